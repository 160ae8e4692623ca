import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TLSSocket } from 'node:tls'
import { after, it } from 'node:test'
import { failureText } from '../../app/cli/failure.ts'
import { migrateDatabase, openCurrentDatabase } from '../../app/database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parley-tls-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const [key, cert] = ['key.pem', 'cert.pem'].map(file => path.join(folder, file)) as [string, string]
const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=database']
execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })

/** A server that encrypts as PostgreSQL does, and whose authority nobody knows. */
const sockets = new Set<Socket>()
const server = createServer(socket => {
  sockets.add(socket.on('error', () => undefined))
  socket.once('data', () => {
    socket.write('S')
    const secure = new TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) })
    secure.on('error', () => socket.destroy())
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const { port } = server.address() as AddressInfo
const databaseUrl = `postgres://parley:hunter2@127.0.0.1:${String(port)}/parley?sslmode=verify-full`

for (const [what, work] of [
  ['start', async () => await openCurrentDatabase({ databaseUrl, dataDir: '' })],
  ['migration', async () => await migrateDatabase(databaseUrl)],
] as const)
  it(`A ${what} says in one sentence that the certificate of the database is not trusted`, async () => {
    await assert.rejects(work, error => {
      const text = failureText(error)
      assert.match(text, /^The certificate of the database is not trusted \(\w+\): [^\n]*sslrootcert[^\n]*\.$/)
      assert.doesNotMatch(text, /hunter2/)
      return true
    })
  })
