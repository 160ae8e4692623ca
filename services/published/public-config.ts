import type { Pool } from '../../adapters/postgres/pool.ts'
import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { withTheme } from '../../domain/widget-theme.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import { loadValues, publicSections, type Configuration } from '../configuration/configuration.ts'
import type { Published, PublishedDocuments } from './documents.ts'

/** The public fields of one section, by path, as they are in force for a workspace, with those of the theme. */
export type ConfigDocument = { section: string; values: JsonObject }

/**
 * @throws Refusal `not_found` for a section that does not exist or has no public field
 */
export async function getPublicConfigSection(
  { configuration, published }: { configuration: Configuration; published: PublishedDocuments },
  key: PublishableKey,
  section: string,
): Promise<Published<ConfigDocument>> {
  const fields = publicSections.get(section)
  if (fields === undefined) throw new Refusal('not_found')
  const stored = await published.read('config', `${key.tenantId}/${section}`, value => readStored(value, section))
  if (stored !== undefined) return stored
  const scope = { kind: 'tenant', id: key.tenantId } as const
  const resolved = await Promise.all(
    fields.map(async field => [field.path, await configuration.resolve(field, scope)] as const),
  )
  const values = withTheme(Object.fromEntries(resolved))
  return { source: 'live', document: { section, values }, publishedAt: null }
}

/** The document to store, from the current database; undefined for a section without a public field. */
export async function computeConfigSection(
  db: Pool,
  tenantId: string,
  section: string,
): Promise<ConfigDocument | undefined> {
  const fields = publicSections.get(section)
  return fields === undefined ? undefined : { section, values: withTheme(await loadValues(db, tenantId, fields)) }
}

/** A stored document with other fields than the section has now is outdated. */
function readStored(value: unknown, section: string): ConfigDocument | undefined {
  if (!isJsonObject(value) || value['section'] !== section) return undefined
  const { values } = value
  if (!isJsonObject(values)) return undefined
  const fields = publicSections.get(section) ?? []
  const same = Object.keys(values).length === fields.length && fields.every(({ path }) => Object.hasOwn(values, path))
  return same ? { section, values } : undefined
}
