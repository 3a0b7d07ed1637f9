import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import type { Token } from '../../token.ts'

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
  offense defense, attack defense, theory experiment, mental emotional, volume velocity, variance bias,
  thoughts feelings, thought feeling, feelings thoughts, exploration exploitation, entrance exit, entrances exits, entry exit, arrival departure, arrivals departures,
  laughter grandeur, economy businesses, nice clean, nice warm, nice cozy, nice quiet, nice neat, good ready, safe sound, loud clear, bright early, neat tidy, clean tidy, fair square, free clear,
  alive well, sick tired, short sweet, sweet sour, soft gentle, tried true, tried tested, hard fast, cut dry, prim proper, null void, healthy happy, happy healthy, peace quiet, peace tranquility,
  aches pains, trials triumphs, hustle bustle, facts figures, rules regulations, customs traditions, manners customs, shock awe, wonder awe, awe wonder, fun games, fame glory, rank file, rest relaxation, room board,
  bed breakfast, bits bobs, flesh bones, forms functions, form function, means ends, odds evens, part parcel, rights duties, rights responsibilities, signs symptoms, states territories, stress strain,
  tables chairs, table chairs, trains buses, trial punishment, turn twist, vim vigor, wants needs, wind waves, wit wisdom, words deeds, thoughts deeds, thoughts behaviors, thoughts behaviours, emotions behaviors, emotions behaviours,
  beliefs practices, beliefs actions, beliefs behaviors, attitudes behaviors, values actions, ideas actions, reason emotion, logic reason, nouns verbs, letters numbers, text images, text image, words images, images videos, image video,
  audio video, photos videos, pictures videos, books articles, articles books, authors editors, editors writers, actors actresses, actors directors, players coaches, players fans, coaches players, drivers passengers, pilots crew,
  officers soldiers, soldiers civilians, kings nobles, gods men, gods goddesses, heroes villains, hero villain, angels demons, heaven hell, hell damnation, bride groom, landlords tenants, masters servants, master servant, master slave,
  leaders followers, lawyers judges, judge jury, police courts, producers consumers, suppliers customers, clients customers, customers clients, company customers, speakers listeners, readers writers, writers readers, senders receivers,
  sender receiver, encoder decoder, generator discriminator, client server, upload download, uploads downloads, read written, acceptance rejection, approval rejection, addition subtraction, multiplication division, expansion contraction,
  attraction repulsion, inclusion exclusion, inclusion diversity, diversity inclusion, equity inclusion, diversity equity, integration segregation, competition cooperation, stability change, continuity change, order chaos, chaos order, unity division, agreement disagreement,
  similarities differences, similarity difference, comparison contrast, particles waves, waves particles, electrons protons, protons neutrons, atoms molecules, cells tissues, cells organs, tissues organs, nucleus electrons, roots leaves, stem leaves,
  trees shrubs, trees forests, rivers lakes, lakes rivers, oceans seas, rivers oceans, mountains valleys, hills valleys, sky earth, earth sky, sun rain, storms floods, earthquakes tsunamis, temperature pressure, temperature humidity, pressure volume,
  mass energy, matter energy, matter antimatter, length width, width height, height weight, heights weights, breadth depth, width depth, latitude longitude, amplitude phase, amplitude frequency, position momentum, position velocity, velocity acceleration,
  voltage current, accuracy speed, speed accuracy, quality quantity, quantity quality, price quality, quality price, sample population, probability statistics, algebra geometry, grammar vocabulary, syntax semantics, pronunciation spelling,
  anatomy physiology, physiology pathology, obstetrics gynecology, morphology syntax, maintenance repair, wear corrosion, birth marriage, engagement marriage, marriage divorce, marriage children, pregnancy childbirth, illness recovery, injury recovery, sickness health, stress burnout,
  anxiety depression, doubt certainty, ignorance knowledge, bachelor master, freshman sophomore, kindergarten grade, tea coffee, coffee tea, coffee cake, milk honey, milk sugar, cream sugar, bacon eggs, ham eggs, ham cheese, mac cheese, rice beans, burgers fries, burger fries, chips salsa,
  soup salad, soup sandwich, spaghetti meatballs, steak potatoes, beer wine, gin tonic, shoes socks, hat coat, hat gloves, jacket pants, shirt tie, shirt pants, needle thread, hammer nails, bow arrow, bows arrows, sword shield, guns ammunition, horse carriage, planes trains, cars trucks, buses trains,
  doors windows, walls ceiling, walls floors, floors walls, roof walls, kitchen bathroom, bedroom bathroom, minutes seconds, hours minutes, days weeks, weeks months, months years, dollars cents, pounds pence, feet inches, meters centimeters, chapter verse, crossword sudoku, law legislation, laws enforcement, research teaching, teaching learning, teaching research, training employment, budget schedule, time budget, scope limitations, aims objectives, goals objectives, vision mission, mission values, mission vision,
  results discussion, methods results, materials methods, discussion conclusion, abstract introduction, background objectives, tables figures, hypothesis conclusion, plaintiff defendant, appellant respondent, buyers agents, debtor creditor, borrowers lenders, lenders borrowers, donors recipients, donor recipient, victim perpetrator, suspect victim, accident emergency, fire rescue, fire flood, love loss, love hate, love betrayal, betrayal revenge, crime mystery, redemption forgiveness, retribution redemption, life afterlife`.split(
    /,\s+/,
  ),
)

/** Words that stand last of a pair: those who serve or follow, and what sums up. */
const CLOSES =
  /^(?:staff|crew|personnel|faculty|colleagues|supporters|followers|fans|assistants|servants|passengers|visitors|guests|onlookers|bystanders|allies|associates|affiliates|contractors|subcontractors|volunteers|offspring|descendants|accessories|extras|sides|leftovers|miscellany|items|stuff|objects|equipment|supplies|surroundings)$/

/** Two words that custom or logic puts in this order, or the plain word before its negative ("direct and indirect"). */
export function isCustomaryPair(left: Token, right: Token): boolean {
  return (
    shareGroup(left.lower, right.lower) ||
    CUSTOMARY.has(`${left.lower} ${right.lower}`) ||
    CLOSES.test(right.lower) ||
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
