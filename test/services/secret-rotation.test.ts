import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pino } from 'pino'
import request from 'supertest'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { newId } from '../../adapters/ids.ts'
import { createSecretBox, OtherAppSecret, type SealedSecret } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { openProbe } from '../../adapters/stores/secret-probe/across-tenants.ts'
import { compose, type ServiceDeps } from '../../app/compose.ts'
import type { Environment } from '../../app/environment.ts'
import { listen } from '../../app/listen.ts'
import { startWorker } from '../../app/worker.ts'
import { openSigningKeys } from '../../services/webhooks/signing.ts'
import { grantLocation, grantRequestLocation } from '../../services/secrets/locations.ts'
import { reencryptSecrets } from '../../services/secrets/reencrypt.ts'
import { adminWorkspace, type AdminWorkspace } from '../support/admin.ts'
import { APP_SECRET, ENGINE_TOKEN, startTestService, testEnvironment } from '../support/service.ts'
import { allTables } from '../support/tables.ts'
import { answering } from '../contracts/public/chat-turns.ts'
import { successBody } from '../contracts/admin/answers.ts'
import { assertRefused, callersOf, type Loose, type Session } from '../contracts/callers.ts'

const KEY = 'pk_live_Rotated'
const WEBHOOK_SECRET = 'whsec_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0UvW'
const NEXT_SECRET = 'the next application secret of the tests'
const workspace = {
  keys: [{ name: 'open', key: KEY, webhook: { url: 'https://hooks.example/parley', secret: WEBHOOK_SECRET } }],
  inboundWebhooks: [{ name: 'shop', eventName: 'order_paid', secret: WEBHOOK_SECRET }],
  connections: [
    {
      code: 'crm',
      name: 'CRM',
      providerKey: 'http',
      baseUrl: 'https://crm.example',
      credentials: { bearer: 'hunter2' },
    },
  ],
  config: { tenant: { 'mail/transport/dsn': 'smtp://user:hunter2@mail.example:25' } },
  flows: [
    {
      code: 'ask',
      name: 'Ask',
      triggers: [{ type: 'chat_intent', intent: 'ask' }],
      start: 'question',
      nodes: [
        {
          id: 'question',
          type: 'input',
          prompt: 'Your name?',
          field: { name: 'name', type: 'text', required: true },
          next: 'bye',
        },
        { id: 'bye', type: 'end', text: 'Bye' },
      ],
    },
  ],
}

type Process = { url: string; deps: ServiceDeps; call: ReturnType<typeof callersOf>; stop: () => Promise<void> }
type Waiting = { executionId: string; waitToken: string }

