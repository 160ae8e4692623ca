import { eventLoop } from '../../adapters/event-loop.ts'
import type { CompiledFlow, Environment } from '../../domain/engine/compiled-flow.ts'
import type { Snapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus } from '../../domain/engine/stimulus.ts'
import type { ValueFacts } from '../../domain/values/facts.ts'
import { factsFor } from '../forms/value-facts.ts'
import type { TurnDeps, TurnSubject } from './turn-types.ts'

/** The versions that the frames of an execution run; one that does not load any more is absent. */
export async function loadVersions(
  { publications }: TurnDeps,
  tenantId: string,
  { snapshot, versionId }: { snapshot: Snapshot; versionId: string },
): Promise<Map<string, CompiledFlow>> {
  const ids = [...new Set([versionId, ...snapshot.frames.map(frame => frame.versionId)])]
  const loaded = await Promise.all(ids.map(async id => [id, await publications.version(tenantId, id)] as const))
  return new Map(loaded.flatMap(([id, found]) => (found === undefined ? [] : [[id, found.flow]])))
}

/** What the core decides a turn with: published flows and forms, ids, random numbers, facts about answered values. */
export async function environmentOf(
  deps: TurnDeps,
  tenantId: string,
  { now, publication, versions, snapshot, stimulus }: TurnSubject,
): Promise<Environment> {
  const { newId, random } = deps
  const valueFacts = snapshot === null ? undefined : await answerFacts(deps, tenantId, snapshot, stimulus)
  return {
    now,
    newId,
    random,
    eventLoop,
    ...(valueFacts === undefined ? {} : { valueFacts }),
    resolveFlow: code => {
      const found = publication.flows.get(code)
      if (found === undefined) return undefined
      versions.set(found.versionId, found.flow)
      return { versionId: found.versionId, flow: found.flow }
    },
    versionById: versionId => versions.get(versionId),
    resolveForm: code => {
      const found = publication.forms.get(code)
      return found === undefined ? undefined : { formId: found.id, form: found.definition }
    },
  }
}

/** A question of no form takes any upload of the workspace; its own rules decide which. */
async function answerFacts(
  deps: TurnDeps,
  tenantId: string,
  { wait }: Snapshot,
  stimulus: Stimulus,
): Promise<ValueFacts | undefined> {
  if (stimulus.type !== 'resume' || wait?.kind !== 'input' || wait.fields.length === 0) return undefined
  return await factsFor(deps, {
    tenantId,
    formId: wait.expectedInput.form_id ?? null,
    fields: wait.fields,
    values: stimulus.values,
  })
}
