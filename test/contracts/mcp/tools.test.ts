import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createReport } from '../../../services/analytics/saved-reports.ts'
import { applyAgents, call, giveToken, rpc, type Agents, type ToolResult } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

let service: TestService
let agents: Agents
before(async () => {
  service = await startTestService()
  agents = await applyAgents(service)
})
// A minute later, so that the one token of this file has calls left.
beforeEach(() => {
  service.clock.advance(60_000)
})
after(async () => {
  await service.stop()
})

const asAdmin = async (name: string, args: object = {}, headers: Record<string, string> = {}) =>
  await call(service, agents.tokens.admin, name, args, headers)
const fails = (result: ToolResult, code: string) => {
  assert.equal(result.isError, true)
  assert.match(result.content[0]!.text, new RegExp(`^${code}: `))
  assert.equal('structuredContent' in result, false)
}
const goal = (code: string, more: object = {}) => ({ code, name: 'Goal', match: { type: 'api' }, ...more })

test('a result is structured, and the same as text', async () => {
  const result = await asAdmin('config.get', { path: 'widget/appearance/title' })
  assert.deepEqual(result.structuredContent, {
    path: 'widget/appearance/title',
    kind: 'string',
    value: 'Acme helps',
    present: true,
    source_scope: `tenant:${agents.tenantId}`,
  })
  assert.deepEqual(
    result.content.map(({ type, text }) => [type, JSON.parse(text) as unknown]),
    [['text', result.structuredContent]],
  )
})

describe('flows', () => {
  test('are listed by code with status, versions and what starts them, in pages', async () => {
    const first = (await asAdmin('flows.list_flows', { limit: 2 })).structuredContent as {
      flows: Record<string, unknown>[]
      next_cursor: string
    }
    const second = (await asAdmin('flows.list_flows', { limit: 2, cursor: first.next_cursor })).structuredContent as {
      flows: Record<string, unknown>[]
      next_cursor: null
    }
    assert.deepEqual(
      [...first.flows, ...second.flows].map(({ code, status, published_version: version, intents, events }) => [
        code,
        status,
        version,
        intents,
        events,
      ]),
      [
        ['draft', 'draft', null, [], []],
        ['order-status', 'published', 1, ['order_status'], ['order.shipped']],
        ['timed', 'published', 1, ['timed'], []],
      ],
    )
    assert.equal(second.next_cursor, null)
    assert.deepEqual(
      (
        (await asAdmin('flows.list_flows', { status: 'draft' })).structuredContent as { flows: { code: string }[] }
      ).flows.map(({ code }) => code),
      ['draft'],
    )
    fails(await asAdmin('flows.list_flows', { cursor: 'bm9uZQ' }), 'invalid_input')
  })

  test('are given with the published definition, a version by number, or the draft', async () => {
    const published = (await asAdmin('flows.get_flow', { flow_id: agents.flows.order })).structuredContent as {
      version: number
      definition: { code: string }
    }
    assert.deepEqual([published.version, published.definition.code], [1, 'order-status'])
    assert.deepEqual(
      (await asAdmin('flows.get_flow', { flow_id: agents.flows.order.toUpperCase(), version: 1 })).structuredContent,
      published,
    )
    const draft = (await asAdmin('flows.get_flow', { flow_id: agents.flows.draft })).structuredContent as {
      version: null
      definition: { code: string }
    }
    assert.deepEqual([draft.version, draft.definition.code], [null, 'draft'])
    fails(await asAdmin('flows.get_flow', { flow_id: agents.flows.order, version: 9 }), 'not_found')
    fails(await asAdmin('flows.get_flow', { flow_id: service.deps.newId() }), 'not_found')
  })

  test('run as for a visitor: start, a refused answer, resume, end; a wait token works once', async () => {
    const started = (await asAdmin('flows.start', { intent_name: 'order_status', variables: { first_name: 'Ada' } }))
      .structuredContent as Reply
    assert.equal(started.status, 'waiting_input')
    assert.equal(started.blocks[0]!.payload['text'], 'Hello Ada')
    const answer = { execution_id: started.execution_id, wait_token: started.metadata.wait_token }
    const refused = await asAdmin('flows.resume', { ...answer, values: { order_no: 'x' } })
    fails(refused, 'invalid_input')
    assert.match(refused.content[0]!.text, /order_no: pattern/)
    const resumed = (await asAdmin('flows.resume', { ...answer, values: { order_no: '123456' } }))
      .structuredContent as Reply
    assert.deepEqual([resumed.status, resumed.conversation_id], ['completed', started.conversation_id])
    fails(await asAdmin('flows.resume', { ...answer, values: { order_no: '123456' } }), 'invalid_wait_token')
    fails(await asAdmin('flows.resume', { ...answer, execution_id: service.deps.newId() }), 'execution_not_found')
  })

  test('do not start for an unknown intent, which lists those there are, nor with bad variables, which are named', async () => {
    const unknown = await asAdmin('flows.start', { intent_name: 'nothing' })
    fails(unknown, 'intent_not_matched')
    assert.match(unknown.content[0]!.text, /order_status, timed|timed, order_status/)
    const large = await asAdmin('flows.start', { intent_name: 'timed', variables: { much: 'x'.repeat(5000) } })
    fails(large, 'invalid_input')
    const nested = await asAdmin('flows.start', { intent_name: 'timed', variables: { list: [{}] } })
    assert.match(nested.content[0]!.text, /key: list/)
  })

  test('are validated without being saved, as publishing would', async () => {
    const definition = {
      code: 'greeting',
      name: 'Greeting',
      nodes: [{ id: 'hello', type: 'message', text: 'Hello', next: 'chek' }],
    }
    const { valid, findings } = (await asAdmin('flows.validate', { definition })).structuredContent as {
      valid: boolean
      findings: { path: string; rule: string; nodeId: string | null }[]
    }
    assert.deepEqual(
      [valid, findings.map(({ path, rule, nodeId }) => [path, rule, nodeId])],
      [false, [['/nodes/0/next', 'unknown_target', 'hello']]],
    )
    const same = (await asAdmin('flows.get_flow', { flow_id: agents.flows.order })).structuredContent as {
      definition: Record<string, unknown>
    }
    const validation = async (args: object) =>
      (await asAdmin('flows.validate', args)).structuredContent as { valid: boolean; findings: { rule: string }[] }
    assert.deepEqual(await validation({ definition: same.definition, flow_id: agents.flows.order }), {
      valid: true,
      findings: [],
    })
    assert.deepEqual(
      (await validation({ definition: { ...same.definition, code: 'copy' } })).findings.map(({ rule }) => rule),
      ['intent_taken'],
    )
    fails(await asAdmin('flows.validate', { definition: {}, flow_id: service.deps.newId() }), 'not_found')
  })
})

