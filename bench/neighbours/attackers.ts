import type { Assault } from './attacking-clients.ts'
import type { Attack, Target } from './attacks.ts'
import { startClientProcess } from './client-process.ts'
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
  const clients = await startClientProcess('attacking-clients.ts')
  clients.send({ port, token, target, operations: attacks.map(({ operation }) => operation) } satisfies Assault)
  return {
    end: async () => {
      const statuses = await clients.ask<string>('end')
      clients.stop()
      return statuses
    },
  }
}
