import { openSignUpLink } from '@redraft/core'
import type { ConsoleDeps } from '../console-deps.ts'

/**
 * Sends the letter about a sign-up: a link that confirms the address or, where it has an account, how to get into that.
 * Not waited for, so that its time tells nothing; a failure is logged.
 */
export function signUpLetters({ gateway, mailer, linkAddress }: ConsoleDeps) {
  const { ctx, logger } = gateway
  const write = async (signUp: { signUpId: string; email: string }): Promise<void> => {
    const { email } = signUp
    const link = await openSignUpLink({ ctx, input: signUp })
    if (link?.kind === 'confirm') {
      await mailer.sendConfirmation({ email, url: `${linkAddress}/confirm?token=${link.token}` })
    } else if (link?.kind === 'has_account') {
      await mailer.sendHasAccount({ email, url: `${linkAddress}/sign-in` })
    }
  }
  return (signUp: { signUpId: string; email: string }): void => {
    write(signUp).catch((error: unknown) => logger.warn({ err: error }, 'a sign-up letter was not sent'))
  }
}