type Reply = {
  execution_id: string
  conversation_id: string
  status: string
  blocks: { payload: Record<string, unknown> }[]
  metadata: { wait_token: string }
}

describe('connections', () => {
  test('are listed and filtered, their credentials told by presence alone', async () => {
    const codes = async (args: object) =>
      (
        (await asAdmin('connections.list_connections', args)).structuredContent as { connections: { code: string }[] }
      ).connections.map(({ code }) => code)
    assert.deepEqual(
      [await codes({}), await codes({ provider_key: 'openai' }), await codes({ status: 'disabled' })],
      [['crm', 'llm'], ['llm'], []],
    )
    const all = await asAdmin('connections.get_connection_metadata')
    const { connections } = all.structuredContent as {
      connections: { connection_id: string; code: string; has_credentials: boolean }[]
    }
    assert.deepEqual(
      connections.map(({ code, has_credentials: has }) => [code, has]),
      [
        ['crm', true],
        ['llm', false],
      ],
    )
    assert.ok(!JSON.stringify(all).includes('the crm token'))
    const one = (await asAdmin('connections.get_connection_metadata', { connection_id: connections[0]!.connection_id }))
      .structuredContent
    assert.deepEqual(one, { connections: [connections[0]] })
    fails(await asAdmin('connections.get_connection_metadata', { connection_id: service.deps.newId() }), 'not_found')
  })
})

