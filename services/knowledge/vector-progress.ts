import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { countVectors, findVectorSets, type VectorSet } from '../../adapters/stores/knowledge/vectors.ts'
import { pick } from '../../domain/pick.ts'

export type VectorSetProgress = Pick<
  VectorSet,
  'connection' | 'model' | 'dimensions' | 'answers' | 'costMicros' | 'failure' | 'dueAt'
> & { passages: number }

/** How many passages have vectors, of how many; the set that answers first. */
export async function vectorProgress(
  db: Pool,
  tenantId: string,
): Promise<{ passages: number; sets: VectorSetProgress[] }> {
  return await transaction(
    db,
    async client => {
      const sets = await findVectorSets(client, tenantId)
      const { passages, bySet } = await countVectors(client, tenantId)
      const shown = ['connection', 'model', 'dimensions', 'answers', 'costMicros', 'failure', 'dueAt'] as const
      return { passages, sets: sets.map(set => ({ ...pick(set, ...shown), passages: bySet.get(set.id) ?? 0 })) }
    },
    { snapshot: true },
  )
}
