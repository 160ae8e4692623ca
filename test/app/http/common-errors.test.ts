import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request, { type Test } from 'supertest'
import { denied, type Limiter } from '../../../adapters/limiter/limiter.ts'
import { newId } from '../../../adapters/ids.ts'
import { notServed } from '../../../generated/not-served.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../../support/service.ts'
import { applyShop, SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, callersOf, type Headers } from '../../contracts/callers.ts'
import { exampleOf } from '../../contracts/examples.ts'
import { assertUnavailable, databaseAway } from '../../contracts/json-operation.ts'

/*
 * Common errors are tested for every operation: a request is built from the document's own examples, with the
 * credential that its security schemes require. Operations with credentials of other surfaces have their own tests.
 */

const waived = new Set<string>(Object.values(notServed).flat())
const known = new Set(['publishableKeyQuery', 'publishableKeyHeader', 'sessionToken', 'engineToken'])
const walked = Object.entries(operations as Record<string, Operation>).filter(
  ([id, { security }]) => !waived.has(id) && security.flat().every(scheme => known.has(scheme)),
)
const naming = (code: string) =>
  walked.filter(([, operation]) => Object.values(operation.errors).some(codes => codes.includes(code)))
const takingJson = (code: string) =>
  naming(code).filter(([, operation]) => operation.bodyTypes.includes('application/json'))

function requestOf(service: TestService, operation: Operation, headers: Headers): Test {
  const { path, query } = exampleOf(operation)
  return request(service.url)
    [operation.method as 'get' | 'post'](path)
    .query(query)
    .set({ 'X-Forwarded-For': service.nextAddress(), ...headers })
}

/** With the type that the operation takes, of its JSON or of its form. */
function typed(sent: Test, { bodyTypes }: Operation): Test {
  return bodyTypes.includes('application/json') ? sent : sent.type('form')
}

