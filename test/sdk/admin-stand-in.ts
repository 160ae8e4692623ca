import document from '../../generated/openapi/admin.json' with { type: 'json' }
import { refusal, startStub, type Answer, type Received, type Stub } from './stub.ts'

type Key = { id: string; name: string; allowedOrigins: string[]; etag: string }

export type AdminStandIn = Pick<Stub, 'url' | 'received' | 'stop'> & {
  /** As another tab that changes the password does. */
  rotateCsrfToken(): void
  refuseCsrf(): void
  /** This many of the next requests fail with 503. */
  failNext(count: number): void
  /** Another user changes the key. */
  touch(keyId: string): void
}

const example = (path: keyof typeof document.paths, method: string, status: string): object =>
  structuredClone(
    (
      document.paths[path] as unknown as Record<
        string,
        { responses: Record<string, { content: { 'application/json': { example: object } } }> }
      >
    )[method]?.responses[status]?.content['application/json'].example ?? {},
  )

/**
 * The rules of the admin API's contract on sessions and keys: its examples as answers, with cookie, CSRF token, entity
 * tags, pages and idempotency keys in force. The token `cfp_ada` is valid.
 */
export async function startAdminStandIn(): Promise<AdminStandIn> {
  const login = example('/api/admin/v1/login', 'post', '200') as { csrfToken: string; expiresAt: string; user: object }
  const created = example('/api/admin/v1/keys', 'post', '201') as { key: Key }
  const keys: Key[] = []
  const answers = new Map<string, Answer>()
  let rounds = 0
  let session: { cookie: string; csrfToken: string } | undefined
  let refusesCsrf = false
  let failures = 0

  const rotate = (): void => {
    session = { cookie: `session-${++rounds}`, csrfToken: `csrf-${rounds}` }
  }
  const withCookie = (status: number, body: object | undefined, cookie = session?.cookie ?? ''): Answer => ({
    status,
    body,
    headers: {
      'Set-Cookie': `parley_session=${cookie}; Path=/; HttpOnly; SameSite=Lax${cookie === '' ? '; Max-Age=0' : ''}`,
    },
  })
  const present = (): object => ({ ...login, csrfToken: session?.csrfToken ?? null })
  const keyAnswer = (key: Key): Answer => ({ body: key, headers: { ETag: key.etag } })

  function list(path: string): Answer {
    const query = new URL(path, 'http://localhost').searchParams
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 50)]
    return {
      body: {
        items: keys.slice(from, from + limit),
        nextCursor: from + limit < keys.length ? String(from + limit) : null,
      },
    }
  }

  function create({ headers, body }: Received): Answer {
    const repeated = headers['idempotency-key'] as string
    const known = answers.get(repeated)
    if (known !== undefined) return known
    const key = {
      ...created.key,
      allowedOrigins: [],
      ...(body as object),
      id: `018f0000-0000-7000-8000-0000000000${30 + keys.length}`,
      etag: '"1"',
    }
    keys.push(key)
    const answer: Answer = {
      status: 201,
      body: { ...created, key },
      headers: { Location: `/api/admin/v1/keys/${key.id}`, ETag: key.etag },
    }
    answers.set(repeated, answer)
    return answer
  }

  function change(key: Key, { headers, body }: Received): Answer {
    if (headers['if-match'] === undefined) return { status: 428, body: refusal('precondition_required') }
    if (headers['if-match'] !== key.etag) return { status: 412, body: refusal('precondition_failed') }
    touch(Object.assign(key, body))
    return keyAnswer(key)
  }

  const touch = (key: Key): void => {
    key.etag = `"${Number(key.etag.slice(1, -1)) + 1}"`
  }

  function answer(request: Received): Answer {
    const { method, path, headers } = request
    if (failures-- > 0) return { status: 503 }
    if (path === '/api/admin/v1/login') {
      rotate()
      return withCookie(200, { ...login, csrfToken: session?.csrfToken })
    }
    const hasToken = headers.authorization === 'Bearer cfp_ada'
    const hasSession = session !== undefined && headers['cookie'] === `parley_session=${session.cookie}`
    if (path === '/api/admin/v1/session/probe')
      return { body: hasSession ? { signedIn: true, mail: true, session: present() } : { signedIn: false, mail: true } }
    if (!hasToken && !hasSession) return { status: 401, body: refusal('unauthorized') }
    if (!hasToken && method !== 'GET' && (refusesCsrf || headers['x-csrf-token'] !== session?.csrfToken))
      return { status: 403, body: refusal('csrf_token_invalid') }
    if (path === '/api/admin/v1/session') return { body: present() }
    if (path === '/api/admin/v1/password') {
      rotate()
      return withCookie(200, present())
    }
    if (path === '/api/admin/v1/logout') {
      session = undefined
      return withCookie(204, undefined)
    }
    if (path.startsWith('/api/admin/v1/keys') && !path.startsWith('/api/admin/v1/keys/'))
      return method === 'POST' ? create(request) : list(path)
    const key = keys.find(({ id }) => path === `/api/admin/v1/keys/${id}`)
    if (key === undefined) return { status: 404, body: refusal('not_found') }
    return method === 'PATCH' ? change(key, request) : keyAnswer(key)
  }

  const stub = await startStub(answer)
  return {
    ...stub,
    rotateCsrfToken: () => {
      if (session !== undefined) session.csrfToken = `csrf-${++rounds}`
    },
    refuseCsrf: () => {
      refusesCsrf = true
    },
    failNext: count => {
      failures = count
    },
    touch: keyId => {
      const key = keys.find(({ id }) => id === keyId)
      if (key !== undefined) touch(key)
    },
  }
}
