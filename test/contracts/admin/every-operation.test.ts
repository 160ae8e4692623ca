import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { Response } from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { answerWithin } from '../../../services/idempotency/idempotency.ts'
import { notServed } from '../../../generated/not-served.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { permissions } from '../../../generated/permissions.ts'
import {
  ADMIN,
  callsWith,
  startAdminService,
  type AdminCalls,
  type AdminWorkspace,
  type Method,
} from '../../support/admin.ts'
import { createFullDisk } from '../../support/full-disk.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { exampleOf, parametersOf, violatingBody } from '../examples.ts'
import { assertUnavailable } from '../json-operation.ts'
import { bodies, creators, inEveryWorkspace, subjects, templateOf, type PathParameters } from './fixtures.ts'

/*
 * Common answers of all operations of the admin API, from their contracts: access, malformed input, stale tags, missing
 * resources. Tests of a resource need to show only its specific behaviour. Operations that the contract names and that
 * are not served yet are skipped.
 */

const waived = new Set(Object.values(notServed).flat())
const served = (Object.entries(operations) as [string, Operation][]).filter(
  ([id, { surface }]) => surface === 'admin' && !waived.has(id),
)
const heldByEveryone = new Set(permissions.filter(permission => permission.heldByEveryone).map(({ code }) => code))

