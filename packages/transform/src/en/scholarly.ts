import { anyOf } from '../lexicon/load-lists.ts'
import { isInformalText } from './informal.ts'

/** A writer who speaks of or to somebody: no paper, and no report. */
const VOICE = /\b(?:I|[Yy]ou|[Mm]y|[Mm]e|[Yy]ours?|[Mm]yself)\b|\p{L}['’](?:m|re|ve|ll|d)\b|\p{L}n['’]t\b|!/gu

/** Whether nobody speaks in a text: no "I", no "you", no contraction, no exclamation. */
export function isImpersonal(text: string): boolean {
  return text.search(VOICE) === -1
}

/** Persons who talk, apart from their contractions, and the words and marks of talk. */
const TALKS =
  /\b(?:I|[Yy]ou|[Mm]y|[Mm]e|[Yy]ours?|[Mm]yself)\b|[!…]|\.\.\.|\b(?:guys|stuff|yeah|okay|gonna)\b/u

/** Whether a text is written throughout: formal words and full forms suit it. */
export function isWrittenText(text: string): boolean {
  return text.search(TALKS) === -1
}

/** What papers and the reports of firms and offices say of themselves; each kind counts once. */
const SIGNS: readonly RegExp[] = [
  /\(\p{Lu}[\p{L}'’-]+(?: et al\.?| (?:and|&) \p{Lu}[\p{L}'’-]+)?,? (?:19|20)\d\d/u,
  /\[\d+(?:[,–-] ?\d+)*\]|\bet al\b|\bFig(?:ure|\.) \d|\bTable \d|\bp [<=>] ?0?\.\d/u,
  new RegExp(
    `\\b(?:this|the|the present|the current|our) ${anyOf('en/scholarly', 'kinds-of-paper')}\\b`,
    'iu',
  ),
  new RegExp(`\\bwe (?:also |then |further |first )?${anyOf('en/scholarly', 'does-research')}\\b`, 'iu'),
  new RegExp(
    `\\b(?:our|the|these|experimental|numerical) (?:proposed |main |key )?${anyOf('en/scholarly', 'parts-of-paper')}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:Gaussian|empirical(?:ly)?|${anyOf('en/scholarly', 'of-papers')})\\b`, 'iu'),
  new RegExp(
    `\\b(?:the (?:Company|Group|Board|Committee|Agency)|${anyOf('en/scholarly', 'of-reports')})\\b`,
    'u',
  ),
  /\b(?:risk (?:management|assessment)|compliance|investment (?:strategy|portfolio|managers?)|revenues?|liabilities|ESG|implementation of|pursuant to)\b/u,
]
const FEWEST_SIGNS = 2

/** Whether a text is a paper, an abstract or a report. */
export function isScholarlyText(text: string): boolean {
  const voices = text.match(VOICE)?.length ?? 0
  return (
    voices <= text.length / 2000 &&
    !isInformalText(text) &&
    SIGNS.filter((sign) => sign.test(text)).length >= FEWEST_SIGNS
  )
}

/** Words of talk, which neither a paper nor a formal rewriting has. */
const TALK = new RegExp(
  `\\b(?:${`
  ma[dk]e(?:s)?~sure making~sure try(?:ing)? tries tried look(?:s|ed|ing)?~(?:at|into|for|like) (?:a~lot|lots)(?:~of)? tons?~of loads~of
  get(?:s|ting)? got(?:ten)? hard harder hardest talk(?:s|ed|ing)? big bigger biggest huge tiny find(?:s|ing)?~it~hard
  a~(?:little~)?bit kind~of sort~of pretty really maybe okay stuff guys kids nice(?:ly)? handy tough bad(?:ly)? a~handful~of
  a~couple~of right~now on~top~of~that to~top~it~off what['’]s~more plus anyway besides that~way this~way
  find(?:s|ing)?~out found~out figur(?:e|es|ed|ing)~out com(?:e|es|ing)~up~with came~up~with put(?:s|ting)?~up~with
  show(?:s|ed|ing)?~up pick(?:s|ed|ing)?~up kick(?:s|ed|ing)?~off help(?:s|ed|ing)?~out sum(?:s|med|ming)?~up cut(?:s|ting)?~down
  get(?:s|ting)?~rid~of keep(?:s|ing)?~an~eye hold(?:s|ing)?~back boil(?:s|ed|ing)?~down ha(?:s|ve|d)~a~say
  think(?:s|ing)? thought guess(?:es|ed|ing)? lets? want(?:s|ed|ing)? happen(?:s|ed|ing)? grab(?:s|bed|bing)?
  fix(?:es|ed|ing)? amazing awesome great(?!~deal|ly|er|est) wonderful terrible awful funny smart fun folks for~good
  these~days at~the~end~of~the~day all~in~all by~far way~more more~and~more over~and~over`
    .trim()
    .split(/\s+/)
    .join('|')
    .replaceAll('~', ' ')})\\b`,
  'giu',
)

/** Whether an edit brings in a word of talk, "like" for "such as", or a "So" or "But" at the head of a sentence. */
export function bringsTalk(before: string, after: string): boolean {
  const known = new Set((before.match(TALK) ?? []).map((word) => word.toLowerCase()))
  return (
    (after.match(TALK) ?? []).some((word) => !known.has(word.toLowerCase())) ||
    (/\blike\b/.test(after) && /\b(?:such as|including)\b/i.test(before)) ||
    bringsChattyOpener(before, after) ||
    (/^But\b/.test(after) && !/^But\b/.test(before))
  )
}

const CHATTY_OPENER = /^(?:So|Plus|Anyway|That way)\b/

/** Whether an edit opens a sentence as people talk. */
export function bringsChattyOpener(before: string, after: string): boolean {
  return CHATTY_OPENER.test(after) && !CHATTY_OPENER.test(before)
}
