/** base past participle; a form given as a/b matches both and writes the first. */
const TABLE = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun
bend bent bent|bet bet bet|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken
breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst
buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come
cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn
dream dreamed/dreamt dreamed/dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen
feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fly flew flown
forbid forbade forbidden|forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten
forgive forgave forgiven|forgo forwent forgone|freeze froze frozen|get got got/gotten|give gave given|go went gone
grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit
hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|lean leaned/leant leaned/leant
learn learned/learnt learned/learnt|leave left left|lend lent lent|let let let|lie lay lain|light lit lit
lose lost lost|make made made|mean meant meant|meet met met|mislead misled misled|mistake mistook mistaken
offset offset offset|outgrow outgrew outgrown|overcome overcame overcome|oversee oversaw overseen
overtake overtook overtaken|pay paid paid|prove proved proven/proved|put put put|quit quit quit|read read read
rebuild rebuilt rebuilt|rethink rethought rethought|ride rode ridden|ring rang rung|rise rose risen|run ran run
say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken
shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut
sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|speak spoke spoken|speed sped sped
spend spent spent|spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood
steal stole stolen|stick stuck stuck|strike struck struck|strive strove striven|swear swore sworn
sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn
tell told told|think thought thought|throw threw thrown|undergo underwent undergone
underlie underlay underlain|understand understood understood|undertake undertook undertaken|undo undid undone
uphold upheld upheld|wake woke woken|wear wore worn|weave wove woven|win won won|withdraw withdrew withdrawn
withstand withstood withstood|write wrote written|rewrite rewrote rewritten|outweigh outweighed outweighed`

export interface IrregularVerb {
  readonly past: readonly string[]
  readonly participle: readonly string[]
}

export const IRREGULAR_VERBS: ReadonlyMap<string, IrregularVerb> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map((row) => {
      const [base = '', past = '', participle = ''] = row.trim().split(' ')
      return [base, { past: past.split('/'), participle: participle.split('/') }]
    }),
)

/** Verbs of two or more syllables with a stressed last one, which double their last consonant. */
export const DOUBLING = new Set(
  `abet abhor acquit admit allot annul beget begin commit compel concur confer control debar defer deter
  dispel reset upset offset input output embed emit enrol equip excel expel extol fulfil incur infer inter occur omit outrun outfit overrun patrol permit
  prefer propel rebel rebut recur refer regret remit repel resubmit submit transfer transmit underpin unplug`.split(
    /\s+/,
  ),
)
