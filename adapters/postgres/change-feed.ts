import { createListener, type ListenerOptions } from './listener.ts'

/** The channel that the triggers of the schema notify. */
const changeChannel = 'parley_changes'

export type Change =
  | {
      kind: 'row'
      /** The table in which a row was inserted, updated or deleted. */
      table: string
      /** Null: the row belongs to no tenant, and may concern all of them. */
      tenantId: string | null
      id: string | null
    }
  /**
   * Anything may have changed: the feed has just started to listen, or listens again after an interruption. Drop all
   * that is cached.
   */
  | { kind: 'everything' }

export interface ChangeFeed {
  /** Calls `listener` for every change from now on. Returns what ends the subscription. */
  onChange(listener: (change: Change) => void): () => void
  /** Resolves when the feed has listened for the first time; rejects if it is closed before. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ChangeFeedOptions extends Pick<ListenerOptions, 'url' | 'heartbeatMs' | 'answerMs'> {
  /** Called for every lost connection and for a listener that threw. The feed continues in both cases. */
  onError?: (error: Error) => void
}

/** What any process commits, as it is announced by the schema's triggers. */
export function createChangeFeed({ onError = () => undefined, ...options }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<(change: Change) => void>()

  function publish(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change)
      } catch (error) {
        onError(asError(error))
      }
    }
  }

  const listener = createListener({
    ...options,
    channel: changeChannel,
    name: 'parley-changes',
    onError,
    onNotice: payload => publish(readChange(payload)),
    onListening: () => publish({ kind: 'everything' }),
  })

  return {
    onChange(onChange) {
      // A function of its own, so that the same listener can be subscribed twice and each subscription ends alone.
      const subscription = (change: Change) => onChange(change)
      listeners.add(subscription)
      return () => void listeners.delete(subscription)
    },
    ready: async () => await listener.ready(),
    async close() {
      listeners.clear()
      await listener.close()
    },
  }
}

/** A payload that is not understood (of a newer schema, say) is still a change: any row may be meant. */
function readChange(payload: string | undefined): Change {
  try {
    const { table, tenant_id: tenantId, id } = JSON.parse(payload ?? '') as Record<string, unknown>
    if (typeof table === 'string' && isTextOrNull(tenantId) && isTextOrNull(id))
      return { kind: 'row', table, tenantId, id }
  } catch {
    // Falls through: not JSON, or not an object.
  }
  return { kind: 'everything' }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
