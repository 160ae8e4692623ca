import { eventLoop } from '../../adapters/clock.ts'
import type { ExecutionRecord, Read } from '../../adapters/stores/executions/state.ts'
import type { CompiledFlow, Environment } from '../../domain/engine/compiled-flow.ts'
import { restoreSnapshot, type Snapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus } from '../../domain/engine/stimulus.ts'
import type { ValueFacts } from '../../domain/values/facts.ts'
import { durationMs } from '../../domain/date-time.ts'
import { factsFor } from '../forms/value-facts.ts'
import type { Settings } from '../configuration/settings.ts'
import type { TurnDeps, TurnSubject } from './turn-types.ts'

/** What a turn of an existing execution is decided on. */
export async function subjectOf(
  deps: TurnDeps,
  tenantId: string,
  { now, found: execution }: Read<ExecutionRecord>,
  stimulus: Stimulus,
): Promise<TurnSubject> {
  const { conversation, flowId, versionId } = execution
  const snapshot = restoreSnapshot(execution.snapshot)
  const [publication, versions] = await Promise.all([
    deps.publications.of(tenantId),
    loadVersions(deps, tenantId, { snapshot, versionId }),
  ])
  return {
    tenantId,
    now,
    executionId: execution.id,
    conversation,
    flowId,
    flowCode: snapshot.frames[0]?.flowCode ?? '',
    versionId,
    version: undefined,
    trigger: undefined,
    revision: execution.revision,
    lineageId: execution.lineageId,
    stimulus,
    publication,
    snapshot,
    flow: versions.get(versionId),
    versions,
    mode: 'resume',
  }
}

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

/** What the core decides with: published flows and forms, settings, ids, random numbers. */
export async function plainEnvironment(
  { settings, newId, random }: Pick<TurnDeps, 'settings' | 'newId' | 'random'>,
  { tenantId, now, publication, versions }: Pick<TurnSubject, 'tenantId' | 'now' | 'publication' | 'versions'>,
): Promise<Environment> {
  return {
    ...(await turnSettings(settings, tenantId)),
    now,
    newId,
    random,
    eventLoop,
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

/** As `plainEnvironment`, with facts about the values that the turn answers with. */
export async function environmentOf(deps: TurnDeps, subject: TurnSubject): Promise<Environment> {
  const { snapshot } = subject
  const environment = await plainEnvironment(deps, subject)
  if (snapshot === null) return environment
  const valueFacts = await answerFacts(deps, subject, snapshot)
  return valueFacts === undefined ? environment : { ...environment, valueFacts }
}

/** A question takes files of its own conversation; a stranger's file would come back with a fresh download address. */
async function answerFacts(
  deps: TurnDeps,
  { tenantId, conversation, stimulus }: TurnSubject,
  { wait }: Snapshot,
): Promise<ValueFacts | undefined> {
  if (stimulus.type !== 'resume' || wait?.kind !== 'input' || wait.fields.length === 0) return undefined
  return await factsFor(deps, {
    tenantId,
    formId: wait.expectedInput.form_id ?? null,
    fields: wait.fields,
    values: stimulus.values,
    answerer: { type: 'conversation', conversationId: conversation.id },
  })
}

/** What the configuration of a workspace says of its turns; the core has its own values for what is not there. */
export async function turnSettings(
  settings: Settings,
  tenantId: string,
): Promise<Pick<Environment, 'stepBudget' | 'waitExpiry' | 'httpTimeoutMs'>> {
  const [stepBudget, waitExpiry, timeout] = await Promise.all(
    ['runs/step_budget', 'runs/wait_expiry', 'http/timeout'].map(
      async path => await settings.value(tenantId, `engine/${path}`),
    ),
  )
  const httpTimeoutMs = typeof timeout === 'string' ? durationMs(timeout) : undefined
  return {
    ...(typeof stepBudget === 'number' ? { stepBudget } : {}),
    ...(typeof waitExpiry === 'string' ? { waitExpiry } : {}),
    ...(httpTimeoutMs === undefined ? {} : { httpTimeoutMs }),
  }
}
