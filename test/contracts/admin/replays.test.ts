import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { startReceiver, type Receiver } from '../../support/receiver.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

const KEY = 'pk_live_ReplayShop'

/** Occupies the processor for some eighty milliseconds. */
const SUM = { expr: '$sum([1..5000].($ * $))' }
const WORK = { id: 'work', type: 'set_variable', set: { a: SUM, b: SUM }, next: 'mail' }

/** Asks for an address and a number, calls a shop with the address, and decides by the number. */
const order = (
  shop: string,
  { limit = 3, mail = {}, greeting = 'Hello', nodes = [] as object[], asked = 'look', first = 'mail' } = {},
) => ({
  code: 'order',
  name: 'Order',
  triggers: [{ type: 'chat_intent', intent: 'order' }],
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'message', text: greeting, next: first },
    {
      id: 'mail',
      type: 'input',
      prompt: 'Your address?',
      field: { name: 'mail', type: 'email', required: true, ...mail },
      next: 'phone',
    },
    { id: 'phone', type: 'input', field: { name: 'phone', type: 'phone', required: true }, next: 'count' },
    { id: 'count', type: 'input', field: { name: 'count', type: 'number', required: true }, next: asked },
    { id: 'look', type: 'http', url: `${shop}/stock?of={{ vars.mail }}`, saveAs: 'stock', next: 'check' },
    {
      id: 'check',
      type: 'condition',
      branches: [{ when: `vars.count > ${limit}`, next: 'many' }],
      otherwise: 'few',
    },
    { id: 'many', type: 'end', text: 'Many for {{ vars.mail }}: {{ vars.stock.body.left }} left' },
    { id: 'few', type: 'end', text: 'Few' },
    ...nodes,
  ],
})

/** Decides by an address that is not in the log. */
const desk = ({ when = '$contains(vars.mail, "acme")', text = 'To a colleague' } = {}) => ({
  code: 'desk',
  name: 'Desk',
  triggers: [{ type: 'chat_intent', intent: 'desk' }],
  nodes: [
    { id: 'mail', type: 'input', field: { name: 'mail', type: 'email' }, next: 'sort' },
    { id: 'sort', type: 'condition', branches: [{ when, next: 'told' }], otherwise: 'other' },
    { id: 'told', type: 'message', text: '{{ $length(vars.mail) }} characters', next: 'colleague' },
    { id: 'colleague', type: 'end', text },
    { id: 'other', type: 'end', text: 'To somebody else' },
  ],
})

/** Shows a random value. */
const lucky = (text = 'Bye') => ({
  code: 'lucky',
  name: 'Lucky',
  triggers: [{ type: 'chat_intent', intent: 'lucky' }],
  nodes: [
    { id: 'draw', type: 'message', text: '{{ $random() }}', next: 'bye' },
    { id: 'bye', type: 'end', text },
  ],
})

const total = ({ user, system }: NodeJS.CpuUsage): number => user + system

