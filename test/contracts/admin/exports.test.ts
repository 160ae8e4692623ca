import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi/admin.json', import.meta.url), 'utf8'))

describe('exports on the admin API', async () => {
  const { service, home, neighbour } = await startAdminService()
  const call = callersOf(service)
  const conversations: string[] = []
  const code = uniqueCode()
  const ajv = new Ajv2020({ strict: false }).addSchema(document as object, 'contract')
  addFormatsModule.default(ajv)

  before(async () => {
    const definition = {
      ...greeting(code),
      start: 'ask',
      nodes: [
        { id: 'ask', type: 'input', prompt: 'How many?', field: { name: 'cups', type: 'text' }, next: 'bye' },
        { id: 'bye', type: 'end', text: 'Bye' },
      ],
    }
    const { id } = await successBody(home.token.post('/flows', { definition }))
    await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
    const { key } = (await successBody(home.token.post('/keys', { name: code })))['key'] as { key: string }
    for (const cups of ['2', '3', undefined]) {
      const session = await call.session(key)
      const { body } = await call.sendChatMessage(session, { text: `Cups ${cups ?? 'later'}`, intentName: code })
      const { executionId, waitToken } = body.reply
      if (cups !== undefined)
        await call.sendChatMessage(session, { executionId, waitToken, input: { values: { cups } } }).expect(200)
      conversations.push(session.conversationId)
      service.clock.advance(60_000)
    }
  })
  after(async () => {
    await service.stop()
  })

  const lines = async (path: string): Promise<Loose[]> => {
    const answer = await home.token.get(path)
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.headers['content-type'] ?? '', /^application\/x-ndjson/)
    assert.match(answer.text, /^$|\n$/)
    return answer.text
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as Loose)
  }
  const assertValid = (schema: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` })
    assert.ok(validate(value), JSON.stringify(validate.errors))
  }

  describe('exportConversations', () => {
    it('has every conversation with its messages, in the order in which they began', async () => {
      const exported = await lines('/conversations/export')
      assert.deepEqual(
        exported.map(({ conversation }) => conversation.id as string),
        conversations,
      )
      for (const { conversation, messages } of exported) {
        assertValid('AdminConversation', conversation)
        for (const message of messages as object[]) assertValid('ConversationMessage', message)
        assert.equal(messages.length, conversation.messages)
      }
      assert.equal(exported[0]?.['messages'][0].text, 'Cups 2')
    })

    it('goes on after a line, page by page, until nothing is left', async () => {
      const seen: string[] = []
      for (let after = ''; ;) {
        const page = await lines(`/conversations/export?limit=2${after}`)
        if (page.length === 0) break
        assert.ok(page.length <= 2)
        seen.push(...page.map(({ conversation }) => conversation.id as string))
        after = `&after=${seen.at(-1) ?? ''}`
      }
      assert.deepEqual(seen, conversations)
    })

    it('has those of a span of time', async () => {
      const [first, second, third] = await lines('/conversations/export')
      const [from, to] = [second?.['conversation'].startedAt as string, third?.['conversation'].startedAt as string]
      assert.deepEqual(await lines(`/conversations/export?from=${from}&to=${to}`), [second])
      assert.deepEqual(await lines(`/conversations/export?to=${from}`), [first])
    })

    it('has none of another workspace, also after an id of it', async () => {
      const answer = await neighbour.token.get(`/conversations/export?after=${conversations[0] ?? ''}`)
      assert.deepEqual([answer.status, answer.text], [200, ''])
    })

    it('is refused without the permission, and for a position that is no id', async () => {
      const analyst = await home.adminCaller(['service.executions.view'])
      assertRefused(await analyst.get('/conversations/export'), 403, 'permission_denied')
      assertRefused(await home.token.get('/conversations/export?after=first'), 400, 'invalid_input')
      assertRefused(await home.token.get('/conversations/export?limit=201'), 400, 'invalid_input')
    })
  })

  describe('exportExecutions', () => {
    it('has every run with what was answered in it', async () => {
      const exported = await lines('/executions/export')
      assert.deepEqual(
        exported.map(({ execution, answers }): unknown[] => [execution.conversationId, execution.status, answers]),
        [
          [conversations[0], 'completed', [{ question: 'ask', value: '2' }]],
          [conversations[1], 'completed', [{ question: 'ask', value: '3' }]],
          [conversations[2], 'waiting_input', []],
        ],
      )
      for (const { execution } of exported) assertValid('AdminExecution', execution)
      const [, second] = exported
      assert.deepEqual(await lines(`/executions/export?limit=1&after=${String(exported[0]?.['execution'].id)}`), [
        second,
      ])
    })

    it('is refused without the permission, and has none of another workspace', async () => {
      const viewer = await home.adminCaller(['service.conversations.view'])
      assertRefused(await viewer.get('/executions/export'), 403, 'permission_denied')
      assert.equal((await neighbour.token.get('/executions/export')).text, '')
    })
  })
})
