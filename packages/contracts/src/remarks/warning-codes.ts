import { type Remark, type RemarkValues, renderRemark, type Sentences } from './remark.ts'

const LANGUAGE = {
  not_english: 'The text does not look like English; it was processed as English because `language` says so.',
  not_simplified_chinese:
    'The text does not look like Simplified Chinese; it was processed as Simplified Chinese because `language` says so.',
  not_traditional_chinese:
    'The text does not look like Traditional Chinese; it was processed as Traditional Chinese because `language` says so.',
}

const DETECTION = {
  estimate_not_proof:
    'This is a statistical estimate, not proof. Do not use it alone to judge or accuse anyone.',
  between_human_and_machine:
    'The score lies between human and machine writing. Text by a person that a tool polished, paraphrased or translated often looks like this.',
  high_but_unclear:
    'The score is high, but some texts by people score as high at this length: no verdict is given.',
  too_few_words: 'Fewer than {least} words: the estimate is unreliable.',
  too_few_characters: 'Fewer than {least} Chinese characters: the estimate is unreliable.',
  repetitive: 'The text repeats the same few words: no estimate is possible.',
  mixed_languages: 'The text mixes languages: the estimate is less reliable.',
  contains_code: 'The text contains code, which is left out of the estimate.',
  mostly_lists: 'Much of the text is lists: the estimate is less reliable on lists.',
  looks_like_verse: 'The text looks like verse or lyrics, on which the estimate is less reliable.',
  mostly_quoted: 'Much of the text is quoted: the estimate speaks of the quoted words too.',
  turns_to_machine:
    'The writing changes near sentence {sentence}: before it the text reads more like human writing, from there on more like machine writing.',
  turns_to_human:
    'The writing changes near sentence {sentence}: before it the text reads more like machine writing, from there on more like human writing.',
}

const TRANSFORM = {
  no_change: 'No safe change was found.',
  unsure_places: 'Places that look wrong and have no sure remedy: {count}; see `notes`.',
  expand_wording_only:
    'Expansion is limited to wording ({percent} % longer): no new facts, examples or sentences are invented.',
  expand_reworded: 'The local engine adds no content of its own: the text was reworded, hardly lengthened.',
  creative_safe_only: 'Creative rewriting is limited to safe changes of wording and sentence structure.',
  creative_invents_nothing:
    'The local engine varies wording and sentence structure; it invents no new images or ideas.',
  shorten_by_percent:
    'Only {percent} % could be cut without losing content: facts, names and reservations are kept.',
  shorten_little: 'Little could be cut without losing content.',
  answered_in_simplified: 'The text is written in Traditional Chinese; it was answered in Simplified.',
  answered_in_traditional: 'The text is written in Simplified Chinese; it was answered in Traditional.',
  model_answers_rejected:
    'What the language model wrote did not pass the checks; the local engine rewrote paragraph {paragraphs}.',
  model_unreachable:
    'The language model could not be reached; the local engine rewrote paragraph {paragraphs}.',
  model_not_here:
    'The language model is not available on the worker that took this text; the local engine rewrote it.',
  model_too_late: 'The language model took too long; the local engine rewrote paragraph {paragraphs}.',
  mixed_scripts_to_simplified:
    'The text mixes scripts ({count} Traditional characters); outside quotations they were written in Simplified.',
  mixed_scripts_to_traditional:
    'The text mixes scripts ({count} Simplified characters); outside quotations they were written in Traditional.',
}

/** Words before a colon are for programs that read the sentence. */
const CITATION = {
  missing_field: 'missing_field: {fields}',
  title_case_lowered: 'title_case: the title was put in sentence case; check its proper nouns',
  title_case_kept:
    'title_case: this style asks for sentence case, and the title was left as given; title_case: "sentence" lowers it',
  foreign_case: 'foreign_case: the entry follows OSCOLA, as reported in the country of the case',
  no_legal_form: 'style_has_no_legal_form: {style} has no form for cases; check the reporter and the court',
  no_legal_form_bluebook:
    'style_has_no_legal_form: {style} has no form for cases; the entry follows The Bluebook',
  no_legal_form_oscola: 'style_has_no_legal_form: {style} has no form for cases; the entry follows OSCOLA',
  journal_not_abbreviated: 'journal_not_abbreviated: no abbreviation is known for {journal}',
  journal_abbreviated: 'journal_abbreviated: {journal} was shortened to {short} by rule',
  duplicate_merged: 'duplicate_merged: {id} is the same source as {first} and was listed once',
  names_end_in_et_al:
    'The list of names ends in "et al.": the names after it are not known and are left out.',
  too_many_names: 'Names after the first {most} are left out.',
  names_lowered: 'Names written in capitals were put in lower case; check them.',
  type_missing: 'The item has no type and is cited as a document.',
  type_unknown: 'Type "{type}" is not known and is cited as a document.',
  date_cut: 'A part of the date "{variable}" is no date and was left out.',
  identifier_malformed: '{identifier} "{value}" is malformed and was left out.',
  isbn_wrong: 'ISBN {isbn} has a wrong length or check digit.',
}

/** Every remark in the `warnings` of an answer. Codes are never renamed within v1; the sentences are English. */
export const WARNINGS = { ...LANGUAGE, ...DETECTION, ...TRANSFORM, ...CITATION } satisfies Sentences
export type WarningCode = keyof typeof WARNINGS

export const WARNING_CODES = Object.keys(WARNINGS) as [WarningCode, ...WarningCode[]]

/** `values.source` names the item of a list that the remark is about, where there are several. */
export type Warning = Remark<WarningCode>

/** The English sentence of a warning, in a list of sources behind the id of the one it is about. */
export function renderWarning(warning: Warning): string {
  const sentence = renderRemark(WARNINGS, warning)
  const source = warning.values?.source
  return source === undefined ? sentence : `${source}: ${sentence}`
}

/** The fields of an answer that warn, each with an entry for every warning, in their order. */
export function renderWarnings(warnings: readonly Warning[]): {
  readonly warnings: string[]
  readonly warning_codes: WarningCode[]
  readonly warning_values: RemarkValues[]
} {
  return {
    warnings: warnings.map(renderWarning),
    warning_codes: warnings.map(({ code }) => code),
    warning_values: warnings.map(({ values }) => values ?? {}),
  }
}
