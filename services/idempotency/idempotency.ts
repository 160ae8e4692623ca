import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import type { SealedSecret, SecretBox } from '../../adapters/secrets.ts'
import {
  storeAnswer,
  readKey,
  releaseKeys,
  takeKey,
  type KeyWrite,
  type HeldKey,
  type KeyName,
  type KeyRecord,
} from '../../adapters/stores/idempotency/keys.ts'
import { canonicalJson } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Leases } from '../leases.ts'
import { answerLocation } from '../secrets/locations.ts'

/** The idempotency of a request: the key of its header `Idempotency-Key`, the key's scope, and the payload. */
export type IdempotencyKey = KeyName & { payload: unknown }

/**
 * A key that an operation holds, or takes with its effect. The operation stores its result under the key in the
 * transaction of that effect.
 */
export type KeyLease = Omit<KeyWrite, 'body'> & {
  /** The result as it is stored. */
  seal(result: unknown): string
}

type Finished<Result> = { result: Result }
type Aborted<Result> = ((executionId: string) => Promise<Result>) | undefined
type Operation<Result> = (lease: KeyLease | undefined) => Promise<Result>

/** `waitMs`: how long a repetition waits for the first request. */
type Deps = { db: Pool; newId: NewId; secrets: SecretBox; leases: Leases; waitMs: number }

/** Shorter than clients of this service wait. */
export const REPETITION_WAIT_MS = 10_000

const PAUSES_MS = [5, 10, 20, 40, 80, 160, 250]

/**
 * Idempotency keys (specification, Limits): bound to a workspace and an operation, stored for 24 hours. A key is held
 * by one request under a lease; once an execution is committed under it, the key belongs to that execution and is never
 * held again; with the result it is answered.
 */
export class Idempotency {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * Runs `operation` once for the key; without a key it just runs. A repetition gets the result of the first success,
   * whichever process finished it. An operation that fails leaves the key free, unless it has committed something: then
   * this waits for the committed result, like a repetition.
   * @throws Refusal `idempotency_conflict` for another payload, and when the first request still runs after ten seconds
   */
  async once<Result>(key: IdempotencyKey | undefined, operation: Operation<Result>): Promise<Result> {
    return key === undefined ? await operation(undefined) : await this.#hold(key, operation)
  }

