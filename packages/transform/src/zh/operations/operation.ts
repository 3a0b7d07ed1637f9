import type { Operation } from '../../operation.ts'
import type { ZhSentence } from '../view.ts'

/** A restructuring of one sentence, with its own guards. */
export type ZhOperation = Operation<ZhSentence>
