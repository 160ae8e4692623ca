import { tenantOfHostedPage } from '../../adapters/stores/hosted-pages/across-tenants.ts'
import { reconcile, refuseRepeated } from './reconcile.ts'
import type { ApplyContext } from './types.ts'

/** After the keys, which the pages name. */
export async function applyHostedPages(context: ApplyContext): Promise<void> {
  const { stores, db, tenant, findings } = context
  const entries = context.document.hostedPages ?? []
  refuseRepeated(context, 'hostedPages', entries, entry => entry.address)
  for (const [index, { id, key: keyName, ...entry }] of entries.entries()) {
    const path = `/hostedPages/${String(index)}`
    const owner = await tenantOfHostedPage(db, entry.address)
    if (owner !== undefined && owner !== tenant.id) {
      findings.push({ path: `${path}/address`, message: `The address "${entry.address}" is taken.` })
      continue
    }
    const key = await stores.keys.find({ name: keyName })
    if (key === undefined) {
      findings.push({ path: `${path}/key`, message: `There is no key "${keyName}".` })
      continue
    }
    const { address } = entry
    const fields = { ...entry, keyId: key.id }
    await reconcile(context, stores.hostedPages, {
      kind: 'hostedPage',
      code: address,
      path,
      id,
      found: await stores.hostedPages.find(id === undefined ? { address } : { id }),
      fields,
      create: newId => ({ id: newId, ...fields }),
    })
  }
}