describe('every operation of the admin API', async () => {
  const { service, home, neighbour } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  after(() => service.stop())
  const disk = await createFullDisk(service.database)
  const nobody = await home.person([])
  const anonymous = callsWith(service, {})
  const withoutRights = await home.sessionOf(nobody)
  const withoutScope = await home.tokenOf(home.admin, ['mcp'])

  for (const [operationId, operation] of served) {
    const documents = (status: number, code: string) => operation.errors[status]?.includes(code) === true
    const parameters = parametersOf(operation)
    const takesToken = operation.security.some(schemes => schemes.includes('personalAccessToken'))
    const admin = takesToken ? home.token : home.session
    const createIn = async (workspace: AdminWorkspace): Promise<PathParameters> =>
      (await creators[templateOf(operation) ?? '']?.(workspace)) ?? {}
    const body = () =>
      operation.bodyTypes.includes('application/json')
        ? ((bodies[operationId]?.(home) ?? exampleOf(operation).body) as object)
        : undefined
    const standing = operation.missing?.['if-match'] === undefined ? {} : { 'If-Match': '*' }
    const call = async (
      calls: AdminCalls,
      values: PathParameters,
      more: { body?: object | string | undefined; headers?: Record<string, string>; query?: string } = {},
    ): Promise<Response> =>
      await calls.call(
        operation.method as Method,
        pathOf(operation, values) + (more.query ?? queryOf(operation)),
        'body' in more ? more.body : body(),
        more.headers ?? standing,
      )

    describe(operationId, () => {
      if (operation.security.length > 0) {
        it('is 401 without a valid credential', async () => {
          const values = unusedParameters(operation)
          for (const calls of [
            anonymous,
            callsWith(service, { Cookie: `parley_session=${'x'.repeat(43)}` }),
            callsWith(service, { Authorization: 'Bearer cfp_nothing', Cookie: home.session.headers['Cookie'] ?? '' }),
          ]) {
            const answer = await call(calls, values)
            assertRefused(answer, 401, 'unauthorized')
            assert.deepEqual(
              [answer.headers['www-authenticate'], answer.headers['cache-control']],
              ['Bearer', 'no-store'],
            )
          }
        })
      }
      if (documents(403, 'permission_denied')) {
        it('requires its permission, and of a token the scope api:full', async () => {
          const [permission = ''] = operation.permissions ?? []
          if (takesToken)
            assert.equal(
              assertRefused(await call(withoutScope, unusedParameters(operation)), 403, 'permission_denied')[
                'permission'
              ],
              permission,
            )
          if (!heldByEveryone.has(permission))
            assert.equal(
              assertRefused(await call(withoutRights, unusedParameters(operation)), 403, 'permission_denied')[
                'permission'
              ],
              permission,
            )
        })
      }
      if (documents(403, 'csrf_token_invalid')) {
        it('refuses a cookie without the CSRF token of its session', async () => {
          const cookie = home.session.headers['Cookie'] ?? ''
          for (const headers of [
            { Cookie: cookie },
            { 'Cookie': cookie, 'X-CSRF-Token': withoutRights.headers['X-CSRF-Token'] ?? '' },
          ])
            assertRefused(
              await call(callsWith(service, headers), unusedParameters(operation)),
              403,
              'csrf_token_invalid',
            )
        })
      }
      if (documents(404, 'not_found') && operation.path.includes('{') && !isInEveryWorkspace(operation)) {
        it('answers for a resource of another workspace exactly as for one that does not exist', async () => {
          const [theirs, none] = [
            await call(admin, await createIn(neighbour)),
            await call(admin, unusedParameters(operation)),
          ]
          assertRefused(theirs, 404, 'not_found')
          assert.deepEqual([theirs.text, told(theirs)], [none.text, told(none)])
          assert.equal(none.status, 404)
        })
      }
      if (documents(428, 'precondition_required')) {
        it('requires the entity tag of the state that was seen', async () => {
          assertRefused(await call(admin, unusedParameters(operation), { headers: {} }), 428, 'precondition_required')
        })
      }
      if (documents(412, 'precondition_failed')) {
        it('refuses a stale entity tag, and a weak one', async () => {
          const values = await createIn(home)
          for (const tag of ['"stale"', '"a", "b"', 'W/"1"'])
            assertRefused(await call(admin, values, { headers: { 'If-Match': tag } }), 412, 'precondition_failed')
        })
      }
      if (documents(400, 'invalid_input')) {
        it('is 400 for malformed values', async () => {
          const path = parameters.filter(({ place }) => place === 'path')
          for (const { name } of path)
            assertRefused(await call(admin, { ...unusedParameters(operation), [name]: '\u0000' }), 400, 'invalid_input')
          if (body() !== undefined)
            for (const broken of ['{"', '[]', 'null', '"x"', '7'])
              assertRefused(await call(admin, unusedParameters(operation), { body: broken }), 400, 'invalid_input')
          if (parameters.some(({ name }) => name === 'If-Match'))
            assertRefused(
              await call(admin, unusedParameters(operation), { headers: { 'If-Match': 'no tag' } }),
              400,
              'invalid_input',
            )
          if (parameters.some(({ name }) => name === 'limit'))
            for (const limit of ['0', '201', 'x'])
              assertRefused(
                await call(admin, unusedParameters(operation), { query: `?limit=${limit}` }),
                400,
                'invalid_input',
              )
        })
      }
      if (parameters.some(({ name }) => name === 'cursor')) {
        it('is 400 for a cursor of another list, and for a malformed one', async () => {
          const values = await createIn(home)
          for (const cursor of [
            'x',
            Buffer.from('["other","[\\"a\\"]"]').toString('base64url'),
            Buffer.from('[]').toString('base64url'),
            '!',
          ]) {
            assertRefused(await call(admin, values, { query: `?limit=1&cursor=${cursor}` }), 400, 'invalid_input')
          }
        })
      }
      if (documents(415, 'unsupported_media_type')) {
        const takesJson = operation.bodyTypes.includes('application/json')
        it(takesJson ? 'reads only JSON, up to 1 MiB' : 'reads only multipart bodies', async () => {
          assertRefused(
            await call(admin, unusedParameters(operation), { headers: { ...standing, 'Content-Type': 'text/plain' } }),
            415,
            'unsupported_media_type',
          )
          if (!takesJson) return
          assertRefused(
            await call(admin, unusedParameters(operation), { body: { ...body(), filling: 'x'.repeat(1024 * 1024) } }),
            413,
            'payload_too_large',
          )
        })
      }
      const violating =
        documents(422, 'validation_failed') && body() !== undefined ? violatingBody(operation, body()) : undefined
      if (violating !== undefined) {
        it('is 422 for a value that its schema does not allow', async () => {
          assertRefused(await call(admin, unusedParameters(operation), { body: violating }), 422, 'validation_failed')
        })
      }
      if (documents(409, 'idempotency_conflict')) {
        it('does its work once for an idempotency key', async () => {
          const subject = await subjects[operationId]?.(home)
          const values = subject?.values ?? (await createIn(home))
          const first = subject?.body ?? body()
          const headers = { ...standing, 'Idempotency-Key': newId() }
          const [one, other] = await Promise.all([
            call(admin, values, { body: first, headers }),
            call(admin, values, { body: first, headers }),
          ])
          assert.ok(one.status < 300, one.text)
          assert.deepEqual(
            [one.status, one.text, one.headers['location'], one.headers['etag']],
            [other.status, other.text, other.headers['location'], other.headers['etag']],
          )
          const again =
            first === undefined
              ? {
                  body: undefined,
                  headers: { ...headers, 'Idempotency-Key': await keyWithPayload(operationId, operation, values) },
                }
              : { body: { ...first, somethingElse: true }, headers }
          assertRefused(await call(admin, values, again), 409, 'idempotency_conflict')
          if (one.status === 201) await assertMade(one)
        })
      }
      if (operation.method !== 'get') {
        it('is 503 where it has to write and the disk of the database is full', async () => {
          const subject = await subjects[operationId]?.(home)
          const values = subject?.values ?? (await createIn(home))
          await disk.fill()
          const answer = await call(admin, values, { body: subject?.body ?? body() })
          await disk.free()
          if (answer.status >= 500) assertUnavailable(answer)
        })
      }
      it('reveals nothing of a fault', async () => {
        const answer = await call(admin, unusedParameters(operation), {
          headers: { ...standing, 'X-Fail-Here': 'yes' },
        })
        assertRefused(answer, 500, 'internal_error')
        assert.doesNotMatch(answer.text, /broken by a test/)
      })
      it('is 503 while the database is unavailable', async () => {
        assertUnavailable(
          await call(admin, unusedParameters(operation), { headers: { ...standing, 'X-Fail-Here': 'for now' } }),
        )
      })
    })

    /**
     * Requests without a body are all alike: only a key that was used before the operation lost its body is used
     * otherwise.
     */
    async function keyWithPayload(operationId: string, operation: Operation, values: PathParameters): Promise<string> {
      const name = {
        tenantId: home.tenantId,
        operation: `${operationId} ${home.admin.id} ${ADMIN}${pathOf(operation, values)}`,
        key: newId(),
      }
      const { db, idempotency } = service.deps
      await idempotency.once(
        { ...name, payload: { a: 'body' } },
        async lease => await answerWithin(db, lease, { status: 200, body: {} }),
      )
      return name.key
    }

    /** The created resource is at the path and with the tag of the answer. */
    async function assertMade(answer: Response): Promise<void> {
      const location = answer.headers['location'] ?? ''
      assert.ok(location.startsWith(`${ADMIN}/`), `Location of ${operationId}: ${location}`)
      const path = location.slice(ADMIN.length)
      const isRead = served.some(
        ([, { method, path: template }]) =>
          method === 'get' && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(location),
      )
      if (!isRead) return
      const read = await admin.get(path)
      assert.equal(read.status, 200, read.text)
      if (answer.headers['etag'] !== undefined) assert.equal(read.headers['etag'], answer.headers['etag'])
    }
  }
})

