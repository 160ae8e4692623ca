export type PasswordMail = {
  purpose: 'reset' | 'invitation'
  /** The recipient's name. */
  name: string
  workspace: string
  /** The inviting user; absent for a reset. */
  inviter?: string | undefined
  link: string
}

/** The mail that has the link to choose a password, as plain text. */
export function renderPasswordMail({ purpose, name, workspace, inviter = '', link }: PasswordMail): {
  subject: string
  text: string
} {
  const title = oneLine(workspace)
  const [subject, lead, close] =
    purpose === 'reset'
      ? [
          'Reset your Parley password',
          `A new password was requested for your account in the workspace ${title}. Choose it within one hour:`,
          'If you did not request this, ignore this mail: your password has not changed.',
        ]
      : [
          `Invitation to ${title} in Parley`,
          `${oneLine(inviter)} invites you to the workspace ${title}. Choose your password within 7 days:`,
          'If you did not expect this invitation, ignore this mail.',
        ]
  return { subject, text: [`Hello ${oneLine(name)},`, lead, link, `The link works once. ${close}`, ''].join('\n\n') }
}

/** A name cannot add lines to a mail. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
