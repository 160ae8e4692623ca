import type { Mail, MailAddress, Mailer } from './mailer.ts'

export type { Mail, MailAddress, Mailer } from './mailer.ts'

export type MailerOptions = {
  /** Called for each mail of `log://`, without the contents of its attachments. */
  log: (mail: Omit<Mail, 'attachments'> & { attachments: string[] }) => void
  /** Host name after the `@` of addresses that are the deployment's own. */
  host: string
}

/**
 * The mailer that a DSN names: `log://` writes to the log, `null://` drops, `smtp://` and `smtps://` send; `?from=` is
 * the deployment's own address.
 */
export async function createMailer(dsn: string, { log, host }: MailerOptions): Promise<Mailer> {
  const url = new URL(dsn)
  const own: MailAddress = { address: url.searchParams.get('from') ?? `parley@${host}` }
  switch (url.protocol) {
    case 'log:':
      return immediate(mail => {
        log({ ...mail, from: mail.from ?? own, attachments: mail.attachments.map(({ filename }) => filename) })
      })
    case 'null:':
      return immediate(() => undefined)
    case 'smtp:':
    case 'smtps:':
      // The client is loaded only where mail is sent.
      return (await import('./smtp.ts')).createSmtpMailer(url, own)
    default:
      throw new Error(`no mailer for ${url.protocol}//`)
  }
}

function immediate(take: (mail: Mail) => void): Mailer {
  return {
    delivers: false,
    send: async mail => {
      take(mail)
      await Promise.resolve()
    },
    close: () => undefined,
  }
}
