import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { runRow } from '../../support/customer-rows.ts'
import { createResources } from '../../support/customers.ts'
import { put } from '../../support/tables.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'
import { flows } from './run-flows.ts'

describe('executions and conversations', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)
  const home = await adminWorkspace(service, 'Runs', { flows, keys: [{ name: 'shop', key: 'pk_live_RunsShop' }] })
  /**
   * Stores waiting runs of one conversation with these parts of a snapshot; answers the conversation, then the runs.
   */
  const putRuns = async (workspace: AdminWorkspace, snapshots: object[]): Promise<string[]> => {
    const { flowId, versionId } = await createResources(workspace)
    const { pool } = service.database
    const [conversationId, now] = [newId(), new Date()]
    const times = { created_at: now, updated_at: now }
    const conversation = { id: conversationId, customer: {}, variables: {}, split_choices: {}, ...times }
    await put(pool, 'conversations', { tenant_id: workspace.tenantId, ...conversation })
    const ids = snapshots.map(() => newId())
    for (const [index, snapshot] of snapshots.entries()) {
      const ends = { status: 'waiting_time', ended_at: null }
      const run = runRow(workspace.tenantId, { id: ids[index] ?? '', conversationId, flowId, versionId, ...ends })
      await put(pool, 'executions', { ...run, snapshot: { ...(run['snapshot'] as object), ...snapshot } })
    }
    return [conversationId, ...ids]
  }
  const start = async (intentName = 'ask', more: object = {}) => {
    const session = await visitors.session('pk_live_RunsShop', more)
    const { reply } = (await successBody(
      Promise.resolve(await visitors.sendChatMessage(session, { text: 'Hi', intentName })),
    )) as { reply: Loose }
    return { session, reply, executionId: String(reply['executionId']), conversationId: session.conversationId }
  }
  const answer = async ({ session, reply }: Awaited<ReturnType<typeof start>>) =>
    await visitors.sendChatMessage(session, {
      text: 'A1',
      executionId: reply['executionId'],
      waitToken: reply['waitToken'],
    })
  const inspect = async (id: string) => await successBody(home.token.get(`/executions/${id}`))
  const ids = (page: Loose) => (page['items'] as Loose[]).map(({ id }) => String(id))
  const idsAt = async (path: string) => ids(await successBody(home.token.get(path)))
  const eventsOf = async (executionId: string) =>
    await successItems(home.token.get(`/executions/${executionId}/events`))

  describe('inspectExecution', () => {
    it('shows the node and the variables of a run, without its wait token', async () => {
      const run = await start()
      const shown = await inspect(run.executionId)
      const { execution } = shown as { execution: Loose }
      assert.deepEqual(
        [
          execution['status'],
          execution['flowCode'],
          execution['flowVersion'],
          execution['trigger'],
          execution['currentNodeId'],
          execution['conversationId'],
          execution['error'],
          execution['endedAt'],
        ],
        ['waiting_input', 'ask', 1, { type: 'chat_intent', name: 'ask' }, 'ask', run.conversationId, null, null],
      )
      assert.deepEqual(
        [shown['variables'].round, shown['blocks'].length, shown['expectedInput'].type],
        [1, 2, run.reply['expectedInput'].type],
      )
      assert.ok(!JSON.stringify(shown).includes(String(run.reply['waitToken'])))
      await answer(run)
      const ended = await inspect(run.executionId)
      assert.deepEqual(
        [ended['execution'].status, ended['expectedInput'], ended['execution'].endedAt === null],
        ['completed', null, false],
      )
      assert.notEqual(ended['etag'], shown['etag'])
    })
  })

  describe('listExecutionEvents', () => {
    it('names the flow and version of a step in a subflow, also after another version was published', async () => {
      const run = await start('outer')
      const asked = (await inspect((await start()).executionId))['execution'] as Loose
      const path = `/flows/${String(asked['flowId'])}/draft`
      const { definition, etag } = await successBody(home.token.get(path))
      await successBody(
        home.token.put(path, { definition: { ...definition, name: 'Asked' } }, { 'If-Match': String(etag) }),
      )
      await successBody(home.token.post(`/flows/${String(asked['flowId'])}/publish`, {}))
      await answer(run)
      const items = await eventsOf(run.executionId)
      const inner = { flowId: asked['flowId'], version: 1 }
      const expected = new Map<unknown, unknown>([...['hello', 'ask', 'bye'].map(id => [id, inner] as const)])
      for (const { nodeId, subflow } of items) assert.deepEqual(subflow, expected.get(nodeId) ?? null)
      for (const nodeId of ['inner', 'bye', 'done']) assert.ok(items.some(item => item['nodeId'] === nodeId))
    })
    it('names the edge that was taken by a pointer into the definition', async () => {
      const run = await start('fork')
      const items = await eventsOf(run.executionId)
      assert.deepEqual(
        items
          .filter(({ entry }) => entry.kind === 'step_completed')
          .map(({ entry }) => [entry.next, entry.edge] as unknown[]),
        [
          ['bye', '/nodes/0/branches/1/next'],
          [null, undefined],
        ],
      )
      const asked = await start()
      await answer(asked)
      const path = `/executions/${asked.executionId}/events?kind=step_resumed`
      assert.equal((await successItems(home.token.get(path)))[0]?.entry.edge, '/nodes/1/next')
    })
    it('lists every step, page by page', async () => {
      const run = await start()
      await answer(run)
      const path = `/executions/${run.executionId}/events`
      const all = await successItems(home.token.get(path))
      assert.equal(all[0]?.['entry'].kind, 'execution_started')
      assert.equal(all.at(-1)?.['entry'].kind, 'execution_ended')
      const first = await successBody(home.token.get(`${path}?limit=2`))
      const rest = await successBody(home.token.get(`${path}?cursor=${String(first['nextCursor'])}`))
      assert.deepEqual(
        [...ids(first), ...ids(rest)],
        all.map(({ id }) => String(id)),
      )
      const tail = await successBody(home.token.get(`${path}?after=${String(all[2]?.['id']).toUpperCase()}`))
      assert.deepEqual(tail['items'], all.slice(3))
      assert.deepEqual(await successItems(home.token.get(`${path}?after=${String(all.at(-1)?.['id'])}`)), [])
      assert.equal((await successBody(home.token.get(`${path}?after=${newId()}&limit=1`)))['nextCursor'], null)
      const waiting = await successItems(home.token.get(`${path}?kind=step_waiting&nodeId=ask`))
      assert.deepEqual(
        waiting.map(({ nodeId, entry }): unknown[] => [nodeId, entry.kind]),
        [['ask', 'step_waiting']],
      )
    })
  })

  describe('listExecutions', () => {
    it('lists the newest first, and filters by state, flow, conversation and time', async () => {
      const [one, two, three] = [await start(), await start('rest'), await start()]
      await answer(three)
      const first = await successBody(home.token.get('/executions?limit=2'))
      assert.deepEqual(ids(first), [three.executionId, two.executionId])
      assert.equal((await idsAt(`/executions?limit=1&cursor=${String(first['nextCursor'])}`))[0], one.executionId)
      const { flowId } = (await inspect(two.executionId))['execution'] as Loose
      assert.deepEqual(await idsAt(`/executions?flowId=${String(flowId).toUpperCase()}&limit=1`), [two.executionId])
      assert.deepEqual(await idsAt(`/executions?conversationId=${one.conversationId}`), [one.executionId])
      assert.ok(!(await idsAt('/executions?status=waiting_input')).includes(three.executionId))
      assert.equal((await idsAt('/executions?status=completed'))[0], three.executionId)
      assert.deepEqual(await idsAt('/executions?from=2100-01-01T00:00:00Z'), [])
      assert.deepEqual(await idsAt('/executions?to=2000-01-01T00:00:00Z'), [])
      assert.deepEqual(ids(await successBody(neighbour.token.get('/executions'))), [])
    })
    it('filters by version, node, trigger and kind of error', async () => {
      const [asked, rested, ended, aborted] = [await start(), await start('rest'), await start(), await start()]
      await answer(ended)
      await successBody(home.token.post(`/executions/${aborted.executionId}/abort`, {}))
      const found = async (query: string) => {
        const all = await idsAt(`/executions?limit=4&${query}`)
        return [asked, rested, ended, aborted].map(({ executionId }) => all.includes(executionId))
      }
      assert.deepEqual(await found('nodeId=ask'), [true, false, false, true])
      assert.deepEqual(await found('nodeId=bye'), [false, false, true, false])
      assert.deepEqual(await found('trigger=rest'), [false, true, false, false])
      assert.deepEqual(await found('errorKind=aborted'), [false, false, false, true])
      assert.deepEqual(await found('flowVersion=1'), [false, true, false, false])
      assert.deepEqual(await found('flowVersion=2'), [true, false, true, true])
      assert.deepEqual(await idsAt('/executions?flowVersion=3'), [])
    })
    it('finds a run that waits for a timer or for a call under waiting_time', async () => {
      const workspace = await adminWorkspace(service, 'At work')
      const call = { kind: 'call', nodeId: 'n', callId: newId(), request: {} }
      const timer = { kind: 'timer', nodeId: 'n', dueAt: '2100-01-01T00:00:00Z' }
      const [conversationId, ...ids] = await putRuns(workspace, [{ wait: call }, { wait: timer }])
      const items = await successItems(workspace.token.get('/executions?status=waiting_time'))
      assert.deepEqual(
        items.map((item): unknown[] => [item['id'], item['status'], item['conversationId']]).sort(),
        ids.map(id => [id, 'waiting_time', conversationId]).sort(),
      )
    })
    it('lists a run that a newer version of the service has stored, and only its own inspection fails', async () => {
      const workspace = await adminWorkspace(service, 'Newer')
      const [, newer, known] = await putRuns(workspace, [{ version: 99 }, {}])
      const items = await successItems(workspace.token.get('/executions'))
      assert.deepEqual(Object.fromEntries(items.map(item => [item['id'], item['currentNodeId']])), {
        [newer ?? '']: 'bye',
        [known ?? '']: 'bye',
      })
      assertRefused(await workspace.token.get(`/executions/${newer ?? ''}`), 500, 'internal_error')
      assert.equal((await workspace.token.get(`/executions/${known ?? ''}`)).status, 200)
    })
  })

  describe('abortExecution', () => {
    it('ends a wait: the visitor gets 410', async () => {
      const run = await start()
      const { etag } = await inspect(run.executionId)
      const aborted = await successBody(
        home.token.post(
          `/executions/${run.executionId}/abort`,
          { reason: 'Started by mistake' },
          { 'If-Match': String(etag) },
        ),
      )
      assert.deepEqual(
        [aborted['execution'].status, aborted['execution'].error, aborted['expectedInput']],
        ['aborted', { kind: 'aborted', message: 'Started by mistake', nodeId: null }, null],
      )
      assertRefused(await answer(run), 410, 'execution_aborted')
      const again = await home.token.post(`/executions/${run.executionId}/abort`, {})
      assert.deepEqual([again.status, again.headers['etag']], [200, aborted['etag']])
      assertRefused(
        await home.token.post(`/executions/${run.executionId}/abort`, {}, { 'If-Match': String(etag) }),
        412,
        'precondition_failed',
      )
      const items = await successItems(home.token.get(`/audit?resourceId=${run.executionId}`))
      assert.deepEqual(
        items.map(({ action, before, after: state, details }): unknown[] => [
          action,
          before.status,
          state.status,
          details.reason,
        ]),
        [['execution.abort', 'waiting_input', 'aborted', 'Started by mistake']],
      )
      const last = (
        (await successBody(home.token.get(`/executions/${run.executionId}/events?kind=execution_ended`)))[
          'items'
        ] as Loose[]
      )[0]
      assert.deepEqual(last?.['entry'], { kind: 'execution_ended', status: 'aborted', abortedBy: 'admin' })
    })
    it('leaves nothing to process for timers and events', async () => {
      const [timed, awaiting, expiring] = [await start('rest'), await start('await'), await start()]
      for (const { executionId } of [timed, awaiting, expiring])
        await successBody(home.token.post(`/executions/${executionId}/abort`, {}))
      const states = async () =>
        await Promise.all([timed, awaiting, expiring].map(async ({ executionId }) => await inspect(executionId)))
      const before = await states()
      await successBody(
        Promise.resolve(await visitors.publishDomainEvent({ tenant_id: home.tenantId, event_name: 'paid', data: {} })),
      )
      service.clock.advance(2 * 3_600_000)
      await service.work()
      assert.deepEqual(await states(), before)
      const { rows } = await service.database.pool.query(
        'select id from engine_messages where tenant_id = $1 and execution_id = any($2)',
        [home.tenantId, [timed, awaiting, expiring].map(({ executionId }) => executionId)],
      )
      assert.deepEqual(rows, [])
    })
    it('is 409 conflict for a run that has ended', async () => {
      const run = await start()
      await answer(run)
      assertRefused(await home.token.post(`/executions/${run.executionId}/abort`, {}), 409, 'conflict')
    })
  })

  describe('listConversations', () => {
    it('finds texts of visitors and of flows, in any case, and nothing of other workspaces', async () => {
      const [said, shown] = [await start(), await start('rest')]
      await answer(said)
      const found = async (search: string, calls = home.token) => {
        const all = ids(await successBody(calls.get(`/conversations?limit=200&search=${encodeURIComponent(search)}`)))
        return [said, shown].map(({ conversationId }) => all.includes(conversationId))
      }
      assert.deepEqual(await found('a1'), [true, false])
      assert.deepEqual(await found('HELLO'), [true, false])
      assert.deepEqual(await found('which order?'), [true, false])
      assert.deepEqual(await found('hi'), [true, true])
      for (const none of ['%', 'payload', 'a1 a1']) assert.deepEqual(await found(none), [false, false])
      assert.deepEqual(await found('hi', neighbour.token), [false, false])
    })
    it('lists the one with the newest message first, and filters by state, customer, key and time', async () => {
      const [id, tag] = [newId(), newId()]
      const [early, late] = [
        await start('ask', { customer: { id, name: 'Grace', email: `${tag}@example.org` } }),
        await start('ask', { customer: { id } }),
      ]
      service.clock.advance(1000)
      await answer(early)
      const silent = await visitors.session('pk_live_RunsShop', { customer: { id } })
      const mine = `/conversations?customerId=${id}`
      const all = await successBody(home.token.get(mine))
      assert.deepEqual(ids(all).sort(), [early.conversationId, late.conversationId, silent.conversationId].sort())
      assert.equal(ids(all).at(-1), late.conversationId)
      const pages = [await successBody(home.token.get(`${mine}&limit=1`))]
      while (pages.at(-1)?.['nextCursor'] != null)
        pages.push(await successBody(home.token.get(`${mine}&limit=1&cursor=${String(pages.at(-1)?.['nextCursor'])}`)))
      assert.deepEqual(pages.flatMap(ids), ids(all))
      const shown = (all['items'] as Loose[]).find(item => item['id'] === early.conversationId)
      assert.deepEqual(
        [shown?.['customer'], shown?.['messages'], shown?.['status']],
        [{ id, name: 'Grace', email: `${tag}@example.org`, proven: false }, 4, 'open'],
      )
      assert.equal(
        (all['items'] as Loose[]).find(item => item['id'] === silent.conversationId)?.['lastMessageAt'],
        null,
      )
      await successBody(home.token.post(`/conversations/${late.conversationId}/close`, {}))
      assert.deepEqual(await idsAt(`${mine}&status=closed`), [late.conversationId])
      assert.equal((await idsAt(`${mine}&status=open&keyId=${String(shown?.['keyId'])}`)).length, 2)
      assert.deepEqual(await idsAt(`${mine}&from=2100-01-01T00:00:00Z`), [])
      assert.deepEqual(await idsAt(`${mine}&to=2000-01-01T00:00:00Z`), [])
    })
  })

  describe('getConversation', () => {
    it('shows customer, state and number of messages, under an entity tag that changes with them', async () => {
      const customer = { id: newId(), name: 'Grace', email: 'grace@example.org' }
      const run = await start('ask', { customer })
      const before = await home.token.get(`/conversations/${run.conversationId}`)
      const shown = before.body as Loose
      assert.deepEqual(
        [shown['id'], shown['customer'], shown['status'], shown['messages'], before.headers['etag']],
        [run.conversationId, { ...customer, proven: false }, 'open', 2, shown['etag']],
      )
      await answer(run)
      const later = await successBody(home.token.get(`/conversations/${run.conversationId}`))
      assert.equal(later['messages'], 4)
      assert.notEqual(later['etag'], shown['etag'])
    })
  })

  describe('listConversationMessages', () => {
    it('lists the messages of both sides, the oldest first', async () => {
      const run = await start()
      await answer(run)
      const path = `/conversations/${run.conversationId}/messages`
      const first = await successBody(home.token.get(`${path}?limit=3`))
      const rest = await successBody(home.token.get(`${path}?cursor=${String(first['nextCursor'])}`))
      const items = [...(first['items'] as Loose[]), ...(rest['items'] as Loose[])]
      assert.deepEqual(
        items.map(({ role, text, executionId }): unknown[] => [role, text, executionId]),
        [
          ['user', 'Hi'],
          ['agent', null],
          ['user', 'A1'],
          ['agent', null],
        ].map(row => [...row, run.executionId]),
      )
      assert.equal(items[1]?.['blocks'][0].payload.text, 'Hello')
    })
  })

  describe('closeConversation', () => {
    it('aborts the executions in it: the visitor gets 410', async () => {
      const run = await start()
      const { etag } = await successBody(home.token.get(`/conversations/${run.conversationId}`))
      const closed = await successBody(
        home.token.post(
          `/conversations/${run.conversationId}/close`,
          { reason: 'Solved by phone' },
          { 'If-Match': String(etag) },
        ),
      )
      assert.deepEqual([closed['conversation'].status, closed['abortedExecutionIds']], ['closed', [run.executionId]])
      assert.equal(
        (await home.token.get(`/conversations/${run.conversationId}`)).headers['etag'],
        closed['conversation'].etag,
      )
      assertRefused(await answer(run), 410, 'execution_aborted')
      const again = await successBody(home.token.post(`/conversations/${run.conversationId}/close`, {}))
      assert.deepEqual(again, { conversation: closed['conversation'], abortedExecutionIds: [] })
      const items = await successItems(home.token.get(`/audit?resourceId=${run.conversationId}`))
      assert.deepEqual(
        items.map(({ action, details }): unknown[] => [action, details]),
        [['conversation.close', { reason: 'Solved by phone', abortedExecutionIds: [run.executionId] }]],
      )
    })
    it('is undone by a visitor who writes again', async () => {
      const run = await start()
      await successBody(home.token.post(`/conversations/${run.conversationId}/close`, {}))
      assert.equal((await visitors.sendChatMessage(run.session, { text: 'Hi', intentName: 'ask' })).status, 200)
      assert.equal((await successBody(home.token.get(`/conversations/${run.conversationId}`)))['status'], 'open')
    })
    it('is 412 for the entity tag of an earlier state', async () => {
      const run = await start()
      const { etag } = await successBody(home.token.get(`/conversations/${run.conversationId}`))
      await answer(run)
      assertRefused(
        await home.token.post(`/conversations/${run.conversationId}/close`, {}, { 'If-Match': String(etag) }),
        412,
        'precondition_failed',
      )
    })
  })
})
