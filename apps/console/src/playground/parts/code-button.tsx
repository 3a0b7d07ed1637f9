import type { JobEndpoint } from '@redraft/contracts'
import { Code } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { SNIPPET_LANGUAGES, type SnippetLanguage, snippet } from '../snippets/snippet.ts'

const NAMES: Record<SnippetLanguage, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

export interface CodeButtonProps {
  readonly endpoint: JobEndpoint
  /** Exactly what the page would send; undefined while the form is not filled in. */
  readonly body: object | undefined
  /** Parts that the page sends one by one; the code shows the first. */
  readonly parts?: number
}

/** Shows the call of the page as code to paste. */
export function CodeButton({ endpoint, body, parts = 1 }: CodeButtonProps) {
  const { t } = useTranslation('playground')
  const [open, setOpen] = useState(false)
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const tabs = SNIPPET_LANGUAGES.map((value) => ({
    value,
    label: NAMES[value],
    content:
      open && body ? (
        <CodeBlock label={NAMES[value]} code={snippet(value, { origin: location.origin, endpoint, body })} />
      ) : (
        <p>{t('code.empty')}</p>
      ),
  }))
  return (
    <>
      <Button variant="ghost" icon={<Code size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('code.show')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('code.title')}
        description={`${t('code.lead')}${parts > 1 ? ` ${t('code.firstPart', { count: parts })}` : ''}`}
      >
        <Tabs label={t('code.title')} value={language} onChange={setLanguage} tabs={tabs} />
      </Dialog>
    </>
  )
}
