import type { GapWrite } from '../../adapters/stores/knowledge/gaps.ts'
import { collectedText } from '../../domain/collected-text.ts'
import type { GapFound } from '../../domain/engine/stimulus.ts'
import { languageCode } from '../../domain/knowledge/languages.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
import type { TurnDeps, TurnSubject } from './turn-types.ts'

/**
 * The questions of a turn that no document answers, unless the workspace keeps none.
 * @param personal contact details that the visitor gave, which have no recognisable form
 */
export async function gapsOf(
  { settings, newId }: Pick<TurnDeps, 'settings' | 'newId'>,
  { tenantId, conversation, flow }: Pick<TurnSubject, 'tenantId' | 'conversation' | 'flow'>,
  found: readonly GapFound[],
  personal: () => readonly KnownSecret[],
): Promise<GapWrite[]> {
  if (found.length === 0 || (await settings.value(tenantId, 'engine/answers/keep_gaps')) === false) return []
  return found.flatMap(({ flowCode, nodeId, question, language }) => {
    const collected = collectedText(question, personal())
    const locale = languageCode(language ?? conversation.locale ?? flow?.definition.locale)
    return collected === undefined ? [] : [{ id: newId(), locale, ...collected, flow: flowCode, node: nodeId }]
  })
}
