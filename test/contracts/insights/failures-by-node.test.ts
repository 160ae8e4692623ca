import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { ENGINE_TOKEN, type TestService } from '../../support/service.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { assertFaultIsHidden } from '../json-operation.ts'

describe('getFailuresByNode', () => {
  let service: TestService
  let home: AdminWorkspace
  let neighbour: AdminWorkspace
  let flowId = ''
  before(async () => {
    ;({ service, neighbour } = await startAdminService())
    home = await adminWorkspace(service, 'Risky', {
      flows: [
        {
          code: 'risky',
          name: 'Risky',
          triggers: [{ type: 'chat_intent', intent: 'risky' }],
          start: 'hello',
          nodes: [
            { id: 'hello', type: 'message', text: 'Hello', next: 'check' },
            { id: 'check', type: 'condition', branches: [{ when: 'vars.bad = true', next: 'call' }], otherwise: 'bye' },
            { id: 'call', type: 'http', url: 'http://169.254.169.254/', next: 'bye' },
            { id: 'bye', type: 'end', text: 'Bye' },
          ],
        },
      ],
    })
    flowId = (
      await service.database.pool.query<{ id: string }>('select id from flows where tenant_id = $1', [home.tenantId])
    ).rows[0]!.id
    for (const bad of [true, false, true, false, false]) {
      const { status } = await request(service.url)
        .post('/api/v1/engine/triggers/chat')
        .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
        .send({ tenant_id: home.tenantId, intent_name: 'risky', variables: { bad } })
      assert.equal(status, 200)
    }
  })
  after(async () => {
    await service.stop()
  })
  const ask = async (headers: Record<string, string>, query = `flow_id=${flowId}`) =>
    await request(service.url)
      .get(`/api/v1/analytics/failures-by-node?${query}`)
      .set({ 'X-Forwarded-For': service.nextAddress(), ...headers })

  it('counts the runs that reached and failed at each node, most failures first', async () => {
    const answer = await ask(home.session.headers, `flow_id=${flowId.toUpperCase()}`)
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.headers['cache-control'], 'no-store')
    const { flow_id: id, nodes } = answer.body as { flow_id: string; nodes: Loose[] }
    assert.equal(id, flowId)
    assert.deepEqual(
      nodes.map((node): unknown[] => [
        node['node_id'],
        node['node_type'],
        node['executions'],
        node['failures'],
        node['rate'],
      ]),
      [
        ['call', 'http', 2, 2, 1],
        ['check', 'condition', 5, 0, 0],
        ['hello', 'message', 5, 0, 0],
        ['bye', 'end', 3, 0, 0],
      ],
    )
    assert.equal(typeof nodes[0]?.['last_error_kind'], 'string')
  })
  it('counts nothing for a flow of another workspace, or for days on which nothing ran', async () => {
    for (const answer of [
      await ask(neighbour.session.headers),
      await ask(home.session.headers, `flow_id=${flowId}&from=2020-01-01&to=2020-01-02`),
    ]) {
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual((answer.body as Loose)['nodes'], [])
    }
  })
  it('is 400 without a flow, for days that are malformed or in the wrong order, and for more than a year', async () => {
    for (const query of [
      '',
      'flow_id=',
      'flow_id=x',
      ...['from=2026-03-02&to=2026-03-01', 'from=2020-01-01&to=2026-03-01', 'from=2026-02-30', 'to=0000-01-01'].map(
        range => `flow_id=${flowId}&${range}`,
      ),
    ])
      assertRefused(await ask(home.session.headers, query), 400, 'invalid_input')
  })
  it('asks a caller without a session to sign in, in a sentence instead of the envelope', async () => {
    for (const headers of [
      {},
      { Cookie: `parley_session=${'x'.repeat(43)}` },
      home.token.headers,
      { ...home.session.headers, ...home.token.headers },
      { Authorization: `Bearer ${ENGINE_TOKEN}` },
    ]) {
      const answer = await ask(headers)
      assert.deepEqual(
        [
          answer.status,
          answer.text,
          answer.headers['content-type'],
          answer.headers['cache-control'],
          answer.headers['www-authenticate'],
        ],
        [401, 'Please sign in.\n', 'text/plain; charset=utf-8', 'no-store', undefined],
      )
    }
  })
  it('refuses a caller without the permission, in a sentence instead of the envelope', async () => {
    const headers = (await home.sessionOf(await home.person([]))).headers
    const plain = await ask(headers)
    assert.deepEqual(
      [plain.status, plain.text, plain.headers['content-type']],
      [403, 'Access denied.\n', 'text/plain; charset=utf-8'],
    )
    assert.equal((await ask((await home.sessionOf(await home.person(['analyst']))).headers)).status, 200)
    // A caller without the permission learns nothing about errors of the request either.
    assert.equal((await ask(headers, '')).status, 403)
  })
  it('shows a browser a page', async () => {
    const headers = (await home.sessionOf(await home.person([]))).headers
    for (const [status, sent] of [
      [401, {}],
      [403, headers],
    ] as const) {
      const answer = await ask({ ...sent, Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' })
      assert.deepEqual(
        [answer.status, answer.headers['content-type'], answer.headers['vary']],
        [status, 'text/html; charset=utf-8', 'Accept'],
      )
      assert.match(answer.text, /^<!doctype html>/)
    }
    assert.match(
      (await ask({ Accept: 'text/html;q=0, application/json' })).headers['content-type'] ?? '',
      /^text\/plain/,
    )
  })
  it('reveals nothing of a fault', async () => {
    await assertFaultIsHidden(async headers => await ask({ ...home.session.headers, ...headers }))
  })
})
