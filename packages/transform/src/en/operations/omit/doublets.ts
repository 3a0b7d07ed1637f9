import { inflectVerb } from '../../grammar/inflect.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

/** Groups of words so near in meaning that "A and B" of one group says no more than "A". */
const ADJECTIVES = `
important essential crucial vital necessary critical indispensable
robust sturdy strong solid
complex complicated intricate multifaceted nuanced
strange odd unusual peculiar bizarre weird
fun enjoyable pleasant
harsh inhospitable unforgiving
cozy comfortable
warm welcoming inviting
friendly welcoming
relaxed casual laid-back
bland tasteless flavorless uninspired
dull boring uninteresting uninspiring
happy content joyful
sad unhappy sorrowful
unsatisfied dissatisfied unhappy
angry furious
tired exhausted weary
excited thrilled
exciting thrilling exhilarating
gripping captivating compelling engaging
interesting engaging intriguing fascinating
safe secure
stable steady
calm peaceful tranquil
fair just equitable
unfair unjust
honest truthful sincere open
genuine authentic
kind caring compassionate
polite courteous
rude disrespectful
smooth seamless effortless
quick fast swift rapid speedy
simple easy straightforward uncomplicated
straightforward clear
powerful strong potent
brave courageous fearless
smart intelligent clever
rich wealthy affluent prosperous
new innovative novel
unique special distinctive
unique exceptional
various diverse varied
full complete
total complete
immense enormous huge vast
rare uncommon
dangerous perilous hazardous
frail fragile
wild rugged
desolate remote
dark gloomy
old ancient
ongoing continuous
popular beloved
famous renowned celebrated
proper appropriate adequate
relevant pertinent
meaningful profound significant
meaningful purposeful
detailed thorough comprehensive
careful thoughtful
thoughtful considerate
lively energetic
frustrated annoyed
frustrating annoying
confused bewildered
confusing unclear
scared afraid frightened terrified
stressful overwhelming
nonsensical meaningless
useless worthless
fake insincere
filthy dirty
clean hygienic
corrupt dishonest
cruel brutal
violent brutal
controversial divisive
harmful damaging detrimental
supportive encouraging
talented skilled gifted
knowledgeable well-informed
accurate correct
reliable dependable trustworthy
adaptable flexible
creative imaginative inventive
beautiful stunning lovely gorgeous
delicious tasty flavorful
crisp crunchy
moist juicy`
const NOUNS = `
aims objectives goals purposes
goals aspirations
thoughts ideas
opinions views
ideas concepts notions
advice guidance
guidance support
rules regulations
skills abilities talents
skills competencies
support assistance help
help advice
support encouragement
discussion debate
fear anxiety dread
problems challenges difficulties issues
challenges obstacles hurdles
challenges struggles
growth development progress
dangers risks hazards threats
values beliefs principles
morals principles
wants desires
needs wants requirements
demands requirements
feelings emotions
joy happiness delight
joy pleasure
sadness sorrow grief
sorrow grief
sadness despair
hopelessness despair
wonder awe amazement
chaos confusion disorder
confusion disorientation
doubt uncertainty
rage anger fury
hatred hostility
conflict strife
peace harmony tranquility
unity harmony
unity togetherness
isolation loneliness
kindness compassion
empathy compassion understanding
compassion sympathy
courage bravery heroism valor
determination resolve perseverance persistence tenacity grit
dedication commitment devotion
passion enthusiasm
creativity imagination
honesty sincerity truthfulness
transparency openness
deceit deception betrayal
fairness justice
freedom liberty
independence autonomy
power strength
wealth riches
comfort solace
consolation solace
safety security
ease comfort
elegance grace
charm appeal
beauty splendor
allure appeal
traditions customs
depth nuance
nuances complexities intricacies subtleties
complexity intricacy
reliability dependability
speed swiftness
importance significance relevance
impact influence effect
impacts effects
consequences repercussions effects
consequences implications
benefits advantages
drawbacks disadvantages limitations
limitations shortcomings weaknesses
differences distinctions
similarities parallels
changes shifts
breakthroughs advances advancements
methods techniques approaches
strategies tactics
plans strategies
steps measures
factors elements aspects
features characteristics attributes
qualities traits characteristics
awareness understanding
experiments tests
evidence proof
trust confidence
loyalty devotion
respect admiration
pride satisfaction
accomplishment achievement
accomplishments achievements
success achievement
poverty deprivation
pollution contamination
surprise astonishment shock
astonishment disbelief
excitement anticipation enthusiasm
tension suspense
mystery intrigue
suspicion distrust
skepticism doubt
worries concerns fears
worry concern
dreams aspirations hopes
hopes aspirations
collaboration cooperation teamwork
cooperation coordination
communication dialogue
relationships connections bonds
connection bond
terminology jargon
destruction devastation
destruction ruin
decay deterioration
disputes disagreements
trials tribulations
screams shouts
laughter merriment
vigor energy
mood atmosphere
atmosphere ambiance
individuals people persons
companies businesses firms
buildings structures
streets roads
pain suffering
suffering hardship
difficulties hardships
flaws defects faults
errors mistakes`
const VERBS = `
protect preserve safeguard defend
support assist help
grow develop evolve
relax unwind
respect admire honor
understand comprehend grasp
analyze examine study
captivate enchant enthrall
engage captivate
captivate entertain
promote encourage foster
foster nurture cultivate
inspire motivate
inspire uplift
improve enhance
strengthen reinforce
assess evaluate
acknowledge recognize
value cherish treasure
value appreciate
adapt adjust
complain grumble
mock ridicule jeer
question challenge
explain clarify
begin start
cease stop
gather collect
create produce
share exchange
explore investigate
identify recognize
attack assault
laugh chuckle
guide direct
excite delight
surprise astonish
destroy ruin`

