import { setTimeout as delay } from 'node:timers/promises'
import type { Attack, Target } from './attacks.ts'
import { freshSalt, type Workspace } from './workspaces.ts'

const ATTACKERS = 12
/** As a client that retries at once; one that does not wait at all would measure itself. */
const RETRY_MS = 10

/** Clients of a workspace that call the operations in turn without a pause. `end` tells how often each status came. */
export function startAttackers(
  loud: Workspace,
  target: Target,
  attacks: readonly Attack[],
): { end: () => Promise<string> } {
  const end = new AbortController()
  const statuses = new Map<number, number>()
  let calls = 0
  const clients = Array.from({ length: ATTACKERS }, async () => {
    while (!end.signal.aborted) {
      const attack = attacks[(calls += 1) % attacks.length]
      if (attack === undefined) return
      const { status } = await loud.send(attack.call(target, freshSalt()))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429 || status === 503) await delay(RETRY_MS)
    }
  })
  return {
    end: async () => {
      end.abort()
      await Promise.all(clients)
      return [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')
    },
  }
}
