// The clients of the workspace that attacks. Outside the bench they run on machines of their own, so they get only the
// processor time that nothing else here wants: what they need to write bodies and to read answers is not the service's.
import { constants, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { ATTACKS, type Target } from './attacks.ts'
import { freshSalt, sendAs } from './workspaces.ts'

/** What the process is told first; the second message ends it. */
export type Assault = { port: number; token: string; target: Target; operations: string[] }

const ATTACKERS = 12
/** As a client that retries at once; one that does not wait at all would measure itself. */
const RETRY_MS = 10

setPriority(constants.priority.PRIORITY_LOW)
process.on('disconnect', () => process.exit())
process.once('message', (assault: Assault) => {
  const end = new AbortController()
  process.once('message', () => end.abort())
  void attack(assault, end.signal).then(statuses => process.send?.(statuses))
})
process.send?.('ready')

async function attack({ port, token, target, operations }: Assault, signal: AbortSignal): Promise<string> {
  const attacks = ATTACKS.filter(({ operation }) => operations.includes(operation))
  const statuses = new Map<number, number>()
  let calls = 0
  const clients = Array.from({ length: ATTACKERS }, async () => {
    while (!signal.aborted) {
      const attack = attacks[(calls += 1) % attacks.length]
      if (attack === undefined) return
      const { status } = await sendAs(port, token, attack.call(target, freshSalt()))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429 || status === 503) await delay(RETRY_MS)
    }
  })
  await Promise.all(clients)
  return [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')
}
