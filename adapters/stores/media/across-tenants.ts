import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'

const byAddress = statementOfOneShardGroup<{ tenant_id: string; id: string; name: string; mime: string; size: number }>(
  'medium_by_address',
  `
  select tenant_id, id, name, mime, size
  from media
  where address = $1`,
)

/** A medium of any workspace, by the random part of its address: clients that fetch it belong to no workspace. */
export async function findMediumAt(
  db: Queryable,
  address: string,
): Promise<{ tenantId: string; id: string; name: string; mime: string; size: number } | undefined> {
  const [row] = await byAddress(db, [address])
  if (row === undefined) return undefined
  const { tenant_id: tenantId, id, name, mime, size } = row
  return { tenantId, id, name, mime, size }
}
