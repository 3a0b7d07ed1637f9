import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel } from '../../../language-model/context-model.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'
import { isKnown } from '../../spelling/mend-word.ts'
import type { Token } from '../../token.ts'
import type { EnglishProposer } from '../scene.ts'
import { NearWords } from '../spelling/near-words.ts'
import { formsMeant } from '../spelling/regular-for-irregular.ts'
import { replaceToken } from './replace.ts'

/** ln of how often a word that no list has must occur to be one all the same. */
const KNOWN_FREQUENCY = 4.4
/** ln of how often the halves of two words written together must occur. */
const HALF_FREQUENCY = 7.5
/** The same for a word that ran into a word of grammar. */
const LEAST_BESIDE_GRAMMAR = 5.5
/** ln of how often a pair must occur to be what was meant, whatever one word is near. */
const SURE_PAIR = 5
const isOfGrammar = (half: string) => GRAMMAR.test(half)
const GRAMMAR =
  /^(?:a|an|and|are|as|at|be|by|can|for|from|in|is|it|its|of|on|or|our|that|the|their|these|they|this|to|was|we|were|which|with)$/
const SHORTEST = 3
/** A sentence with so many unknown words, and of such a share, is of another language or plays with this one. */
const FEWEST_STRANGE = 4
const STRANGE_SHARE = 0.45
/** What speaks against a slip in a word that comes back, in log-odds. */
const TERM = 2.5

/** Misspelt words: each of the words that may have been meant, by how likely the slip is. */
export function createSpellingProposer(model: ContextModel): EnglishProposer {
  const near = new NearWords(model)
  const { listed, rare } = loadVocabulary()
  const isListed = (word: string) => listed.has(word)
  const isUnknown = (word: string, forms: readonly string[]) =>
    word.length >= SHORTEST &&
    !listed.has(word) &&
    !rare.has(word) &&
    model.frequency(word) < KNOWN_FREQUENCY &&
    (forms.length > 0 || !isKnown(word, loadVocabulary()))
  const halves = (word: string): string[] => {
    const found: string[] = []
    for (let at = 1; at < word.length; at++) {
      const [left, right] = [word.slice(0, at), word.slice(at)]
      if ((left.length < 2 && left !== 'a') || (right.length < 2 && (right !== 'a' || left.endsWith('a'))))
        continue
      const least = isOfGrammar(left) || isOfGrammar(right) ? LEAST_BESIDE_GRAMMAR : HALF_FREQUENCY
      const isUsual = [left, right].every((half) => listed.has(half) && model.frequency(half) > least)
      if (isUsual && model.frequency(`${left} ${right}`) > (least === HALF_FREQUENCY ? 3 : 2))
        found.push(`${left} ${right}`)
    }
    return found
  }
  const isSurelyTwo = (two: string) =>
    two.split(' ').some((half) => half !== 'a' && isOfGrammar(half)) && model.frequency(two) > SURE_PAIR
  return {
    id: 'spelling.unknown-word',
    isRanked: true,
    propose: ({ source, sentence: { tokens } }) => {
      const words = tokens.filter(({ lower }) => /^\p{L}+$/u.test(lower))
      const strange = words.filter(({ lower }) => isUnknown(lower, [])).length
      if (strange >= FEWEST_STRANGE && strange > STRANGE_SHARE * words.length) return []
      return tokens.flatMap((token, index) => {
        if (
          !mayBeMisspelt(token, index) ||
          isPiece(source.text, token) ||
          /^['’]/.test(tokens[index + 1]?.text ?? '')
        )
          return []
        const forms = formsMeant(token.lower, isListed)
        if (!isUnknown(token.lower, forms)) return []
        const split = halves(token.lower)
        // "inthe", "usinga": a word of grammar that ran into its neighbour is no letter too many.
        const isHalf = (word: string) => split.some((two) => two.split(' ').includes(word))
        const isTwo = split.some(isSurelyTwo)
        const doubt = isTerm(source.text, token.lower) ? TERM : 0
        return [
          ...forms.map((word) => spelt(token, word, 3 - doubt, 'form')),
          ...split.map((two) => ({
            ...spelt(token, two, two.split(' ').some(isOfGrammar) ? 2 : 1, 'two'),
            code: 'written_as_two' as const,
          })),
          ...(isTwo ? [] : near.find(token.lower))
            .filter(({ word }) => !isHalf(word))
            .map(({ word, cost, frequency }) =>
              spelt(token, word, 3 - doubt - 1.6 * cost + 0.25 * (frequency - 7), 'near'),
            ),
        ]
      })
    },
  }
}

function spelt(token: Token, word: string, prior: number, key: string): CorrectionProposal {
  return replaceToken(token, word, { class: 'spelling', code: 'spelling', prior, key })
}

/** Whether a word comes back in a text: then it is likelier a term of the writer's own than a slip. */
function isTerm(text: string, lower: string): boolean {
  const lowered = text.toLowerCase()
  return lowered.indexOf(lower) !== lowered.lastIndexOf(lower)
}

/** "Eskişehir", "dan/kyu": the tagger parts words at letters that it does not know; a slash lists terms. */
function isPiece(text: string, { start, end }: Token): boolean {
  return /[\p{L}/]/u.test(text[start - 1] ?? ' ') || /[\p{L}/]/u.test(text[end] ?? ' ')
}

/** With a capital it may be a name, unless it begins the sentence. */
function mayBeMisspelt({ text, locked, lower }: Token, index: number): boolean {
  return (
    !locked &&
    /^[a-z]+$/.test(lower) &&
    (/^[a-z]+$/.test(text) || (index === 0 && /^[A-Z][a-z]+$/.test(text)))
  )
}
