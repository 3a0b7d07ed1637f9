import { useRef } from 'react'

/**
 * Puts the focus on the first field when a dialog opens. Gives it back to what opened the dialog, or to the title
 * of the page when that is gone, as the row of something just deleted is.
 */
export function useDialogFocus(): Record<'onOpenAutoFocus' | 'onCloseAutoFocus', (event: Event) => void> {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event) {
      opener.current = document.activeElement
      const content = event.target instanceof HTMLElement ? event.target : null
      const field = content?.querySelector<HTMLElement>('input, select, textarea')
      if (!field) return
      // The first field rather than the button that closes.
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      const target =
        opener.current?.isConnected && opener.current !== document.body
          ? opener.current
          : document.querySelector('[data-page-title]')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
