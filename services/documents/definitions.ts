import { transaction } from '../../adapters/postgres/transaction.ts'
import type { DocumentRecord, Versions } from '../../adapters/stores/documents/documents.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { ChangeDeps } from '../admin/change.ts'
import type { DocumentKind } from './publishing.ts'

/**
 * A document with one of its definitions: that of the given version, else of the live, else of the latest one, else the
 * draft of a document that never had one; `version` is null for that.
 * @throws Refusal `not_found`
 */
export async function getDefinition<Definition>(
  kind: Pick<DocumentKind<Definition, Versions<Definition>>, 'name' | 'storeOf'>,
  { knex }: Pick<ChangeDeps, 'knex'>,
  tenantId: string,
  { id, version }: { id: string; version?: number | undefined },
): Promise<{ record: DocumentRecord<Definition>; version: number | null; definition: JsonObject }> {
  return await transaction(
    knex,
    async trx => {
      const store = kind.storeOf(forTenant(trx, tenantId))
      const record = await store.record(id)
      if (record === undefined) throw new Refusal('not_found', { message: `No such ${kind.name}` })
      const requested = version ?? record.publishedVersion ?? record.latestVersion
      const chosen = requested === null ? store.draft(id) : store.version(id, requested)
      const definition: unknown = (await chosen)?.definition
      if (!isJsonObject(definition)) throw new Refusal('not_found', { message: `The ${kind.name} has no such version` })
      return { record, version: requested, definition }
    },
    { snapshot: true },
  )
}
