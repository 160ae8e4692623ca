import { hash } from 'node:crypto'
import { CANCELLATIONS, type CancellationSignal, type ChangeFeed } from '../../adapters/postgres/notifications.ts'
import { clientHasLeft } from '../admin/caller.ts'
import type { TokenHolder } from './tokens.ts'

/** A request of an agent. `id`: what the caller named it. */
export type AgentCall = { holder: TokenHolder; address: string; id: string }

/** The requests of agents that this process answers, so that their callers can cancel them. */
export type CallsUnderWay = {
  /** @returns what to call when the request is answered. @param left aborts when the request is cancelled */
  begin(call: AgentCall, left: AbortController): () => void
  /** Cancels the request here or, if this process does not have it, in any other. */
  cancel(call: AgentCall): void
}

/** @param deps `instanceId`: this process, among those that share the database */
export function createCallsUnderWay({
  instanceId,
  changes,
  cancellations,
}: {
  instanceId: string
  changes: ChangeFeed
  cancellations: CancellationSignal
}): CallsUnderWay {
  const calls = new Map<string, Set<AbortController>>()

  function cancelHere(key: string): boolean {
    const named = calls.get(key)
    // Clients number their requests from 0: of two with the same token it cannot be told whose is meant.
    if (named?.size === 1) for (const left of named) left.abort(clientHasLeft())
    return named !== undefined
  }

  changes.onChange(change => {
    if (change.kind !== 'row' || change.table !== CANCELLATIONS || change.id === null) return
    const [key = '', announcer] = change.id.split(' ')
    // A process hears what it announces itself, perhaps after it began a later request of the same id.
    if (announcer !== instanceId) cancelHere(key)
  })
  return {
    begin(call, left) {
      const key = keyOf(call)
      const named = calls.get(key) ?? new Set()
      calls.set(key, named.add(left))
      return () => {
        named.delete(left)
        if (named.size === 0) calls.delete(key)
      }
    },
    cancel(call) {
      const key = keyOf(call)
      if (!cancelHere(key)) cancellations.announce({ tenantId: call.holder.tenantId, key: `${key} ${instanceId}` })
    },
  }
}

/** Short, whatever the caller has sent: a notification has room for 8,000 bytes. */
function keyOf({ holder, address, id }: AgentCall): string {
  return hash('sha256', `${holder.tokenId} ${address} ${id}`, 'base64url')
}
