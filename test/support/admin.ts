import request, { type Response } from 'supertest'
import { newId } from '../../adapters/ids.ts'
import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { breakable } from '../contracts/json-operation.ts'
import { startTestService, type TestService } from './service.ts'
import { applyTestWorkspace } from './workspace.ts'

export const ADMIN = '/api/admin/v1'

type Headers = Record<string, string>
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The admin API with one credential. Paths start after `/api/admin/v1`; a body that is a string is sent literally. */
export type AdminCalls = {
  /** Headers of every request. */
  headers: Headers
  call: (method: Method, path: string, body?: object | string, headers?: Headers) => Promise<Response>
  get: (path: string, headers?: Headers) => Promise<Response>
  post: (path: string, body?: object | string, headers?: Headers) => Promise<Response>
  put: (path: string, body?: object | string, headers?: Headers) => Promise<Response>
  patch: (path: string, body?: object | string, headers?: Headers) => Promise<Response>
  delete: (path: string, headers?: Headers) => Promise<Response>
}

const ADMIN_TOKEN = 'everything'

export type Person = { id: string; email: string }

/** A workspace with an admin (`token` and `session` are that admin's), and functions that create more users. */
export type AdminWorkspace = {
  service: TestService
  tenantId: string
  admin: Person
  /** The admin by a token with `api:full`. */
  token: AdminCalls
  /** Whom answers name for a change by `token`. */
  author: { id: string; name: string; tokenName: string }
  /** The admin by a session cookie, with its CSRF token on every request. */
  session: AdminCalls
  /** A new active user with these roles and no password. */
  person: (roles: readonly string[]) => Promise<Person>
  /** A user with exactly these permissions, in addition to those of everyone, by a token. */
  adminCaller: (permissions: readonly string[]) => Promise<AdminCalls & { person: Person }>
  tokenOf: (person: Person, scopes?: string[]) => Promise<AdminCalls>
  sessionOf: (person: Person) => Promise<AdminCalls>
}

export type AdminService = { service: TestService; home: AdminWorkspace; neighbour: AdminWorkspace }

/**
 * The service with two workspaces that must not know of each other. A request with `X-Fail-Here` reaches a broken
 * handler.
 */
export async function startAdminService(options: Parameters<typeof startTestService>[0] = {}): Promise<AdminService> {
  const service = await startTestService({ ...options, substitutes: { ...breakable, ...options.substitutes } })
  return { service, home: await adminWorkspace(service, 'Acme'), neighbour: await adminWorkspace(service, 'Next Door') }
}

/** A further workspace of the service; it has a role `analyst`. */
export async function adminWorkspace(
  service: TestService,
  name: string,
  document: object = {},
): Promise<AdminWorkspace> {
  const email = `ada-${newId().slice(-12)}@acme.example`
  const tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: `${name} Group` },
    workspace: { name: `${name} Shop`, timezone: 'Europe/Berlin', currency: 'EUR' },
    roles: [{ code: 'analyst', permissions: ['service.insights.analytics'] }],
    users: [{ email, name: 'Ada', roles: ['admin'] }],
    ...document,
  })
  const stores = forTenant(service.deps.knex, tenantId)
  const admin = (await stores.users.find({ email })) as Person

  const tokenOf = async (person: Person, scopes = ['api:full'], name = `token ${newId()}`) => {
    const value = generateAccessToken()
    await stores.tokens.insert({
      id: newId(),
      userId: person.id,
      name,
      scopes,
      tokenHash: hashToken(value),
      expiresAt: null,
    })
    return callsWith(service, { Authorization: `Bearer ${value}` })
  }
  const sessionOf = async (person: Person) => {
    const { sessionCookie, clock } = service.deps
    const value = sessionCookie.mint()
    const now = clock.now()
    await stores.sessions.open({
      id: newId(),
      userId: person.id,
      tokenHash: sessionCookie.hash(value),
      now,
      expiresAt: new Date(now.getTime() + 7 * 86_400_000),
    })
    return callsWith(service, { 'Cookie': `parley_session=${value}`, 'X-CSRF-Token': sessionCookie.csrfToken(value) })
  }
  const person = async (roles: readonly string[]) => {
    const id = newId()
    return await stores.users.insert({ id, email: `user-${id}@acme.example`, name: 'Grace', roles: [...roles] })
  }
  const adminCaller = async (permissions: readonly string[]) => {
    const code = `role_${newId().replaceAll('-', '_')}`
    await stores.roles.insert({ code, name: code, permissions: [...permissions] })
    const made = await person([code])
    return { ...(await tokenOf(made)), person: made }
  }
  return {
    service,
    tenantId,
    admin,
    token: await tokenOf(admin, ['api:full'], ADMIN_TOKEN),
    author: { id: admin.id, name: 'Ada', tokenName: ADMIN_TOKEN },
    session: await sessionOf(admin),
    person,
    adminCaller,
    tokenOf,
    sessionOf,
  }
}

/** Calls that send these headers, each from a separate address. */
export function callsWith(
  { url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>,
  standing: Headers,
): AdminCalls {
  const call: AdminCalls['call'] = async (method, path, body, headers = {}) => {
    const sent = request(url)
      [method](`${ADMIN}${path}`)
      .set({
        'X-Forwarded-For': nextAddress(),
        ...standing,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      })
    return await (body === undefined ? sent : sent.send(typeof body === 'string' ? body : JSON.stringify(body)))
  }
  return {
    headers: standing,
    call,
    get: async (path, headers) => await call('get', path, undefined, headers),
    post: async (path, body, headers) => await call('post', path, body, headers),
    put: async (path, body, headers) => await call('put', path, body, headers),
    patch: async (path, body, headers) => await call('patch', path, body, headers),
    delete: async (path, headers) => await call('delete', path, undefined, headers),
  }
}