describe('errors that are the same for every operation', async () => {
  const full: Limiter = {
    hit: () => denied(12_500, 12_500),
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const service = await startTestService({
    substitutes: {
      handlers: handlers =>
        Object.fromEntries(
          Object.keys(handlers).map(id => [
            id,
            ({ request: { headers } }) =>
              Promise.reject(headers['x-away'] === undefined ? new Error('a secret cause') : databaseAway()),
          ]),
        ),
    },
  })
  const crowded = await startTestService({ substitutes: { limiter: full } })
  after(() => Promise.all([service.stop(), crowded.stop()]))
  let sessionToken: string
  before(async () => {
    const { tenantId } = await applyShop(service.database)
    const {
      rows: [{ id }],
    } = await service.database.pool.query('select id from keys where key = $1', [SHOP_KEYS.open])
    sessionToken = (
      await service.deps.sessions.issue({ tenantId, keyId: id, conversationId: newId(), now: service.clock.now() })
    ).token
  })

  const credentials = ({ security, keyInBody }: Operation): Headers => {
    const schemes = security.flat()
    if (schemes.includes('sessionToken')) return { Authorization: `Bearer ${sessionToken}` }
    if (schemes.includes('engineToken')) return { Authorization: `Bearer ${ENGINE_TOKEN}` }
    return schemes.includes('publishableKeyHeader') || keyInBody === true
      ? { 'X-Service-Public-Key': SHOP_KEYS.open }
      : {}
  }

  for (const [operationId, operation] of takingJson('payload_too_large')) {
    it(`${operationId} answers a body of more than 1 MiB with 413`, async () => {
      const answer = await requestOf(service, operation, {
        ...credentials(operation),
        'Content-Type': 'application/json',
      }).send(`{"x":"${'x'.repeat(1024 * 1024)}"}`)
      assertRefused(answer, 413, 'payload_too_large')
    })
  }
  for (const [operationId, operation] of takingJson('unsupported_media_type')) {
    it(`${operationId} answers a body whose type is not JSON with 415`, async () => {
      assertRefused(
        await requestOf(service, operation, { ...credentials(operation), 'Content-Type': 'text/plain' }).send('hello'),
        415,
        'unsupported_media_type',
      )
    })
  }
  for (const [operationId, operation] of naming('internal_error')) {
    it(`${operationId} answers a fault of the service with 500 and does not reveal its cause`, async () => {
      const sent = requestOf(service, operation, credentials(operation))
      const { body } = exampleOf(operation)
      const answer = body === undefined ? await sent : await typed(sent, operation).send(body as object)
      assert.deepEqual(assertRefused(answer, 500, 'internal_error'), {})
      assert.doesNotMatch(answer.text, /secret/)
    })
  }
  for (const [operationId, operation] of naming('service_unavailable')) {
    it(`${operationId} answers with 503 and the seconds to wait while the database is unavailable`, async () => {
      const sent = requestOf(service, operation, { ...credentials(operation), 'X-Away': 'yes' })
      const { body } = exampleOf(operation)
      assertUnavailable(body === undefined ? await sent : await typed(sent, operation).send(body as object))
    })
  }
  const served = Object.entries(operations as Record<string, Operation>).filter(([id]) => !waived.has(id))
  const limited = served.filter(([, { errors }]) => errors['429']?.includes('rate_limited') === true)
  for (const [operationId, operation] of limited) {
    it(`${operationId} answers a full window with 429 and the seconds to wait, rounded up`, async () => {
      const answer = await requestOf(crowded, operation, {})
      assert.deepEqual(assertRefused(answer, 429, 'rate_limited'), {})
      assert.equal(answer.headers['retry-after'], '13')
    })
  }
  it('The agent gateway answers a full window with 429 in the envelope, before the token is looked at', async () => {
    const answer = await request(crowded.url).post('/mcp').send({ jsonrpc: '2.0', id: 1, method: 'ping' })
    assertRefused(answer, 429, 'rate_limited')
    assert.equal(answer.headers['retry-after'], '13')
  })
  it('Addresses have windows on every surface that has no other limit, and a smaller one to sign in', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const times = async (count: number, send: () => Test) => {
      const answers = await Promise.all(Array.from({ length: count }, async () => (await send()).status))
      return answers.filter(status => status !== 429).length
    }
    const login = () => request(service.url).post('/api/admin/v1/login').set(from('192.0.2.1')).send({})
    assert.equal(await times(31, login), 30)
    assert.equal((await request(service.url).get('/api/admin/v1/session').set(from('192.0.2.1'))).status, 401)
    const config = () => request(service.url).get('/api/v2/config').set(from('192.0.2.2'))
    assert.equal(await times(301, config), 300)
    const limits = async (sent: Test) => (await sent).headers['ratelimit-limit']
    assert.deepEqual(
      await Promise.all([
        limits(request(service.url).get('/api/admin/v1/flows').set(from('192.0.2.3'))),
        limits(request(service.url).post(`/api/v1/webhooks/inbound/${newId()}`).set(from('192.0.2.3')).send({})),
        limits(request(service.url).post('/mcp').set(from('192.0.2.3')).send({})),
      ]),
      ['600', '600', '600'],
    )
  })
  it('A reply outside the contract is never sent; a 500 is sent in its place', async () => {
    const violations: string[] = []
    const loose = await startTestService({
      substitutes: {
        handlers: handlers => ({
          ...handlers,
          getHealth: () => Promise.resolve({ status: 200, body: { status: 'fine' } }),
          getReadiness: () => Promise.resolve({ status: 418 }),
        }),
        observe: ({ violation }) => {
          if (violation !== undefined) violations.push(violation)
        },
      },
    })
    for (const path of ['/healthz', '/readyz']) assertRefused(await callersOf(loose).get(path), 500, 'internal_error')
    await loose.stop()
    assert.match(
      violations.join('\n'),
      /^getHealth answered 200 outside its contract: .*\ngetReadiness answered 418, which its contract does not name$/,
    )
  })
})
