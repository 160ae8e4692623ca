import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const FLOW = {
  code: 'lead',
  name: 'Lead',
  triggers: [{ type: 'chat_intent', intent: 'lead' }],
  nodes: [
    {
      id: 'drink',
      type: 'buttons',
      prompt: 'Tea or coffee?',
      choices: [
        { id: 'tea', label: 'Tea' },
        { id: 'coffee', label: 'Coffee' },
      ],
      next: 'cups',
    },
    { id: 'cups', type: 'input', prompt: 'How many?', field: { name: 'cups', type: 'text' }, next: 'again' },
    { id: 'again', type: 'condition', branches: [{ when: 'vars.cups = "more"', next: 'cups' }], otherwise: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
}

describe('the results of a flow', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const home = await adminWorkspace(service, 'Results', {
    flows: [FLOW],
    keys: [{ name: 'shop', key: 'pk_live_Results' }],
  })
  const visitors = callersOf(service)
  const { id } = (await successBody(home.token.get('/flows')))['items'][0] as { id: string }
  const PATH = `/flows/${id}/results`

  const run = async (...answers: object[]) => {
    const session = await visitors.session('pk_live_Results')
    let { reply } = (await successBody(visitors.sendChatMessage(session, { text: 'Hi', intentName: 'lead' }))) as {
      reply: Loose
    }
    for (const values of answers) {
      const { executionId, waitToken } = reply
      const body = { executionId, waitToken, input: { values } }
      reply = (await successBody(visitors.sendChatMessage(session, body)))['reply'] as Loose
    }
    service.clock.advance(60_000)
    return String(reply['executionId'])
  }
  const begunAt = service.clock.now().toISOString()
  const completed = await run({ choice: 'tea' }, { cups: 'more' }, { cups: '=1+1' })
  const laterAt = service.clock.now().toISOString()
  const waiting = await run({ choice: 'coffee' })

  describe('listFlowResults', () => {
    it('has a row for each run, the latest first, with its answers in their order', async () => {
      const items = await successItems(home.token.get(PATH))
      assert.deepEqual(
        items.map(({ executionId, status, answers }): unknown[] => [executionId, status, answers]),
        [
          [waiting, 'waiting_input', [{ question: 'drink', value: 'coffee' }]],
          [
            completed,
            'completed',
            [
              { question: 'drink', value: 'tea' },
              { question: 'cups', value: 'more' },
              { question: 'cups', value: '=1+1' },
            ],
          ],
        ],
      )
    })
    it('is narrowed to a state and to a span of time, and read page by page', async () => {
      const idsOf = async (query: string) =>
        (await successItems(home.token.get(`${PATH}?${query}`))).map(({ executionId }): unknown => executionId)
      assert.deepEqual(await idsOf('status=completed'), [completed])
      assert.deepEqual(await idsOf(`from=${laterAt}`), [waiting])
      assert.deepEqual(await idsOf(`from=${begunAt}&to=${laterAt}`), [completed])
      const { items, nextCursor } = (await successBody(home.token.get(`${PATH}?limit=1`))) as Loose
      assert.equal((items as Loose[]).length, 1)
      assert.deepEqual(await idsOf(`limit=1&cursor=${String(nextCursor)}`), [completed])
    })
    it('is 404 for a flow that does not exist, or belongs to another workspace', async () => {
      assertRefused(await home.token.get(`/flows/${newId()}/results`), 404, 'not_found')
      assertRefused(await neighbour.token.get(PATH), 404, 'not_found')
    })
    it('takes the permission to see executions', async () => {
      const viewer = await home.adminCaller(['service.flows.view'])
      assertRefused(await viewer.get(PATH), 403, 'permission_denied')
    })
  })

  describe('exportFlowResults', () => {
    it('is a table with a column for each question, and the last answer to it, that runs no formula', async () => {
      const answer = await home.token.get(`${PATH}/file`)
      assert.equal(answer.status, 200, answer.text)
      assert.match(answer.headers['content-type'] ?? '', /^text\/csv/)
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="lead.csv"')
      const lines = answer.text.trimEnd().split('\r\n')
      assert.equal(lines[0], 'started,ended,status,version,execution,conversation,drink,cups')
      assert.deepEqual(
        lines.slice(1).map(line => line.split(',').filter((_, at) => [2, 4, 6, 7].includes(at))),
        [
          ['waiting_input', waiting, 'coffee', ''],
          ['completed', completed, 'tea', "'=1+1"],
        ],
      )
    })
    it('has the narrowed results only', async () => {
      const { text } = await home.token.get(`${PATH}/file?status=failed`)
      assert.equal(text, 'started,ended,status,version,execution,conversation\r\n')
    })
    it('is 404 for the flow of another workspace', async () => {
      assertRefused(await neighbour.token.get(`${PATH}/file`), 404, 'not_found')
    })
  })
})
