import nodemailer from 'nodemailer'
import type { MailAddress, Mailer } from './mailer.ts'

const TIMEOUT_MS = 20_000

/**
 * Sends through the server of a DSN `smtp(s)://user:password@host:port`. `own` is the sender of mails that name none.
 */
export function createSmtpMailer(dsn: URL, own: MailAddress): Mailer {
  const server = new URL(dsn)
  server.searchParams.delete('from')
  const transport = nodemailer.createTransport({
    url: server.href,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    delivers: true,
    async send({ from, replyTo, to, subject, text, html, attachments, id }) {
      const sender = from ?? own
      await transport.sendMail({
        from: named(sender),
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        messageId: `<${id}@${sender.address.split('@').at(-1) ?? 'localhost'}>`,
        ...(replyTo === undefined ? {} : { replyTo: named(replyTo) }),
        attachments: attachments.map(({ filename, contentType, content, contentId }) => ({
          filename,
          contentType,
          content,
          ...(contentId === undefined ? {} : { cid: contentId }),
        })),
        // A report's name or cell is never a path or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => {
      transport.close()
    },
  }
}

function named({ name, address }: MailAddress): { name: string; address: string } {
  return { name: name ?? '', address }
}
