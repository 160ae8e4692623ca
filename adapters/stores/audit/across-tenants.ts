import { NIL_ID } from '../../ids.ts'
import { isNotAmong } from '../../postgres/plans.ts'
import { inPortion, purgeStatement } from '../../postgres/portions.ts'
import { OF_CALLS } from './purge.ts'

const OF_NO_WORKSPACE = `${OF_CALLS} and created_at < $1::timestamptz
      and ${isNotAmong('tenant_id', 'select parley_tenant_ids()')}`
const FAILED_OF_NO_WORKSPACE = `tenant_id = '${NIL_ID}' and action = 'session.login_failed'
      and created_at < $1::timestamptz`

/** Deletes older entries of calls that named a workspace which does not exist. */
export const purgeCallsOfNoWorkspace = purgeStatement(
  'purge_calls_of_no_workspace',
  `
  delete from audit_log
  where ${inPortion('audit_log', OF_NO_WORKSPACE)}`,
)

/** Deletes older entries of sign-ins that failed with an unknown address. */
export const purgeSignInsOfNoWorkspace = purgeStatement(
  'purge_sign_ins_of_no_workspace',
  `
  delete from audit_log
  where ${inPortion('audit_log', FAILED_OF_NO_WORKSPACE)}`,
)
