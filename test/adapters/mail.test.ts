import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createMailer, type Mail } from '../../adapters/mail/index.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp.ts'

describe('mailers', () => {
  let server: TestSmtpServer
  before(async () => {
    server = await startSmtpServer()
  })
  after(async () => {
    await server.stop()
  })
  const mail: Mail = {
    from: undefined,
    to: ['ada@acme.example', 'bob@acme.example'],
    subject: 'Ünïcode',
    text: 'text',
    html: '<p>html <img src="cid:chart@parley"></p>',
    id: 'report-1',
    attachments: [
      { filename: 'chart.png', contentType: 'image/png', content: Buffer.from('png'), contentId: 'chart@parley' },
      { filename: 'rows.csv', contentType: 'text/csv', content: Buffer.from('a,b') },
    ],
  }
  const logged: unknown[] = []
  const options = {
    log: (entry: unknown) => {
      logged.push(entry)
    },
    host: 'parley.example',
  }

  it('hand a mail to an SMTP server', async () => {
    const mailer = await createMailer(`${server.url}?from=reports@parley.example`, options)
    await mailer.send({ ...mail, replyTo: { name: 'Help', address: 'help@acme.example' } })
    mailer.close()
    const [received] = server.mails
    assert.ok(received)
    assert.deepEqual([received.from, received.to], ['reports@parley.example', mail.to])
    for (const part of [
      'Message-ID: <report-1@parley.example>',
      'Reply-To: Help <help@acme.example>',
      'Content-ID: <chart@parley>',
      'filename=rows.csv',
      'multipart/alternative',
    ])
      assert.ok(received.data.includes(part), part)
  })
  it('fail when the server refuses or is down', async () => {
    server.refuse = true
    await assert.rejects((await createMailer(server.url, options)).send(mail))
    server.refuse = false
    await assert.rejects((await createMailer('smtp://127.0.0.1:1', options)).send(mail))
  })
  it('write to the log without attachments, or discard', async () => {
    await (await createMailer('log://', options)).send(mail)
    await (await createMailer('null://', options)).send(mail)
    assert.deepEqual(logged, [
      { ...mail, from: { address: 'parley@parley.example' }, attachments: ['chart.png', 'rows.csv'] },
    ])
  })
})
