import type { Pool } from '../../adapters/postgres/pool.ts'
import { findVisitedPage, type VisitedPage } from '../../adapters/stores/hosted-pages/across-tenants.ts'
import { isOriginAllowed } from '../../domain/origins.ts'
import type { KeyDirectory } from '../access/publishable-keys.ts'
import type { Publications } from '../published/published.ts'

export type OpenPage = Pick<VisitedPage, 'title' | 'intent' | 'accent' | 'scheme' | 'indexed'> & { key: string }

export type VisitDeps = { db: Pool; keys: KeyDirectory; publications: Publications }

const ADDRESS = /^[a-z0-9](-?[a-z0-9]){2,62}$/

/**
 * The page at an address, as a visitor sees it. Undefined unless its chat would open and its flow start, whatever the
 * reason: an address tells nobody that there is a page which is not for visitors.
 * @param origin of the installation, which the key has to allow
 */
export async function visitHostedPage(
  { db, keys, publications }: VisitDeps,
  address: string,
  origin: string,
): Promise<OpenPage | undefined> {
  if (!ADDRESS.test(address)) return undefined
  const page = await findVisitedPage(db, address)
  if (page === undefined) return undefined
  const { tenantId, keyId, title, intent, accent, scheme, indexed } = page
  const key = await keys.byId(tenantId, keyId)
  if (key?.status !== 'active' || !isOriginAllowed(origin, key.allowedOrigins)) return undefined
  if (key.intents !== null && !key.intents.includes(intent)) return undefined
  const { intentsByName } = await publications.of(tenantId)
  return intentsByName.has(intent) ? { key: key.key, title, intent, accent, scheme, indexed } : undefined
}
