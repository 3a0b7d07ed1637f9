export interface LinkMail {
  readonly email: string
  readonly url: string
}

/** Sends the e-mails there are. Each rejects when the mail could not be handed over. */
export interface Mailer {
  /** `log`: there is no mail server, and links are printed instead; `none`: nor are they printed. */
  readonly kind: 'smtp' | 'log' | 'none'
  sendReset(mail: LinkMail): Promise<void>
  /** The link that confirms the address of somebody who signs up. */
  sendConfirmation(mail: LinkMail): Promise<void>
  /** To somebody who has an account, when their address signs up again. */
  sendHasAccount(mail: LinkMail): Promise<void>
  sendInvitation(mail: {
    readonly email: string
    readonly url: string
    readonly workspaceName: string
  }): Promise<void>
  close(): void
}
