import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused } from '../callers.ts'
import { greeting, made, uniqueCode } from './fixtures.ts'

describe('what an editor of flows uses', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object = greeting(uniqueCode())) =>
    (await made(token.post('/flows', { definition })))['id'] as string
  const auditEntries = async (flowId: string, action: string) =>
    (await made(token.get(`/audit?resourceId=${flowId}&action=${action}`)))['items'] as Record<string, never>[]

  const POSITIONS = { hello: { x: 120, y: -40.5 }, not_there_yet: { x: 0, y: 0 } }
  const NOTES = [{ id: 'n1', text: 'Approved by legal', x: 1, y: 2, width: 200, height: 80, color: 'blue' }]
  const saveLayout = async (id: string, layout: object, ifMatch = '*') =>
    await token.put(`/flows/${id}/layout`, layout, { 'If-Match': ifMatch })

  describe('getFlowLayout', () => {
    it('is empty under a tag that the first save takes, before anybody has moved a node', async () => {
      const id = await create()
      const { body, headers } = await token.get(`/flows/${id}/layout`)
      assert.deepEqual(
        [body, headers['etag']],
        [{ flowId: id, positions: {}, notes: [], updatedAt: null, updatedBy: null, etag: body.etag }, body.etag],
      )
      assert.equal((await saveLayout(id, { positions: POSITIONS, notes: [] }, body.etag)).status, 200)
      assertRefused(await saveLayout(id, { positions: {}, notes: [] }, body.etag), 412, 'precondition_failed')
    })
  })

  describe('saveFlowLayout', () => {
    it('stores positions, of unknown nodes as well, and notes, as they were sent', async () => {
      const id = await create()
      const saved = await made(saveLayout(id, { positions: POSITIONS, notes: NOTES }))
      assert.deepEqual([saved['positions'], saved['notes'], saved['updatedBy'].name], [POSITIONS, NOTES, 'Ada'])
      assert.deepEqual(await made(token.get(`/flows/${id}/layout`)), saved)
      const replaced = await made(saveLayout(id, { positions: {}, notes: [] }, saved['etag'] as string))
      assert.deepEqual([replaced['positions'], replaced['notes']], [{}, []])
    })
    it('leaves the flow, its draft and their tags alone, and they leave the layout alone', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      const states = async () =>
        await Promise.all(['', '/draft'].map(async path => (await token.get(`/flows/${id}${path}`)).body))
      const before = await states()
      const { etag } = await made(saveLayout(id, { positions: POSITIONS, notes: NOTES }))
      assert.deepEqual(await states(), before)
      await made(token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Other') }, { 'If-Match': '*' }))
      await made(token.post(`/flows/${id}/publish`, {}))
      assert.equal((await made(token.get(`/flows/${id}/layout`)))['etag'], etag)
    })
    it('lets one of two first saves win', async () => {
      const id = await create()
      const { etag } = await made(token.get(`/flows/${id}/layout`))
      const answers = await Promise.all(
        [1, 2].map(async x => await saveLayout(id, { positions: { hello: { x, y: 0 } }, notes: [] }, etag as string)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
    })
    it('refuses coordinates out of reach, and more notes than a canvas can show', async () => {
      const id = await create()
      const note = (number: number) => ({ id: `n${number}`, text: '', x: 0, y: 0 })
      for (const layout of [
        { positions: { hello: { x: 1e7, y: 0 } }, notes: [] },
        { positions: {}, notes: Array.from({ length: 201 }, (_, number) => note(number)) },
      ])
        assertRefused(await saveLayout(id, layout), 422, 'validation_failed')
      assert.equal((await auditEntries(id, 'flow.save_layout')).length, 0)
    })
  })
})
