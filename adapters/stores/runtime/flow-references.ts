import { statement, type Queryable } from './statement.ts'

const codes = statement<{ kind: 'goal' | 'connection', code: string }>('flow_references', `
  select 'goal' as kind, code from goals where tenant_id = $1 and status = 'active'
  union all select 'connection', code from connections where tenant_id = $1 and status = 'active'`)

/** Codes of the active goals and connections that a flow may name. */
export async function findReferableCodes(db: Queryable, tenantId: string): Promise<{ goals: Set<string>, connections: Set<string> }> {
  const rows = await codes(db, [tenantId])
  const of = (kind: string) => new Set(rows.filter(row => row.kind === kind).map(row => row.code))
  return { goals: of('goal'), connections: of('connection') }
}
