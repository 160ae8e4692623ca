import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { provenSession } from '../../support/identity.ts'
import { assertRefused, callersOf, type Loose, type Session } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const FLOW = {
  code: 'lead',
  name: 'Lead',
  triggers: [
    { type: 'chat_intent', intent: 'lead' },
    { type: 'event', event: 'paid' },
  ],
  nodes: [
    {
      id: 'drink',
      type: 'buttons',
      prompt: 'Tea or coffee?',
      choices: [
        { id: 'tea', label: 'Tea' },
        { id: 'coffee', label: 'Coffee' },
      ],
      next: 'mail',
    },
    { id: 'mail', type: 'input', prompt: 'Your address?', field: { name: 'mail', type: 'email' } },
  ],
}
/** Begins the flow as a visitor's own run does. */
const OTHER_FLOW = {
  code: 'order',
  name: 'Order',
  triggers: [{ type: 'chat_intent', intent: 'order' }],
  nodes: [{ id: 'tell', type: 'emit', event: 'paid', data: {}, next: null }],
}

describe('the visitors of a flow', async () => {
  const { service, neighbour } = await startAdminService()
  after(async () => {
    await service.stop()
  })
  const home = await adminWorkspace(service, 'Visitors', {
    flows: [FLOW, OTHER_FLOW],
    keys: [{ name: 'shop', key: 'pk_live_Visitors' }],
  })
  const visitors = callersOf(service)
  const flows = await successItems(home.token.get('/flows'))
  const FLOW_PATH = `/flows/${String(flows.find(({ code }) => code === 'lead')?.['id'])}`
  const PATH = `${FLOW_PATH}/visitors`

  const run = async (session: Session, ...answers: object[]) => {
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
  const now = () => service.clock.now().toISOString()
  const counter = await home.adminCaller(['service.executions.view'])

  // One writes twice in one conversation, one once, and a customer in two conversations that a token has proven.
  const regular = await visitors.session('pk_live_Visitors')
  const first = now()
  await run(regular, { choice: 'tea' }, { mail: 'ada@example.org' })
  const once = await run(await visitors.session('pk_live_Visitors', { customer: { id: 'claimed' } }))
  const proven = { id: `c-${newId()}`, name: '=Grace', email: 'grace@example.org' }
  const [phone, desk] = [await provenSession(home, proven), await provenSession(home, proven)]
  const onPhone = await run(phone, { choice: 'tea' }, { mail: 'grace@example.com' })
  const later = now()
  const again = await run(regular, { choice: 'coffee' })
  const atDesk = await run(desk, { choice: 'coffee' })
  await successBody(visitors.publishDomainEvent({ tenant_id: home.tenantId, event_name: 'paid', data: {} }))
  await service.work()

  const rowsOf = async (query = '', calls: AdminCalls = home.token) =>
    (await successItems(calls.get(`${PATH}?${query}`))).map(({ executionId, runs, status, answers }): unknown[] => [
      executionId,
      runs,
      status,
      Object.fromEntries((answers as Loose[]).map(({ question, value }) => [question, value])),
    ])
  const DESK = [atDesk, 2, 'waiting_input', { drink: 'coffee', mail: 'grace@example.com' }]
  const REGULAR = [again, 2, 'waiting_input', { drink: 'coffee', mail: 'ada@example.org' }]

  describe('listFlowVisitors', () => {
    it('has a row for each visitor, the latest run first, with the last answer to each question', async () => {
      assert.deepEqual(await rowsOf(), [DESK, REGULAR, [once, 1, 'waiting_input', {}]])
    })
    it('says who a visitor is, where it was proven or claimed, and since when', async () => {
      const items = await successItems(home.token.get(PATH))
      assert.deepEqual(
        items.map(({ customer, conversationId }): unknown[] => [customer, conversationId]),
        [
          [{ ...proven, proven: true }, desk.conversationId],
          [null, regular.conversationId],
          [{ id: 'claimed', name: null, email: null, proven: false }, items[2]?.['conversationId']],
        ],
      )
      assert.equal(items[1]?.['firstStartedAt'], first)
    })
    it('leaves out runs in a conversation that only events have begun, which the list of runs has', async () => {
      const runs = await successItems(home.token.get(`${FLOW_PATH}/results`))
      assert.deepEqual([runs.length, (await rowsOf()).length], [6, 3])
    })
    it('counts what events of a visitor start in its conversation', async () => {
      const session = await visitors.session('pk_live_Visitors')
      await successBody(visitors.sendChatMessage(session, { text: 'Hi', intentName: 'order' }))
      await service.work()
      const [latest] = await successItems(home.token.get(`${PATH}?limit=1`))
      assert.deepEqual([latest?.['conversationId'], latest?.['runs']], [session.conversationId, 1])
      const { rowCount } = await service.database.pool.query(
        'delete from conversations where tenant_id = $1 and id = $2',
        [home.tenantId, session.conversationId],
      )
      assert.equal(rowCount, 1)
    })
    it('is narrowed by runs, and has of each visitor those that match', async () => {
      const earlier = { drink: 'tea', mail: 'ada@example.org' }
      const completed = (await rowsOf('status=completed')).map(([, ...rest]) => rest)
      assert.deepEqual(completed, [
        [1, 'completed', { drink: 'tea', mail: 'grace@example.com' }],
        [1, 'completed', earlier],
      ])
      assert.deepEqual(
        (await rowsOf(`from=${later}`)).map(([id, runs]) => [id, runs]),
        [
          [atDesk, 1],
          [again, 1],
        ],
      )
      assert.deepEqual(
        (await rowsOf(`to=${later}`)).map(([id]) => id === onPhone || id === once),
        [true, true, false],
      )
    })
    it('is read page by page', async () => {
      const ids: unknown[] = []
      let cursor = ''
      for (let page = 0; page < 3; page++) {
        const { items, nextCursor } = await successBody(home.token.get(`${PATH}?limit=1${cursor}`))
        ids.push(...(items as Loose[]).map(({ executionId }): unknown => executionId))
        cursor = `&cursor=${String(nextCursor)}`
      }
      assert.deepEqual(ids, [atDesk, again, once])
      assert.equal(cursor, '&cursor=null')
    })
    it('says the questions as visitors saw them', async () => {
      const { questions } = await successBody(home.token.get(PATH))
      assert.deepEqual(
        (questions as Loose[]).map(({ title }): unknown => title),
        ['Tea or coffee?', 'Your address?'],
      )
    })
    it('redacts answers, and has no customers, for those who may not read conversations', async () => {
      const redacted = { drink: 'coffee', mail: '[REDACTED-EMAIL]' }
      assert.deepEqual(
        (await rowsOf('', counter)).map(([, , , answers]) => answers),
        [redacted, redacted, {}],
      )
      const items = await successItems(counter.get(PATH))
      assert.deepEqual(new Set(items.map(({ customer }): unknown => customer)), new Set([null]))
    })
    it('is 404 for a flow that does not exist, or belongs to another workspace', async () => {
      assertRefused(await home.token.get(`/flows/${newId()}/visitors`), 404, 'not_found')
      assertRefused(await neighbour.token.get(PATH), 404, 'not_found')
    })
    it('takes the permission to see executions', async () => {
      const viewer = await home.adminCaller(['service.flows.view'])
      assertRefused(await viewer.get(PATH), 403, 'permission_denied')
    })
  })

  describe('the results of one visitor', () => {
    const runsOf = async (conversationId: string) =>
      (await successItems(home.token.get(`${FLOW_PATH}/results?visitorOf=${conversationId}`))).map(
        ({ executionId }): unknown => executionId,
      )
    it('narrows the results to the runs of one visitor, in each of its conversations', async () => {
      assert.deepEqual(await runsOf(desk.conversationId), [atDesk, onPhone])
      assert.deepEqual(await runsOf(phone.conversationId), [atDesk, onPhone])
      assert.equal((await runsOf(regular.conversationId)).length, 2)
      assert.deepEqual(await runsOf(newId()), [])
    })
    it('narrows the file of the results as well', async () => {
      const { text } = await home.token.get(`${FLOW_PATH}/results/file?visitorOf=${desk.conversationId}`)
      assert.equal(text.trimEnd().split('\r\n').length, 3)
    })
  })

  describe('exportFlowVisitors', () => {
    const linesOf = async (calls: AdminCalls, query = '') => {
      const answer = await calls.get(`${PATH}/file?${query}`)
      assert.equal(answer.status, 200, answer.text)
      assert.match(answer.headers['content-type'] ?? '', /^text\/csv/)
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="lead-visitors.csv"')
      return answer.text.trimEnd().split('\r\n')
    }
    it('is a table of the visitors with a column for each question, that runs no formula', async () => {
      const [names, ...rows] = await linesOf(home.token)
      assert.equal(
        names,
        'first_started,started,ended,status,version,runs,execution,conversation,customer,name,email,drink,mail',
      )
      assert.deepEqual(
        rows.map(row =>
          row
            .split(',')
            .slice(5)
            .filter((_, at) => at !== 2),
        ),
        [
          ['2', atDesk, proven.id, "'=Grace", proven.email, 'coffee', 'grace@example.com'],
          ['2', again, '', '', '', 'coffee', 'ada@example.org'],
          ['1', once, 'claimed', '', '', '', ''],
        ],
      )
    })
    it('is narrowed and redacted as the list', async () => {
      const [, ...rows] = await linesOf(counter, 'status=completed')
      assert.deepEqual(
        rows.map(row => row.split(',').slice(8)),
        [
          ['', '', '', 'tea', '[REDACTED-EMAIL]'],
          ['', '', '', 'tea', '[REDACTED-EMAIL]'],
        ],
      )
    })
    it('is 404 for the flow of another workspace', async () => {
      assertRefused(await neighbour.token.get(`${PATH}/file`), 404, 'not_found')
    })
  })
})
