/**
 * Closed word classes of English. They carry style and almost no topic, which is why the delexicalised
 * n-grams keep exactly these words and the stylometric values count them by group.
 */
export const WORD_GROUPS = {
  firstPerson: 'i me my mine myself',
  firstPlural: 'we us our ours ourselves',
  secondPerson: 'you your yours yourself yourselves',
  thirdPerson: 'he him his himself she her hers herself they them their theirs themselves',
  it: 'it its itself',
  article: 'the a an',
  demonstrative: 'this that these those',
  modal: 'can could may might must shall should will would',
  be: 'be am is are was were been being',
  have: 'have has had having',
  do: 'do does did done doing',
  negation:
    "not no never none nothing nobody neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't couldn't shouldn't haven't hasn't hadn't",
  and: 'and',
  but: 'but yet',
  or: 'or either',
  of: 'of',
  to: 'to',
  preposition:
    'in on at by for with from into onto about above across after against along among around before behind below beneath beside between beyond despite down during except inside near off out outside over past since through throughout toward towards under until up upon via within without per like as',
  subordinator:
    'because although though while whereas if unless when whenever where wherever whether once than so',
  relative: 'which who whom whose what why how',
  quantifier:
    'all any both each every few fewer many more most much several some such other another enough less least little lot lots various numerous countless myriad',
  intensifier:
    'very really quite too just pretty totally absolutely extremely highly incredibly truly even only',
  hedge:
    'perhaps maybe possibly probably likely seems seem seemed appears appear somewhat rather almost nearly generally usually often sometimes',
  connective:
    'however moreover furthermore additionally therefore thus hence consequently nevertheless nonetheless meanwhile overall ultimately finally firstly secondly thirdly lastly similarly conversely likewise instead besides indeed first second third next then also still',
  speech:
    'well okay ok yeah yes oh hey guess actually basically anyway kinda gonna wanna stuff thing things got get gets getting',
  contraction:
    "i'm i've i'll i'd you're you've you'll you'd he's she's it's we're we've we'll we'd they're they've they'll they'd that's there's here's what's who's let's",
  there: 'there here',
  adverbOfTime: 'now today yesterday tomorrow ago already again soon always ever',
} as const

/** Single words that chat models use far more often than people; share of all words. */
export const INFLATED_WORDS =
  'additionally aligned aligns amidst beacon bolster bolstering bustling captivating compelling comprehensive comprehensively crucial crucially culminating cutting-edge dedication delve delved delves delving depth diverse dynamic elevate embark embarked embodies embodying embrace embraced embracing emphasize emphasizes emphasizing empower empowering empowers encompass encompasses encompassing enduring enhance enhanced enhances enhancing ensure ensures ensuring essential ethos evident exemplifies explore explores exploring facilitate facilitates facilitating foster fostered fostering fosters fundamental furthermore garnered groundbreaking grappling harmonious harness harnessing heartfelt heightened highlight highlighted highlighting highlights holistic immersive imperative importance impactful inclusive inclusivity indelible innovative insights instill integral integrate integrating intricacies intricate invaluable journey journeys landscape landscapes legacy leverage leverages leveraging meaningful meticulous meticulously moreover multifaceted myriad navigate navigates navigating notably noteworthy nuance nuanced nuances ongoing optimize overarching palpable paramount pivotal poignant potential profound profoundly promote promotes promoting proactive realm realms remarkable reminder renowned resilience resilient resonate resonated resonates resonating revolutionize rich robust seamless seamlessly serves shaping showcase showcased showcases showcasing significance significant significantly solace sophisticated stands steadfast streamline strive striving stunning supportive sustainable symphony tapestry testament thought-provoking thrive thriving timeless transform transformation transformative transforming underscore underscored underscores underscoring undeniable unique unlock unlocking unparalleled unwavering utilize utilized utilizes utilizing valuable vibrant vital well-being whispered'

/** Suffixes that stand for a word outside the closed classes, longest match first. */
export const SUFFIXES = [
  'ization',
  'ational',
  'fulness',
  'iveness',
  'ability',
  'ically',
  'ations',
  'ements',
  'nesses',
  'ously',
  'ation',
  'ments',
  'ingly',
  'ities',
  'tions',
  'sions',
  'ative',
  'ment',
  'ness',
  'tion',
  'sion',
  'ance',
  'ence',
  'able',
  'ible',
  'ings',
  'ious',
  'less',
  'ship',
  'ally',
  'ized',
  'izes',
  'ists',
  'ity',
  'ing',
  'ful',
  'ous',
  'ive',
  'ist',
  'ism',
  'ize',
  'ers',
  'ies',
  'ion',
  'ary',
  'est',
  'ial',
  'al',
  'ly',
  'ed',
  'er',
  'or',
  'es',
  'ic',
  'th',
  's',
  'y',
  'e',
] as const
