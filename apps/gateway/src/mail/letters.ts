export interface Letter {
  readonly subject: string
  readonly text: string
}

/** The e-mail with the link to set a new password. */
export function writeReset(url: string): Letter {
  return {
    subject: 'Set a new password for Redraft',
    text: `Somebody asked for a link to set a new password for your Redraft account. It is valid for an hour:

${url}

If it was not you, do nothing: your password stays as it is.
`,
  }
}

/** The e-mail with an invitation. */
export function writeInvitation(url: string, workspaceName: string): Letter {
  const name = workspaceName.replace(/\p{Cc}+/gu, ' ')
  return {
    subject: `Invitation to ${name} on Redraft`,
    text: `You are invited to the workspace "${name}" on Redraft. The link is valid for 7 days:

${url}

If you did not expect it, do nothing.
`,
  }
}
