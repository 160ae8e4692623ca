import { after, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

describe('differences between versions of a flow', async () => {
  const {
    service,
    home: { token },
  } = await startAdminService()
  after(() => service.stop())
  const create = async (definition: object) => (await successBody(token.post('/flows', { definition })))['id'] as string
  const save = async (id: string, definition: object) =>
    await successBody(token.put(`/flows/${id}/draft`, { definition }, { 'If-Match': '*' }))
  const publish = async (id: string) => await successBody(token.post(`/flows/${id}/publish`, {}))

  describe('compareFlowVersions', () => {
    it('compares a version with the draft or with another version', async () => {
      const code = uniqueCode()
      const [ask, bye] = [
        {
          id: 'ask',
          type: 'buttons',
          choices: [
            { id: 'a', label: 'A' },
            { id: 'b', label: 'B' },
          ],
          next: 'bye',
        },
        { id: 'bye', type: 'end', text: 'Bye' },
      ]
      const id = await create({ ...greeting(code), start: 'ask', nodes: [ask, bye] })
      await publish(id)
      await save(id, {
        ...greeting(code),
        start: 'ask',
        nodes: [
          { ...bye, text: 'See you' },
          {
            ...ask,
            choices: [
              { id: 'a', label: 'Aye' },
              { id: 'b', label: 'B' },
            ],
          },
        ],
      })
      const changes = [
        { path: '/nodes/ask/choices/a/label', change: 'changed', before: 'A', after: 'Aye' },
        { path: '/nodes/bye/text', change: 'changed', before: 'Bye', after: 'See you' },
      ]
      const path = `/flows/${id}/versions/1/difference`
      assert.deepEqual(await successBody(token.get(path)), { from: '1', to: 'draft', changes })
      await publish(id)
      assert.deepEqual(await successBody(token.get(`${path}?to=2`)), { from: '1', to: '2', changes })
      assert.deepEqual((await successBody(token.get(`${path}?to=1`)))['changes'], [])
      for (const to of ['3', '9999999999']) assertRefused(await token.get(`${path}?to=${to}`), 404, 'not_found')
      assertRefused(await token.get(`${path}?to=last`), 400, 'invalid_input')
    })
  })
})
