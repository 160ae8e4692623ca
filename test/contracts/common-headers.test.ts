import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { WINDOWS } from '../../app/http/access.ts'

type Reference = { $ref?: string; headers?: Record<string, unknown> }
type Document = {
  info: { version: string }
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Reference> }>>
  components?: { responses?: Record<string, Reference> }
}

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))
const SURFACES = readdirSync(new URL('generated/openapi', ROOT)).map(file => file.replace('.json', ''))
/** `PublicAccess` counts the requests of the public surface. */
const COUNTED = [...WINDOWS.map(([prefix]) => prefix), '/api/public/']
const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

/** The headers of every reply in a document, by path, operation and status. */
function repliesOf({ paths, components }: Document): { path: string; reply: string; headers: string[] }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ operationId = '', responses = {} }) =>
      Object.entries(responses).map(([status, given]) => {
        const named = given.$ref?.split('/').at(-1)
        const response = named === undefined ? given : components?.responses?.[named]
        return { path, reply: `${operationId} ${status}`, headers: Object.keys(response?.headers ?? {}) }
      }),
    ),
  )
}

describe('the document of each surface', () => {
  const { version } = read('package.json') as { version: string }
  const documents = SURFACES.map(surface => read(`generated/openapi/${surface}.json`) as Document)
  const replies = documents.flatMap(repliesOf)

  it('has the version of the service, and paths that a generator of clients reads', () => {
    assert.deepEqual(
      documents.map(({ info, paths }) => [info.version, typeof paths]),
      documents.map(() => [version, 'object']),
    )
    assert.equal((read('generated/openrpc.json') as Document).info.version, version)
    assert.deepEqual((read('generated/openapi/webhooks.json') as Document).paths, {})
  })

  it('names X-Request-Id in every reply', () => {
    assert.ok(replies.length > 500)
    assert.deepEqual(
      replies.filter(({ headers }) => !headers.includes('X-Request-Id')).map(({ reply }) => reply),
      [],
    )
  })

  it('names RateLimit-* in every reply to a request that is counted, and in no other', () => {
    const isCounted = (path: string): boolean => COUNTED.some(prefix => path.startsWith(prefix))
    const wrong = replies.filter(({ path, headers }) => LIMITS.some(name => headers.includes(name) !== isCounted(path)))
    assert.deepEqual(
      wrong.map(({ path, reply }) => `${reply} of ${path}`),
      [],
    )
    assert.ok(replies.some(({ path }) => isCounted(path)) && replies.some(({ path }) => !isCounted(path)))
  })
})
