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

/** The e-mail with the link that confirms the address of somebody who signs up. */
export function writeConfirmation(url: string): Letter {
  return {
    subject: 'Confirm your address for Redraft',
    text: `Somebody, most likely you, signed up for Redraft with this address. Confirm it to open your account. The link is valid
for a day:

${url}

If it was not you, do not follow the link: no account is made without it.
`,
  }
}

/** The e-mail to somebody who has an account, when their address signs up again. */
export function writeHasAccount(url: string): Letter {
  return {
    subject: 'You have a Redraft account',
    text: `Somebody, perhaps you, signed up for Redraft with this address, which has an account already. Nothing was changed. Sign in
here, or ask there for a link to set a new password:

${url}

If it was not you, do nothing.
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
