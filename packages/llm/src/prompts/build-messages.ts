import type { Language, TransformGoal } from '@redraft/contracts'
import { ruleMode } from '@redraft/transform'
import type { ChatMessage } from '../client/chat-client.ts'
import type { Fault } from '../verify/fault.ts'
import { promptsOf, type WordFreedom } from './load-prompts.ts'

interface Assignment {
  readonly language: Language
  readonly goal: TransformGoal
  /** The paragraph with its placeholders. */
  readonly masked: string
}

const FEW = 3
const MANY = 8

function freedomOf(goal: TransformGoal): WordFreedom | undefined {
  if (goal.endpoint !== 'paraphrase') return undefined
  if (goal.synonymsLevel === 0) return 'none'
  if (goal.synonymsLevel <= FEW) return 'few'
  return goal.synonymsLevel >= MANY ? 'many' : undefined
}

function instructionsOf({ language, goal }: Assignment): string {
  const { base, modes, synonyms } = promptsOf(language)
  const freedom = freedomOf(goal)
  const parts = [modes[ruleMode(goal)], ...(freedom === undefined ? [] : [synonyms[freedom]])]
  return base.replace('{task}', () => parts.join(language === 'en' ? ' ' : ''))
}

/** The user's text is data: it stands alone in the last message, between tags. */
const asText = (masked: string): ChatMessage => ({ role: 'user', content: `<text>${masked}</text>` })

/** Asks for a rewrite. Equal paragraphs and goals give equal messages. */
export function rewriteMessages(assignment: Assignment): ChatMessage[] {
  return [{ role: 'system', content: instructionsOf(assignment) }, asText(assignment.masked)]
}

/** So many faults are named: the first ones usually bring the others about. */
const MOST_FAULTS = 4

/** Asks for a rewrite again, and says what was wrong with the first. */
export function repairMessages(
  assignment: Assignment,
  { draft, faults }: { readonly draft: string; readonly faults: readonly Fault[] },
): ChatMessage[] {
  const prompts = promptsOf(assignment.language)
  const said = faults.slice(0, MOST_FAULTS).map(({ gate, detail }) => {
    return `- ${prompts.faults[gate].replace('{detail}', () => safeDetail(detail))}`
  })
  const refusal = prompts.repair.replace('{faults}', () => [...new Set(said)].join('\n'))
  const question = asText(assignment.masked)
  const answer: ChatMessage[] =
    draft === '' ? [] : [question, { role: 'assistant', content: `<text>${draft}</text>` }]
  return [{ role: 'system', content: `${instructionsOf(assignment)}\n${refusal}` }, ...answer, question]
}

/** A literal of the text among instructions: short, on one line, without what could end a quotation. */
function safeDetail(detail = '…'): string {
  return detail.replace(/[\n\r"“”<>]+/g, ' ').slice(0, 40)
}

/** Asks whether a rewrite says what its source says. Both are data. */
export function reviewMessages(
  language: Language,
  { source, rewrite }: { readonly source: string; readonly rewrite: string },
): ChatMessage[] {
  return [
    { role: 'system', content: promptsOf(language).review },
    { role: 'user', content: `<source>${source}</source>\n<rewrite>${rewrite}</rewrite>` },
  ]
}
