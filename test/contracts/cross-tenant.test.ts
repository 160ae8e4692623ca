import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { notServed } from '../../generated/not-served.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import { adminLines } from './cross-tenant/admin-lines.ts'
import { subjects, templateOf } from './admin/fixtures.ts'
import { adminRequest, createIn, pathParameters, unusedParameters } from './cross-tenant/admin-requests.ts'
import { lines, type Line, type Sent } from './cross-tenant/lines.ts'
import { placesOf } from './cross-tenant/names.ts'
import { send, waysIn, type Answer, type Way } from './cross-tenant/send.ts'
import type { Names } from './cross-tenant/named.ts'
import { conversationOf, rowsOf, startWorld, unusedNames, type World } from './cross-tenant/world.ts'

/*
 * No request can distinguish a resource of another workspace from one that does not exist, on any surface and with any
 * credential, and none changes anything there. The documents say where a request can name something (`names.ts`), the
 * tables what (`lines.ts`, `admin-lines.ts`, `admin/fixtures.ts`): an operation that names something without a line
 * fails here.
 */

type Whose = 'own' | 'theirs' | 'none'
type Prepared = { sent: Sent; own: Names }
/**
 * `tried`: the answer for the caller's own resource differs from that for none, which shows that the line reaches it.
 */
type Case = {
  place: string
  prepare: (whose: Whose, turn: number) => Promise<Prepared>
  tried: boolean
  audited?: boolean
}

const waived = new Set(Object.values(notServed).flat())
const served = (Object.entries(operations) as [string, Operation][])
  .filter(([id]) => !waived.has(id))
  .map(([id, operation]) => ({ id, operation, places: placesOf(operation) }))

let world: World
before(async () => {
  world = await startWorld()
})
after(async () => {
  await (world as World | undefined)?.service.stop()
})

describe('a resource of another workspace and one that does not exist are the same to', () => {
  for (const { id, operation, places } of served) {
    for (const { place, prepare, tried, audited } of operation.surface === 'admin'
      ? adminCases(id, operation, places)
      : casesOf(lines[id], ownNames(operation), sent => sent)) {
      it(`${id}, named by ${place}`, async () => {
        const { service, neighbour } = world
        // A minute later, so that no limit of a minute is reached.
        service.clock.advance(60_000)
        const prepared: { way: Way; theirs: Prepared; none: Prepared }[] = []
        for (const [turn, way] of waysIn(operation).entries())
          prepared.push({ way, theirs: await prepare('theirs', turn), none: await prepare('none', turn) })
        let absent: Answer | undefined
        const before = await rowsOf(service, neighbour.names)
        for (const { way, theirs, none } of prepared) {
          const [one, other] = [
            await send(world, operation, way, theirs.sent, theirs.own),
            await send(world, operation, way, none.sent, none.own),
          ]
          assert.deepEqual(one.told, other.told, `${way} ${JSON.stringify(theirs.sent)}`)
          for (const name of unsaid(neighbour.names, theirs))
            assert.ok(!one.text.includes(name), `${way} tells ${name}: ${one.text}`)
          absent ??= other
        }
        const after = await rowsOf(service, neighbour.names)
        assert.deepEqual(
          audited === true ? { ...after, audit_log: '' } : after,
          audited === true ? { ...before, audit_log: '' } : before,
        )
        if (!tried) return
        const { sent, own } = await prepare('own', 0)
        const present = await send(world, operation, waysIn(operation)[0], sent, own)
        assert.notDeepEqual(
          present.told,
          absent?.told,
          `this does not show whether the name is looked at: ${present.text} ${JSON.stringify(sent)}`,
        )
      })
    }
  }
})

describe('the table of resources has', () => {
  for (const { id, operation, places } of served) {
    if (places.length === 0) continue
    it(`a line for everything that ${id} names`, () => {
      const [table, file] = operation.surface === 'admin' ? [adminLines[id], 'admin-lines'] : [lines[id], 'lines']
      const missing = places.filter(
        place => table?.[place] === undefined && !(operation.surface === 'admin' && isGeneral(operation, place)),
      )
      assert.deepEqual(
        missing,
        [],
        `test/contracts/cross-tenant/${file}.ts says what ${id} names there, or why nothing`,
      )
    })
  }
  it('has no line for a name that does not occur', () => {
    for (const [id, table] of [...Object.entries(lines), ...Object.entries(adminLines)]) {
      const places = placesOf((operations as Record<string, Operation>)[id]!)
      for (const [place, line] of Object.entries(table))
        assert.ok(typeof line !== 'string' || places.includes(place), `${id} ${place}`)
    }
  })
})

