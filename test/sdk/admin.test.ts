import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import document from '../../generated/openapi/admin.json' with { type: 'json' }
import {
  createAdmin,
  isParleyError,
  itemsOf,
  revise,
  type Admin,
  type AdminOptions,
} from '../../generated/sdk/dist/index.js'
import { startAdminStandIn, type AdminStandIn } from './admin-stand-in.ts'
import { countedWaits, failureOf } from './stub.ts'

async function withAdmin<T>(
  work: (admin: Admin, server: AdminStandIn) => Promise<T>,
  options: Partial<AdminOptions> = {},
): Promise<T> {
  const server = await startAdminStandIn()
  try {
    return await work(createAdmin({ baseUrl: server.url, retry: countedWaits().retry, ...options }), server)
  } finally {
    await server.stop()
  }
}

const credentials = { email: 'ada@acme.example', password: 'correct horse battery staple' }

describe('the client of administration', () => {
  it('has every operation of the contract', () => {
    const admin = createAdmin({ token: 'cfp_x' })
    const offered = new Set(
      Object.values(admin).flatMap((api: object): string[] =>
        Object.getOwnPropertyNames(Object.getPrototypeOf(api) as object),
      ),
    )
    const operations = Object.values(document.paths).flatMap(item =>
      (Object.values(item) as { operationId?: string }[]).flatMap(({ operationId }) => operationId ?? []),
    )
    assert.ok(operations.length > 100)
    assert.deepEqual(
      operations.filter(operationId => !offered.has(operationId)),
      [],
    )
  })

  it('sends lists as lists', async () => {
    await withAdmin(
      async (admin, { received }) => {
        await admin.keys.createKey({ name: 'a', allowedOrigins: ['https://shop.acme.example'] })
        assert.deepEqual(received[0]?.body, { name: 'a', allowedOrigins: ['https://shop.acme.example'] })
      },
      { token: 'cfp_ada' },
    )
  })

  it('signs in, sends cookie and CSRF token, follows their rotation, and drops them', async () => {
    await withAdmin(async (admin, server) => {
      assert.equal((await admin.login(credentials)).name, 'Ada')
      const created = await admin.keys.createKey({ name: 'shop-widget' })
      assert.equal(created.key.name, 'shop-widget')
      await admin.changePassword({ currentPassword: credentials.password, newPassword: 'a longer and better sentence' })
      await admin.keys.createKey({ name: 'second' })
      assert.equal((await admin.signedIn())?.email, credentials.email)
      await admin.logout()
      assert.equal(await admin.signedIn(), undefined)
      assert.equal(server.received.at(-1)?.headers['cookie'], undefined)
      assert.ok(isParleyError(await failureOf(admin.keys.listKeys()), 'unauthorized'))
    })
  })

  it('reads a CSRF token again that was replaced elsewhere, once', async () => {
    await withAdmin(async (admin, server) => {
      await admin.login(credentials)
      server.rotateCsrfToken()
      assert.equal((await admin.keys.createKey({ name: 'a' })).key.name, 'a')
      server.refuseCsrf()
      assert.ok(isParleyError(await failureOf(admin.keys.createKey({ name: 'b' })), 'csrf_token_invalid'))
    })
  })

  it('uses a personal access token without cookie or CSRF token', async () => {
    await withAdmin(
      async (admin, { received }) => {
        await admin.keys.createKey({ name: 'a' })
        assert.deepEqual(
          received.map(({ headers }) => [headers.authorization, headers['cookie'], headers['x-csrf-token']]),
          [['Bearer cfp_ada', undefined, undefined]],
        )
      },
      { token: 'cfp_ada' },
    )
  })

  it("sends one idempotency key for all attempts of a creation, or the caller's own", async () => {
    let keys = 0
    await withAdmin(
      async (admin, server) => {
        server.failNext(2)
        await admin.keys.createKey({ name: 'a' })
        await admin.keys.createKey({ name: 'b' })
        await admin.keys.createKey({ name: 'c', idempotencyKey: 'mine' })
        await admin.keys.listKeys()
        assert.deepEqual(
          server.received.map(({ headers }) => headers['idempotency-key']),
          ['key-1', 'key-1', 'key-1', 'key-2', 'mine', undefined],
        )
      },
      { token: 'cfp_ada', newIdempotencyKey: () => `key-${++keys}` },
    )
  })

  it('reads a list to its end, page by page', async () => {
    await withAdmin(
      async admin => {
        for (const name of ['a', 'b', 'c', 'd', 'e']) await admin.keys.createKey({ name })
        const names: string[] = []
        for await (const key of itemsOf(from => admin.keys.listKeys({ limit: 2, ...from }))) names.push(key.name)
        assert.deepEqual(names, ['a', 'b', 'c', 'd', 'e'])
      },
      { token: 'cfp_ada' },
    )
  })

  it('changes a resource with its entity tag, and retries when another change came first', async () => {
    await withAdmin(
      async (admin, server) => {
        const {
          key: { id: keyId },
        } = await admin.keys.createKey({
          name: 'a',
          allowedOrigins: ['https://one.acme.example'],
        })
        const add = async (origin: string, meanwhile: () => void = () => undefined): Promise<string[]> =>
          (
            await revise(
              () => admin.keys.getKey({ keyId }),
              async ({ allowedOrigins }, etag) => {
                meanwhile()
                return await admin.keys.updateKey({
                  keyId,
                  ifMatch: etag,
                  allowedOrigins: [...allowedOrigins, origin],
                })
              },
            )
          ).allowedOrigins
        assert.deepEqual(await add('https://two.acme.example'), [
          'https://one.acme.example',
          'https://two.acme.example',
        ])
        let times = 0
        assert.deepEqual(
          await add('https://three.acme.example', () => {
            if (times++ === 0) server.touch(keyId)
          }),
          ['https://one.acme.example', 'https://two.acme.example', 'https://three.acme.example'],
        )
        assert.equal(times, 2)
        assert.ok(
          isParleyError(
            await failureOf(add('https://four.acme.example', () => server.touch(keyId))),
            'precondition_failed',
          ),
        )
      },
      { token: 'cfp_ada' },
    )
  })
})
