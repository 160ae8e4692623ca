import { NIL_ID } from '../../ids.ts'
import { inPortion } from '../../postgres/purge.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { OF_CALLS } from './purge.ts'

const OF_NO_WORKSPACE = `${OF_CALLS} and created_at < $1::timestamptz
      and not exists (select 1 from tenants t where t.id = audit_log.tenant_id)`
const purge = statement(
  'purge_stray_call_audit',
  `
  delete from audit_log
  where ${inPortion('audit_log', OF_NO_WORKSPACE)}
  returning 1`,
)

/**
 * Deletes a portion of the entries of calls that named a workspace which does not exist.
 * @returns how many; fewer than a portion when none is left
 */
export async function purgeStrayCallEntries(db: Queryable, before: Date): Promise<number> {
  return (await purge(db, [before])).length
}

const FAILED_OF_NO_WORKSPACE = `tenant_id = '${NIL_ID}' and action = 'session.login_failed'
      and created_at < $1::timestamptz`
const purgeFailed = statement(
  'purge_stray_failed_sign_ins',
  `
  delete from audit_log
  where ${inPortion('audit_log', FAILED_OF_NO_WORKSPACE)}
  returning 1`,
)

/** As `purgeStrayCallEntries`, of sign-ins that failed with an unknown address. */
export async function purgeStrayFailedSignIns(db: Queryable, before: Date): Promise<number> {
  return (await purgeFailed(db, [before])).length
}
