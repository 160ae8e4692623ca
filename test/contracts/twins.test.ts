import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { notServed } from '../../generated/not-served.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import { refreshAnalytics } from '../../services/analytics/refresh.ts'
import { purgeConversations } from '../../services/conversations/retention.ts'
import { workCustomerRequests } from '../../services/customer-data/work.ts'
import { purgeAudit } from '../../services/retention.ts'
import { purgeTelemetry } from '../../services/telemetry/retention.ts'
import { purgeWebhookHistory } from '../../services/webhooks/purge.ts'
import { deleteWorkspace } from '../../services/workspace/delete.ts'
import { adminWorkspace, type AdminWorkspace } from '../support/admin.ts'
import { createResources, fillEveryTable } from '../support/customers.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { createTwin, OF_TWIN } from '../support/twins.ts'
import { successBody } from './admin/fixtures.ts'
import { adminRequest, createIn } from './cross-tenant/admin-requests.ts'
import { lines, type Sent } from './cross-tenant/lines.ts'
import { send, waysIn } from './cross-tenant/send.ts'
import type { Names } from './cross-tenant/named.ts'
import { rowsOf, startWorld, type World } from './cross-tenant/world.ts'

/*
 * An id is unique only in its workspace, and callers choose some. So here is a workspace with a twin, which has the
 * same ids in every table: a statement that reads without the workspace finds the rows of both, and one that writes
 * without it changes those of both.
 */

const waived = new Set(Object.values(notServed).flat())
const served = (Object.entries(operations) as [string, Operation][]).filter(([id]) => !waived.has(id))
const admin = served.filter(([, { surface }]) => surface === 'admin')
const reads = admin.filter(
  ([id, { method }]) =>
    method === 'get' &&
    !/^(follow|export(Report|FlowResults|FlowVisitors|Conversations|Executions)|getExecutionRecording)/.test(id),
)
const changes = admin.filter(([id, { method }]) => method !== 'get' && !/^(login|logout|confirm|changeOwn)/.test(id))
/** What bodies name besides. */
const NAMED: Readonly<Record<string, (names: Names) => Record<string, unknown>>> = {
  authorFlow: ({ llm }) => ({ connection: llm }),
  createHostedPage: ({ keyId }) => ({ keyId }),
  proposeCallArguments: ({ llm }) => ({ connection: llm }),
}
/** Operations that the fixtures alone do not make succeed. */
const REFUSED: readonly string[] = [
  'completeConnectionGrant',
  'requestPasswordReset',
  'inviteUser',
  'mailTranscript',
  'requestTranscript',
  'applyWorkspaceFile',
  'sendWebhookTestEvent',
  'deleteFlow',
  'saveFormDraft',
  'discardFormDraft',
  'withdrawForm',
  'refreshConnectionDocument',
  'uploadMedium',
  'uploadTrainingDocument',
  'replayExecution',
]

/** Some operations end a session. */
const wayOf = (operation: Operation) =>
  waysIn(operation).find(way => way === 'personalAccessToken') ?? waysIn(operation)[0]

/** Checksums of the tables' rows that are the workspace's, each time compared with those of the time before. */
async function watch(service: TestService, tenantId: string): Promise<() => Promise<void>> {
  const read = async () => await rowsOf(service, { tenantId, organisationId: newId() })
  let last = await read()
  return async () => {
    const before = last
    last = await read()
    assert.deepEqual(last, before)
  }
}

