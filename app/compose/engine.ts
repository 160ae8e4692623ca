import { createTypingSignal, createWorkSignal } from '../../adapters/postgres/notifications.ts'
import { createTurnReads } from '../../adapters/stores/executions/state.ts'
import { createWaitTokens } from '../../adapters/chat-tokens.ts'
import { Idempotency, REPETITION_WAIT_MS } from '../../services/idempotency/idempotency.ts'
import { createLeases } from '../../services/leases.ts'
import { appSecretsOf } from '../environment.ts'
import { notifierOptions, type Base, type ServiceEnvironment } from './base.ts'
import type { CallDeps } from './calls.ts'
import type { FileDeps } from './files.ts'
import type { PublishingDeps } from './publishing.ts'
import type { Substitutes } from './substitutes.ts'

export type EngineDeps = ReturnType<typeof composeEngine>

/** What turns need besides what they read and call. */
export function composeEngine(
  parts: Base & PublishingDeps & CallDeps & FileDeps,
  environment: ServiceEnvironment,
  substitutes: Substitutes,
) {
  const { db, log, newId, secretBox, metrics } = parts
  const { random = Math.random, repetitionWaitMs = REPETITION_WAIT_MS } = substitutes
  const leases = createLeases({ db, log })
  const work = createWorkSignal(notifierOptions(parts, 'other processes could not be notified of work'))
  return {
    random,
    reads: createTurnReads(db),
    waitTokens: createWaitTokens(appSecretsOf(environment)),
    redactEventLog: environment.eventLogRedaction,
    leases,
    idempotency: new Idempotency({ db, newId, secrets: secretBox, leases, waitMs: repetitionWaitMs }),
    work,
    typing: createTypingSignal(notifierOptions(parts, 'other processes could not be told who is typing')),
    meter: metrics,
  }
}
