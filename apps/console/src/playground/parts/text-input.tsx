import type { ProcessingEndpoint } from '@redraft/contracts'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { TextArea } from '../../kit/field.tsx'
import type { LimitProblem } from '../counters/measure-text.ts'
import { EXAMPLES } from '../draft/examples.ts'
import { TextCounters } from './text-counters.tsx'
import styles from './text-input.module.css'

export interface TextInputProps {
  readonly endpoint: ProcessingEndpoint
  readonly text: string
  readonly onChange: (text: string) => void
  readonly problem: LimitProblem | undefined
  readonly parts?: number
}

/** Ctrl or Cmd with Enter sends the form from inside the text. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The text to process with its counts, its limit, and texts to try. */
export function TextInput({ endpoint, text, onChange, problem, parts = 1 }: TextInputProps) {
  const { t } = useTranslation('playground')
  const counted = useDeferredValue(text)
  const error = problem
    ? t(`limit.${problem.code}`, { current: problem.current, max: problem.max, endpoint })
    : undefined
  return (
    <div className={styles.input}>
      <TextArea
        label={t('text')}
        value={text}
        rows={12}
        spellCheck={false}
        placeholder={t('textPlaceholder')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        hint={<TextCounters endpoint={endpoint} text={counted} parts={parts} />}
        error={error}
      />
      <div className={styles.examples}>
        <span>{t('tryExample')}</span>
        {EXAMPLES.map((example) => (
          <Button key={example.language} size="small" onClick={() => onChange(example.text)}>
            {example.name}
          </Button>
        ))}
        {text === '' ? null : (
          <Button size="small" variant="ghost" onClick={() => onChange('')}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
