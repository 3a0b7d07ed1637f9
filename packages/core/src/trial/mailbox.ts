import { createHash } from 'node:crypto'

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an e-mail address: the same for every address whose letters it gets. What follows a plus in the name
 * is dropped, and at Gmail the dots.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const plain = name.replace(/(?<=.)\+.*$/s, '')
  return GMAIL.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** What is kept of a mailbox once it had its trial: enough to know it again, and no address to read. */
export function hashMailbox(email: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(mailboxOf(email)).digest())
}
