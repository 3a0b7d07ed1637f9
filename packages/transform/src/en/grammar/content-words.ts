/** Words that nobody hears repeated: function words, and verbs and quantities of nearly every sentence. */
const UNHEARD = new Set(
  (
    'about above after again against also although always among another around because been before being below ' +
    'between both cannot could does doing done down during each either else even ever every from further given gives ' +
    'going gone have having hence here hers herself himself however into itself just lack less lots made make makes ' +
    'making many might more moreover most much must need needs neither never nonetheless often once only onto other ' +
    'others ought ours over past perhaps quite rather same shall should since some something still such take takes ' +
    'taken taking than that their theirs them themselves then there therefore these they this those though through ' +
    'thus together toward towards under unless until upon used uses using very want were what whatever when where ' +
    'whereas whether which while whom whose will with within without would yet your yours'
  ).split(' '),
)
/** Words of four letters and more, and the short ones that rules bring most often. */
const WORD = /\b(?:[a-z]{4,}|key|new|big|aim)\b/g
const STEM_LETTERS = 7

/** What two words must share to be heard as the same: the beginning, without the common endings. */
function stem(word: string): string {
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly|e)$/, '')
  return (bare.length >= 3 ? bare : word).slice(0, STEM_LETTERS)
}

/** The stems of the content words of a wording, each once. */
export function contentStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(WORD)) if (!UNHEARD.has(word)) stems.add(stem(word))
  return stems
}
