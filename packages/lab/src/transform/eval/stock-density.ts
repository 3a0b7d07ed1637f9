/**
 * Phrases that machine prose overuses, for measuring only. Rules for Chinese know most of these by now, so a low ratio
 * there says that these phrases go, not that all stock wording does.
 */
const ENGLISH =
  `it is important to note|it is worth noting|it is essential to|it is crucial to|plays a crucial role|play a crucial role|
plays a vital role|plays a key role|plays a significant role|in conclusion|in summary|moreover|furthermore|additionally|
a wide range of|a variety of|a testament to|delve into|delves into|leverage|leveraging|seamless|robust|pivotal|multifaceted|
in today's|ever-evolving|fast-paced|landscape of|the realm of|tapestry|foster|fostering|underscore|underscores|
navigate the|harness the|utilize|utilizes|utilizing|cutting-edge|state-of-the-art|game-changer|groundbreaking|holistic|
nuanced|comprehensive|invaluable|meticulous|intricate|numerous|crucial|enhance|enhances|enhancing|facilitate|
in order to|when it comes to|overall,|ultimately,|showcase|showcases|showcasing|embark|vibrant|not only`
    .split('|')
    .map((phrase) => phrase.trim())

const CHINESE =
  `值得注意的是|综上所述|总而言之|总的来说|首先|其次|最后|此外|不仅|具有重要意义|发挥着重要作用|起着至关重要的作用|
随着|在当今社会|不可或缺|至关重要|进一步|有助于|与此同时|需要注意的是|換句話說|綜上所述|總而言之|值得注意的是|具有重要意義|發揮著重要作用`
    .split('|')
    .map((phrase) => phrase.trim())

/** Stock phrases per 100 words (English) or 100 characters (Chinese). */
export function stockDensity(text: string, language: string): number {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const phrases = language === 'en' ? ENGLISH : CHINESE
  const units = language === 'en' ? (lower.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0) : lower.length
  let found = 0
  for (const phrase of phrases) found += countOf(lower, phrase, language === 'en')
  return units === 0 ? 0 : (100 * found) / units
}

function countOf(text: string, phrase: string, wholeWords: boolean): number {
  let count = 0
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
    const isWhole = !/[a-z]/.test(text[at - 1] ?? ' ') && !/[a-z]/.test(text[at + phrase.length] ?? ' ')
    if (!wholeWords || isWhole) count++
  }
  return count
}
