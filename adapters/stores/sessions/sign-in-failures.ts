import { lockUntilEnd } from '../../postgres/locks.ts'
import { transaction } from '../../postgres/transaction.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** Something whose failed sign-ins are counted: the digest of an account on a network, or of a network address. */
export interface Counted {
  subject: Buffer
  /** Digest of the account; absent where the failures of all accounts count together. */
  account?: Buffer
  /** Number of failures within the window that locks it out. */
  limit: number
}

interface Full {
  retry_at: Date
  seconds: number
}

/**
 * Records an attempt as failed for all subjects, or for none when one of them is locked out: then returns the seconds
 * until none is. Attempts of a subject are serialized, so that parallel guesses cannot exceed the limit. The database's
 * clock decides.
 */
export async function recordAttempt(
  db: Database,
  { id, subjects, windowSeconds }: { id: string; subjects: Counted[]; windowSeconds: number },
): Promise<number | undefined> {
  return await transaction(db, async trx => {
    const ordered = [...subjects].sort((a, b) => a.subject.compare(b.subject))
    let wait: number | undefined
    for (const { subject, limit } of ordered) {
      await lockUntilEnd(trx, subject.readBigInt64BE())
      const full = await fullUntil(trx, subject, limit, windowSeconds)
      if (full !== undefined) wait = Math.max(wait ?? 1, Math.ceil(full.seconds))
    }
    if (wait !== undefined) return wait
    for (const { subject, account } of ordered)
      await trx.raw(
        `
        insert into sign_in_failures (subject, id, account, occurred_at)
        values (?, ?, ?, parley_now())`,
        [subject, id, account ?? null],
      )
    // Failures that have left the window are deleted a few at a time; those that another process is deleting are
    // skipped.
    await trx.raw(
      `
      delete from sign_in_failures
      where (subject, id) in (
        select subject, id
        from sign_in_failures
        where occurred_at <= parley_now() - ? * interval '1 second'
        limit 100
        for update skip locked
      )`,
      [windowSeconds],
    )
    return undefined
  })
}

/**
 * Until when each account is locked out from some network; accounts below all limits are left out. Keys are the digests
 * in hexadecimal.
 */
export async function lockedOutUntil(
  db: Database,
  accounts: Buffer[],
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<Map<string, Date>> {
  const until = new Map<string, Date>()
  if (accounts.length === 0) return until
  const { rows } = await db.raw<{ rows: { account: Buffer; retry_at: Date }[] }>(
    `
    select account, max(occurred_at) + ? * interval '1 second' as retry_at
    from (
      select account, occurred_at,
        row_number() over (partition by subject order by occurred_at desc, id desc) as position
      from sign_in_failures
      where account = any(?) and occurred_at > parley_now() - ? * interval '1 second'
    ) counted
    where position = ?
    group by account`,
    [windowSeconds, accounts, windowSeconds, limit],
  )
  for (const row of rows) until.set(row.account.toString('hex'), row.retry_at)
  return until
}

/** The attempt did not fail after all. */
export async function deleteAttempt(db: Database, id: string, subjects: Buffer[]): Promise<void> {
  await db('sign_in_failures').where({ id }).whereIn('subject', subjects).delete()
}

export async function deleteFailures(db: Database, account: Buffer): Promise<void> {
  await db('sign_in_failures').where({ account }).delete()
}

async function fullUntil(
  db: Database,
  subject: Buffer,
  limit: number,
  windowSeconds: number,
): Promise<Full | undefined> {
  const { rows } = await db.raw<{ rows: Full[] }>(
    `
    select occurred_at + ? * interval '1 second' as retry_at,
      extract(epoch from occurred_at + ? * interval '1 second' - parley_now())::float8 as seconds
    from sign_in_failures
    where subject = ? and occurred_at > parley_now() - ? * interval '1 second'
    order by occurred_at desc, id desc
    offset ?
    limit 1`,
    [windowSeconds, windowSeconds, subject, windowSeconds, limit - 1],
  )
  return rows[0]
}
