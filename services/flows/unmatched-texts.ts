import { LATEST_SEEN_FIRST, type UnmatchedText } from '../../adapters/stores/intents/unmatched-texts.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { documentResource } from '../documents/documents.ts'
import { draftDefinition, storeDraft } from '../documents/publishing.ts'
import { flowKind } from './publishing.ts'

export type { UnmatchedText }
export type MadeExample = { flowId: string; intent: string }

const EXAMPLES_AT_MOST = 100

/** The latest first. */
export async function listUnmatchedTexts(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  { locale, ...query }: ListQuery & { locale?: string | undefined },
): Promise<ListPage<UnmatchedText>> {
  const { unmatchedTexts } = forTenant(knex, tenantId)
  return await listPage(
    'unmatched texts',
    LATEST_SEEN_FIRST,
    query,
    async window => await unmatchedTexts.latest({ locale }, window),
  )
}

/** @throws Refusal `not_found` */
export async function getUnmatchedText(
  { knex }: Pick<ChangeDeps, 'knex'>,
  { tenantId }: AdminCaller,
  id: string,
): Promise<UnmatchedText> {
  return found(await forTenant(knex, tenantId).unmatchedTexts.find({ id }))
}

/** @throws Refusal `not_found` */
export async function dismissUnmatchedText(deps: ChangeDeps, caller: AdminCaller, id: string): Promise<void> {
  await change(deps, caller, 'unmatched_text.dismiss', async ({ unmatchedTexts }) => {
    const { text } = found(await unmatchedTexts.find({ id }))
    await unmatchedTexts.delete(id)
    return { result: undefined, resource: { type: 'unmatched_text', id, name: null }, before: { text }, after: null }
  })
}

/**
 * Adds the text to the examples of an intent in the draft of the flow that owns it.
 * @throws Refusal `not_found`, `validation_failed` for an intent that no flow owns or its draft lacks, `conflict` for
 * one that has all the examples it may have
 */
export async function makeExampleOfText(
  deps: ChangeDeps,
  caller: AdminCaller,
  id: string,
  intent: string,
): Promise<MadeExample> {
  return await change(deps, caller, 'flow.add_example', async ({ flows, flowTriggers, unmatchedTexts }) => {
    const { text } = found(await unmatchedTexts.findForUpdate({ id }))
    const owner = (await flowTriggers.referable()).intents.find(({ name }) => name === intent)
    if (owner === undefined) throw unknownIntent()
    const { flowId } = owner
    const document = found(await flows.findForUpdate({ id: flowId }))
    const versions = await flows.versions(flowId)
    const before = draftDefinition(document, versions)
    const after = withExample(before, intent, text)
    await storeDraft(flowKind, flows, { document, versions }, after, auditActor(caller))
    await unmatchedTexts.delete(id)
    return {
      result: { flowId, intent },
      resource: documentResource(flowKind, document),
      before: { draft: before },
      after: { draft: after },
    }
  })
}

function withExample(definition: JsonObject, intent: string, text: string): JsonObject {
  const triggers = Array.isArray(definition['triggers']) ? definition['triggers'] : []
  const index = triggers.findIndex(trigger => isJsonObject(trigger) && trigger['intent'] === intent)
  const trigger = triggers[index]
  if (!isJsonObject(trigger)) throw unknownIntent()
  const examples: Json[] = Array.isArray(trigger['examples']) ? trigger['examples'] : []
  if (examples.includes(text)) return definition
  if (examples.length >= EXAMPLES_AT_MOST)
    throw new Refusal('conflict', { message: `An intent has at most ${EXAMPLES_AT_MOST} examples` })
  return { ...definition, triggers: triggers.with(index, { ...trigger, examples: [...examples, text] }) }
}

function unknownIntent(): Refusal {
  return new Refusal('validation_failed', {
    message: 'No published flow has this intent in its draft',
    details: { validation_errors: [{ field: 'intent', rule: 'enum' }] },
  })
}
