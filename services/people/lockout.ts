import { hash } from 'node:crypto'
import type { NewId } from '../../adapters/ids.ts'
import {
  deleteFailures,
  recordAttempt,
  lockedOutUntil,
  deleteAttempt,
} from '../../adapters/stores/sessions/sign-in-failures.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { addressKey, networkKey } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_ACCOUNT_AND_NETWORK = 10
const FAILURES_PER_ADDRESS = 30

type Deps = { knex: Database; newId: NewId }

/** An attempt that counts as failed until it `succeeded`. */
export type Attempt = { succeeded(): Promise<void> }

/**
 * Counts a password before it is checked: many simultaneous attempts cannot exceed the limit, and the attempt still
 * counts if the process dies. The count is in the database, so that all processes agree on it with or without a shared
 * limiter. An account is locked out from one network at a time: if it were locked out everywhere, a stranger could lock
 * out its owner with ten guesses.
 * @param address of the caller; the addresses of one IPv6 network count as one
 * @throws Refusal `locked_out` with Retry-After, even with the correct password
 */
export async function beginAttempt(
  { knex, newId }: Deps,
  { email, address }: { email: string; address: string },
): Promise<Attempt> {
  const id = newId()
  const account = accountDigest(email)
  const byAccount = digest(`account ${account.toString('hex')} ${networkKey(address)}`)
  const byAddress = digest(`address ${addressKey(address)}`)
  const wait = await recordAttempt(knex, {
    id,
    windowSeconds: WINDOW_SECONDS,
    subjects: [
      { subject: byAccount, account, limit: FAILURES_PER_ACCOUNT_AND_NETWORK },
      { subject: byAddress, limit: FAILURES_PER_ADDRESS },
    ],
  })
  if (wait !== undefined) throw new Refusal('locked_out', { headers: { 'Retry-After': String(wait) } })
  return {
    succeeded: async () => {
      await deleteAttempt(knex, id, [byAccount, byAddress])
    },
  }
}

/** The latest end of a lockout of each of these e-mail addresses; addresses without a lockout are left out. */
export async function lockedUntil(knex: Database, emails: readonly string[]): Promise<Map<string, Date>> {
  const until = await lockedOutUntil(knex, emails.map(accountDigest), {
    limit: FAILURES_PER_ACCOUNT_AND_NETWORK,
    windowSeconds: WINDOW_SECONDS,
  })
  return new Map(
    emails.flatMap(email => {
      const end = until.get(accountDigest(email).toString('hex'))
      return end === undefined ? [] : [[email, end]]
    }),
  )
}

/** Ends the lockouts of the account from every network. */
export async function endLockout(knex: Database, email: string): Promise<void> {
  await deleteFailures(knex, accountDigest(email))
}

function accountDigest(email: string): Buffer {
  return digest(`email ${email.toLowerCase()}`)
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
