import type { IncomingMessage, ServerResponse } from 'node:http'
import { createUnderWay } from '../../services/background.ts'
import {
  createCancellationSignal,
  createViewerSignal,
  type CancellationSignal,
  type ViewerSignal,
} from '../../adapters/postgres/notifications.ts'
import type { Drain } from '../../services/drain.ts'
import { createSeldom } from '../../adapters/seldom.ts'
import { createConversationStreams, type ConversationStreams } from '../../services/chat/conversation-streams.ts'
import { createCallsUnderWay, type CallsUnderWay } from '../../services/access/calls-under-way.ts'
import { createRepublishDrain } from '../../services/published/republish.ts'
import { createAddressOf } from '../http/addresses.ts'
import type { Access } from '../http/access.ts'
import type { ApiOptions } from '../http/api.ts'
import { auditRefusedCalls } from '../http/refused-calls.ts'
import { createOperationThreads, type OperationThreads } from '../threads/operation-threads.ts'
import { composeAccess, type AccessDeps } from './access.ts'
import { composeBase, notifierOptions, type Base, type ServiceEnvironment } from './base.ts'
import { composeCalls, type CallDeps } from './calls.ts'
import { composeEngine, type EngineDeps } from './engine.ts'
import { composeFiles, type FileDeps } from './files.ts'
import { composeOperations, type OperationsDeps } from './operations.ts'
import { composePublishing, type PublishingDeps } from './publishing.ts'
import type { Substitutes } from './substitutes.ts'

/** Everything that use cases need, by area; each names what it uses. */
export type ServiceDeps = Base &
  AccessDeps &
  PublishingDeps &
  CallDeps &
  FileDeps &
  EngineDeps &
  OperationsDeps & {
    conversationStreams: ConversationStreams
    viewers: ViewerSignal
    cancellations: CancellationSignal
    callsUnderWay: CallsUnderWay
  }

export type Listener = (req: IncomingMessage, res: ServerResponse) => void

export type Service = {
  listener: Listener
  deps: ServiceDeps
  /** Publishes requested documents, from its first kick until it is stopped. */
  republisher(): Drain
  /** Makes the process not ready, so that balancers send it no more requests. */
  announceStop(): void
  /** Waits for requests that are still answered until `patience` resolves: one may be in a call that takes longer. */
  close(patience?: Promise<unknown>): Promise<void>
}

/** The parts of a listener. `api`: all that an API needs except its handlers. */
export type ListenerParts = {
  deps: ServiceDeps
  access: Access
  api: Omit<ApiOptions, 'handlers'>
  threads: OperationThreads
}

/**
 * Composes the areas of the service from its environment, and a listener over them. The listener decides what a process
 * loads: the handlers of all surfaces take some nine megabytes.
 */
export async function composeService(
  environment: ServiceEnvironment,
  substitutes: Substitutes,
  createListener: (parts: ListenerParts) => Promise<Listener>,
): Promise<Service> {
  const stop = new AbortController()
  const { deps, access } = await composeAreas(environment, substitutes, stop.signal)
  const threads = createOperationThreads(deps, environment)
  const { newId, tracing, log: logger, metrics } = deps
  const requests = createUnderWay()
  const api = {
    ...access.access,
    addressOf: createAddressOf(environment.trustProxy, sentence => logger.warn(sentence)),
    newId,
    logger,
    warnSeldom: createSeldom(logger),
    tracing,
    requests,
    threadBodies: threads.bodies,
    metrics,
    observe: substitutes.observe,
    auditRefused: auditRefusedCalls(deps),
    validateResponses: environment.validateResponses,
  }
  return {
    deps,
    republisher: () => createRepublishDrain(deps),
    listener: await createListener({ deps, access: access.access, api, threads }),
    announceStop: () => stop.abort(),
    close: async patience => {
      // Also those whose callers have given up.
      await Promise.race([requests.idle(), ...(patience === undefined ? [] : [patience])])
      await threads.close()
      await closeAreas(deps, access)
    },
  }
}

type Areas = { deps: ServiceDeps; access: Awaited<ReturnType<typeof composeAccess>> }

async function composeAreas(
  environment: ServiceEnvironment,
  substitutes: Substitutes,
  stopping: AbortSignal,
): Promise<Areas> {
  const base = await composeBase(environment, substitutes)
  const access = await composeAccess(base, environment, substitutes)
  const publishing = await composePublishing(base, environment)
  const operations = await composeOperations(base, environment, stopping, substitutes)
  const calls = composeCalls({ ...base, ...publishing, ...access.deps, ...operations }, environment, substitutes)
  const files = await composeFiles(base, environment, substitutes)
  const engine = composeEngine({ ...base, ...publishing, ...calls, ...files }, environment, substitutes)
  const cancellations = createCancellationSignal(
    notifierOptions(base, 'other processes could not be told that a call was cancelled'),
  )
  const deps: ServiceDeps = {
    ...base,
    ...access.deps,
    ...publishing,
    ...calls,
    ...files,
    ...engine,
    ...operations,
    viewers: createViewerSignal(notifierOptions(base, 'other processes could not be told who looks at a flow')),
    cancellations,
    callsUnderWay: createCallsUnderWay({ ...base, instanceId: base.newId(), cancellations }),
    conversationStreams: createConversationStreams({
      ...base,
      ...engine,
      ...operations,
      limits: { streams: environment.chatStreams, perKey: environment.chatStreamsPerKey },
    }),
  }
  return { deps, access }
}

/** What others use is closed after them: the connections to the database last. */
async function closeAreas(deps: ServiceDeps, access: Areas['access']): Promise<void> {
  await deps.leases.release()
  await deps.work.close()
  await deps.typing.close()
  await deps.viewers.close()
  await deps.cancellations.close()
  await deps.background.idle()
  await deps.keptEntries.close()
  deps.mailer.close()
  await Promise.all([
    deps.changes.close(),
    access.close(),
    deps.egress.close(),
    deps.files.close(),
    deps.edgeStore.close(),
  ])
  await deps.replica?.close()
  await Promise.all([deps.db.end(), deps.healthDb.end(), deps.knex.destroy(), deps.signInKnex.destroy()])
  await deps.tracing.close()
}
