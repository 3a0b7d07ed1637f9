/** Copies through a copy event, where the clipboard API is missing (plain http) or refuses. */
function copyByEvent(html: string, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', onCopy, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', onCopy)
  return copied
}

/** Puts formatted text on the clipboard, with plain text for what takes no formats; false when refused. */
export async function copyRich(html: string, text: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return copyByEvent(html, text)
  }
}
