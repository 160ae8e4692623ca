import { eventLoop } from '../../adapters/clock.ts'
import { findRecentEvents } from '../../adapters/stores/events/recent.ts'
import type { TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import { correlationKey } from '../../domain/correlation.ts'
import { takesEvent } from '../../domain/engine/advance.ts'
import type { ExecutionRecord, Read } from '../../adapters/stores/executions/state.ts'
import type { CompiledFlow, Environment } from '../../domain/engine/compiled-flow.ts'
import { personalAnswers } from '../../domain/engine/log-records.ts'
import { questionOf, restoreSnapshot, type Snapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import { answerFields } from '../../domain/handoffs/message-files.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { KnownSecret } from '../../domain/redaction.ts'
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

/** The versions that the frames of an execution run; one that no longer loads is absent. */
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
    flows: publication.flows,
    versions,
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

/**
 * A question takes files of its own conversation; another visitor's file would be returned with a fresh download
 * address.
 */
async function answerFacts(
  deps: TurnDeps,
  { tenantId, conversation, stimulus }: TurnSubject,
  { wait }: Snapshot,
): Promise<ValueFacts | undefined> {
  const fields = answerFields(wait)
  if (stimulus.type !== 'resume' || fields.length === 0) return undefined
  return await factsFor(deps, {
    tenantId,
    formId: questionOf(wait)?.expectedInput.form_id ?? null,
    fields,
    values: stimulus.values,
    answerer: { type: 'conversation', conversationId: conversation.id },
  })
}

/** What the configuration of a workspace says about its turns; the core has defaults for the rest. */
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

/** Decides whether waits of an execution take an event; if its version does not load, its turn decides. */
export async function eventMatcher(
  deps: TurnDeps,
  subject: Pick<TurnSubject, 'tenantId' | 'now' | 'publication' | 'versions' | 'flow'>,
): Promise<(snapshot: Snapshot, data: JsonObject) => Promise<boolean>> {
  const { flow } = subject
  if (flow === undefined) return () => Promise.resolve(true)
  const environment = await plainEnvironment(deps, subject)
  return async (snapshot, data) => await takesEvent(flow, snapshot, data, environment)
}

/**
 * The event that a turn starts to wait for, with which of the latest ones its wait takes: decided before the turn is
 * written, so that it queues a message only where there is something to do. `causeId` is the event that moves the turn.
 */
export async function awaitedEvent(
  deps: TurnDeps,
  subject: TurnSubject,
  { snapshot, wait }: Turn,
  causeId: string | null,
): Promise<TurnWrite['execution']['awaited']> {
  if (wait?.kind !== 'event') return null
  const { tenantId, executionId, conversation } = subject
  const awaited = { name: wait.event, since: new Date(wait.since), key: correlationKey(wait.correlation) }
  const asked = { ...awaited, executionId, conversationId: conversation.id }
  const { value: events } = await findRecentEvents(deps.db, tenantId, asked).next()
  const untaken = (events ?? []).filter(event => event.id !== causeId)
  if (untaken.length === 0) return { ...awaited, recent: { seen: [], taken: null } }
  const seen = untaken.map(({ id }) => id)
  const takes = await eventMatcher(deps, subject)
  for (const { id, data } of untaken)
    if (await takes(snapshot, data)) return { ...awaited, recent: { seen, taken: id } }
  return { ...awaited, recent: { seen, taken: null } }
}

/** What the visitor answered with in the turn that no shape of contact details shows. */
export function personalAnswersOf(
  { stimulus, snapshot, publication, versions }: TurnSubject,
  turn: Turn,
): KnownSecret[] {
  return personalAnswers({
    stimulus,
    before: snapshot,
    after: turn.snapshot,
    versions: { flows: publication.flows, versions },
    formByCode: code => publication.forms.get(code)?.definition,
  })
}
