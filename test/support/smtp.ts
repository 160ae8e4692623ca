import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface TestSmtpServer {
  url: string
  /** The received mails, with their envelopes. */
  mails: { from: string; to: string[]; data: string }[]
  /** While true, every recipient is refused. */
  refuse: boolean
  stop(): Promise<void>
}

/** The token of the link in a mail for choosing a password; `none` if there is no such link. */
export function linkTokenOf(data: string): string {
  return /\/console\/password#token=(\w+)/.exec(mailOf(data).text)?.[1] ?? 'none'
}

/** As much of SMTP (RFC 5321) as one client needs to hand over a mail. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serve(socket, started)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const started: TestSmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    refuse: false,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return started
}

function serve(socket: Socket, server: TestSmtpServer): void {
  let mail = { from: '', to: [] as string[], data: '' }
  let reading = false
  let buffered = ''
  const say = (line: string) => {
    socket.write(`${line}\r\n`)
  }
  const hear = (line: string) => {
    if (reading) {
      if (line !== '.') mail.data += `${line.startsWith('..') ? line.slice(1) : line}\r\n`
      else {
        reading = false
        server.mails.push(mail)
        mail = { from: '', to: [], data: '' }
        say('250 taken')
      }
      return
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'EHLO' || command === 'HELO') say('250 test')
    else if (command === 'MAIL') {
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? ''
      say('250 ok')
    } else if (command === 'RCPT' && server.refuse) say('550 nobody here')
    else if (command === 'RCPT') {
      mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      say('250 ok')
    } else if (command === 'DATA') {
      reading = true
      say('354 go on')
    } else if (command === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
  socket.on('error', () => undefined)
  socket.on('data', chunk => {
    buffered += chunk.toString('utf8')
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      hear(line)
    }
  })
  say('220 test')
}

/** The headers of a received mail, and its text. */
export function mailOf(data = ''): { head: string; text: string } {
  const [head = '', ...rest] = data.split('\r\n\r\n')
  return { head, text: decoded(head, rest.join('\n\n')) }
}

function decoded(head: string, body: string): string {
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = /quoted-printable/i.test(head)
    ? body
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}