  /**
   * As `once`, for an operation that is a turn. Its first commit takes the key, and is refused where another request
   * has it: until then a turn has no effect, and a separate statement for the key costs a tenth of a turn.
   * @param aborted the result if the execution was aborted before its turn ended
   */
  async onceAsTurn<Result>(
    key: IdempotencyKey | undefined,
    operation: Operation<Result>,
    aborted: (executionId: string) => Promise<Result>,
  ): Promise<Result> {
    if (key === undefined) return await operation(undefined)
    const { payload, ...name } = key
    const own = { ...name, owner: this.#deps.newId() }
    const fingerprint = fingerprintOf(payload)
    try {
      return await answering(operation, { ...this.#leaseOf(own, own.owner), fingerprint })
    } catch (error) {
      // If that cannot be found out, the refusal may result from what was done under the key: it is not returned.
      const free = await this.#isFree(own, fingerprint, error)
      // The holder of the key may have failed and released it meanwhile: then it is this request's turn.
      if (free && !(error instanceof CommitRefused)) throw error
    }
    return await this.#hold(key, operation, aborted)
  }

  /** The lease of a turn that a dead process started under the key. */
  bound(name: KeyName): KeyLease {
    return this.#leaseOf(name, null)
  }

  /** A stored result, decrypted. */
  open(name: KeyName, body: string): unknown {
    return JSON.parse(this.#deps.secrets.open(JSON.parse(body) as SealedSecret, answerLocation(name)))
  }

  async #hold<Result>(key: IdempotencyKey, operation: Operation<Result>, aborted?: Aborted<Result>): Promise<Result> {
    const { db, leases } = this.#deps
    const taken = await this.#take(key, aborted)
    if ('result' in taken) return taken.result
    const held = leases.hold({ kind: 'key', ...taken })
    try {
      return await answering(operation, this.#leaseOf(taken, taken.owner))
    } catch (error) {
      // The outcome of a commit whose connection broke is unknown here: only a key that can be released had no
      // effect.
      const released = await releaseKeys(db, [taken]).catch(() => 1)
      if (released > 0) throw error
      const first = await this.#follow(taken, aborted)
      if (first === undefined) throw error
      return first.result
    } finally {
      held.end()
    }
  }

  /** Holds the key, or waits for the result of the request that has it. */
  async #take<Result>(
    { payload, ...name }: IdempotencyKey,
    aborted: Aborted<Result>,
  ): Promise<HeldKey | Finished<Result>> {
    const { db, newId, waitMs } = this.#deps
    const fingerprint = fingerprintOf(payload)
    return await polled(waitMs, async () => {
      const held = { ...name, owner: newId() }
      const record = await takeKey(db, held, fingerprint)
      if (record === undefined) return undefined
      if (record.owner === held.owner) return held
      if (!record.fingerprint.equals(fingerprint)) throw conflict('The idempotency key was used with another payload')
      return await this.#resultOf(name, record, aborted)
    })
  }

  /** Waits for the result of the current holder of the key; undefined when it is free. */
  async #follow<Result>(name: KeyName, aborted: Aborted<Result>): Promise<Finished<Result> | undefined> {
    const { db, waitMs } = this.#deps
    const found = await polled(waitMs, async () => {
      const record = await readKey(db, name)
      return record === undefined ? { free: true as const } : await this.#resultOf(name, record, aborted)
    })
    return 'free' in found ? undefined : found
  }

  /** The result of the request that has the key; undefined while there is none. */
  async #resultOf<Result>(
    name: KeyName,
    { body, executionId, aborted: isAborted }: KeyRecord,
    aborted: Aborted<Result>,
  ): Promise<Finished<Result> | undefined> {
    if (body !== null) return { result: this.open(name, body) as Result }
    if (isAborted && executionId !== null && aborted !== undefined) return { result: await aborted(executionId) }
    return undefined
  }

  /** Whether nobody has the key after the error of its owner; what the owner took with a refused commit is released. */
  async #isFree(key: HeldKey, fingerprint: Buffer, error: unknown): Promise<boolean> {
    const { db } = this.#deps
    const released = async () => (await releaseKeys(db, [key])) > 0
    if (await released()) return true
    if (error instanceof Refusal) return (await readKey(db, key)) === undefined
    // The database may still be working on a commit whose connection broke: taking the key waits for it.
    await takeKey(db, key, fingerprint)
    return await released()
  }

  #leaseOf({ tenantId, operation, key }: KeyName, owner: string | null): KeyLease {
    const { secrets } = this.#deps
    const name = { tenantId, operation, key }
    return {
      ...name,
      owner,
      fingerprint: null,
      // Results contain wait tokens and secrets that are shown once.
      seal: result => JSON.stringify(secrets.seal(JSON.stringify(result), answerLocation(name))),
    }
  }
}

/**
 * Repeats `look` with growing pauses until it finds something.
 * @throws Refusal when that takes longer than `waitMs`
 */
async function polled<Found>(waitMs: number, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = performance.now() + waitMs
  for (let round = 0; ; round++) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() >= deadline) throw conflict('The first request with this idempotency key still runs')
    await delay(PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)])
  }
}

/** Runs an operation that must store its result. */
async function answering<Result>(operation: Operation<Result>, lease: KeyLease): Promise<Result> {
  const state = { answered: false }
  const result = await operation({
    ...lease,
    seal(value) {
      state.answered = true
      return lease.seal(value)
    },
  })
  if (!state.answered) throw new Error(`${lease.operation} has not stored its result under its key`)
  return result
}

function fingerprintOf(payload: unknown): Buffer {
  return hash('sha256', canonicalJson(payload), 'buffer')
}

/**
 * Stores the result of an operation without an execution in the transaction of its effect. Without a lease it does
 * nothing.
 * @throws Refusal when another request has taken the key over
 */
export async function answerWithin(db: Queryable, lease: KeyLease | undefined, result: unknown): Promise<void> {
  if (lease !== undefined && !(await storeAnswer(db, { ...lease, body: lease.seal(result) }))) throw keyLost()
}

const LOST = 'The request took longer than its idempotency key was held'

/** For an operation that may not commit because it has lost its key. */
export function keyLost(): Refusal {
  return conflict(LOST)
}

/** As `keyLost`, for a turn that has committed nothing. */
export class CommitRefused extends Refusal {
  constructor() {
    super('idempotency_conflict', { message: LOST })
  }
}

function conflict(message: string): Refusal {
  return new Refusal('idempotency_conflict', { message })
}