const PAIRS: Readonly<Partial<Record<Token['pos'], ReadonlySet<string>>>> = {
  ADJ: pairs(ADJECTIVES, (word) => [word]),
  NOUN: pairs(NOUNS, (word) => [word]),
  VERB: pairs(VERBS, formsOf),
}

function pairs(groups: string, forms: (word: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const group of groups.trim().split('\n')) {
    const words = group.trim().split(' ').map(forms)
    for (const left of words)
      for (const right of words)
        if (left !== right) for (const [index, form] of left.entries()) found.add(`${form} ${right[index]}`)
  }
  return found
}

/** Base, third person, -ing and past, in this order: both verbs of a pair stand in one form. */
function formsOf(verb: string): readonly string[] {
  return (['VB', 'VBZ', 'VBG', 'VBN'] as const).map((form) => inflectVerb(verb, form))
}

/** "cozy and comfortable", "growth and development", "foster and encourage" → the first of two words of one meaning. */
export const dropDoublet: Operation = {
  ...OMISSION,
  id: 'structure.drop-doublet',
  reason: 'two_words_one_thing',
  modes: ['shorten', 'simple'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [left, right] = [tokens[at - 1], tokens[at + 1]]
      if (and.lower !== 'and' || !left || !right || left.locked || right.locked || left.name || right.name)
        return []
      const pair = `${left.lower} ${right.lower}`
      const isNouns = PAIRS.NOUN?.has(pair) === true
      if (!isNouns && PAIRS.ADJ?.has(pair) !== true && PAIRS.VERB?.has(pair) !== true) return []
      if (isInList(tokens, at) || (isNouns && changesNumber(tokens, at))) return []
      return [{ start: left.end, end: right.end, after: '' }]
    })
  },
}

/** "quick, safe and secure", "both safe and secure": the last joint of a list has to stay. */
function isInList(tokens: readonly Token[], and: number): boolean {
  return (
    /^(?:,|and|or|both|between|neither|either|not)$/.test(tokens[and - 2]?.lower ?? '') ||
    (tokens[and + 2]?.text === ',' && /^(?:and|or)$/.test(tokens[and + 3]?.lower ?? '')) ||
    /^(?:and|or|-)$/.test(tokens[and + 2]?.lower ?? '') ||
    hasAny(tokens, Math.max(0, and - 6), and, /^(?:between|both|difference|two)$/)
  )
}

/** "Growth and development are …": with one noun the verb would have to change. */
function changesNumber(tokens: readonly Token[], and: number): boolean {
  const left = tokens[and - 1] as Token
  const isSubject = isFiniteAux(tokens[and + 2]) || tokens[and + 2]?.pos === 'VERB'
  if (isPluralNoun(left.lower)) return false
  return isSubject || hasAny(tokens, and + 2, and + 9, /^(?:are|were|have|do)$/)
}
