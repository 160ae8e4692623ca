import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../adapters/ids.ts'
import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { startProcess, type RunningProcess } from '../harness/processes.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { handingOver } from '../support/handoffs.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const HANDOFFS = 50
const PEOPLE = ['Ada', 'Barbara', 'Donald', 'Grace', 'Linus']
const KILLED_AFTER = 15

type Answer = { status: number; body: Record<string, unknown> }

describe('people who answer at once while a process is killed', { timeout: 600_000 }, () => {
  let database: TestDatabase
  let tenantId = ''
  const processes: RunningProcess[] = []
  const tokens: string[] = []
  let handedBack = 0

  before(async () => {
    database = await createTestDatabase()
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Support' },
      workspace: { name: 'Support' },
      users: PEOPLE.map(name => ({ name, email: `${name.toLowerCase()}@acme.example`, roles: ['admin'] })),
      flows: [handingOver('help')],
    })
    const { rows } = await database.pool.query<{ id: string }>('select id from users where tenant_id = $1', [tenantId])
    for (const { id } of rows) {
      const token = generateAccessToken()
      tokens.push(token)
      await database.pool.query(
        `insert into access_tokens (tenant_id, id, user_id, name, scopes, token_hash)
        values ($1, $2, $3, 'chaos', '{api:full}', $4)`,
        [tenantId, newId(), id, hashToken(token)],
      )
    }
    processes.push(...(await Promise.all([launch(), launch()])))
  })
  after(async () => {
    await Promise.all(processes.map(async one => await one.kill()))
    await database.drop()
  })
  const launch = async () => await startProcess('api', database.url)

  /** As a client does it: a request whose answer is lost is repeated, on a process that is there. */
  const ask = async (
    path: string,
    headers: Record<string, string>,
    body?: object,
    method = 'POST',
  ): Promise<Answer> => {
    for (let turn = 0; ; turn++) {
      const { port } = processes[turn % processes.length]!
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const parsed = (await answer.json()) as Answer['body']
        const isHeld = parsed['error'] === 'idempotency_conflict'
        if (answer.status < 500 && !isHeld) return { status: answer.status, body: parsed }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
      await delay(20)
    }
  }
  const start = async () => {
    const body = { tenant_id: tenantId, intent_name: 'help' }
    const headers = { 'Authorization': `Bearer ${ENGINE_TOKEN}`, 'Idempotency-Key': newId() }
    const { status } = await ask('/api/v1/engine/triggers/chat', headers, body)
    assert.equal(status, 200)
  }
  /** Takes what waits longest, as everybody does, until nothing waits. */
  const work = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const act = async (id: string, verb: string, body?: object, more = {}) =>
      await ask(`/api/admin/v1/handoffs/${id}/${verb}`, { ...headers, ...more }, body)
    for (;;) {
      const { body } = await ask('/api/admin/v1/handoffs?state=waiting&limit=1', headers, undefined, 'GET')
      const [next] = body['items'] as { id: string }[]
      if (next === undefined) return
      if ((await act(next.id, 'claim')).status !== 200) continue
      const replied = await act(next.id, 'replies', { text: 'Hello' }, { 'Idempotency-Key': newId() })
      assert.equal(replied.status, 200, JSON.stringify(replied.body))
      const { status } = await act(next.id, 'hand-back', { outcome: 'solved' })
      // The answer to the first request was lost with its process.
      assert.ok(status === 200 || status === 409, String(status))
      if (++handedBack === KILLED_AFTER) await replaceFirst()
    }
  }
  const replaceFirst = async () => {
    const [killed] = processes
    await killed?.kill()
    processes[0] = await launch()
  }

  it('Each conversation is claimed once and handed back once, and the event log has every act', async () => {
    await Promise.all(Array.from({ length: HANDOFFS }, start))
    await Promise.all(tokens.map(work))
    assert.ok(handedBack >= KILLED_AFTER)
    const { rows } = await database.pool.query<Record<'state' | 'status' | 'revision', unknown> & { log: string[] }>(
      `select h.state, e.status, e.revision,
        array(
          select concat_ws(' ', l.kind, l.entry -> 'act' ->> 'type')
          from event_log l
          where l.tenant_id = h.tenant_id and l.execution_id = h.execution_id
          order by l.id
        ) as log,
        (
          select count(*)
          from audit_log a
          where a.tenant_id = h.tenant_id and a.action = 'handoff.claim' and a.subject ->> 'id' = h.id::text
            and a.actor ->> 'id' = h.claimed_by::text
        ) as claims
      from handoffs h
      join executions e on e.tenant_id = h.tenant_id and e.id = h.execution_id`,
    )
    assert.equal(rows.length, HANDOFFS)
    for (const row of rows)
      assert.deepEqual(row, {
        state: 'handed_back',
        status: 'completed',
        // The start, the claim, the reply and the end.
        revision: 4,
        claims: 1,
        log: [
          'execution_started',
          'step_waiting',
          'message_sent',
          'handoff_acted claim',
          'handoff_acted reply',
          'message_sent',
          'step_resumed hand_back',
          'step_completed',
          'message_sent',
          'execution_ended',
        ],
      })
  })
})
