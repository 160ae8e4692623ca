import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import type { FileStore } from '../../../adapters/files/file-store.ts'
import { createLogger } from '../../../adapters/logger.ts'
import { adminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { uploadMedium } from '../../support/media.ts'
import { ENGINE_TOKEN, startTestService } from '../../support/service.ts'

/** Every file is endless. */
const endless: FileStore = {
  put: async () => await Promise.resolve(),
  open: async () => await Promise.resolve(Readable.from(repeated())),
  remove: async () => await Promise.resolve(),
  close: async () => await Promise.resolve(),
}
function* repeated() {
  for (;;) yield Buffer.alloc(65_536)
}

type Line = { level: number; msg: string; operationId?: string; status?: number }
const WARN = 40

describe('a request whose client goes away', async () => {
  const lines: Line[] = []
  const logger = createLogger('debug', { write: line => lines.push(JSON.parse(line) as Line) })
  const service = await startTestService({ substitutes: { logger, files: endless } })
  after(() => service.stop())
  const { port } = new URL(service.url)
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const statusOf = async (operationId: string) =>
    await eventually(() => {
      const found = lines.find(line => line.msg === 'request' && line.operationId === operationId)
      assert.ok(found)
      return found.status
    })
  const assertNoWarning = () =>
    assert.deepEqual(
      lines.filter(({ level }) => level >= WARN),
      [],
    )

  it('in the middle of its body counts as 499, and as no error', async () => {
    lines.length = 0
    const socket = await open()
    const headers = ['Host: a', `Authorization: Bearer ${ENGINE_TOKEN}`, 'Content-Type: application/json']
    const sent = ['POST /api/v1/engine/triggers/chat HTTP/1.1', ...headers, 'Content-Length: 100', '', '{"a"']
    socket.write(sent.join('\r\n'), () => socket.resetAndDestroy())
    assert.equal(await statusOf('triggerChat'), 499)
    assertNoWarning()
    assert.match(await service.deps.metrics.text(), /parley_http_requests_total\{.*status="499"/)
  })

  it('in the middle of a file that it reads is no error', async () => {
    const home = await adminWorkspace(service, 'Aborted')
    const { body } = await uploadMedium(service, home.token).expect(201)
    lines.length = 0
    const socket = await open()
    const { pathname, search } = new URL(String(body.url))
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: a\r\n\r\n`)
    await once(socket, 'data')
    socket.resetAndDestroy()
    await eventually(() => {
      assert.ok(lines.some(({ msg }) => msg === 'the client went away before the end of its answer'))
    })
    assertNoWarning()
  })
})