describe('replays', async () => {
  const asked: string[] = []
  let shop: Receiver
  let home: AdminWorkspace
  let flowId: string
  let runs: string[]
  let address: string
  const { service, neighbour } = await startAdminService({
    environment: { egressAllow: ['127.0.0.0/8'] },
    substitutes: {
      resolve: async host => {
        asked.push(host)
        return await Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      },
    },
  })
  const visitors = callersOf(service)
  const run = async (count: number): Promise<string> => {
    const session = await visitors.session(KEY)
    let reply = (await successBody(
      Promise.resolve(await visitors.sendChatMessage(session, { intentName: 'order', text: 'Hi' })),
    )) as {
      reply: Loose
    }
    const { executionId } = reply.reply
    for (const text of ['ada@acme.example', '+49 30 901820', String(count)]) {
      const { waitToken } = reply.reply
      reply = (await successBody(
        Promise.resolve(await visitors.sendChatMessage(session, { executionId, waitToken, text })),
      )) as typeof reply
    }
    assert.equal(reply.reply['status'], 'completed')
    return String(executionId)
  }
  const saveDraft = async (definition: object) =>
    await successBody(home.token.put(`/flows/${flowId}/draft`, { definition }, { 'If-Match': '*' }))
  const replayed = async (body: object, id = runs[0] ?? '') =>
    await successBody(home.token.post(`/executions/${id}/replay`, body))
  const differences = (answer: Loose) => answer['differences'] as Loose[]

  before(async () => {
    shop = await startReceiver()
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"left":5}' }))
    address = shop.url.replace('127.0.0.1', 'shop.acme.example')
    home = await adminWorkspace(service, 'Replays', {
      flows: [order(address), desk(), lucky()],
      keys: [{ name: 'shop', key: KEY }],
    })
    flowId = (await successBody(home.token.get('/flows?search=order')))['items'][0].id as string
    runs = [await run(5), await run(2), await run(9)]
  })
  after(async () => {
    await service.stop()
    await shop.stop()
  })

  describe('replayExecution', () => {
    it('repeats an execution that asked for an address and a phone number, and calls nothing', async () => {
      const before = [asked.length, shop.received.length]
      assert.ok(before.every(count => count > 0))
      const answer = await replayed({ source: 'version' })
      assert.deepEqual([answer['differences'], answer['stopped'], answer['redacted']], [[], null, true])
      const turns = answer['turns'] as Loose[]
      assert.deepEqual(
        turns.map(({ input, differs }): unknown[] => [input, differs]),
        [
          ['start: Hi', false],
          ['answer {"mail":"[REDACTED-EMAIL]"}', false],
          ['answer {"phone":"[REDACTED-PHONE]"}', false],
          ['answer {"count":5}', false],
        ],
      )
      assert.deepEqual(
        (turns[3]?.['replayed'] as Loose[]).map(({ nodeId, outcome, edge }): unknown[] => [nodeId, outcome, edge]),
        [
          ['count', 'resumed', '/nodes/3/next'],
          ['look', 'calling', null],
          ['look', 'completed', '/nodes/4/next'],
          ['check', 'completed', '/nodes/5/branches/0/next'],
          ['many', 'completed', null],
          ['many', 'shown', null],
          [null, 'ended', null],
        ],
      )
      assert.doesNotMatch(JSON.stringify(answer), /ada@|901820/)
      assert.deepEqual([asked.length, shop.received.length], before)
    })

    it('names the turn, the node and the edge of each difference of the draft', async () => {
      await saveDraft(order(address, { limit: 7 }))
      const answer = await replayed({ source: 'draft' })
      assert.deepEqual(differences(answer), [
        {
          turn: 3,
          flow: null,
          nodeId: 'check',
          edge: '/nodes/5/otherwise',
          outcome: 'completed',
          recorded: 'check → many',
          replayed: 'check → few',
        },
      ])
      assert.deepEqual(differences(await replayed({}, runs[2])), [])
    })

    it('replays on a given definition, and distinguishes changed blocks from a changed path', async () => {
      const definition = order(address, { greeting: 'Good day' })
      assert.deepEqual(
        differences(await replayed({ definition })).map(({ turn, nodeId, outcome, replayed: text }): unknown[] => [
          turn,
          nodeId,
          outcome,
          text,
        ]),
        [[0, 'hello', 'shown', 'shows message "Good day"']],
      )
      const longer = order(address, {
        asked: 'thanks',
        nodes: [{ id: 'thanks', type: 'message', text: 'Thanks', next: 'look' }],
      })
      assert.deepEqual(
        differences(await replayed({ definition: longer })).map(({ turn, nodeId, edge, outcome }): unknown[] => [
          turn,
          nodeId,
          edge,
          outcome,
        ]),
        [[3, 'thanks', '/nodes/8/next', 'completed']],
      )
    })

    it('takes a redacted answer as one that passed unless the field takes another type now', async () => {
      const stricter = order(address, { mail: { validation: { email_allow_domains: ['parley.example'] } } })
      assert.deepEqual(differences(await replayed({ definition: stricter })), [])
      const answer = await replayed({ definition: order(address, { mail: { type: 'number' } }) })
      assert.deepEqual(
        [differences(answer).map(({ turn, nodeId, outcome }): unknown[] => [turn, nodeId, outcome]), answer['stopped']],
        [[[1, 'mail', 'refused']], 'the executions have diverged'],
      )
    })

    it('takes the recorded branch if the decision depends on redacted text', async () => {
      const session = await visitors.session(KEY)
      const sent = async (body: object) =>
        (await successBody(Promise.resolve(await visitors.sendChatMessage(session, body)))) as { reply: Loose }
      const { executionId, waitToken } = (await sent({ intentName: 'desk', text: 'Hi' })).reply
      await sent({ executionId, waitToken, text: 'ada@acme.example' })
      const parts = async (definition: object) => {
        const answer = await replayed({ definition }, String(executionId))
        const parted = differences(answer).map(({ turn, nodeId, outcome }): unknown[] => [turn, nodeId, outcome])
        return [parted, answer['stopped'] as unknown]
      }
      assert.deepEqual(await parts(desk()), [[], null])
      assert.deepEqual(await parts(desk({ text: 'To Grace' })), [[[1, 'colleague', 'shown']], null])
      assert.deepEqual(await parts(desk({ when: '$contains(vars.mail, "ada@")' })), [[[1, 'sort', 'completed']], null])
    })

    it('distinguishes differences of the definition from those of random values', async () => {
      const session = await visitors.session(KEY)
      const body = { intentName: 'lucky', text: 'Hi' }
      const { reply } = (await successBody(Promise.resolve(await visitors.sendChatMessage(session, body)))) as {
        reply: Loose
      }
      const places = async (on: object) =>
        differences(await replayed(on, String(reply['executionId']))).map(({ nodeId }) => nodeId as string)
      assert.deepEqual(await places({ definition: lucky('So long') }), ['bye'])
      assert.deepEqual(await places({ source: 'version' }), ['draw'])
    })

    it('stops at a call that the record has no answer to, and makes none', async () => {
      const before = asked.length
      const definition = order(address, {
        asked: 'other',
        nodes: [{ id: 'other', type: 'http', url: `${address}/other`, next: 'look' }],
      })
      const answer = await replayed({ definition })
      assert.deepEqual(
        [differences(answer).map(({ nodeId, outcome }): unknown[] => [nodeId, outcome]), answer['stopped']],
        [[['other', 'calling']], 'the answer to the call of the node other is not recorded'],
      )
      assert.equal(asked.length, before)
    })

    it('refuses a version that does not exist, a definition with errors, and an incomplete log', async () => {
      const replay = async (body: object, id = runs[1]) => await home.token.post(`/executions/${id}/replay`, body)
      assertRefused(await replay({ source: 'version', version: 9 }), 404, 'not_found')
      const broken = order(address)
      assert.equal(
        assertRefused(await replay({ definition: { ...broken, start: 'nowhere' } }), 422, 'flow_invalid')['findings'][0]
          .path,
        '/start',
      )
      const { pool } = service.database
      const id = await run(1)
      const refused = async (reason: RegExp) => {
        const answer = await replay({}, id)
        assertRefused(answer, 409, 'conflict')
        assert.match(answer.text, reason)
      }
      await pool.query(
        `insert into event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)
        select l.tenant_id, gen_random_uuid(), l.execution_id, l.conversation_id, l.kind, l.node_id, l.entry,
          l.created_at
        from event_log l, generate_series(1, 5000)
        where l.execution_id = $1 and l.kind = 'execution_started'`,
        [id],
      )
      await refused(/16 MB/)
      await pool.query(
        `
        update event_log
        set entry = jsonb_build_object('kind', 'message_received', 'text', repeat('x', 17000000))
        where execution_id = $1 and kind = 'execution_ended'`,
        [id],
      )
      await pool.query(
        `
        delete from event_log
        where execution_id = $1 and kind = 'execution_started'
          and id <> (select min(id::text)::uuid from event_log where execution_id = $1)`,
        [id],
      )
      await refused(/16 MB/)
      await pool.query(`delete from event_log where execution_id = $1`, [id])
      await refused(/its start/)
      await pool.query('delete from executions where id = $1', [id])
    })
  })

  describe('replayFlow', () => {
    it('counts the latest executions of a flow that take the same path, and names those that differ', async () => {
      await saveDraft(order(address, { limit: 7 }))
      const before = [asked.length, shop.received.length]
      const answer = await successBody(home.token.post(`/flows/${flowId}/replay`, { source: 'draft' }))
      assert.deepEqual(
        [answer['runs'], answer['same'], answer['differing'], answer['notReplayed']],
        [runs.length, runs.length - 1, 1, 0],
      )
      assert.deepEqual(
        (answer['items'] as Loose[]).map((item): unknown[] => [
          item['executionId'],
          item['outcome'],
          item['flowVersion'],
          item['differences'][0].nodeId,
        ]),
        [[runs[0], 'differs', 1, 'check']],
      )
      assert.deepEqual([asked.length, shop.received.length], before)
      const latest = await successBody(home.token.post(`/flows/${flowId}/replay`, { source: 'draft', last: 2 }))
      assert.deepEqual([latest['runs'], latest['same']], [2, 2])
      const other = await successBody(home.token.post(`/flows/${flowId}/replay`, { flowVersion: 9 }))
      assert.equal(other['runs'], 0)
      const { items } = await successBody(home.token.get(`/audit?resourceId=${flowId}&limit=1`))
      assert.deepEqual([items[0].action, items[0].details], ['flow.replay', { version: null, runs: 0, differing: 0 }])
    })

    it('leaves the event loop to live turns', async () => {
      const session = await visitors.session(KEY)
      const definition = order(address, { nodes: [WORK], first: 'work' })
      const before = [process.threadCpuUsage(), process.cpuUsage()] as const
      const [live] = await Promise.all([
        visitors.sendChatMessage(session, { intentName: 'order', text: 'Hi' }),
        successBody(home.token.post(`/flows/${flowId}/replay`, { definition })),
      ])
      assert.equal(live.status, 200, live.text)
      // Which of the two ends first depends on what else the machine does.
      const inLoop = total(process.threadCpuUsage(before[0]))
      const inAll = total(process.cpuUsage(before[1]))
      assert.ok(inLoop < inAll / 2, `the event loop took ${inLoop} of ${inAll} microseconds of processor time`)
      const { rows } = await service.database.pool.query<{ count: number }>(
        `select count(*)
        from pg_stat_activity
        where datname = current_database() and application_name = 'parley-threads'`,
      )
      assert.notEqual(rows[0]?.count, 0)
    })

    it('is refused for the runs of another workspace', async () => {
      assertRefused(await neighbour.token.post(`/flows/${flowId}/replay`, {}), 404, 'not_found')
    })
  })
})