function isInEveryWorkspace(operation: Operation): boolean {
  return inEveryWorkspace.has(templateOf(operation) ?? '')
}

/** Valid path parameters that name nothing. */
function unusedParameters(operation: Operation): PathParameters {
  return Object.fromEntries(
    parametersOf(operation)
      .filter(({ place }) => place === 'path')
      .map(({ name, schema }): [string, string] => [name, nameless(schema)]),
  )
}

function nameless(schema: Loose): string {
  if (schema['format'] === 'uuid') return newId()
  if (schema['type'] === 'integer') return '2147483647'
  return (schema['enum'] as string[] | undefined)?.[0] ?? 'nothing_is_called_so'
}

function pathOf(operation: Operation, values: PathParameters): string {
  return operation.path.slice(ADMIN.length).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? unusedParameters(operation)[name]
    assert.ok(value !== undefined, `test/contracts/admin/fixtures.ts makes no ${name} for ${operation.path}`)
    return encodeURIComponent(value)
  })
}

function queryOf(operation: Operation): string {
  const query = new URLSearchParams(exampleOf(operation).query).toString()
  return query === '' ? '' : `?${query}`
}

/** The headers by which replies could differ. */
function told({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers as Record<string, string>).filter(([name]) => !['date', 'x-request-id'].includes(name)),
  )
}