describe('configuration', () => {
  test('what is unknown, secret, not readable or not viewable is not found, all alike', async () => {
    const unknown = await asAdmin('config.get', { path: 'no/such/field' })
    fails(unknown, 'not_found')
    for (const path of ['mail/transport/dsn', 'forms/spam/blocked_words', 'widget', '__proto__'])
      assert.deepEqual(await asAdmin('config.get', { path }), unknown)
    assert.deepEqual(await call(service, agents.tokens.narrow, 'config.get', { path: 'mail/sender/reply_to' }), unknown)
    assert.equal(
      (await call(service, agents.tokens.narrow, 'config.get', { path: 'widget/appearance/title' })).isError,
      false,
    )
  })

  test('lists what the caller may view', async () => {
    const sections = async (token: string) => [
      ...new Set(
        ((await call(service, token, 'config.list')).structuredContent as { fields: { path: string }[] }).fields.map(
          ({ path }) => path.split('/')[0],
        ),
      ),
    ]
    assert.deepEqual(await sections(agents.tokens.narrow), ['widget'])
    assert.ok((await sections(agents.tokens.admin)).length > 4)
    const { fields } = (await asAdmin('config.list')).structuredContent as { fields: { path: string }[] }
    assert.ok(fields.every(({ path }) => path !== 'mail/transport/dsn' && path !== 'forms/spam/blocked_words'))
  })

  test('the scope is decided from the user alone', async () => {
    const read = async (token: string, scope?: string) =>
      await call(service, token, 'config.get', {
        path: 'widget/appearance/title',
        ...(scope === undefined ? {} : { scope }),
      })
    assert.equal(
      (await read(agents.tokens.admin, `tenant:${agents.tenantId.toUpperCase()}`)).structuredContent?.['value'],
      'Acme helps',
    )
    for (const scope of ['global', `organization:${agents.organisationId}`, `tenant:${service.deps.newId()}`])
      fails(await read(agents.tokens.admin, scope), 'scope_denied')
    for (const scope of [
      '',
      'tenant',
      'tenant:',
      'tenant:x',
      'Global',
      `user:${agents.tenantId}`,
      `tenant:${agents.tenantId}:x`,
    ])
      fails(await read(agents.tokens.admin, scope), 'invalid_scope')
    assert.deepEqual((await read(agents.tokens.superAdmin)).structuredContent?.['source_scope'], null)
    assert.equal(
      (await read(agents.tokens.superAdmin, `tenant:${agents.tenantId}`)).structuredContent?.['value'],
      'Acme helps',
    )
    assert.equal(
      (await read(agents.tokens.superAdmin, `organization:${agents.organisationId}`)).structuredContent?.['value'],
      'Chat with us',
    )
  })
})

