import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowStore, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import type { JsonObject } from '../../domain/json.ts'

/** The definition that the next publish takes: the draft's own, or that of the latest version. */
export function draftDefinition({ code, name, draft }: Flow, latest: FlowVersion | undefined): JsonObject {
  return (draft ?? latest?.definition ?? { code, name }) as JsonObject
}

/**
 * Saves a definition as the draft, valid or not; one that is the latest version again is no draft of its own.
 * @param flow locked
 * @param actor who saves it, as the audit log records actors
 * @returns the flow as it is now; as it was, where that is its draft already
 */
export async function saveDraft(
  flows: FlowStore,
  flow: Flow,
  latest: FlowVersion | undefined,
  definition: JsonObject,
  actor: unknown,
): Promise<Flow> {
  if (isDeepStrictEqual(draftDefinition(flow, latest), definition)) return flow
  const name = draftName(definition, flow.code)
  if (isDeepStrictEqual(latest?.definition, definition))
    return await flows.saveDraft(flow, { draft: null, draftBase: null, name }, actor)
  return await flows.saveDraft(
    flow,
    { draft: definition, draftBase: flow.draft === null ? (latest?.version ?? null) : flow.draftBase, name },
    actor,
  )
}

/** What people call the flow: the name in its draft, or its code. */
export function draftName(definition: JsonObject, code: string): string {
  const { name } = definition
  return typeof name === 'string' && name !== '' ? name : code
}
