import type { Logger } from '@redraft/observability'
import { createTransport } from 'nodemailer'
import type { GatewayConfig } from '../config.ts'
import { type Letter, writeConfirmation, writeHasAccount, writeInvitation, writeReset } from './letters.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 15_000

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  const send = async (to: string, { subject, text }: Letter): Promise<void> => {
    await transport.sendMail({ from, to, subject, text })
  }
  return {
    kind: 'smtp',
    sendReset: ({ email, url: link }) => send(email, writeReset(link)),
    sendConfirmation: ({ email, url: link }) => send(email, writeConfirmation(link)),
    sendHasAccount: ({ email, url: link }) => send(email, writeHasAccount(link)),
    sendInvitation: ({ email, url: link, workspaceName }) =>
      send(email, writeInvitation(link, workspaceName)),
    close: () => transport.close(),
  }
}

/** Without a mail server the link is printed, for the person who runs the service on their own machine. */
function logMailer(): Mailer {
  const print = async (what: string, url: string): Promise<void> => {
    process.stdout.write(`No SMTP_URL is set, so nothing was sent. Link to ${what}: ${url}\n`)
  }
  return {
    kind: 'log',
    sendReset: ({ url }) => print('set a new password', url),
    sendConfirmation: ({ url }) => print('confirm the address', url),
    sendHasAccount: ({ url }) => print('sign in', url),
    sendInvitation: ({ url }) => print('accept the invitation', url),
    close: () => undefined,
  }
}

/** In production nothing is printed: a link is as good as a password. `npm run admin -- user:reset-link` makes one. */
function silentMailer(logger: Logger): Mailer {
  const warn = async (): Promise<void> => logger.warn('an e-mail was not sent: SMTP_URL is not set')
  return {
    kind: 'none',
    sendReset: warn,
    sendConfirmation: warn,
    sendHasAccount: warn,
    sendInvitation: warn,
    close: () => undefined,
  }
}

/** The mailer that the settings ask for. Nothing is connected before the first mail. */
export function createMailer(config: GatewayConfig, logger: Logger): Mailer {
  const { SMTP_URL, MAIL_FROM } = config
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return smtpMailer(SMTP_URL, MAIL_FROM)
  return config.NODE_ENV === 'production' ? silentMailer(logger) : logMailer()
}
