import { pluralise } from '../../grammar/inflect.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, SHOWS, withoutWord } from './omit-word.ts'

/** Adjectives, each with the nouns (singular; the plural counts too) that hold it already or gain nothing by it. */
const HELD: Readonly<Record<string, string>> = {
  careful: 'consideration planning attention thought analysis examination selection balance study',
  thorough: 'investigation examination analysis research review evaluation assessment',
  comprehensive:
    'analysis overview investigation study review examination framework approach set evaluation suite guide range exploration assessment survey strategy coverage plan',
  'in-depth': 'analysis exploration understanding examination study investigation',
  detailed: 'analysis examination description investigation study explanation account',
  extensive: 'research experimentation experiment evaluation simulation',
  rigorous: 'analysis testing evaluation experiment research training',
  systematic: 'investigation analysis study review approach',
  deep: 'understanding appreciation connection insight dive commitment gratitude love respect',
  profound: 'insight understanding appreciation sense influence implication connection',
  clear: 'indication understanding evidence example picture explanation demonstration reminder need',
  valuable:
    'insight lesson information experience resource tool knowledge opportunity contribution skill feedback input time asset perspective data addition guidance',
  invaluable: 'insight resource tool lesson asset experience knowledge',
  meaningful: 'connection conversation relationship insight interaction change discussion',
  unique: 'blend combination perspective characteristic need set mix requirement circumstance',
  diverse: 'range array variety set mix collection population',
  vast: 'expanse',
  rich: 'tapestry history heritage tradition variety blend array legacy',
  intricate: 'detail web tapestry network dance relationship balance interplay complexity pattern nuance',
  delicate: 'balance dance',
  complex: 'interplay web tapestry',
  strong: 'foundation sense desire belief commitment emphasis advocate proponent urge',
  solid: 'foundation understanding grasp',
  robust: 'framework system foundation solution set',
  powerful: 'tool reminder message insight testament statement',
  poignant: 'reminder',
  stark: 'reminder contrast',
  constant: 'reminder',
  compelling: 'narrative argument case evidence reason portrayal',
  captivating: 'narrative story tale',
  unforgettable: 'journey adventure',
  seamless: 'integration transition',
  dynamic: 'nature interplay environment landscape',
  'ever-changing': 'world landscape environment',
  innovative: 'approach solution idea technology method technique strategy design',
  novel: 'insight',
  fresh: 'perspective insight',
  vibrant: 'community culture tapestry atmosphere city',
  bustling: 'city street market metropolis',
  serene: 'beauty',
  breathtaking: 'view scenery beauty landscape',
  sheer: 'size scale number power force beauty magnitude amount scope',
  true: 'essence nature meaning potential self power value passion spirit feeling',
  inherent: 'risk challenge danger limitation value worth nature complexity bias',
  underlying: 'cause reason mechanism principle',
  actual: 'fact reality',
  lasting: 'impression legacy memory',
  overall:
    'experience health performance effectiveness efficiency success quality structure message dining goal impact cost satisfaction appearance design outcome accuracy productivity aesthetic atmosphere development productivity authenticity',
  personal: 'opinion belief preference taste view viewpoint touch',
  individual: 'preference',
  specific: 'need requirement detail goal example type aspect instruction circumstance purpose',
  particular: 'interest type kind emphasis attention',
  potential: 'risk danger threat hazard pitfall',
  possible: 'risk danger threat',
  different: 'type kind aspect variety way part angle stage form level',
  various: 'type kind form aspect part stage',
  key: 'takeaway',
  main: 'goal focus theme purpose objective idea aim',
  primary: 'goal focus objective purpose aim',
  crucial: 'insight',
  essential: 'insight requirement prerequisite',
  important: 'insight milestone takeaway',
  major: 'breakthrough milestone',
  significant: 'milestone breakthrough',
  unexpected: 'surprise',
  necessary: 'requirement prerequisite',
  final: 'outcome conclusion result',
  past: 'history experience',
  future: 'plan prospect',
  advance: 'planning warning',
  mutual: 'cooperation understanding agreement',
  joint: 'collaboration',
  new: 'innovation discovery beginning recruit addition',
  added: 'bonus benefit',
  free: 'gift',
  serious: 'danger crisis',
  immense: 'potential power value pride joy gratitude',
  tremendous: 'potential opportunity',
  remarkable: 'achievement ability resilience journey feat talent',
  extraordinary: 'achievement ability feat talent journey',
  incredible: 'achievement feat journey talent',
  exceptional: 'talent skill',
  unparalleled: 'opportunity access level',
  unwavering:
    'commitment dedication support determination belief faith loyalty resolve devotion love spirit courage',
  steadfast: 'commitment dedication support loyalty',
  tireless: 'effort dedication work',
  relentless: 'pursuit effort',
  genuine: 'interest connection concern passion care desire',
  sincere: 'apology gratitude thanks',
  heartfelt: 'apology gratitude thanks',
  timeless: 'classic tale beauty wisdom',
  quick: 'glance glimpse',
  brief: 'moment glimpse overview summary',
  growing: 'trend',
  ongoing: 'debate effort process',
  current: 'state status',
  existing: 'literature',
  entire: 'process world',
  whole: 'process',
  general: 'public consensus',
  proactive: 'measure approach step',
  holistic: 'approach',
  multifaceted: 'nature',
  rapid: 'pace',
  swift: 'pace',
  cutting: 'edge',
}
const STRESSED =
  /^(?:more|most|less|least|so|as|too|very|how|what|such|not|n't|equally|truly|really|quite|both|either|neither|nor|no|only|rather|much|even|far|two|three|four|and|or|but|,|-)$/
const COPULA =
  /^(?:is|are|was|were|be|been|being|'s|'re|become|becomes|became|remain|remains|as|it|them|him|her|offers?)$/

/** "careful consideration" → "consideration", "the overall quality" → "the quality". */
export const dropHeldModifier: Operation = {
  ...OMISSION,
  id: 'structure.drop-held-modifier',
  reason: 'noun_without_adjective',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      const nouns = HELD_SETS.get(token.lower)
      if (nouns === undefined || token.locked || token.name || !next || next.locked || next.name) return []
      if (!before || !nouns.has(next.lower) || STRESSED.test(before.lower) || isNegated(tokens, at, 3))
        return []
      if (after?.pos === 'NOUN' || after?.pos === 'PROPN' || /^[-–]/.test(after?.text ?? '')) return []
      // "is a valuable tool": there the adjective is the statement. So it is where nothing follows: "a unique blend."
      if (/^an?$/.test(before.lower) && COPULA.test(tokens[at - 2]?.lower ?? '')) return []
      if (/^an?$/.test(before.lower) && (after === undefined || !isWord(after) || after.lower === 'and'))
        return []
      if (before.pos === 'ADV' || SHOWS.test(before.lower) || isContrasted(tokens, at)) return []
      if (/^(?:various|different)$/.test(token.lower) && before.pos === 'ADP') return []
      if (token.lower === 'different' && !/^(?:many|several|numerous|multiple|all)$/.test(before.lower))
        return []
      if (COPULA.test(before.lower) || text.slice(token.end, next.start) !== ' ') return []
      return [withoutWord({ tokens, text }, at)]
    })
  },
}

/** "needs a deep understanding", "deep rather than broad knowledge": the adjective is what is meant. */
function isContrasted(tokens: readonly Token[], at: number): boolean {
  return (
    hasAny(
      tokens,
      Math.max(0, at - 4),
      at,
      /^(?:need|needs|needed|require|requires|required|lack|lacks|lacked|without|want|wants|any)$/,
    ) ||
    hasAny(
      tokens,
      0,
      tokens.length,
      /^(?:broad|broader|general|superficial|shallow|basic|rather|instead|unlike|beyond|lies|lie)$/,
    )
  )
}

const HELD_SETS = new Map(
  Object.entries(HELD).map(
    ([adjective, nouns]) =>
      [adjective, new Set(nouns.split(' ').flatMap((noun) => [noun, pluralise(noun)]))] as const,
  ),
)
