import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations, type Operation } from '../../generated/operations.ts'
import { notServed } from '../../generated/not-served.ts'
import { startAdminService, type AdminService } from '../support/admin.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { documentOf, exampleOf, resolve } from './examples.ts'
import type { Loose } from './callers.ts'

const waived = new Set(Object.values(notServed).flat())
const served = (Object.entries(operations) as [string, Operation][]).filter(([id]) => !waived.has(id))
const WINDOW = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']
/** What HTTP itself, caches and the guards of browsers need: no document of an API names them. */
const OF_THE_TRANSPORT = [
  /^(date|connection|keep-alive|transfer-encoding|content-(type|length)|cache-control|vary)$/,
  /^(access-control|cross-origin)-/,
  /^(content-security-policy|origin-agent-cluster|referrer-policy|strict-transport-security)$/,
  /^x-(content-type-options|dns-prefetch-control|download-options|frame-options)$/,
  /^x-(permitted-cross-domain-policies|xss-protection|accel-buffering)$/,
]

let admins: AdminService
let callers: Record<string, string>[]
before(async () => {
  admins = await startAdminService()
  callers = [{}, { Authorization: `Bearer ${ENGINE_TOKEN}` }, admins.home.token.headers, admins.home.session.headers]
})
after(async () => {
  await admins.service.stop()
})

/** The request of the operation's example, from an address of its own. */
async function send(operation: Operation, headers: Record<string, string>): Promise<Response> {
  const { service } = admins
  const { path, query, body } = exampleOf(operation)
  const search = new URLSearchParams(query).toString()
  const answer = await fetch(`${service.url}${path}${search === '' ? '' : `?${search}`}`, {
    method: operation.method.toUpperCase(),
    headers: {
      'X-Forwarded-For': service.nextAddress(),
      'If-Match': '*',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer
}

/** Names of the headers that the document has for this answer, in lower case, with whether each must be there. */
function documented(operation: Operation, status: number): Map<string, boolean> {
  const document = documentOf(operation.surface)
  const { responses } = document['paths'][operation.path][operation.method] as Loose
  const response = resolve(document, (responses as Loose)[String(status)] as Loose)
  return new Map(
    Object.entries((response['headers'] ?? {}) as Record<string, Loose>).map(([name, header]) => [
      name.toLowerCase(),
      resolve(document, header)['required'] === true,
    ]),
  )
}

describe('the headers of replies', () => {
  for (const [id, operation] of served) {
    it(`${id} sends what its document names, and names what it sends`, async () => {
      for (const headers of callers) {
        const answer = await send(operation, headers)
        const names = documented(operation, answer.status)
        const sent = [...answer.headers.keys()]
        assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
        assert.equal(names.get('x-request-id'), true)
        for (const name of WINDOW) assert.equal(sent.includes(name), names.has(name), `${answer.status} ${name}`)
        for (const [name, required] of names) assert.ok(!required || sent.includes(name), `${answer.status} ${name}`)
        const unnamed = sent.filter(name => !names.has(name) && !OF_THE_TRANSPORT.some(kind => kind.test(name)))
        assert.deepEqual(unnamed, [], String(answer.status))
      }
    })
  }

  it('name the window on every surface that counts its requests, and on no other', () => {
    const counted = new Set(
      served
        .map(([, operation]) => operation)
        .flatMap(operation =>
          documented(operation, operation.statuses[0] ?? 0).has('ratelimit-limit') ? [operation.surface] : [],
        ),
    )
    assert.deepEqual([...counted].toSorted(), ['admin', 'config', 'engine', 'intake', 'oauth', 'public'])
  })
})