describe('a rotation of APP_SECRET', async () => {
  const service = await startTestService()
  const earlier = callersOf(service)
  const nextAddress = () => service.nextAddress()
  const stops: (() => Promise<void>)[] = []
  let home: AdminWorkspace
  let tenant_id: string
  let rotated: Process
  let session: Session

  /** Another process on the same database. */
  async function start(environment: Partial<Environment>): Promise<Process> {
    const other = await compose(testEnvironment(service.database.url, environment), {
      clock: service.clock,
      logger: pino({ level: 'silent' }),
      limiter: createMemoryLimiter(),
    })
    const { url, stop } = await listen(other, { host: '127.0.0.1', port: 0 })
    stops.push(stop)
    return { url, deps: other.deps, call: callersOf({ url, nextAddress }), stop }
  }
  const ask = async (through: typeof earlier): Promise<Waiting> => {
    const answer = await through.sendChatMessage(session, { text: 'hi', intentName: 'ask' })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.reply as Waiting
  }
  const answer = async (through: typeof earlier, waiting: Waiting) =>
    await through.sendChatMessage(session, answering(waiting, { name: 'Ada' }))
  const trigger = async (through: typeof earlier) =>
    await through.triggerChat({ tenant_id, intent_name: 'ask' }, { 'Idempotency-Key': 'before-the-rotation' })
  /** A consent, and one that is asked for. */
  async function connect(): Promise<void> {
    const { connections, connectionGrants } = forTenant(service.deps.knex, tenant_id)
    const { id = '' } = (await connections.find({ code: 'crm' })) ?? {}
    const sealed = service.deps.secretBox.seal('x', grantLocation(tenant_id, id))
    const at = service.clock.now()
    const none = { account: null, scope: null, expiresAt: null, configuration: '' }
    await connectionGrants.put({ ...none, connectionId: id, tokens: sealed, connectedAt: at })
    const request = service.deps.secretBox.seal('x', grantRequestLocation(tenant_id, id))
    const asked = { connectionId: id, userId: id, stateHash: Buffer.from('state'), configuration: '', expiresAt: at }
    await connectionGrants.putRequest({ ...asked, request })
  }

  /** Every stored value that is sealed, found by its form in whatever column it is. */
  async function sealedUnder(secret: string): Promise<string[]> {
    const { rows } = await service.database.pool.query<{ at: string; document: string }>(
      `select c.table_name || '.' || c.column_name as at, query_to_xml(
        format('select %I::text as v from %I where %I is not null', c.column_name, c.table_name, c.column_name),
        true, true, '')::text as document
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = any($1) and c.data_type in ('jsonb', 'json', 'text')`,
      [await allTables(service.database.pool)],
    )
    const { currentKid } = createSecretBox([secret])
    return rows.filter(({ document }) => document.includes(currentKid)).map(({ at }) => at)
  }

  before(async () => {
    home = await adminWorkspace(service, 'Acme', workspace)
    tenant_id = home.tenantId
    rotated = await start({ appSecret: NEXT_SECRET, appSecretSecondary: APP_SECRET })
    session = await earlier.session(KEY)
    const { items } = await successBody(home.token.get('/keys'))
    await successBody(home.token.post(`/keys/${String((items as Loose[])[0]?.['id'])}/identity-secrets`))
  })
  after(async () => {
    await Promise.all(stops.map(async stop => await stop()))
    await service.stop()
  })

  it('ends no chat session, and no wait that the earlier secret signed', async () => {
    const waiting = await ask(earlier)
    assert.equal((await answer(rotated.call, waiting)).status, 200)
    assertRefused(await answer(rotated.call, waiting), 409, 'invalid_wait_token')
  })

  it('lets the token of a wait be read again and answered by processes before and after it', async () => {
    const both = await start({ appSecretSecondary: NEXT_SECRET })
    for (const answered of [both, rotated]) {
      const waiting = await ask(earlier)
      const state = (await rotated.call.getChatExecution(session, waiting.executionId)).body.execution as Waiting
      assert.notEqual(state.waitToken, waiting.waitToken)
      assertRefused(await answer(answered.call, { ...waiting, waitToken: 'x'.repeat(43) }), 409, 'invalid_wait_token')
      assert.equal((await answer(answered.call, state)).status, 200)
    }
  })

  it('preserves admin sessions with their CSRF tokens, signed links and stored replies', async () => {
    const first = await trigger(earlier)
    assert.equal((await trigger(rotated.call)).text, first.text)
    const changed = await request(rotated.url)
      .patch('/api/admin/v1/workspace')
      .set({ ...home.session.headers, 'X-Forwarded-For': nextAddress(), 'If-Match': '*' })
      .send({ name: 'Acme after the rotation' })
    assert.equal(changed.status, 200, changed.text)
    const expiresAt = new Date(service.clock.now().getTime() + 60_000)
    const link = new URL(service.deps.fileLinks.urlOf(tenant_id, newId(), expiresAt))
    const given = {
      fileId: link.pathname.split('/').at(-1) ?? '',
      expires: link.searchParams.get('expires') ?? '',
      signature: link.searchParams.get('signature') ?? '',
    }
    assert.equal(rotated.deps.fileLinks.open(given, service.clock.now()), tenant_id)
  })

  it('is over when secrets:reencrypt has sealed each stored secret again, and then needs no second one', async () => {
    const ready = async ({ call }: Pick<Process, 'call'>) => (await call.get('/readyz')).status
    assert.deepEqual([await ready({ call: earlier }), await ready(rotated)], [200, 200])
    const first = await trigger(earlier)
    await connect()
    const before = await sealedUnder(APP_SECRET)
    assert.deepEqual(before.sort(), [
      'config_values.secret',
      'connection_grant_requests.request',
      'connection_grants.tokens',
      'connections.credentials',
      'idempotency_keys.body',
      'identity_secrets.secret',
      'inbound_webhooks.secret',
      'keys.webhook_secret',
      'secret_probe.sealed',
    ])
    const deps = { db: service.database.pool, secretBox: createSecretBox([NEXT_SECRET, APP_SECRET]) }
    const reports = await reencryptSecrets(deps)
    assert.deepEqual(
      reports.map(({ table, column, resealed, unreadable }) => [`${table}.${column}`, resealed > 0, unreadable]).sort(),
      before.map(at => [at, true, 0]),
    )
    assert.deepEqual(await sealedUnder(APP_SECRET), [])
    assert.ok((await reencryptSecrets(deps)).every(({ resealed }) => resealed === 0))

    const alone = await start({ appSecret: NEXT_SECRET })
    assert.deepEqual([await ready({ call: earlier }), await ready(rotated), await ready(alone)], [503, 200, 200])
    assert.equal((await trigger(alone.call)).text, first.text)
    const { secretBox } = alone.deps
    const { rows } = await service.database.pool.query<{ id: string; webhook_secret: SealedSecret }>(
      'select id, webhook_secret from keys where key = $1',
      [KEY],
    )
    const [key] = rows
    assert.ok(key !== undefined && openSigningKeys(secretBox, tenant_id, key.id, key.webhook_secret))
    const { execution_id, metadata } = first.body as Loose
    const resumed = await alone.call.resumeExecution(execution_id as string, {
      tenant_id,
      wait_token: metadata.wait_token,
      input: { values: { name: 'Ada' } },
    })
    assert.equal(resumed.status, 200, resumed.text)
  })

  it('stops the start of a worker that has neither secret and would use up attempts', async () => {
    await openProbe(service.database.pool, createSecretBox([APP_SECRET, NEXT_SECRET]))
    const { deps } = await start({ appSecret: 'a secret that nothing was sealed under' })
    const republisher = () => assert.fail('it has started')
    await assert.rejects(startWorker({ deps, republisher }, { databaseUrl: service.database.url }), OtherAppSecret)
  })

  it('skips and counts values that neither secret decrypts', async () => {
    const stranger = createSecretBox(['a secret that nobody knows any more'])
    const db = service.database.pool
    const untouched = stranger.seal('x', { table: '', column: '', tenantId: '', id: '' })
    await db.query('update connections set credentials = $1', [untouched])
    const reports = await reencryptSecrets({ db, secretBox: createSecretBox([NEXT_SECRET, APP_SECRET]) })
    assert.deepEqual(
      reports.map(({ unreadable }) => unreadable),
      [0, 0, 0, 1, 0, 0, 0, 0, 0],
    )
    const { rows } = await db.query<Loose>('select credentials from connections')
    assert.deepEqual(rows[0]?.['credentials'], untouched)
  })

  it('of ENGINE_API_TOKEN has both tokens accepted, and none where the second is empty', async () => {
    const both = await start({ engineApiToken: 'the-next-engine-token', engineApiTokenSecondary: ENGINE_TOKEN })
    const status = async (token: string, { call }: Process) =>
      (await call.listIntents(`?tenant_id=${tenant_id}`, { Authorization: `Bearer ${token}` })).status
    assert.deepEqual(
      [await status('the-next-engine-token', both), await status(ENGINE_TOKEN, both), await status('x', both)],
      [200, 200, 401],
    )
    const one = await start({ engineApiToken: 'the-next-engine-token', engineApiTokenSecondary: '' })
    assert.deepEqual([await status('', one), await status(ENGINE_TOKEN, one)], [401, 401])
  })
})
