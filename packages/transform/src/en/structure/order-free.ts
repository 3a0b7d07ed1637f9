import { nounVerbBase } from '../noun-verbs.ts'
import type { Token } from '../token.ts'

/**
 * Words that have a customary order among themselves (time, size, rank, steps, opposites named good first), a group a
 * line; with words of other groups they are free.
 */
const GROUPS = `
black white gray grey
supply demand
pros cons
research development r d
trial trials error errors tribulations
cause causes source sources origin origins effect effects impact impacts symptoms consequences outcomes
time times energy effort money space date place
law laws order orders rules regulations policy policies
life lives death deaths birth births rebirth
day days night nights morning mornings afternoon evening evenings dawn dusk
men man women woman boys boy girls girl male female males females
husband wife mother father mothers fathers parents parent mom dad mum sons son daughters daughter brothers brother sisters sister
ladies gentlemen sir madam king queen kings queens prince princes princess lords
north south east west northern southern eastern western
rise fall creation emergence establishment growth expansion decline collapse highs lows ups downs peaks
terms conditions
arts art sciences science technology engineering mathematics math physics chemistry biology
food drink drinks water shelter clothing bread butter cheese crackers wine
salt pepper vinegar oil
past present future current
victims patients families survivors
sin sins penitence repentance absolution forgiveness redemption
teachers learners learner
name names address addresses phone
question questions answer answers
input inputs output outputs
read write reading writing spelling listening speaking
start end beginning middle beginnings endings
war peace conflict
heart soul body bodies mind minds spirit hearts souls
flesh blood bone bones skin
health safety wellness fitness
crime crimes punishment punishments
profit profits loss losses gain gains win wins defeat
goods services products
checks balances
first second third fourth last next final initial former latter following previous subsequent
top bottom upper lower left right back front side sides head heads shoulders toe toes
here there now then above below before after
big medium medium-sized small large little huge tiny long short high low tall wide narrow near far heavy light
old new young elderly modern medieval ancient traditional contemporary
rich poor wealthy
public private
primary secondary tertiary elementary middle undergraduate graduate
strengths weaknesses limitations advantages disadvantages advantage disadvantage benefits drawbacks merits demerits positives negatives positive negative opportunities threats
costs benefits cost benefit costs risks risk rewards reward returns
local regional national international global state federal county city town village country countries rural urban world
internal external domestic foreign inner outer inside outside
spring summer autumn fall winter
monday tuesday wednesday thursday friday saturday sunday
january february march april june july august september october november december
breakfast lunch dinner dessert appetizers
child children adult adults infancy childhood adolescence adulthood youth infants toddlers adolescents teenagers seniors
teacher teachers student students pupils
doctor doctors caregiver caregivers nurse nurses patient patients
employer employers employee employees employment management staff workers
labor labour delivery
friends friend family families relatives neighbors
lock key thunder lightning
nuts bolts bits pieces odds ends
hopes dreams hope fears despair
blood sweat tears
fish chips meat potatoes cats dogs cat dog
wear tear
theory practice theories
design implementation development deployment analysis collection processing planning execution training testing validation test evaluation interpretation production distribution consumption disposal extraction creation formation evolution classification categorization characterization quantification localization recognition segmentation prediction estimation verification validation optimization monitoring assessment maintenance preparation delivery storage transmission adoption discovery installation construction operation operations review identification detection mitigation definition separation removal management
diagnosis treatment prevention cure recovery care
problem problems solution solutions challenges challenge
home homes work school schools office
age sex gender race ethnicity
precision recall mean standard
trade commerce industry
buyers sellers buyer seller
hardware software
good bad right wrong better worse best worst evil
rhythm blues track field
hide seek stop go give take buy sell come live learn drag drop cut copy paste love hate
true false yes no
sense sensibility
lights camera action
hot cold warm cool wet dry
near far early late
locally regionally nationally globally internationally
full empty
assets liabilities revenue revenues income expenses expenditure credit debit debits earnings
victims perpetrators predator prey host guest guests hosts
origin origins evolution history development growth
insertion deletion insertions deletions
conjunction disjunction
sun moon stars
twists turns
tooth nail
search rescue rack ruin
pain suffering
roles responsibilities
thoughts prayers likes dislikes
fear loathing pride prejudice
import export imports exports
smoke mirrors cloak dagger tips tricks
stocks bonds
nature nurture
macro micro
ebb flow
sight sound sights sounds smell
written spoken oral
kings castles
lesson lessons
introduction conclusion conclusions body
beginner intermediate advanced novice
gold silver bronze
planet earth
fraternities sororities
individual individuals people group groups families family communities community societies society nations nation humanity
people persons goods services capital
vertices edges faces points lines
authorizations settlements voids refunds
hands feet hand foot knife fork pen paper
fruit fruits vegetables
mac knowledge wisdom
arrest trial conviction sentencing imprisonment
exposure infection disease illness inflammation injury injuries disability death deaths
poverty hunger drought famine unemployment
planting harvest harvesting seed seeds
application interview purchase payment invoice
awareness acceptance action
individual interpersonal organizational societal
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const GROUPS_OF = new Map<string, number[]>()
for (const [group, words] of GROUPS.entries())
  for (const word of words) GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), group])

/** Whether two words belong to one customary order. */
function shareGroup(left: string, right: string): boolean {
  return GROUPS_OF.get(left)?.some((group) => GROUPS_OF.get(right)?.includes(group)) === true
}

/** Words that lean on what stands before them, or close a list. */
const LEANING =
  /^(?:its|their|his|her|it|them|they|this|that|these|those|such|other|others|another|same|own|else|more|most|less|least|even|so|also|many|few|several|some|any|all|both|either|neither|no|none|not|similar|various|etc|therefore|thus|then|finally|ultimately|eventually|subsequently|consequently|latter|former|sometimes|overall|general|beyond|back|rest|whole|only|merely|perhaps|often|especially|particularly|including|respective|resulting|subsequent|further|furthermore|additional|related|relevant|entire|each|every|there|here)$/

/** Whether a word of a pair or list ties it to its place, whatever stands beside it. */
export function isTied(token: Token): boolean {
  return (
    token.locked ||
    token.name ||
    token.isKnownName ||
    token.pos === 'NUM' ||
    LEANING.test(token.lower) ||
    /(?:est|er's)$/.test(token.lower) ||
    /\d/.test(token.lower)
  )
}

/** Pairs of opposites or steps that are free apart and have an order together. */
const CUSTOMARY = new Set(
  `simple complex, single multiple, guilt innocence, reward punishment, victory defeat, formal informal, explicit implicit, classical modern, general specific,
  verbal non-verbal, speed accidents, name face, size shape, shape size, shapes sizes, sensitivity specificity,
  light shadow, words phrases, words actions, thoughts actions, needs wants, joy sorrow, love marriage,
  action reaction, actions reactions, actions consequences, choices consequences, friend foe, friends foes,
  plants animals, flora fauna, land sea, air water, sea air, oil gas, gas electricity, truth justice, life liberty,
  freedom democracy, honor glory, honour glory, trust respect, success failure, successes failures, pleasure pain,
  faith reason, virtue vice, laughter tears, smoke fire, wind rain, rain snow, fame fortune, body soul,
  sex nudity, profit non-profit, military civilian, civil criminal, mortality morbidity, morbidity mortality,
  offense defense, attack defense, theory experiment, mental emotional, volume velocity, variance bias`.split(
    /,\s+/,
  ),
)

/** Two words that custom or logic puts in this order, or the plain word before its negative ("direct and indirect"). */
export function isCustomaryPair(left: Token, right: Token): boolean {
  return (
    shareGroup(left.lower, right.lower) ||
    CUSTOMARY.has(`${left.lower} ${right.lower}`) ||
    (right.lower.endsWith(left.lower) && /^(?:sub|re)-?$/.test(right.lower.slice(0, -left.lower.length))) ||
    (/^(?:un|in|im|il|ir|non-?|dis)/.test(right.lower) && right.lower.endsWith(left.lower.slice(1)))
  )
}

/** Whether any two words of a list have an order of their own. */
export function haveOrder(words: readonly Token[]): boolean {
  return words.some((left, at) => words.slice(at + 1).some((right) => isCustomaryPair(left, right)))
}

/** Whether a word points to something said elsewhere, or is part of a name or number. */
export function isLeaning(token: Token): boolean {
  return token.locked || token.name || token.isKnownName || token.pos === 'NUM' || LEANING.test(token.lower)
}

/** A word in base form that the tagger calls a noun and that could as well be a verb. */
export function mayBeVerb(token: Token): boolean {
  return token.pos === 'NOUN' && nounVerbBase(token.lower) === token.lower
}

const PLAIN_SIZE =
  /^(?:long|short|big|small|large|old|new|young|rich|dark|deep|wide|thin|tall|flat|full|cold|hot|vast|huge|tiny)$/

/** "long and perilous": the short plain adjective of size or age stands first. */
export function isShortFirst(left: Token, right: Token): boolean {
  return PLAIN_SIZE.test(left.lower) && right.lower.length > left.lower.length
}
