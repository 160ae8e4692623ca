import { canonicalJson, jsonOf } from '../../domain/json.ts'
import type { ConnectionTemplate } from '../../generated/schemas/connection-template.ts'
import { readDocumentText } from '../connections/document.ts'
import { TEMPLATES_AT_MOST } from '../connections/template-findings.ts'
import { connectionTemplateFindings } from './check.ts'
import { asSentence, type Finding } from './finding.ts'
import { reconcile, refuseRepeated } from './reconcile.ts'
import type { ApplyContext } from './types.ts'

export async function applyConnectionTemplates(context: ApplyContext): Promise<void> {
  const { document, stores, findings } = context
  const entries = document.connectionTemplates ?? []
  refuseRepeated(context, 'connectionTemplates', entries, entry => entry.key)
  const refused = connectionTemplateFindings(document)
  findings.push(...refused)
  if (refused.length > 0) return
  for (const [index, { id, key, template: given }] of entries.entries()) {
    const path = `/connectionTemplates/${String(index)}`
    const template = given as unknown as ConnectionTemplate
    const found = await stores.connectionTemplates.find({ key })
    if (found === undefined || canonicalJson(jsonOf(found.template)) !== canonicalJson(jsonOf(template)))
      findings.push(...(await documentFindings(`${path}/template/document`, template)))
    await reconcile(context, stores.connectionTemplates, {
      kind: 'connectionTemplate',
      code: key,
      path,
      id,
      found,
      fields: { template },
      create: newId => ({ id: newId, key, template }),
    })
  }
  if ((await stores.connectionTemplates.summaries()).length > TEMPLATES_AT_MOST)
    findings.push({
      path: '/connectionTemplates',
      message: `The workspace would have more than ${TEMPLATES_AT_MOST} templates.`,
    })
}

async function documentFindings(path: string, { providerKey, document }: ConnectionTemplate): Promise<Finding[]> {
  if (providerKey !== 'http' || document === undefined) return []
  const read = await readDocumentText(canonicalJson(jsonOf(document)), 'openapi')
  return read.outcome === 'refused'
    ? [{ path: `${path}${read.path}`, message: asSentence(`the document ${read.message}`) }]
    : []
}
