import { fromRow } from '../../postgres/rows.ts'
import { lockUntilEnd } from '../../postgres/locks.ts'
import { NIL_ID } from '../../ids.ts'
import type { SealedSecret } from '../../secrets.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { scopeKey, type ConfigScope } from '../../../domain/configuration.ts'

/** An override; exactly one of `value` and `secret` is set. */
export interface ConfigValue {
  path: string
  value: unknown
  secret: SealedSecret | null
  updatedBy: unknown
  updatedAt: Date
}

/** Represents the global scope in the primary key, which cannot be null. */
export const GLOBAL_SCOPE_ID = NIL_ID

export interface ConfigStore {
  list: () => Promise<ConfigValue[]>
  set: (path: string, content: { value: unknown } | { secret: SealedSecret }, by: unknown) => Promise<void>
  /** Until the transaction ends, other saves in this scope wait, even if it has no value yet. */
  lock: () => Promise<void>
  /** Whether there was an override. */
  reset: (path: string) => Promise<boolean>
}

/** The overrides of one scope. Which one wins for a workspace is decided by the reader of all its scopes. */
export function configValues(db: Database, scope: ConfigScope): ConfigStore {
  const key = { scope_kind: scope.kind, scope_id: scope.kind === 'global' ? GLOBAL_SCOPE_ID : scope.id }
  return {
    async list() {
      const rows = await db('config_values')
        .where(key)
        .orderBy('path')
        .select<object[]>('path', 'value', 'secret', 'updated_by', 'updated_at')
      return rows.map(fromRow<ConfigValue>)
    },
    async set(path, content, by) {
      // Serialized here, because the driver would send a string without the quotes that make it JSON.
      const row = {
        value: 'value' in content ? JSON.stringify(content.value) : null,
        secret: 'secret' in content ? JSON.stringify(content.secret) : null,
        updated_by: JSON.stringify(by),
        // As in `saveTenant`.
        updated_at: db.raw('now()'),
      }
      await db('config_values')
        .insert({ ...key, path, ...row })
        .onConflict(['scope_kind', 'scope_id', 'path'])
        .merge(Object.keys(row))
    },
    async lock() {
      await lockUntilEnd(db, `config_values/${scopeKey(scope)}`)
    },
    async reset(path) {
      return (
        (await db('config_values')
          .where({ ...key, path })
          .delete()) > 0
      )
    },
  }
}
