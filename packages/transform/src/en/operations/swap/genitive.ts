import { isPluralNoun } from '../../grammar/number.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, inner, type Operation, opening, phrase } from '../scene.ts'

const OWNERS =
  /^(?::people|person|students?|children|patients?|users?|customers?|companies|company|team|project|country|city|community|communities|world|author|authors|readers?|model|system|report|government|organization|organisation|family|families|student|teachers?|workers?|employees?|individuals?|society|business|region|planet|brain|body|school|reader|group|program|programme|framework|network|paper|study|novel|story|book|film|movie|play|poem|article|essay|product|device|vehicle|car|ship|building|house|restaurant|hotel|app|website|platform|law|policy|proposal|plan|child|king|queen|artist|writer|scientist|industry|market|nation|state|monarchy|institution|protagonist|character|speaker|narrator|language|environment|technology|computer|machine|classifier|course|class|curriculum|poet|hero|leader|president|museum|library|university|college|hospital|patient|user|customer|player|worker|candidate|firm|brand|bank|service|technique|tool|dataset|experiment|universe|galaxy|economy|election|town|village|district|population|couple|girl|boy|woman|man|mother|father|parents|council|court|committee|club|band|crew|army|airport|album|song|series|show|episode|painting|sculpture|exhibition|festival|battery|camera|engine|phone|drone|robot|sensor|plant|animal|animals|tree|forest|river|ocean|island|church|temple|detective|killer|attacker|officer|judge|jury|lawyer|manager|director|founder|owner|coach|striker|guitarist|chef|nurse|doctor|scientist|researcher|philosopher|painter|composer|critic|editor|publisher|minister|mayor|employee|employer|consumer|voter|citizen|individual)$/
/** What an owner has: qualities, parts and acts that both forms of the genitive suit. */
const THINGS =
  /^(?:needs?|performance|quality|health|success|growth|development|lives|life|accuracy|size|goals?|aims?|purpose|efficiency|history|future|economy|culture|behavior|behaviour|interests?|rights|members?|limits|limitations|strengths?|weaknesses|output|ability|safety|views?|role|impact|effects?|value|findings|results|features?|structure|attention|identity|values|experiences?|opinions?|well-being|reputation|design|beliefs|effectiveness|power|complexity|resilience|potential|reliability|popularity|personality|importance|failure|architecture|robustness|validity|plot|characters|tone|style|setting|message|ending|themes?|capital|atmosphere|flavou?r|location|contributions?|policies|decisions?|actions|motivations?|influence|appeal|beauty|age|weight|speed|stability|competitiveness|population|borders|infrastructure|resources|credibility|authenticity|novelty|applicability|pace|popularity|legitimacy|precision|leader|leaders|founder|owner|winner|narrator|author|history|scope|extent|mysteries|wonders|streets|residents|inhabitants|citizens|leadership|mission|vision|strategy|approval|consent|support|trust|loyalty|courage|honesty|kindness|intelligence|talent|talents|skills|knowledge|understanding|perspective|perspectives|feelings|emotions|needs|dignity|privacy|autonomy|independence|presence|absence|arrival|death|faith|voice|voices|words)$/
const DETERMINER = /^(?:the|this|our|their|your|my|his|her|its)$/

const GENITIVE = { kind: 'genitive', strength: 3, risk: 0.05, scope: 'phrase' } as const

/** Owners that are at home in the possessive, whatever they have. */
const STRONG_OWNERS =
  /^(?:film|movie|novel|book|story|play|poem|author|city|country|company|team|region|village|town|nation|world|planet|ocean|galaxy|universe|cluster|star|sun|earth|brain|body|model|system|network|algorithm|bar|restaurant|hotel|store|museum|university|college|school|government|organization|organisation|industry|market|economy|economies|economy|vehicle|car|engine|device|app|website|product|brand|area|island|river|forest|building|house|church|army|community|society|protagonist|narrator|player|actor|artist|writer|director|president|minister|king|queen|club|league|tournament|program|programme|project|paper|study|report|magazine|firm|business|bank|court|council|committee|family|group|band|album|song|show|series|episode|game|plant|tree|cell|virus|disk|beam|sample|signal|machine|robot|satellite|spacecraft|ship|aircraft|plane|airline|agency|state|county|province|kingdom|empire|monarchy|regime|party|movement|campaign|user|reader|viewer|customer|patient|student|teacher|worker|employee|child|person|individual|man|woman|boy|girl|doctor|scientist|researcher)$/
