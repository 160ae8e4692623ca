import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'

describe('Strict-Transport-Security', async () => {
  const service = await startTestService()
  after(() => service.stop())

  it('is the same on pages, scripts, APIs and errors', async () => {
    const paths = ['/', '/docs', '/widget/parley-chat.js', '/healthz', '/api/admin/v1/session', '/mcp', '/nothing']
    const values = await Promise.all(
      paths.map(async path => (await fetch(service.url + path)).headers.get('strict-transport-security')),
    )
    assert.deepEqual([...new Set(values)], ['max-age=31536000; includeSubDomains'], values.join(', '))
  })
})
