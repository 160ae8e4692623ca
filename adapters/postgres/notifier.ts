import { setTimeout as pause } from 'node:timers/promises'
import { statement, type Queryable } from './statement.ts'

export type NotifierOptions = {
  db: Queryable
  /** Runs work that may last longer than the request that caused it. */
  detached: (work: () => void) => void
  onError: (error: unknown) => void
}

export type Notifier = {
  announce: (payload: string) => void
  /** Resolves when what was announced is sent. */
  close: () => Promise<void>
}

const PAUSE_MS = 10

/**
 * Notifications are sent here and not with the commits: PostgreSQL lets no two transactions that notify commit at the
 * same time. One statement after the other, with a pause between them, carries what was announced meanwhile, each
 * payload once. What a process could not send before it died is lost.
 */
export function createNotifier(channel: string, { db, detached, onError }: NotifierOptions): Notifier {
  const notify = statement(
    `notify_${channel}`,
    `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
  )
  const announced = new Set<string>()
  const closing = new AbortController()
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    while (announced.size > 0) {
      const payloads = [...announced]
      announced.clear()
      await notify(db, [payloads]).catch(onError)
      await pause(PAUSE_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
    sending = undefined
  }

  return {
    announce: payload =>
      detached(() => {
        announced.add(payload)
        sending ??= send()
      }),
    close: async () => {
      closing.abort()
      await sending
    },
  }
}
