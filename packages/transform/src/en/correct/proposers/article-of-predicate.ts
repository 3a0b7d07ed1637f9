import type { ContextModel } from '../../../language-model/context-model.ts'
import { articleFor } from '../../grammar/inflect.ts'
import type { Token } from '../../token.ts'
import { isCountedSingular } from '../rank/countability.ts'
import type { EnglishProposer } from '../scene.ts'
import { insertBefore } from './replace.ts'

const LINKS = /^(?:is|was|be|become|becomes|became|been)$/
/** Adjectives that stand before what is counted elsewhere: "is common practice", "was part of". */
const SPARED =
  /^(?:common|standard|top|public|private|due|only|first|last|second|next|main|same|best|worst|most|chief|equal|human|such|own|open|free|full|half|other|more|less|enough|much|many|few|little)$/
const NO_SUBJECT = /^(?:how|what|so|too|as|that)$/
/** Nouns of rank and kind: "he was president", "it is proof". */
const BARE =
  /^(?:president|chairman|captain|king|queen|director|head|leader|proof|reason|evidence|part|time|fun|home|school|work|sort|kind|type|practice|property|policy|business|reality|fact|truth|theory|art|nature|name|food|power|order|form|use|matter|choice|hope|control|access|progress|support|value|interest|concern|cause|fault|need|way)$/

/** "it is serious problem", "has become important part of" → "a serious problem": a counted noun behind a form of be. */
export function createArticleOfPredicate(model: ContextModel): EnglishProposer {
  return {
    id: 'article.predicate',
    propose: ({ sentence: { tokens } }) =>
      tokens.flatMap((token, index) => {
        const previous = tokens[index - 1]
        const [noun, next] = [tokens[index + 1], tokens[index + 2]]
        if (previous === undefined || !LINKS.test(previous.lower) || token.pos !== 'ADJ' || token.locked)
          return []
        if (
          NO_SUBJECT.test(tokens[index - 2]?.lower ?? '') ||
          SPARED.test(token.lower) ||
          /(?:er|est)$/.test(token.lower)
        )
          return []
        if (noun?.pos !== 'NOUN' || noun.locked || !endsGroup(next) || !isCountedSingular(noun.lower, model))
          return []
        if (BARE.test(noun.lower) && !(noun.lower === 'part' && next?.lower === 'of')) return []
        return [
          insertBefore(token, articleFor(token.text), {
            class: 'article',
            code: 'article_a_needed',
            prior: 1.2,
          }),
        ]
      }),
  }
}

function endsGroup(next: Token | undefined): boolean {
  return (
    next === undefined || (/^(?:ADP|PUNCT|SCONJ|PRON|CCONJ)$/.test(next.pos) && !/^['’-]/.test(next.text))
  )
}
