import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import { Refusal, unknownValue } from '../../domain/refusal.ts'
import { auditActor, type AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { collectedTextOperations } from '../admin/collected-texts.ts'
import { documentResource } from '../documents/documents.ts'
import { draftDefinition, storeDraft } from '../documents/publishing.ts'
import { flowKind } from './publishing.ts'

export type MadeExample = { flowId: string; intent: string }

const EXAMPLES_AT_MOST = 100

const texts = collectedTextOperations({
  type: 'unmatched_text',
  list: 'unmatched texts',
  textsIn: stores => stores.unmatchedTexts,
})
export const listUnmatchedTexts = texts.list
export const getUnmatchedText = texts.get
export const dismissUnmatchedText = texts.dismiss

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
  return unknownValue('intent', 'No published flow has this intent in its draft')
}
