/** Sends the e-mails there are. Each rejects when the mail could not be handed over. */
export interface Mailer {
  /** `log`: there is no mail server, and links are printed instead; `none`: nor are they printed. */
  readonly kind: 'smtp' | 'log' | 'none'
  sendReset(mail: { readonly email: string; readonly url: string }): Promise<void>
  sendInvitation(mail: {
    readonly email: string
    readonly url: string
    readonly workspaceName: string
  }): Promise<void>
  close(): void
}
