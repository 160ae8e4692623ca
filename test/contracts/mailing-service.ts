import assert from 'node:assert/strict'
import { after } from 'node:test'
import { startAdminService } from '../support/admin.ts'
import { mailOf, startSmtpServer } from '../support/smtp.ts'

/** The service with a mail server; for the body of a `describe`. */
export async function startMailingService() {
  const smtp = await startSmtpServer()
  const started = await startAdminService({
    environment: { mailerDsn: `${smtp.url}?from=parley@acme.example`, publicUrl: 'https://parley.example' },
  })
  after(async () => {
    await started.service.stop()
    await smtp.stop()
  })
  /** The one mail that a request has sent, which must be a success. */
  const mailOn = async (request: () => PromiseLike<{ status: number; text: string }>) => {
    smtp.mails.length = 0
    const answer = await request()
    assert.equal(answer.status, 204, answer.text)
    const [received, ...others] = smtp.mails
    assert.deepEqual(others, [])
    return { to: received?.to, ...mailOf(received?.data) }
  }
  return { ...started, smtp, mailOn }
}
