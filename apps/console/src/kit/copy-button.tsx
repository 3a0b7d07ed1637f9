import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from './button.tsx'

const CONFIRMED_MS = 2_000

/** Copies where the clipboard API is refused: over plain http on another machine. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.className = 'visually-hidden'
  // Inside an open dialog, or its focus trap would take the selection away.
  const host = document.querySelector('[role="dialog"],[role="alertdialog"]') ?? document.body
  host.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly text: string
  /** What is copied, such as "Copy key"; "Copy" without. */
  readonly label?: string
}

/** Copies a text, shows that it did, and says so to screen readers. */
export function CopyButton({ text, label, iconOnly, ...rest }: CopyButtonProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const name = label ?? t('action.copy')
  const told = state === 'ready' ? '' : t(state === 'copied' ? 'action.copied' : 'action.copyRefused')
  return (
    <>
      <Button
        size="small"
        {...rest}
        {...(iconOnly ? { iconOnly, 'aria-label': name } : {})}
        icon={
          state === 'copied' ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />
        }
        onClick={async () => setState((await copyText(text)) ? 'copied' : 'refused')}
      >
        {iconOnly ? null : told || name}
      </Button>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  )
}
