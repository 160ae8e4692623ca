import { hashPassword, verifyPassword } from '../../adapters/secrets.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { inPasswordTurn } from '../admin/password-turns.ts'

/** A password in a file, and the stored hash of its user, if there is one. */
export type FilePassword = { email: string; password: string; stored: string | null }

/** The hash to store, which replaces `stored`; undefined when the password is that of the user already. */
export type PreparedPassword = { stored: string | null; hash: string | undefined }

/** In place of a hash, in what is never committed. */
export const NOT_HASHED = 'not hashed'

/** The hash to store for a password; undefined when it is that of the user already. */
export async function newHash({ password, stored }: Omit<FilePassword, 'email'>): Promise<string | undefined> {
  return stored !== null && (await verifyPassword(password, stored)) ? undefined : await hashPassword(password)
}

/**
 * Hashes one password after the other, in the place of the workspace.
 * @throws Refusal `service_unavailable` when the client has left: thousands of passwords take minutes
 */
export async function preparePasswords(
  knex: Database,
  caller: Pick<AdminCaller, 'tenantId' | 'hasLeft'>,
  passwords: readonly FilePassword[],
): Promise<Map<string, PreparedPassword>> {
  const prepared = new Map<string, PreparedPassword>()
  for (const { email, ...password } of passwords) {
    prepared.set(email, {
      stored: password.stored,
      hash: await inPasswordTurn(knex, caller, async () => await newHash(password)),
    })
  }
  return prepared
}
