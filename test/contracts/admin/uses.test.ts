import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const ADDRESS = 'https://chat.acme.example/api/v1/media/3q2-7wAbCdEf3q2-7wAbCd'

describe('uses', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const usesOf = async (kind: string, name: string, { token } = home) =>
    await successItems(token.get(`/uses?kind=${kind}&name=${encodeURIComponent(name)}`))

  describe('listUses', () => {
    it('requires the kind of the resource', async () => {
      assertRefused(await home.token.get('/uses?name=order'), 400, 'invalid_input')
    })
    it('shows where flows use an event, a goal or a medium, live or in a draft only', async () => {
      const code = uniqueCode()
      const nodes = [
        { id: 'map', type: 'media', kind: 'image', url: ADDRESS, next: 'tell' },
        { id: 'tell', type: 'emit', event: 'order.seen', next: 'bye' },
        { id: 'bye', type: 'end' },
      ]
      const triggers = [{ type: 'event', event: 'order.paid' }]
      const definition = { code, name: 'Orders', start: 'map', triggers, nodes }
      const { id } = await successBody(home.token.post('/flows', { definition }))
      await successBody(home.token.post(`/flows/${String(id)}/publish`, {}, NOW))
      const draft = { ...definition, nodes: [{ id: 'won', type: 'goal', code: 'order', next: 'map' }, ...nodes] }
      await successBody(home.token.put(`/flows/${String(id)}/draft`, { definition: draft }, NOW))

      const flow = { flowId: id, name: 'Orders', code }
      assert.deepEqual(await usesOf('medium', ADDRESS), [{ ...flow, live: true, nodeId: 'map', path: '/nodes/0/url' }])
      assert.deepEqual(await usesOf('event', 'order.seen'), [
        { ...flow, live: true, nodeId: 'tell', path: '/nodes/1/event' },
      ])
      assert.deepEqual(await usesOf('event', 'order.paid'), [
        { ...flow, live: true, nodeId: null, path: '/triggers/0/event' },
      ])
      assert.deepEqual(await usesOf('goal', 'order'), [{ ...flow, live: false, nodeId: 'won', path: '/nodes/0/code' }])
      for (const kind of ['connection', 'form']) assert.deepEqual(await usesOf(kind, 'order'), [])
      assert.deepEqual(await usesOf('event', 'order.seen', neighbour), [])
    })
  })
})
