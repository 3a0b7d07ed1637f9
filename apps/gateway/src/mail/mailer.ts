/** Sends the e-mails there are. Each rejects when the mail could not be handed over. */
export interface Mailer {
  /** `log`: there is no mail server, and links stand in the log instead. */
  readonly kind: 'smtp' | 'log'
  sendReset(mail: { readonly email: string; readonly url: string }): Promise<void>
  sendInvitation(mail: {
    readonly email: string
    readonly url: string
    readonly workspaceName: string
  }): Promise<void>
  close(): void
}
