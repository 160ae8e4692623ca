import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Loose } from '../callers.ts'
import { countingFlow, startToolShop } from './tool-shop.ts'

describe('calls of tools', async () => {
  const { server, sessions, listed, publish } = await startToolShop()
  const calls = (of = server) => of.asked.filter(({ rpc }) => rpc === 'tools/call')

  for (const [protocol, of] of Object.entries({ stateless: server, sessions })) {
    it(`sends the arguments with the credentials of the connection (${protocol})`, async () => {
      const { ask } = await publish(countingFlow(await listed({ baseUrl: of.url })))
      of.call = ({ name, arguments: given }) => ({
        content: [{ type: 'text', text: 'ignored' }],
        structuredContent: { count: name === 'count_stock' && given?.['sku'] === 'a-1' ? 3 : 0 },
      })
      assert.deepEqual(await ask('a-1'), ['There are 3'])
      const [call] = calls(of)
      assert.equal(call?.headers['authorization'], 'Bearer the-bearer')
      assert.match(String(call.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
      const others = of.asked.filter(({ rpc }) => rpc !== 'tools/call')
      assert.ok(others.every(({ headers }) => headers['idempotency-key'] === undefined))
    })
  }

  const results: [string, Loose, string][] = [
    ['a text that is JSON', { content: [{ type: 'text', text: '{"count":4}' }] }, 'There are 4'],
    ['a structured result', { content: [], structuredContent: { count: 5 } }, 'There are 5'],
    ['a result of another type', { content: [], structuredContent: { count: 'many' } }, 'Not now'],
    ['a text where an object is promised', { content: [{ type: 'text', text: 'many' }] }, 'Not now'],
    ['an error of the tool', { content: [{ type: 'text', text: 'broken' }], isError: true }, 'Not now'],
    ['no content', { content: [] }, 'Not now'],
  ]
  for (const [name, result, said] of results) {
    it(`takes ${name}`, async () => {
      const { ask } = await publish(countingFlow(await listed()))
      server.call = () => result
      assert.deepEqual(await ask('a-1'), [said])
      assert.equal(calls().length, 1)
    })
  }

  it('calls a tool without parameters, and takes a plain text', async () => {
    server.tools = [{ name: 'ping', inputSchema: { type: 'object' } }]
    server.call = () => ({
      content: [
        { type: 'text', text: 'still' },
        { type: 'image', data: 'AA==', mimeType: 'image/png' },
        { type: 'text', text: 'here' },
      ],
    })
    const connection = await listed()
    const flow = countingFlow(connection, { operation: 'ping', arguments: {} })
    const [call, tell, failed] = flow.nodes
    const { ask } = await publish({ ...flow, nodes: [call, { ...tell, text: '{{ vars.stock.body }}' }, failed] })
    assert.deepEqual(await ask('x'), ['still\nhere'])
  })
})
