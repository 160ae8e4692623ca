export type MailAddress = { name?: string; address: string }

export type MailAttachment = {
  filename: string
  contentType: string
  content: Buffer
  /** The picture that the HTML shows as `cid:<contentId>`; without it the file is a separate attachment. */
  contentId?: string
}

export type Mail = {
  from: MailAddress | undefined
  replyTo?: MailAddress
  to: string[]
  subject: string
  text: string
  /** Absent in a mail of plain text alone. */
  html?: string
  attachments: MailAttachment[]
  /** The same for every attempt, so that a receiver can tell a repetition: `<local part>` of the Message-ID. */
  id: string
}

/** Sends mail. `send` resolves once the mail is handed over, and rejects if it was not. */
export interface Mailer {
  /** Whether there is a mail server: otherwise mail is logged or dropped. */
  readonly delivers: boolean
  send(mail: Mail): Promise<void>
  close(): void
}
