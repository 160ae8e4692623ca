import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { generateAccessToken } from '../../adapters/secrets.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { abortExecutions } from '../../services/engine/endings.ts'
import { assertRefused, callersOf, type Loose } from '../contracts/callers.ts'
import { call as callTool } from '../support/agents.ts'
import { eventually } from '../support/eventually.ts'
import { holding } from '../support/held.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { interceptStatements } from '../support/statements.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const PUBLIC_KEY = 'pk_live_Idempotency'
const AGENT = generateAccessToken()
/** A bit more than the length of a lease. */
const PAST_THE_LEASE_MS = 6_000

describe('a request under an idempotency key whose flow calls outside', () => {
  let service: TestService
  let shop: Receiver
  let call: ReturnType<typeof callersOf>
  let tenant_id: string
  before(async () => {
    shop = await startReceiver()
    service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
    call = callersOf(service)
    const order = { id: 'order', type: 'http', url: shop.url, saveAs: 'answer', next: 'done' }
    const done = { id: 'done', type: 'end', text: 'Order {{ vars.answer.body.order }}' }
    const ask = { id: 'ask', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'order' }
    const intent = (name: string) => [{ type: 'chat_intent', intent: name }]
    tenant_id = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Idempotency' },
      keys: [{ name: 'open', key: PUBLIC_KEY }],
      users: [
        {
          email: 'agent@acme.example',
          name: 'Agent',
          roles: ['admin'],
          tokens: [{ name: 'agent', scopes: ['mcp'], value: AGENT }],
        },
      ],
      flows: [
        { code: 'order', name: 'Order', triggers: intent('order'), start: 'order', nodes: [order, done] },
        { code: 'asking', name: 'Asking', triggers: intent('asking'), start: 'ask', nodes: [ask, order, done] },
        { code: 'plain', name: 'Plain', triggers: intent('plain'), start: 'done', nodes: [done] },
        { code: 'name', name: 'Name', triggers: intent('name'), start: 'ask', nodes: [{ ...ask, next: 'done' }, done] },
      ],
    })
  })
  after(async () => {
    await service.stop()
    await shop.stop()
  })
  beforeEach(() => {
    shop.received.splice(0)
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order":"4711"}' }))
  })

  const keyed = () => ({ 'Idempotency-Key': newId() })
  const runs = async () => (await service.database.pool.query<Loose>('select id, status from executions')).rows
  const started = async (work: () => Promise<unknown>) => {
    const before = (await runs()).length
    await work()
    return (await runs()).length - before
  }

  /** The next outgoing call is made, and its answer is lost with the process that made it. */
  const dieInNextCall = async () => {
    const { calls } = service.deps
    const make = calls.make.bind(calls)
    const died = Promise.withResolvers<undefined>()
    calls.make = async (place, request) => {
      calls.make = make
      await make(place, request)
      died.resolve(undefined)
      throw new Error('the process died')
    }
    await died.promise
  }
  const takeOver = async () => {
    await eventually(async () => {
      service.clock.advance(PAST_THE_LEASE_MS)
      await service.work()
      assert.equal(shop.received.length, 2)
    })
    await service.work()
    const [first, second] = shop.received.map(({ headers }) => headers['idempotency-key'])
    assert.equal(first, second)
  }

  /**
   * Loses the database's answers to a statement, `times` of them from the one numbered `which` on. `committed` is
   * whether it was executed; a promise loses the answer when it resolves, while the statement goes on.
   */
  const breakStatement = (
    name: RegExp,
    which: number,
    { committed }: { committed: boolean | Promise<void> },
    times = 1,
  ) => {
    const exhausted = Promise.withResolvers<undefined>()
    const mend = interceptStatements(service.deps.db, name, async (sent, execute) => {
      if (sent < which || sent >= which + times) return await execute()
      if (committed !== false) await (committed === true ? execute() : Promise.race([execute(), committed]))
      if (sent === which + times - 1) exhausted.resolve(undefined)
      throw new Error('Connection terminated unexpectedly')
    })
    return { mend, exhausted: exhausted.promise }
  }

  const surfaces: [name: string, send: () => () => Promise<{ status: number; text: string }>][] = [
    [
      'triggerChat',
      () => {
        const key = keyed()
        return async () => await call.triggerChat({ tenant_id, intent_name: 'order' }, key)
      },
    ],
    [
      'flows.start',
      () => {
        const key = keyed()
        return async () => {
          const result = await callTool(service, AGENT, 'flows.start', { intent_name: 'order' }, key)
          return { status: result.isError ? 500 : 200, text: JSON.stringify(result.structuredContent) }
        }
      },
    ],
  ]
  for (const [name, send] of surfaces) {
    it(`with ${name} is one run when its process dies in the call, whose reply all callers get`, async () => {
      const request = send()
      const count = await started(async () => {
        const died = dieInNextCall()
        const first = request()
        await died
        const others = Promise.all([request(), request()])
        await takeOver()
        const answers = [await first, ...(await others), await request()]
        for (const { status, text } of answers) assert.deepEqual([status, text], [200, answers[0]!.text])
        assert.match(answers[0]!.text, /Order 4711/)
      })
      assert.equal(count, 1)
    })
  }
  it('with sendChatMessage is one run as well, and its repetition is answered in the public form', async () => {
    const session = await call.session(PUBLIC_KEY)
    const key = keyed()
    const request = async () => await call.sendChatMessage(session, { text: 'Hi', intentName: 'order' }, key)
    const died = dieInNextCall()
    const first = request().then(answer => answer)
    await died
    await takeOver()
    const { status, body, text } = await first
    assert.deepEqual([status, body.reply.conversationId], [200, session.conversationId])
    assert.equal((await request()).text, text)
    assert.equal((await runs()).filter(({ id }) => id === body.reply.executionId).length, 1)
  })
  it('with resumeExecution is one step when its process dies in the call, and no 409 for the used token', async () => {
    const { execution_id, metadata } = (await call.triggerChat({ tenant_id, intent_name: 'asking' })).body
    const key = keyed()
    const body = { tenant_id, wait_token: metadata.wait_token, input: { values: { which: 'the red one' } } }
    const request = async () => await call.resumeExecution(execution_id as string, body, key)
    const died = dieInNextCall()
    const first = request().then(answer => answer)
    await died
    await takeOver()
    const answers = [await first, await request()]
    for (const { status, text } of answers) assert.deepEqual([status, text], [200, answers[0]!.text])
    assert.equal(answers[0]!.body.status, 'completed')
    assertRefused(await call.resumeExecution(execution_id as string, body, keyed()), 409, 'invalid_wait_token')
  })

  for (const committed of [true, false]) {
    const what = committed ? 'came through unnoticed' : 'never reached the database'
    it(`makes no second call and no second run when a commit after the call ${what}`, async () => {
      const key = keyed()
      const request = async () => await call.triggerChat({ tenant_id, intent_name: 'order' }, key)
      const count = await started(async () => {
        const { mend } = breakStatement(/^commit_turn/, 2, { committed })
        const first = await request()
        mend()
        assert.deepEqual([first.status, first.body.status], [200, 'completed'], first.text)
        assert.equal((await request()).text, first.text)
      })
      assert.deepEqual([count, shop.received.length], [1, 1])
    })
    it(`without a key answers truthfully when a commit after the call ${what}`, async () => {
      const { mend } = breakStatement(/^commit_turn/, 2, { committed })
      const { status, body, text } = await call.triggerChat({ tenant_id, intent_name: 'order' })
      mend()
      assert.deepEqual([status, body.status, body.blocks.length], [200, 'completed', 1], text)
      assert.equal(shop.received.length, 1)
    })
  }
  it('is answered from its commit when that succeeded unnoticed, with or without a call', async () => {
    const key = keyed()
    const request = async () => await call.triggerChat({ tenant_id, intent_name: 'plain' }, key)
    const count = await started(async () => {
      const { mend } = breakStatement(/^commit_turn/, 1, { committed: true })
      const first = await request()
      mend()
      assert.equal(first.status, 200, first.text)
      assert.equal((await request()).text, first.text)
    })
    assert.equal(count, 1)
  })
  it('is finished by another process when the answer of its call cannot be saved', async () => {
    const key = keyed()
    const request = async () => await call.triggerChat({ tenant_id, intent_name: 'order' }, key)
    const count = await started(async () => {
      const { mend, exhausted } = breakStatement(/^commit_turn/, 2, { committed: false }, 5)
      const first = request().then(answer => answer)
      await exhausted
      mend()
      await takeOver()
      assert.equal((await first).status, 200)
      assert.equal((await request()).text, (await first).text)
    })
    assert.equal(count, 1)
  })

  it('that stalls before its commit is overtaken by its repetition at once, and gets the same reply', async () => {
    const { publications } = service.deps
    const of = publications.of.bind(publications)
    const [entered, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    publications.of = async tenantId => {
      publications.of = of
      entered.resolve(undefined)
      await gate.promise
      return await of(tenantId)
    }
    const key = keyed()
    const request = async () => await call.triggerChat({ tenant_id, intent_name: 'plain' }, key)
    const count = await started(async () => {
      const stalled = request().then(answer => answer)
      await entered.promise
      const second = await request()
      gate.resolve(undefined)
      assert.equal(second.status, 200)
      assert.equal((await stalled).text, second.text)
    })
    assert.equal(count, 1)
  })

  it('is not told of a used token by a repetition that cannot read its key', async () => {
    const { execution_id, metadata } = (await call.triggerChat({ tenant_id, intent_name: 'asking' })).body
    const body = { tenant_id, wait_token: metadata.wait_token, input: { values: { which: 'any' } } }
    const key = keyed()
    const resume = async () => await call.resumeExecution(execution_id as string, body, key)
    const first = await resume()
    const { mend } = breakStatement(/^idempotency_read/, 1, { committed: false })
    const unsure = await resume()
    mend()
    assertRefused(unsure, 503, 'service_unavailable')
    assert.deepEqual([first.status, (await resume()).text], [200, first.text])
  })

  it('is answered from its commit when its connection breaks while the database is working on it', async () => {
    const session = await call.session(PUBLIC_KEY)
    const asked = (await call.sendChatMessage(session, { text: 'Hi', intentName: 'name' })).body.reply
    const { executionId, waitToken } = asked
    const key = keyed()
    const answer = async () =>
      await call.sendChatMessage(session, { executionId, waitToken, text: 'Grace', values: { which: 'Grace' } }, key)
    const { first } = await holding(
      service.database,
      'select from executions where id = $1 for update',
      [executionId],
      async ({ waiting }) => {
        const { mend } = breakStatement(/^commit_turn/, 1, { committed: waiting(1) })
        const first = answer().then(reply => reply)
        await Promise.race([first, waiting(2)])
        mend()
        return { first }
      },
    )
    assert.equal((await first).status, 200, (await first).text)
    assert.equal((await answer()).text, (await first).text)
  })

  const usedForSomethingElse = {
    'held by another request': 'null',
    'bound to another run': 'gen_random_uuid()',
  }
  for (const [state, theirRun] of Object.entries(usedForSomethingElse))
    it(`is finished by another process also when its key has expired, and is ${state}`, async () => {
      const { pool } = service.database
      const died = dieInNextCall()
      const first = call.triggerChat({ tenant_id, intent_name: 'order' }, keyed()).then(answer => answer)
      await died
      const used = `execution_id = ${theirRun}, owner = gen_random_uuid(), fingerprint = ''`
      await pool.query(`update idempotency_keys set ${used} where body is null`)
      await takeOver()
      assertRefused(await first, 409, 'idempotency_conflict')
      const states = (await runs()).map(run => String(run.status))
      assert.deepEqual(new Set(states), new Set(['completed']))
      const theirs = "delete from idempotency_keys where fingerprint = '' and body is null"
      assert.equal((await pool.query(theirs)).rowCount, 1)
    })

  /** A request under a key that another one has and, at the moment when the request looks at it, no longer has. */
  const whenKeyIsReleased = async (key: Record<string, string>) => {
    const { pool } = service.database
    const earlier = keyed()
    await call.triggerChat({ tenant_id, intent_name: 'plain' }, earlier)
    await pool.query(
      `insert into idempotency_keys (tenant_id, operation, key, fingerprint, owner, lease_until, created_at, expires_at)
       select tenant_id, operation, $2, fingerprint, gen_random_uuid(), expires_at, created_at, expires_at
       from idempotency_keys
       where key = $1`,
      [earlier['Idempotency-Key'], key['Idempotency-Key']],
    )
    loseKeyBefore(/^idempotency_release$/, key)
    return async () => await call.triggerChat({ tenant_id, intent_name: 'plain' }, key)
  }
  const loseKeyBefore = (statement: RegExp, key: Record<string, string>) => {
    const mend = interceptStatements(service.deps.db, statement, async (_, execute) => {
      mend()
      await service.database.pool.query('delete from idempotency_keys where key = $1', [key['Idempotency-Key']])
      return await execute()
    })
  }

  it('is done when the request that had its key has failed and released it meanwhile', async () => {
    const request = await whenKeyIsReleased(keyed())
    const count = await started(async () => {
      const { status, text } = await request()
      assert.equal(status, 200, text)
    })
    assert.equal(count, 1)
  })

  it('does nothing when it has lost its key before its commit', async () => {
    const key = keyed()
    loseKeyBefore(/^commit_turn$/, key)
    const request = await whenKeyIsReleased(key)
    const count = await started(async () => assertRefused(await request(), 409, 'idempotency_conflict'))
    assert.equal(count, 0)
  })

  it('leaves its key free when another answer was committed first', async () => {
    const { execution_id, metadata } = (await call.triggerChat({ tenant_id, intent_name: 'asking' })).body
    const key = keyed()
    const resume = async (which: string, headers = {}) => {
      const body = { tenant_id, wait_token: metadata.wait_token, input: { values: { which } } }
      return await call.resumeExecution(execution_id as string, body, headers)
    }
    const late = await holding(
      service.database,
      'select from executions where id = $1 for update',
      [execution_id],
      async ({ client, waiting }) => {
        const answered = resume('mine', key).then(answer => answer)
        await waiting(1)
        const ended = "update executions set revision = revision + 1, status = 'completed' where id = $1"
        await client.query(ended, [execution_id])
        return { answered }
      },
    )
    assertRefused(await late.answered, 409, 'invalid_wait_token')
    assertRefused(await resume('another', key), 409, 'invalid_wait_token')
  })

  it('says that its run was aborted meanwhile: the state for a start, 410 for an answer', async () => {
    const gate = Promise.withResolvers<undefined>()
    const asked = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const waiting = (await call.triggerChat({ tenant_id, intent_name: 'asking' })).body
    shop.answer(async (_, index) => {
      asked[index]?.resolve(undefined)
      await gate.promise
      return {}
    })
    const keys = [keyed(), keyed()]
    const start = async () => await call.triggerChat({ tenant_id, intent_name: 'order' }, keys[0])
    const body = { tenant_id, wait_token: waiting.metadata.wait_token, input: { values: { which: 'any' } } }
    const answer = async () => await call.resumeExecution(waiting.execution_id as string, body, keys[1])
    const both = Promise.all([start(), answer()])
    await Promise.all(asked.map(async ({ promise }) => await promise))
    for (const { id, status } of await runs()) {
      if (status !== 'waiting_time') continue
      await transaction(
        service.deps.db,
        async client =>
          await abortExecutions(service.deps, client, tenant_id, { executionId: id as string, by: 'admin' }),
      )
    }
    gate.resolve(undefined)
    for (const [started, answered] of [await both, [await start(), await answer()]] as const) {
      assert.deepEqual([started.status, started.body.status], [200, 'aborted'], started.text)
      assertRefused(answered, 410, 'execution_aborted')
    }
  })
})
