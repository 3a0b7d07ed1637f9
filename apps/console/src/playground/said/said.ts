/** Sentences of the engines that are translated, each a key under `said` in the texts; named groups are its values. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^This is a statistical estimate, not proof\./, 'caution'],
  [/^The score lies between human and machine writing\./, 'inBetween'],
  [/^The score is high, but some texts by people/, 'highButUnclear'],
  [/^Fewer than 80 words/, 'short'],
  [/^Fewer than 120 Chinese characters/, 'shortChinese'],
  [/^The text repeats the same few words/, 'repetitive'],
  [/^The text mixes languages/, 'mixed'],
  [/^The text contains code/, 'code'],
  [/^Much of the text is lists/, 'lists'],
  [/^The text looks like verse/, 'verse'],
  [/^Much of the text is quoted/, 'quoted'],
  [/^The writing changes near sentence (?<n>\d+): before it the text reads more like human/, 'turnsMachine'],
  [/^The writing changes near sentence (?<n>\d+): before it the text reads more like machine/, 'turnsHuman'],
  [/^Say it directly: the sentence works without this opening/, 'opening'],
  [/^A ready-made opening/, 'opening'],
  [/^A summary label\./, 'summary'],
  [/^An inflated image\./, 'image'],
  [/^An inflated figure\./, 'image'],
  [/^A vague quantity\./, 'quantity'],
  [/^A ready-made setting\./, 'setting'],
  [/^A general claim of importance\./, 'importance'],
  [/^A ready-made joint\. Cut it, or let/, 'joint'],
  [/^A ready-made joint\. Cut it, or vary/, 'jointVary'],
  [/^This reads as a reply of an assistant/, 'assistant'],
  [/^Stock praise\./, 'praise'],
  [/^An emphatic turn\./, 'emphasis'],
  [/^A closing courtesy/, 'courtesy'],
  [/^An ordinary phrase that chat models use/, 'ordinary'],
  [/^(?<n>\d+) sentences in a row have nearly the same length/, 'sameLength'],
  [/^(?<n>\d+) sentences in a row open with the same words/, 'sameOpening'],
  [/^One of (?<n>\d+) words in this sentence that chat models overuse/, 'overused'],
  [/^Expansion is limited to wording/, 'expand'],
  [/^Creative rewriting is limited/, 'creative'],
  [/^No safe change was found/, 'noChange'],
  [/^The text does not look like /, 'contradicts'],
  [/^The local engine adds no content/, 'expandLocal'],
  [/^The local engine varies wording/, 'creativeLocal'],
  [/^The text is written in \w+ Chinese;/, 'otherScript'],
  [/^The text mixes scripts \((?<n>\d+)/, 'mixedScripts'],
  [/\bmissing_field: (?<variables>.+)$/, 'missingField'],
  [/\btitle_case: the title was put in sentence case/, 'sentenceCase'],
  [/\btitle_case: this style asks/, 'titleCaseLeft'],
  [/\bforeign_case: /, 'foreignCase'],
  [/\bstyle_has_no_legal_form: /, 'noLegalForm'],
  [/\bjournal_not_abbreviated: no abbreviation is known for (?<name>.+)$/, 'notAbbreviated'],
  [/\bjournal_abbreviated: (?<name>.+) was shortened to (?<short>.+) by rule/, 'abbreviated'],
  [/\bduplicate_merged: (?<name>.+) is the same source as (?<other>.+) and was/, 'merged'],
  [/^Names written in capitals/, 'namesLowered'],
  [/^The item has no type/, 'noType'],
]

/** Remarks on citations begin with a code, in a list after the id of the source. */
const CODED = /^(?:(?<id>\S+): )?[a-z]+(?:_[a-z]+)+: /

export interface Said {
  readonly key: string
  /** What stands in the sentence: numbers, names, and under `variables` the names of missing fields. */
  readonly values: Readonly<Record<string, string>>
  /** Id of the source that a remark is about. */
  readonly id: string | undefined
  /** The sentence is written for programs, so that it is never shown as it is. */
  readonly isCoded: boolean
}

/** What a sentence of the service says, when it is one of those that are known. */
export function readSaid(sentence: string): Said | undefined {
  for (const [pattern, key] of SENTENCES) {
    const match = pattern.exec(sentence)
    if (!match) continue
    const coded = CODED.exec(sentence)
    return { key, values: { ...match.groups }, id: coded?.groups?.id, isCoded: coded !== null }
  }
  return undefined
}
