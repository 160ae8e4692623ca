import type { Database } from '../../postgres/tenant-rows.ts'

export type PasswordTokenPurpose = 'reset' | 'invitation'

export interface NewPasswordToken {
  id: string
  userId: string
  purpose: PasswordTokenPurpose
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

/** Links with which the users of a workspace choose a password. They are found by token below. */
export interface PasswordTokenStore {
  /** Also deletes the expired ones of this user. */
  add(token: NewPasswordToken): Promise<void>
  /** How many of the user's are valid. */
  count(userId: string, purpose: PasswordTokenPurpose, now: Date): Promise<number>
  /** Invalidates the user's tokens of a purpose, which still count until they expire. */
  supersede(userId: string, purpose: PasswordTokenPurpose): Promise<void>
  /** Invalidates the user's tokens: all of them, or those of one purpose. */
  endOf(userId: string, purpose?: PasswordTokenPurpose): Promise<void>
  /** Deletes a token that is valid; false when there is none. Of two uses at the same time one gets true. */
  use(tokenHash: Buffer, now: Date): Promise<boolean>
}

export function passwordTokens(db: Database, tenantId: string): PasswordTokenStore {
  const rows = () => db('password_tokens').where('tenant_id', tenantId)
  return {
    async add({ id, userId, purpose, tokenHash, now, expiresAt }) {
      await rows().where('user_id', userId).where('expires_at', '<=', now).delete()
      await db('password_tokens').insert({
        tenant_id: tenantId,
        id,
        user_id: userId,
        purpose,
        token_hash: tokenHash,
        created_at: now,
        expires_at: expiresAt,
      })
    },
    async count(userId, purpose, now) {
      const row = await rows()
        .where({ user_id: userId, purpose })
        .where('expires_at', '>', now)
        .count<{ count: number }[]>('* as count')
        .first()
      return row?.count ?? 0
    },
    async supersede(userId, purpose) {
      // Nobody has the token of this hash.
      const token_hash = db.raw("sha256(convert_to(gen_random_uuid()::text, 'UTF8'))")
      await rows().where({ user_id: userId, purpose }).update({ token_hash })
    },
    async endOf(userId, purpose) {
      await rows()
        .where({ user_id: userId, ...(purpose === undefined ? {} : { purpose }) })
        .delete()
    },
    async use(tokenHash, now) {
      return (await rows().where('token_hash', tokenHash).where('expires_at', '>', now).delete()) === 1
    },
  }
}
