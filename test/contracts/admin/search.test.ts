import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { startAdminService, type AdminCalls, type AdminWorkspace } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, successItems, creators, uniqueCode } from './fixtures.ts'

describe('search and imports', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())

  describe('searchWorkspace', () => {
    it('requires a text', async () => {
      assertRefused(await home.token.get('/search'), 400, 'invalid_input')
    })
    const search = async (calls: AdminCalls, text: string) =>
      (await successItems(calls.get(`/search?text=${encodeURIComponent(text)}`))).map(
        ({ kind, id }) => `${kind as string} ${id as string}`,
      )
    const create = async (workspace: AdminWorkspace, part: string) => {
      const { token } = workspace
      const { id } = await successBody(
        token.post('/flows', { definition: { ...greeting(uniqueCode()), name: `${part} flow` } }),
      )
      const connection = { code: uniqueCode(), name: `${part} connection`, providerKey: 'openai' }
      const { id: connectionId } = await successBody(token.post('/connections', connection))
      return [`flow ${id as string}`, `connection ${connectionId as string}`]
    }

    it('finds resources of all kinds by a part of their names, and by their ids', async () => {
      const found = await create(home, 'Zebra')
      await create(neighbour, 'Zebra')
      assert.deepEqual(await search(home.token, 'zEBRa'), found)
      const { executionId = '', conversationId = '' } = {
        ...(await creators['/executions/{executionId}']?.(home)),
        ...(await creators['/conversations/{conversationId}']?.(home)),
      }
      assert.deepEqual(await search(home.token, executionId.toUpperCase()), [`execution ${executionId}`])
      assert.deepEqual(await search(home.token, conversationId), [`conversation ${conversationId}`])
      assert.deepEqual(await search(neighbour.token, executionId), [])
      assert.deepEqual(await search(home.token, 'analyst'), ['role analyst'])
      assert.deepEqual(await search(home.token, home.admin.email), [`user ${home.admin.id}`])
      assert.deepEqual(await search(home.token, '100%'), [])
    })
    it('leaves out what the caller may not view', async () => {
      const [flow] = await create(home, 'Okapi')
      assert.deepEqual(await search(await home.adminCaller(['service.flows.view']), 'okapi'), [flow])
      assert.deepEqual(await search(await home.adminCaller([]), 'okapi'), [])
    })
  })

  describe('importFlow', () => {
    const text = readFileSync('test/importers/typebot/exports/v6.json', 'utf8')
    it('turns an export into a flow that can be drafted and published, with its report', async () => {
      const code = uniqueCode()
      const { definition, report } = await successBody(
        home.token.post('/flow-imports', { system: 'typebot', document: JSON.parse(text) as object, code }),
      )
      assert.deepEqual([definition.code, report.flow.code, report.source.system], [code, code, 'typebot'])
      assert.ok(report.summary.imported > 0)
      const { id } = await successBody(home.token.post('/flows', { definition: definition as object }))
      const answer = await home.token.post(`/flows/${id as string}/validate`, {})
      assert.equal(answer.status, 200, answer.text)
      const errors = (answer.body.findings as Loose[]).filter(({ severity }) => severity === 'error')
      assert.ok(
        errors.every(({ rule }) => rule === 'unknown_connection'),
        JSON.stringify(errors),
      )
    })
    it('delays no other request, however long the conversion takes', async () => {
      const groups = [{ id: 'g', blocks: [{ id: 'b', type: 'text', content: { html: '<'.repeat(300_000) } }] }]
      const imported = home.token.post('/flow-imports', { system: 'typebot', document: { groups } })
      const order: string[] = []
      const note = () => order.push('import')
      imported.then(note, note)
      while (order.length < 5) {
        assert.equal((await home.token.get('/workspace')).status, 200)
        order.push('other')
      }
      assert.ok(!order.includes('import'), order.join())
      assert.equal((await imported).status, 200)
    })
    it('says where a file is not an export of the system', async () => {
      for (const system of ['typebot', 'flowise']) {
        const answer = await home.token.post('/flow-imports', { system, document: { hello: 'world' } })
        const { findings } = assertRefused(answer, 422, 'export_invalid') as { findings: Loose[] }
        assert.ok(findings.length > 0 && findings.every(({ message }) => message !== ''))
      }
    })
  })
})