describe('goals', () => {
  test('are created, changed, paused and archived for good', async () => {
    const created = (await asAdmin('analytics.create_goal', goal('sign-up', { value: { mode: 'fixed', amount: 5 } })))
      .structuredContent as { id: string; currency: string; windowDays: number; etag: string }
    assert.deepEqual([created.currency, created.windowDays, created.etag], ['EUR', 30, '"1"'])
    const renamed = (await asAdmin('analytics.update_goal', { goal_id: created.id, name: 'Sign up', windowDays: 7 }))
      .structuredContent
    assert.deepEqual(
      [renamed?.['name'], renamed?.['windowDays'], renamed?.['value'], renamed?.['etag']],
      ['Sign up', 7, { mode: 'fixed', amount: 5 }, '"2"'],
    )
    const status = async (to: string) =>
      await asAdmin('analytics.change_goal_status', { goal_id: created.id, status: to })
    assert.equal((await status('paused')).structuredContent?.['status'], 'paused')
    assert.equal((await status('paused')).structuredContent?.['etag'], '"3"')
    assert.equal((await status('active')).structuredContent?.['status'], 'active')
    assert.equal((await status('archived')).structuredContent?.['status'], 'archived')
    assert.equal((await status('archived')).isError, false)
    fails(await status('active'), 'conflict')
    fails(await asAdmin('analytics.update_goal', { goal_id: created.id, name: 'Late' }), 'conflict')
    fails(await asAdmin('analytics.create_goal', goal('sign-up')), 'conflict')
    fails(await asAdmin('analytics.update_goal', { goal_id: service.deps.newId(), name: 'x' }), 'not_found')
    fails(
      await asAdmin('analytics.change_goal_status', { goal_id: service.deps.newId(), status: 'active' }),
      'not_found',
    )
  })

  test('whose parts do not fit together are refused with the part named', async () => {
    const cases: [object, RegExp][] = [
      [{ match: { type: 'telemetry' } }, /match\.name: required/],
      [{ match: { type: 'api', name: 'x' } }, /match\.name/],
      [{ match: { type: 'telemetry', name: 'x', filter: '((' } }, /match\.filter: format/],
      [{ value: { mode: 'fixed' } }, /value\.amount: required/],
      [{ value: { mode: 'none', amount: 1 } }, /value\.amount/],
      [{ value: { mode: 'from_property' } }, /value\.property: required/],
      [{ value: { mode: 'fixed', amount: 1 }, currency: null }, /currency: required/],
    ]
    for (const [more, text] of cases) {
      const result = await asAdmin('analytics.create_goal', goal(`bad-${service.deps.newId()}`, more))
      fails(result, 'validation_failed')
      assert.match(result.content[0]!.text, text)
    }
  })

  test('of one code are created once, however many equal calls arrive at once, and equal calls get that goal', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, async () => await asAdmin('analytics.create_goal', goal('race'))),
    )
    const repeated = await asAdmin('analytics.create_goal', goal('race'))
    assert.deepEqual(
      [...results, repeated].map(({ structuredContent }) => structuredContent),
      Array.from({ length: 9 }, () => repeated.structuredContent),
    )
    const { rows } = await service.database.pool.query(
      "select count(*) as count from audit_log where tenant_id = $1 and action = 'goal.create' and subject->>'name' = 'race'",
      [agents.tenantId],
    )
    assert.equal((rows[0] as { count: number }).count, 1)
    fails(await asAdmin('analytics.create_goal', goal('race', { windowDays: 7 })), 'conflict')
  })
})

describe('analytics', () => {
  const day = (offset: number) =>
    new Date(service.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)

  test('tells what goals brought in, live, and where visitors dropped out', async () => {
    await asAdmin('analytics.record_conversion', { goal: 'purchase', props: { amount: 12.5 } })
    const { by_goal: byGoal } = (await asAdmin('analytics.goal_summary')).structuredContent as {
      by_goal: { code: string; completions: number }[]
    }
    assert.ok(byGoal.find(({ code }) => code === 'purchase')!.completions > 0)
    const funnel = (await asAdmin('analytics.funnel', { flow_id: agents.flows.order })).structuredContent as {
      started: number
      flow_code: string
    }
    assert.deepEqual([funnel.flow_code, funnel.started > 0], ['order-status', true])
    fails(await asAdmin('analytics.funnel', { flow_id: service.deps.newId() }), 'not_found')
  })

  test('refuses an impossible range as a failure, a malformed day as an error', async () => {
    for (const name of ['analytics.goal_summary', 'analytics.engagement_summary', 'analytics.top_customers']) {
      fails(await asAdmin(name, { from: day(0), to: day(-1) }), 'invalid_range')
      fails(await asAdmin(name, { from: '2020-01-01', to: '2022-01-01' }), 'invalid_range')
      assert.equal(
        (await rpc(service, agents.tokens.admin, 'tools/call', { name, arguments: { from: '2026-02-30' } })).error
          ?.code,
        -32602,
      )
    }
  })

  test('runs reports on declared names, and names what does not suit the dataset', async () => {
    const report = await asAdmin('analytics.run_report', {
      definition: { dataset: 'conversations', measures: ['conversations'] },
      mode: 'preview',
    })
    assert.equal(report.structuredContent?.['row_cap'], 200)
    const wrong = await asAdmin('analytics.run_report', {
      definition: { dataset: 'conversations', measures: ['nonsense'] },
    })
    fails(wrong, 'invalid_report')
    fails(
      await asAdmin('analytics.suggest_filter_values', { dataset: 'conversations', field: 'nonsense' }),
      'invalid_report',
    )
    assert.equal(
      (
        await rpc(service, agents.tokens.admin, 'tools/call', {
          name: 'analytics.top_customers',
          arguments: { limit: 51 },
        })
      ).error?.code,
      -32602,
    )
    assert.equal(
      (
        await rpc(service, agents.tokens.admin, 'tools/call', {
          name: 'analytics.list_telemetry',
          arguments: { limit: 101 },
        })
      ).error?.code,
      -32602,
    )
  })
})