/**
 * What the paths of the admin API name is in its fixtures, and an Idempotency-Key is tested in the same way everywhere.
 */
function isGeneral(operation: Operation, place: string): boolean {
  return place === 'header.Idempotency-Key' || (place.startsWith('path.') && templateOf(operation) !== undefined)
}

function casesOf(
  table: Readonly<Record<string, Line>> | undefined,
  ownOf: () => Promise<Names>,
  complete: (sent: Sent) => Sent | Promise<Sent>,
): Case[] {
  return Object.entries(table ?? {}).flatMap(([place, line]): Case[] => {
    if (typeof line === 'string') return []
    const request = typeof line === 'function' ? line : 'alike' in line ? line.alike : line.request
    return [
      {
        place,
        tried: typeof line === 'function' || !('alike' in line),
        audited: typeof line === 'object' && line.audited !== undefined,
        prepare: async (whose, turn) => {
          const own = await ownOf()
          const named = whose === 'own' ? own : whose === 'theirs' ? world.neighbour.names : unusedNames(world.service)
          return { sent: await complete(request({ ...named, clientKey: `${named.clientKey}-${turn}` }, own)), own }
        },
      },
    ]
  })
}

/** With a separate conversation if the request may end one. */
function ownNames({ path, security }: Operation): () => Promise<Names> {
  const talks =
    path.includes('{executionId}') ||
    path.endsWith('/chat/sessions') ||
    security.some(schemes => schemes.includes('sessionToken'))
  return async () => ({
    ...world.home.names,
    ...(talks ? await conversationOf(world.service, world.home.names) : {}),
  })
}

function adminCases(id: string, operation: Operation, places: string[]): Case[] {
  const parameters = pathParameters(operation)
  const path = async (whose: Whose) =>
    whose === 'none'
      ? unusedParameters(operation)
      : await createIn(operation, world[whose === 'own' ? 'home' : 'neighbour'].workspace)
  const request = (sent: Sent, whose: 'home' | 'neighbour' = 'home'): Prepared => ({
    sent: adminRequest(id, operation, world[whose].workspace, sent),
    own: world.home.names,
  })
  const complete = async (sent: Sent) => request({ ...sent, path: sent.path ?? (await path('own')) }).sent
  const byPath = (place: string, named: readonly string[]): Case => {
    const known = new Map<Whose, Prepared>()
    return {
      place,
      tried: true,
      prepare: async whose => {
        // Nothing that is refused changes them, so that they serve every credential.
        const same = known.get(whose)
        if (same !== undefined) return same
        const [other, own] = [
          await path(whose),
          named.length === parameters.length || whose === 'own' ? {} : await path('own'),
        ]
        const made = request({
          path: { ...other, ...Object.fromEntries(Object.entries(own).filter(([name]) => !named.includes(name))) },
        })
        known.set(whose, made)
        return made
      },
    }
  }
  const inPath = places.filter(place => place.startsWith('path.')).map(place => place.slice(5))
  return [
    ...(inPath.length === 0 ? [] : [byPath('its path', parameters)]),
    ...(inPath.length < 2 ? [] : inPath.map(name => byPath(`path.${name} alone`, [name]))),
    ...(places.includes('header.Idempotency-Key')
      ? [
          byKey(operation, async (whose, key) => {
            const subject = await subjects[id]?.(world[whose].workspace)
            const sent: Sent = {
              path: subject?.values ?? (await path(whose === 'home' ? 'own' : 'theirs')),
              headers: { 'Idempotency-Key': key },
            }
            return request(subject?.body === undefined ? sent : { ...sent, body: subject.body }, whose)
          }),
        ]
      : []),
    ...casesOf(adminLines[id], async () => await Promise.resolve(world.home.names), complete),
  ]
}

/** A key that the other workspace has used for the same operation. */
function byKey(operation: Operation, request: (whose: 'home' | 'neighbour', key: string) => Promise<Prepared>): Case {
  return {
    place: 'header.Idempotency-Key',
    tried: false,
    prepare: async whose => {
      const key = newId()
      if (whose === 'theirs') {
        const { sent, own } = await request('neighbour', key)
        const {
          told: { status },
          text,
        } = await send({ ...world, home: world.neighbour }, operation, waysIn(operation)[0], sent, own)
        assert.ok(status < 300, text)
      }
      return await request('home', key)
    },
  }
}

/** Names of the other workspace's resources, except for those in the request itself. */
function unsaid(names: Names, { sent, own }: Prepared): string[] {
  const said = JSON.stringify([sent, own])
  return Object.values(names).filter(name => !said.includes(name))
}
