import { newId } from '../adapters/ids.ts'
import { forTenant } from '../adapters/stores/tenant.ts'
import type { Service } from '../app/compose.ts'
import { measureService, type Bench, type Volume } from './measure.ts'
import type { Comparison } from './report.ts'
import { TENANT_ID } from './workspace.ts'

const CONSOLES = 200
/** Of one user; a user may have 20 streams in a process. */
const CONSOLES_EACH = 10
const SAVED_EVERY_MS = 1_000
const DAY_MS = 86_400_000

/**
 * Turns while 200 consoles follow the changes of the workspace and somebody saves a draft every second, against turns
 * with nobody there. Their readers share the process of the service.
 */
export async function compareOpenConsoles(bench: Bench, volume: Volume, rounds: number): Promise<Comparison[]> {
  const traffic = 'public trigger and resume'
  const watched: Comparison['rounds'] = []
  for (let round = 0; round < rounds; round++) {
    const measure = {
      service: async () => await measureService({ ...bench, alongside: openConsoles }, traffic, volume),
      baseline: async () => await measureService(bench, traffic, volume),
    }
    if (round % 2 === 0) {
      const service = await measure.service()
      watched.push({ service, baseline: await measure.baseline() })
    } else {
      const baseline = await measure.baseline()
      watched.push({ service: await measure.service(), baseline })
    }
  }
  const alone = watched.map(({ service, baseline }) => ({ service: baseline, baseline: service }))
  return [
    { name: `turns, ${CONSOLES} open consoles`, against: 'without them', goal: undefined, rounds: watched },
    { name: 'turns, no open console', against: `${CONSOLES} open consoles`, goal: undefined, rounds: alone },
  ]
}

/** @returns what closes them */
async function openConsoles({ deps }: Service, port: number): Promise<() => Promise<void>> {
  const end = new AbortController()
  const cookies = await signInEverybody(deps)
  const reading = cookies.map(async cookie => {
    const { status, body } = await fetch(`http://127.0.0.1:${port}/api/admin/v1/changes`, {
      headers: { Cookie: cookie },
      signal: end.signal,
    })
    if (status !== 200 || body === null) throw new Error(`a console was answered ${status}`)
    const reader = body.getReader()
    await reader.read()
    return reader
  })
  const readers = await Promise.all(reading)
  const drained = readers.map(async reader => {
    while (!(await reader.read()).done);
  })
  const saving = setInterval(() => {
    const save = 'update flows set draft_revision = draft_revision + 1 where tenant_id = $1'
    deps.db.query(save, [TENANT_ID]).catch(() => undefined)
  }, SAVED_EVERY_MS)
  return async () => {
    clearInterval(saving)
    end.abort()
    await Promise.allSettled(drained)
  }
}

async function signInEverybody({ knex, sessionCookie, clock }: Service['deps']): Promise<string[]> {
  const { users, sessions } = forTenant(knex, TENANT_ID)
  const now = clock.now()
  const cookies: string[] = []
  for (let user = 0; user < CONSOLES / CONSOLES_EACH; user++) {
    const id = newId()
    await users.insert({ id, email: `${id}@bench.example`, name: 'Ada', roles: ['admin'] })
    for (let console = 0; console < CONSOLES_EACH; console++) {
      const value = sessionCookie.mint()
      const expiresAt = new Date(now.getTime() + DAY_MS)
      await sessions.open({ id: newId(), userId: id, tokenHash: sessionCookie.hash(value), now, expiresAt })
      cookies.push(`parley_session=${value}`)
    }
  }
  return cookies
}