describe('saved reports', () => {
  test('are listed, pinned or scheduled ones alone, and read', async () => {
    const { tenantId } = agents
    const definition = { dataset: 'conversations' as const, measures: ['conversations'], last_days: 7 }
    for (const more of [
      { name: 'a', pinned: true },
      { name: 'b', pinned: true, schedule: { frequency: 'daily' as const, hour: 6, recipients: ['ada@acme.example'] } },
    ])
      await createReport(service.deps, tenantId, { definition, ...more })
    const names = async (args: object) =>
      (
        (await asAdmin('analytics.list_reports', args)).structuredContent as { reports: { name: string }[] }
      ).reports.map(({ name }) => name)
    assert.deepEqual(await names({}), ['a', 'b', 'Conversations by language'])
    assert.deepEqual(
      [
        await names({ pinned_only: true }),
        await names({ scheduled_only: true }),
        await names({ pinned_only: true, scheduled_only: true }),
      ],
      [['a', 'b'], ['b'], ['b']],
    )
    const report = (await asAdmin('analytics.get_report', { report_id: agents.report.toUpperCase() })).structuredContent
    assert.deepEqual([report?.['id'], report?.['code'], 'schedule' in report!], [agents.report, 'weekly', false])
    fails(await asAdmin('analytics.get_report', { report_id: service.deps.newId() }), 'not_found')
    const {
      contents: [content],
    } = (await rpc(service, agents.tokens.admin, 'resources/read', { uri: `report://${agents.report}` })).result as {
      contents: { text: string }[]
    }
    assert.deepEqual(JSON.parse(content!.text), report)
  })

  test('are exported as CSV that starts no formula, like any definition; one of the two must be given', async () => {
    const { conversation_id: id } = (await asAdmin('flows.start', { intent_name: 'timed' })).structuredContent as {
      conversation_id: string
    }
    await service.database.pool.query("update conversations set locale = '=1+1' where id = $1", [id])
    const exported = (await asAdmin('analytics.export_report_csv', { report_id: agents.report })).structuredContent as {
      csv: string
      filename: string
      row_count: number
      truncated: boolean
    }
    assert.match(exported.csv, /^Language,Conversations\r\n/)
    assert.match(exported.csv, /\r\n'=1\+1,1\r\n/)
    assert.equal(exported.csv.split('\r\n').length, exported.row_count + 2)
    assert.match(exported.filename, /^conversations-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const definition = { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 }
    assert.deepEqual((await asAdmin('analytics.export_report_csv', { definition })).structuredContent, exported)
    fails(await asAdmin('analytics.export_report_csv'), 'invalid_input')
    fails(await asAdmin('analytics.export_report_csv', { report_id: agents.report, definition }), 'invalid_input')
    fails(await asAdmin('analytics.export_report_csv', { report_id: service.deps.newId() }), 'not_found')
    fails(
      await asAdmin('analytics.export_report_csv', { definition: { ...definition, measures: ['nonsense'] } }),
      'invalid_report',
    )
    fails(
      await asAdmin('analytics.export_report_csv', {
        definition: { dataset: 'conversations', measures: ['conversations'], from: '2026-02-02', to: '2026-02-01' },
      }),
      'invalid_range',
    )
  })

  test('take ids that Postgres takes, and no other way to write one', async () => {
    for (const [name, argument] of [
      ['analytics.get_report', 'report_id'],
      ['analytics.export_report_csv', 'report_id'],
      ['flows.get_flow', 'flow_id'],
      ['connections.get_connection_metadata', 'connection_id'],
    ] as const) {
      assert.equal(
        (
          await rpc(service, agents.tokens.admin, 'tools/call', {
            name,
            arguments: { [argument]: `urn:uuid:${agents.report}` },
          })
        ).error?.code,
        -32602,
      )
    }
  })
})

describe('conversions', () => {
  const completions = async () =>
    (
      await service.database.pool.query<{ count: number }>(
        'select count(*) from goal_completions where tenant_id = $1',
        [agents.tenantId],
      )
    ).rows[0]!.count
  const record = async (args: object, headers: Record<string, string> = {}) =>
    await asAdmin('analytics.record_conversion', { goal: 'purchase', ...args }, headers)

  test('are recorded, once for an external reference, and attributed to a conversation of the workspace', async () => {
    const { conversation_id: conversation } = (await asAdmin('flows.start', { intent_name: 'timed' }))
      .structuredContent as Reply
    const first = (await record({ external_ref: 'order-1', conversation_id: conversation, props: { amount: 29.9 } }))
      .structuredContent
    assert.deepEqual(
      [first?.['deduped'], first?.['attributed'], first?.['conversation_id']],
      [false, true, conversation],
    )
    assert.deepEqual((await record({ external_ref: 'order-1' })).structuredContent, {
      completion_id: first?.['completion_id'],
      deduped: true,
    })
    assert.deepEqual((await record({ conversation_id: service.deps.newId() })).structuredContent?.['attributed'], false)
    fails(await record({ goal: 'nothing' }), 'unknown_goal')
  })

  test('without a reference count anew, unless the call is repeated under its key', async () => {
    const headers = { 'Idempotency-Key': service.deps.newId() }
    const before = await completions()
    const results = await Promise.all(Array.from({ length: 4 }, async () => await record({}, headers)))
    for (const result of results) assert.deepEqual(result, results[0])
    assert.equal(await completions(), before + 1)
    await record({})
    assert.equal(await completions(), before + 2)
  })

  test('of a call that could not keep its answer are taken back', async () => {
    const before = await completions()
    const { pool } = service.database
    await pool.query(
      'create function refuse_answer() returns trigger language plpgsql as $$ begin if new.body is not null then return null; end if; return new; end $$; create trigger refuse_answer before update on idempotency_keys for each row execute function refuse_answer()',
    )
    try {
      fails(await record({}, { 'Idempotency-Key': service.deps.newId() }), 'idempotency_conflict')
      fails(
        await asAdmin('analytics.create_goal', goal('unkept'), { 'Idempotency-Key': service.deps.newId() }),
        'idempotency_conflict',
      )
    } finally {
      await pool.query('drop trigger refuse_answer on idempotency_keys; drop function refuse_answer()')
    }
    assert.equal(await completions(), before)
    assert.equal((await asAdmin('analytics.create_goal', goal('unkept'))).isError, false)
  })
})

describe('Idempotency-Key', () => {
  const key = () => ({ 'Idempotency-Key': service.deps.newId() })

  test('gives the first result again, for writes of every kind, also when they are asked for at once', async () => {
    const headers = key()
    const results = await Promise.all(
      Array.from({ length: 6 }, async () => await asAdmin('analytics.create_goal', goal('once'), headers)),
    )
    for (const result of results) assert.deepEqual(result, results[0])
    assert.equal(results[0]!.isError, false)
    const start = key()
    const runs = await Promise.all(
      Array.from({ length: 4 }, async () => await asAdmin('flows.start', { intent_name: 'order_status' }, start)),
    )
    assert.equal(new Set(runs.map(run => (run.structuredContent as Reply).execution_id)).size, 1)
    const {
      execution_id,
      metadata: { wait_token },
    } = runs[0]!.structuredContent as Reply
    const resume = key()
    const answers = await Promise.all(
      Array.from(
        { length: 3 },
        async () => await asAdmin('flows.resume', { execution_id, wait_token, values: { order_no: '123456' } }, resume),
      ),
    )
    for (const answer of answers)
      assert.deepEqual([answer.isError, answer.structuredContent], [false, answers[0]!.structuredContent])
  })

  test('belongs to user, tool, key and arguments', async () => {
    const headers = key()
    const start = async (token: string, args: object) =>
      ((await call(service, token, 'flows.start', args, headers)).structuredContent as Reply).execution_id
    const first = await start(agents.tokens.admin, { intent_name: 'timed' })
    assert.equal(await start(agents.tokens.admin, { variables: undefined, intent_name: 'timed' }), first)
    assert.notEqual(await start(agents.tokens.admin, { intent_name: 'timed', variables: { a: 1 } }), first)
    assert.notEqual(await start(agents.tokens.superAdmin, { intent_name: 'timed' }), first)
  })

  test('does not keep a failure, and is kept for 24 hours', async () => {
    const headers = key()
    const args = {
      goal_id: ((await asAdmin('analytics.create_goal', goal('later'))).structuredContent as { id: string }).id,
      name: 'Changed',
    }
    await asAdmin('analytics.change_goal_status', { goal_id: args.goal_id, status: 'archived' })
    fails(await asAdmin('analytics.update_goal', args, headers), 'conflict')
    await service.database.pool.query("update goals set status = 'active' where id = $1", [args.goal_id])
    const kept = await asAdmin('analytics.update_goal', args, headers)
    assert.equal(kept.isError, false)
    await service.database.pool.query(
      "update goals set name = 'Changed since', revision = revision + 1 where id = $1",
      [args.goal_id],
    )
    service.clock.advance(24 * 3_600_000 - 60_000)
    assert.deepEqual(await asAdmin('analytics.update_goal', args, headers), kept)
    service.clock.advance(120_000)
    assert.notDeepEqual(await asAdmin('analytics.update_goal', args, headers), kept)
  })

  test('is ignored for reads, and refused when it is malformed', async () => {
    const malformed = { 'Idempotency-Key': 'a b' }
    assert.equal((await asAdmin('config.list', {}, malformed)).isError, false)
    assert.equal(
      (
        await rpc(
          service,
          agents.tokens.admin,
          'tools/call',
          { name: 'flows.start', arguments: { intent_name: 'timed' } },
          malformed,
        )
      ).error?.code,
      -32602,
    )
    assert.equal(
      (
        await rpc(
          service,
          agents.tokens.admin,
          'tools/call',
          { name: 'flows.start', arguments: { intent_name: 'timed' } },
          { 'Idempotency-Key': 'x'.repeat(256) },
        )
      ).error?.code,
      -32602,
    )
  })
})

describe('every call', () => {
  const audited = async () =>
    (
      await service.database.pool.query<{
        actor: Record<string, unknown>
        subject: Record<string, unknown>
        details: { arguments: string[]; granted: boolean }
      }>(
        "select actor, subject, details from audit_log where tenant_id = $1 and action = 'mcp.tool.call' order by id",
        [agents.tenantId],
      )
    ).rows

  test('is audited with the names of its arguments and never their values, refused ones too', async () => {
    const before = (await audited()).length
    await asAdmin('config.get', { path: 'a very secret value' })
    await rpc(service, agents.tokens.nobody, 'tools/call', {
      name: 'config_get',
      arguments: { path: 'a very secret value', scope: 'x' },
    })
    await rpc(service, agents.tokens.admin, 'tools/call', { name: 'config.get', arguments: { 'strange\0name': 1 } })
    const entries = (await audited()).slice(before)
    assert.deepEqual(
      entries.map(({ subject, details }) => [subject['name'], details.arguments, details.granted]),
      [
        ['config.get', ['path'], true],
        ['config.get', ['path', 'scope'], false],
        ['config.get', ['strangename'], false],
      ],
    )
    assert.ok(!JSON.stringify(entries).includes('a very secret value'))
    assert.deepEqual([entries[0]!.actor['type'], entries[0]!.actor['name']], ['user', 'admin'])
  })

  test('counts for its token: the 121st within a minute is -32003 with the seconds to wait, and only calls count', async () => {
    const token = await giveToken(service, agents.tenantId, { permissions: ['service.config'] })
    for (let n = 0; n < 120; n++) await call(service, token, 'config.list')
    const { error } = await rpc(service, token, 'tools/call', { name: 'config.list' })
    assert.equal(error?.code, -32003)
    assert.deepEqual(error.data, { retry_after: 60 })
    assert.ok((await rpc(service, token, 'tools/list')).result)
    assert.ok((await rpc(service, token, 'ping')).result)
    assert.equal((await asAdmin('config.list')).isError, false)
    service.clock.advance(60_000)
    assert.equal((await call(service, token, 'config.list')).isError, false)
  })
})
