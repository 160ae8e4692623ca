import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pino } from 'pino'
import { newId } from '../../../adapters/ids.ts'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { forTenant } from '../../../adapters/stores/tenant.ts'
import { compose } from '../../../app/compose.ts'
import { listen, type Listening } from '../../../app/listen.ts'
import { startAdminService } from '../../support/admin.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { eventually } from '../../support/eventually.ts'
import { testEnvironment } from '../../support/service.ts'
import { statementsOf } from '../../support/statements.ts'
import { assertRefused, callersOf, statuses, type Loose } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

describe('versions of flows on the admin API', async () => {
  const { service, home } = await startAdminService()
  const { token } = home
  const call = callersOf(service)
  let second: Listening
  before(async () => {
    const other = await compose(testEnvironment(service.database.url), {
      clock: service.clock,
      logger: pino({ level: 'silent' }),
      limiter: createMemoryLimiter(),
      observe: noteAnswer,
    })
    second = await listen(other, { host: '127.0.0.1', port: 0 })
  })
  after(async () => {
    await second.stop()
    await service.stop()
  })
  const create = async (definition: object) => (await successBody(token.post('/flows', { definition })))['id'] as string
  const save = async (id: string, definition: object) =>
    await successBody(token.put(`/flows/${id}/draft`, { definition }, { 'If-Match': '*' }))
  const publish = async (id: string, note?: string) =>
    await successBody(token.post(`/flows/${id}/publish`, note === undefined ? {} : { note }))
  const newestAudit = async () => (await successBody(token.get('/audit')))['items'][0] as Loose
  const flowOf = async (id: string) => await successBody(token.get(`/flows/${id}`))
  /** The text that a visitor gets for the intent from each process; undefined if the intent is unknown. */
  const heard = async (publicKey: string, intentName: string, processes = [call]) =>
    await Promise.all(
      processes.map(async process => {
        const session = await process.session(publicKey)
        if (!session.intents.some(({ name }) => name === intentName)) return undefined
        return (await process.sendChatMessage(session, { text: 'hi', intentName })).body.reply.blocks[0].payload
          .text as string
      }),
    )

  const newKey = async (code: string) =>
    ((await successBody(token.post('/keys', { name: `key ${code}` })))['key'] as { key: string }).key
  const processes = () => [call, callersOf({ url: second.url, nextAddress: () => service.nextAddress() })]

  describe('publishFlow', () => {
    it('publishes for the visitors of every process, under the next number', async () => {
      const code = uniqueCode()
      const key = await newKey(code)
      const hear = async (expected: string | undefined) => {
        await eventually(async () => {
          assert.deepEqual(await heard(key, code, processes()), [expected, expected])
        })
      }
      const id = await create(greeting(code))
      await hear(undefined)
      const answer = await token.post(
        `/flows/${id}/publish`,
        { note: 'First' },
        { 'If-Match': (await successBody(token.get(`/flows/${id}/draft`)))['etag'] as string },
      )
      assert.deepEqual(
        [
          answer.status,
          answer.body.version,
          answer.body.live,
          answer.body.note,
          answer.body.rolledBackFrom,
          answer.body.publishedBy,
        ],
        [200, 1, true, 'First', null, home.author],
      )
      const { action, before: was, after: is, details } = await newestAudit()
      assert.deepEqual(
        [action, was.publishedVersion, is.publishedVersion, details.note],
        ['flow.publish', null, 1, 'First'],
      )
      await hear('Hello')
      // Documents in the edge store are published again.
      const { rows } = await service.database.pool.query<{ key: string }>(
        "select key from edge_store_requests where namespace = 'webchat'",
      )
      assert.ok(rows.some(({ key: document }) => document === `${home.tenantId}/quick-questions`))

      await save(id, greeting(code, 'Hello again'))
      await hear('Hello')
      assert.equal((await publish(id))['version'], 2)
      await hear('Hello again')
      const flow = await flowOf(id)
      assert.deepEqual(
        [flow['status'], flow['intents'], flow['publishedVersion'], flow['unpublishedChanges']],
        ['published', [code], 2, false],
      )
      // The live definition creates no new version.
      assert.equal((await publish(id))['version'], 2)
    })

    it('sends at most twelve queries to the database, with If-Match and Idempotency-Key', async () => {
      const code = uniqueCode()
      const definition = (name: string) => ({
        ...greeting(code, name),
        triggers: [
          ...(greeting(code)['triggers'] as object[]),
          { type: 'event', event: 'order.paid', filter: '$event.total > 1' },
        ],
      })
      const id = await create(definition('First'))
      const asked: string[][] = []
      // Other work of the process, such as renewing a lease, may fall into one of them.
      for (const name of ['Second', 'Third', 'Fourth']) {
        const { etag } = await save(id, definition(name))
        asked.push(
          await statementsOf(async () => {
            const headers = { 'If-Match': etag as string, 'Idempotency-Key': newId() }
            assert.equal((await token.post(`/flows/${id}/publish`, {}, headers)).status, 200)
          }),
        )
      }
      const [fewest = []] = asked.toSorted((a, b) => a.length - b.length)
      assert.ok(fewest.length <= 12, fewest.join('\n'))
    })

    it('refuses a definition that is not valid, and says where', async () => {
      const id = await create({
        code: uniqueCode(),
        name: 'Broken',
        nodes: [{ id: 'hello', type: 'message', text: 'Hi', next: 'chek' }],
      })
      const { findings } = assertRefused(await token.post(`/flows/${id}/publish`, {}), 422, 'flow_invalid')
      assert.deepEqual(
        findings.map(({ path, rule, nodeId }: Loose) => [path, rule, nodeId] as unknown[]),
        [['/nodes/0/next', 'unknown_target', 'hello']],
      )
      assert.equal((await flowOf(id))['latestVersion'], null)
    })
    it('never gives one intent to two flows, even of concurrent publishes', async () => {
      const intent = uniqueCode()
      const rivals = await Promise.all(
        [1, 2, 3, 4].map(
          async () => await create({ ...greeting(uniqueCode()), triggers: [{ type: 'chat_intent', intent }] }),
        ),
      )
      const answers = await Promise.all(rivals.map(async id => await token.post(`/flows/${id}/publish`, {})))
      assert.deepEqual(statuses(answers), { 200: 1, 409: 3 })
      const owner = answers.find(({ status }) => status === 200)?.body.flowId as string
      for (const answer of answers.filter(({ status }) => status === 409))
        assert.deepEqual(assertRefused(answer, 409, 'intent_conflict'), { intent, flow_id: owner })
      // A rollback cannot take the intent back either; it is free again once its owner is withdrawn.
      const loser = rivals.find(id => id !== owner) ?? ''
      await successBody(token.post(`/flows/${owner}/withdraw`))
      await publish(loser)
      assertRefused(await token.post(`/flows/${owner}/rollback`, { version: 1 }), 409, 'intent_conflict')
    })

    it('gives publishes at the same time a version each, and loses none', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, '0'))
      const answers = await Promise.all(
        ['1', '2', '3', '4', '5'].map(async text => {
          await save(id, greeting(code, text))
          return await token.post(`/flows/${id}/publish`, { note: text })
        }),
      )
      assert.deepEqual(statuses(answers), { 200: 5 })
      const { items } = await successBody(token.get(`/flows/${id}/versions`))
      assert.deepEqual(
        items.map(({ version }: Loose) => version as number),
        items.map((_: unknown, index: number) => items.length - index),
      )
      assert.equal(items.filter(({ live }: Loose) => live as boolean).length, 1)
      assert.equal((await flowOf(id))['unpublishedChanges'], false)
      // Of those that saw the same draft, the first one wins.
      await save(id, greeting(code, 'last'))
      const { etag } = (await successBody(token.get(`/flows/${id}/draft`))) as { etag: string }
      const racing = await Promise.all(
        [1, 2, 3].map(async () => await token.post(`/flows/${id}/publish`, {}, { 'If-Match': etag })),
      )
      assert.deepEqual(statuses(racing), { 200: 1, 412: 2 })
    })
  })

  describe('withdrawFlow', () => {
    it('takes the flow from the visitors of every process, until it is published again under its number', async () => {
      const code = uniqueCode()
      const key = await newKey(code)
      const hear = async (expected: string | undefined) => {
        await eventually(async () => {
          assert.deepEqual(await heard(key, code, processes()), [expected, expected])
        })
      }
      const id = await create(greeting(code))
      await publish(id)
      await save(id, greeting(code, 'Hello again'))
      await publish(id)
      await hear('Hello again')
      const flow = await flowOf(id)
      const withdrawn = await token.post(`/flows/${id}/withdraw`, undefined, { 'If-Match': flow['etag'] as string })
      assert.deepEqual(
        [
          withdrawn.status,
          withdrawn.body.status,
          withdrawn.body.publishedVersion,
          withdrawn.body.latestVersion,
          withdrawn.body.intents,
        ],
        [200, 'withdrawn', null, 2, []],
      )
      assert.deepEqual(
        [(await newestAudit())['action'], (await newestAudit())['before']],
        ['flow.withdraw', { status: 'published', publishedVersion: 2 }],
      )
      await hear(undefined)
      assertRefused(await token.post(`/flows/${id}/withdraw`), 409, 'conflict')
      assert.equal((await publish(id))['version'], 2)
      await hear('Hello again')
    })

    it('leaves the intents and the events of other flows, as a publish of it does', async () => {
      const [code, other] = [uniqueCode(), uniqueCode()]
      const reacting = (intent: string) => ({
        ...greeting(intent),
        triggers: [...greeting(intent).triggers, { type: 'event', event: `${intent}.paid` }],
      })
      await publish(await create(reacting(other)))
      const reactions = async (name: string, { tenantId: tenant_id } = home) => [
        ((await call.listIntents(`?tenant_id=${tenant_id}`)).body.intents as Loose[]).some(one => one['name'] === name),
        (await call.publishDomainEvent({ tenant_id, event_name: `${name}.paid` })).body.subscriptions_matched as number,
      ]
      const rival = await create({ ...greeting(uniqueCode()), triggers: greeting(other).triggers })
      // The process that answers hears of a change by a notification, as every other does.
      const reacts = async (name: string, expected: unknown[]) =>
        await eventually(async () => {
          assert.deepEqual(await reactions(name), expected)
        })
      const isUndisturbed = async () => {
        await reacts(other, [true, 1])
        assertRefused(await token.post(`/flows/${rival}/publish`, {}), 409, 'intent_conflict')
      }
      const id = await create(reacting(code))
      await publish(id)
      await isUndisturbed()
      await reacts(code, [true, 1])
      await successBody(token.post(`/flows/${id}/withdraw`))
      await reacts(code, [false, 0])
      await isUndisturbed()
    })

    it('leaves running executions on the version that they started with', async () => {
      const code = uniqueCode()
      const asking = (text: string) => ({
        ...greeting(code),
        start: 'ask',
        nodes: [
          { id: 'ask', type: 'input', field: { name: 'x', type: 'text' }, next: 'bye' },
          { id: 'bye', type: 'end', text },
        ],
      })
      const key = await newKey(code)
      const id = await create(asking('One'))
      await publish(id)
      const session = await eventually(async () => {
        const opened = await call.session(key)
        assert.ok(opened.intents.some(({ name }) => name === code))
        return opened
      })
      const started = (await call.sendChatMessage(session, { text: 'hi', intentName: code })).body.reply as Loose
      await save(id, asking('Two'))
      await publish(id)
      await successBody(token.post(`/flows/${id}/withdraw`))
      const resumed = await call.sendChatMessage(session, {
        executionId: started['executionId'],
        waitToken: started['waitToken'],
        input: { values: { x: 'y' } },
      })
      assert.equal(resumed.body.reply?.blocks[0]?.payload.text, 'One', resumed.text)
    })
  })

  describe('listFlowVersions', () => {
    it('lists the newest version first, page by page', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      for (const text of ['One', 'Two', 'Three']) {
        await save(id, greeting(code, text))
        await publish(id, `says ${text}`)
      }
      const first = await successBody(token.get(`/flows/${id}/versions?limit=2`))
      const rest = await successBody(token.get(`/flows/${id}/versions?limit=2&cursor=${String(first['nextCursor'])}`))
      assert.deepEqual(
        [...first['items'], ...rest['items']].map(
          ({ version, live, note }: Loose) => [version, live, note] as unknown[],
        ),
        [
          [3, true, 'says Three'],
          [2, false, 'says Two'],
          [1, false, 'says One'],
        ],
      )
      assert.equal(rest['nextCursor'], null)
    })
  })

  describe('getFlowVersion', () => {
    it('returns the definition as it was published, regardless of later versions', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, 'One'))
      await publish(id, 'First')
      await save(id, greeting(code, 'Two'))
      await publish(id)
      const { version, definition } = await successBody(token.get(`/flows/${id}/versions/1`))
      assert.deepEqual(
        [version.version, version.live, version.note, version.publishedBy, definition],
        [1, false, 'First', home.author, greeting(code, 'One')],
      )
      assert.equal((await successBody(token.get(`/flows/${id}/versions/2`)))['version'].live, true)
      assertRefused(await token.get(`/flows/${id}/versions/3`), 404, 'not_found')
      assertRefused(await token.get(`/flows/${id}/versions/9999999999`), 400, 'invalid_input')
    })
  })

  describe('rollbackFlow', () => {
    it('publishes the definition of an earlier version again, and does not change the draft', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, 'One'))
      await publish(id)
      await save(id, greeting(code, 'Two'))
      await publish(id)
      const draft = await successBody(token.get(`/flows/${id}/draft`))
      const answer = await token.post(
        `/flows/${id}/rollback`,
        { version: 1, note: 'Two lost orders' },
        { 'If-Match': (await flowOf(id))['etag'] as string },
      )
      assert.deepEqual(
        [answer.status, answer.body.version, answer.body.rolledBackFrom, answer.body.note, answer.body.live],
        [200, 3, 1, 'Two lost orders', true],
      )
      const { action, details, before: was, after: is } = await newestAudit()
      assert.deepEqual(
        [action, details, was, is],
        [
          'flow.rollback',
          { version: 3, rolledBackFrom: 1, note: 'Two lost orders' },
          { publishedVersion: 2 },
          { publishedVersion: 3 },
        ],
      )
      assert.deepEqual((await successBody(token.get(`/flows/${id}/versions/3`)))['definition'], greeting(code, 'One'))
      assert.deepEqual(draft['publishes'], { version: 2, isNew: false })
      assert.deepEqual(await successBody(token.get(`/flows/${id}/draft`)), {
        ...draft,
        publishes: { version: 4, isNew: true },
      })
      assert.equal((await flowOf(id))['unpublishedChanges'], true)
      // The live definition creates no new version.
      assert.equal((await successBody(token.post(`/flows/${id}/rollback`, { version: 1 })))['version'], 3)
      assertRefused(await token.post(`/flows/${id}/rollback`, { version: 9 }), 404, 'not_found')
      assert.equal((await publish(id))['version'], 4)
    })

    it('refuses a version that names something that no longer exists', async () => {
      const code = uniqueCode()
      const { goals } = forTenant(service.deps.knex, home.tenantId)
      const goal = await goals.insert({
        id: newId(),
        code: uniqueCode(),
        name: 'Sale',
        status: 'active',
        match: { type: 'flow' },
        value: { mode: 'none' },
        currency: null,
        windowDays: 30,
      })
      const older = await create({
        ...greeting(code),
        nodes: [{ id: 'hello', type: 'goal', code: goal.code, next: null }],
      })
      await publish(older)
      await save(older, greeting(code))
      await publish(older)
      await goals.update(goal.id, { status: 'archived' })
      assert.deepEqual(
        assertRefused(await token.post(`/flows/${older}/rollback`, { version: 1 }), 422, 'flow_invalid')['findings'][0]
          .rule,
        'unknown_goal',
      )
    })
  })
})