describe('beside a workspace with the same ids', () => {
  let world: World
  let isUnchanged: () => Promise<void>
  const sent = new Map<string, Sent>()
  const answers = new Map<string, string>()

  before(async () => {
    world = await startWorld()
    const { service, home } = world
    for (const [id, operation] of admin) {
      const path =
        id === 'suggestFilterValues' ? { dataset: 'conversations' } : await createIn(operation, home.workspace)
      const query: Record<string, string> = id === 'searchWorkspace' ? { q: home.names.conversationId } : {}
      sent.set(id, adminRequest(id, operation, home.workspace, { path, query, body: NAMED[id]?.(home.names) ?? {} }))
    }
    await refreshAnalytics(service.deps)
    for (const [id, operation] of reads) answers.set(id, await answerOf(id, operation))
    const twin = await createTwin(service.database.pool, home.workspace.tenantId)
    isUnchanged = await watch(service, twin)
  })
  after(async () => {
    await (world as World | undefined)?.service.stop()
  })

  const answerOf = async (id: string, operation: Operation) => {
    const { text } = await send(world, operation, wayOf(operation), sent.get(id) ?? {}, world.home.names)
    return text.replaceAll(/"(lastUsedAt|nextCursor)":"[^"]*"/g, '')
  }

  for (const [id, operation] of reads)
    it(`${id} answers as it does without it`, async () => {
      const answer = await answerOf(id, operation)
      assert.doesNotMatch(answer, /^\{"error"/)
      assert.equal(answer, answers.get(id))
    })

  for (const [id, operation] of changes)
    it(`${id} leaves it unchanged`, async () => {
      const { text, told } = await send(world, operation, wayOf(operation), sent.get(id) ?? {}, world.home.names)
      assert.equal(told.status < 300, !REFUSED.includes(id), text)
      await isUnchanged()
    })

  for (const [id, table] of Object.entries(lines))
    for (const [place, line] of Object.entries(table)) {
      if (typeof line === 'string') continue
      it(`${id} that names its own in ${place} does not show it and leaves it unchanged`, async () => {
        const { names } = world.home
        const operation = (operations as Record<string, Operation>)[id]!
        const request = typeof line === 'function' ? line : 'alike' in line ? line.alike : line.request
        const { text } = await send(world, operation, wayOf(operation), request(names, names), names)
        assert.ok(!text.includes(OF_TWIN), text)
        await world.service.work()
        await isUnchanged()
      })
    }
})

describe('a workspace with the same ids is left unchanged by', () => {
  const GRACE = { customerId: 'c-17', email: 'grace@customers.example' }
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(async () => {
    await (service as TestService | undefined)?.stop()
  })

  /** A workspace with something in every table, and its twin, for which no retention is configured. */
  const twins = async () => {
    const home = await adminWorkspace(service, `Acme ${newId()}`, {
      config: {
        tenant: {
          'engine/retention/conversation_days': 7,
          'engine/audit/call_retention_days': 7,
          'insights/retention/telemetry_retention_days': 7,
          'webhooks/log/retention_days': 7,
        },
      },
    })
    await fillEveryTable(home, await createResources(home), { ...GRACE, words: 'what grace said' })
    await refreshAnalytics(service.deps)
    // The ids of client events are not kept longer for any workspace.
    await service.database.pool.query("update telemetry_seen set expires_at = 'infinity'")
    return { home, isUnchanged: await watch(service, await createTwin(service.database.pool, home.tenantId)) }
  }
  const count = async (table: string, { tenantId }: AdminWorkspace) =>
    (await service.database.pool.query(`select from ${table} where tenant_id = $1`, [tenantId])).rowCount

  it('the export and the erasure of a customer', async () => {
    const { home, isUnchanged } = await twins()
    await successBody(home.token.post('/customer-exports', { customer: { customerId: GRACE.customerId } }))
    await workCustomerRequests(service.deps)
    await successBody(
      home.token.post('/customer-erasures', { customer: { customerId: GRACE.customerId }, confirm: GRACE.customerId }),
    )
    await workCustomerRequests(service.deps)
    assert.equal(await count('domain_events', home), 0)
    await isUnchanged()
  })

  it('the deletion of the workspace', async () => {
    const { home, isUnchanged } = await twins()
    const { name } = (await successBody(home.token.get('/workspace'))) as { name: string }
    const { outcome } = await deleteWorkspace(
      { db: service.database.pool, files: service.deps.files },
      { tenantId: home.tenantId, name },
    )
    assert.equal(outcome, 'deleted')
    await isUnchanged()
  })

  it('the retention that is configured for the workspace', async () => {
    const { home, isUnchanged } = await twins()
    const { database, deps, clock } = service
    clock.advance(10 * 86_400_000)
    await service.clockSet()
    const databaseNow = async () => await Promise.resolve(clock.now())
    await purgeTelemetry(deps)
    await purgeConversations(deps)
    await purgeAudit({ ...deps, databaseNow })
    await purgeWebhookHistory({ db: database.pool, settings: deps.settings, databaseNow })
    for (const table of ['telemetry_events', 'webhook_events']) assert.equal(await count(table, home), 0, table)
    await isUnchanged()
  })
})
