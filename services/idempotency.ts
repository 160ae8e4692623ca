import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { NewId } from '../adapters/ids.ts'
import type { Pool } from '../adapters/postgres/pool.ts'
import type { SecretBox, SealedSecret } from '../adapters/secrets.ts'
import {
  finishIdempotencyKey,
  releaseIdempotencyKey,
  takeIdempotencyKey,
  type IdempotencySlot,
} from '../adapters/stores/idempotency/keys.ts'
import type { IdempotencyWrite } from '../adapters/stores/executions/turn-commit.ts'
import { canonicalJson } from '../domain/canonical-json.ts'
import { Refusal } from '../domain/refusal.ts'

export type StoredAnswer = { status: number; body: unknown }

type StoredText = { status: number; body: string }

/** The held key: an operation that commits its effect together with its answer asks it for the row to write. */
export type IdempotencyHold = {
  key: Pick<IdempotencyWrite, 'operation' | 'key' | 'owner'>
  answerRow(answer: StoredAnswer): IdempotencyWrite & StoredText
}

export type Idempotency = ReturnType<typeof createIdempotency>
type Deps = { db: Pool; newId: NewId; secrets: SecretBox; waitMs?: number }

// A finished refusal of these statuses is as much an answer as a success; the others say "not yet" or "not now".
const KEPT_STATUSES: ReadonlySet<number> = new Set([404, 409, 410, 422])
const PAUSES_MS = [5, 10, 20, 40, 80, 160, 250]

/**
 * Idempotency keys (specification, Limits): bound to workspace and operation, kept 24 hours. The same payload gets the
 * first answer again, another
 * one 409. A second request while the first runs waits up to ten seconds for its answer.
 */
export function createIdempotency({ db, newId, secrets, waitMs = 10_000 }: Deps) {
  function seal(slot: IdempotencySlot, answer: StoredAnswer): string {
    // The answer holds a wait token, which is nowhere stored in the clear.
    return JSON.stringify(secrets.seal(JSON.stringify(answer.body), place(slot)))
  }

  function open(slot: IdempotencySlot, status: number, body: string): StoredAnswer {
    return { status, body: JSON.parse(secrets.open(JSON.parse(body) as SealedSecret, place(slot))) as unknown }
  }

  /** Holds the key, or gives back the answer that was given to it before. */
  async function take(slot: IdempotencySlot, fingerprint: Buffer): Promise<{ owner: string } | StoredAnswer> {
    const deadline = performance.now() + waitMs
    for (let round = 0; ; round++) {
      const owner = newId()
      const found = await takeIdempotencyKey(db, slot, { fingerprint, owner })
      if (found?.mine === true) return { owner }
      if (found !== undefined) {
        const { record } = found
        if (!record.fingerprint.equals(fingerprint)) throw conflict('The idempotency key was used with another payload')
        if (record.status !== null && record.body !== null) return open(slot, record.status, record.body)
      }
      if (performance.now() >= deadline) throw conflict('The first request with this idempotency key still runs')
      await delay(PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)])
    }
  }

  return {
    /** A kept answer in the clear. */
    read: (slot: IdempotencySlot, { status, body }: StoredText): StoredAnswer => open(slot, status, body),

    /**
     * Runs `operation` once for the key. Without a key it just runs. `operation` hands its answer to the hold, or
     * returns it to be stored.
     * With `keepRefusals: false` only successes are answers: a refused operation may be tried again under its key.
     */
    async once(
      slot: IdempotencySlot | undefined,
      payload: unknown,
      operation: (hold: IdempotencyHold | undefined) => Promise<StoredAnswer>,
      { keepRefusals = true } = {},
    ): Promise<StoredAnswer> {
      if (slot === undefined) return await operation(undefined)
      const taken = await take(slot, hash('sha256', canonicalJson(payload), 'buffer'))
      if ('status' in taken) return taken
      const { owner } = taken
      const effect = { carriesAnswer: false }
      try {
        const answer = await operation({
          key: { operation: slot.operation, key: slot.key, owner },
          answerRow: row => {
            effect.carriesAnswer = true
            return { operation: slot.operation, key: slot.key, owner, status: row.status, body: seal(slot, row) }
          },
        })
        if (!effect.carriesAnswer)
          await finishIdempotencyKey(db, slot, { owner, status: answer.status, body: seal(slot, answer) })
        return answer
      } catch (error) {
        if (keepRefusals && error instanceof Refusal && KEPT_STATUSES.has(error.status)) {
          const answer = {
            status: error.status,
            body: {
              error: error.code,
              message: error.message,
              ...(error.details === undefined ? {} : { details: error.details }),
            },
          }
          await finishIdempotencyKey(db, slot, { owner, status: answer.status, body: seal(slot, answer) })
        } else {
          await releaseIdempotencyKey(db, slot, owner)
        }
        throw error
      }
    },
  }
}

function conflict(message: string): Refusal {
  return new Refusal('idempotency_conflict', { message })
}

function place(slot: IdempotencySlot) {
  return { table: 'idempotency_keys', column: 'body', tenantId: slot.tenantId, id: `${slot.operation} ${slot.key}` }
}