/** Where and how much of a thing something is, and set phrases: no possession. */
const NOT_OWNED =
  /^(?:heart|core|end|ends|middle|edge|edges|rest|part|parts|member|members|lot|number|use|point|top|bottom|face|center|centre|side|sides|front|back|inside|outside|day|days|name|names|case|kind|type|sort|sense|way|ways|state|states|idea|concept|role|majority|minority|beginning|start|middle|side|time|times|year|years|age|course|face|eyes|matter|question|context|form|forms|terms|level|levels|rise|fall|death|loss|lack|aid|help|basis|area|areas|corner|corners|kingdom|king|queen|lord|prince|son|sons|daughter|wonders|importance|absence|presence|possibility|likelihood|existence|creation|study|understanding|knowledge|view|views|list|set|series|pair|group|body|chance|opportunity|fact|kingdom|house|land|man|men|woman|people|person|one|ones|rest|whole|half|two|duration|course|story|stories|history|picture|image|images|portrait|description|treatment|care|love|fear|hands?|turn|spirit|sake|expense|risk|cost|favor|favour|advent|middle|midst|wake|verge|brink|hub|capital|head|leader|mayor|president|use|loss|death|length|breadth|weight|power|burden|gift|sound|sounds|smell|sight|taste|feel|feeling|touch|joys?|pleasures?|details?|remainder|entirety|confines|depths?|realm|fabric|nature|pinnacle|height|hallmark|mercy|crux|star|vast|expanse|will)$/
/** "the needs of the community" → "the community's needs". */
export const genitive: Operation = {
  ...GENITIVE,
  id: 'structure.genitive',
  reason: 'possessive_is_shorter',
  role: 'even',
  gain: 0.2,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'the') return []
      const behind = tokens.slice(at + 1, at + 4).findIndex(({ lower }) => lower === 'of')
      const of = at + 1 + behind
      const thing = tokens[of - 1]
      if (behind === -1 || thing?.pos !== 'NOUN') return []
      if (of === at + 3 && tokens[at + 1]?.pos !== 'ADJ') return []
      if (isOneOfSeveral(tokens, at)) return []
      const isDetermined = DETERMINER.test(tokens[of + 1]?.lower ?? '')
      const ownerAt = isDetermined ? (tokens[of + 2]?.pos === 'ADJ' ? of + 3 : of + 2) : of + 1
      const owner = tokens[ownerAt]
      if (
        owner?.pos !== 'NOUN' ||
        owner.locked ||
        !owns(owner, thing) ||
        !endsOwner(tokens[ownerAt + 1], tokens[ownerAt + 2])
      )
        return []
      if (!isDetermined && !isPluralNoun(owner.lower)) return []
      const words = inner(text, tokens, of + 1, ownerAt + 1)
      const possessive = `${words}${/s$/.test(owner.lower) && isPluralNoun(owner.lower) ? "'" : "'s"} ${phrase(text, tokens, at + 1, of)}`
      return [
        {
          start: token.start,
          end: owner.end,
          after: token.text === 'The' ? opening(possessive) : possessive,
        },
      ]
    })
  },
}

function owns({ lower: owner }: Token, { lower: thing }: Token): boolean {
  if (THINGS.test(thing)) return OWNERS.test(owner)
  return STRONG_OWNERS.test(owner) && !NOT_OWNED.test(thing) && !/ing$/.test(thing)
}

/** "the success of our economy, and the health of our environment": the pair keeps its pattern. */
function isOneOfSeveral(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 9), at)
  return (
    /^(?:and|or)$/.test(before.at(-1)?.lower ?? '') &&
    before.some(
      ({ lower }, index) =>
        lower === 'the' && before.slice(index, index + 3).some((token) => token.lower === 'of'),
    )
  )
}

/** Nothing that belongs to the owner alone may follow it. */
function endsOwner(after: Token | undefined, next: Token | undefined): boolean {
  if (after === undefined) return true
  if (after.text === ',' && /^(?:which|who|whose|a|an|the)$/.test(next?.lower ?? '')) return false
  if (!isWord(after)) return !/^['’-]$/.test((after as Token).text)
  return (
    !/^(?:NOUN|PROPN|PRON)$/.test(after.pos) &&
    !/^(?:of|in|who|that|which|whose|with|from|and|or|to|on|at|for|'s|under|between|about|by|as|below|above)$/.test(
      after.lower,
    ) &&
    !/(?:ing|ed)$/.test(after.lower)
  )
}
