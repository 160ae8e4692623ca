import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Assault } from './attacking-clients.ts'
import type { Attack, Target } from './attacks.ts'
import type { Workspace } from './workspaces.ts'

/**
 * Clients of a workspace that call the operations in turn without a pause, in a process of their own. `end` tells how
 * often each status came.
 */
export async function startAttackers(
  { port, token }: Workspace,
  target: Target,
  attacks: readonly Attack[],
): Promise<{ end: () => Promise<string> }> {
  const child = fork(fileURLToPath(new URL('attacking-clients.ts', import.meta.url)))
  await once(child, 'message')
  child.send({ port, token, target, operations: attacks.map(({ operation }) => operation) } satisfies Assault)
  return {
    end: async () => {
      const answer = once(child, 'message') as Promise<[string]>
      child.send('end')
      const [statuses] = await answer
      child.disconnect()
      return statuses
    },
  }
}
