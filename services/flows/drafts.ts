import { isDeepStrictEqual } from 'node:util'
import type { Flow, FlowStore, FlowVersion } from '../../adapters/stores/flows/flows.ts'
import { ifMatchMatches } from '../../domain/etags.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'

/** The latest version of a flow, if it has one. */
export type Latest = Pick<FlowVersion, 'version' | 'definition'> | null | undefined

/** The definition that the next publish takes: the draft's own, or that of the latest version. */
export function draftDefinition({ code, name, draft }: Flow, latest: Latest): JsonObject {
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
  latest: Latest,
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

/** The entity tag of a draft. It never is that of a flow, so that one sent for the other is refused. */
export function draftEtag({ revision }: { revision: number }): string {
  return `"draft-${revision}"`
}

/** @throws Refusal `precondition_failed` when the header names another state of the draft */
export function requireDraft(ifMatch: string | undefined, { draftRevision: revision }: Flow): void {
  if (ifMatch !== undefined && !ifMatchMatches(ifMatch, draftEtag({ revision })))
    throw new Refusal('precondition_failed')
}

/** What the audit log says of a flow: its draft, and what is live. */
export function flowState(flow: Flow, latest: Latest, publishedVersion: number | null | undefined): object {
  return {
    code: flow.code,
    name: flow.name,
    publishedVersion: publishedVersion ?? null,
    draft: draftDefinition(flow, latest),
  }
}

export function flowResource({ id, code }: Flow) {
  return { type: 'flow', id, name: code }
}
