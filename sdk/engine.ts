import {
  ConversationsApi,
  ConversionsApi,
  DomainEventsApi,
  IntentsApi,
  RunsApi,
  type CancelExecutionRequest,
  type ConversionDeduplicated,
  type ConversionRecorded,
  type DomainEventReceipt,
  type EngineConversationPage,
  type EngineExecution,
  type EngineExecutionEntry,
  type EngineExecutionPage,
  type EngineReply,
  type IntentCatalog,
  type ListEngineConversationsRequest,
  type ListEngineExecutionsRequest,
  type PublishDomainEventRequest,
  type RecordConversionRequest,
  type ResumeExecutionRequest,
  type TriggerChatRequest,
} from './client.ts'
import { call, configure, overrides, type ConnectionOptions } from './connection.ts'
import { isParleyError } from './errors.ts'
import { newUuid } from './keys.ts'

export type EngineOptions = ConnectionOptions & {
  /** The engine token. It opens every workspace: never ship it to a browser. */
  token: string
  newIdempotencyKey?: () => string
}

export type CallOptions = { signal?: AbortSignal }

/** `idempotencyKey`: generated for each call unless given, so that a retry has no second effect; `null` sends none. */
export type KeyedOptions = CallOptions & { idempotencyKey?: string | null }

/** `current`: the catalogue with the given entity tag is still current. */
export type IntentsOutcome = { outcome: 'changed'; catalog: IntentCatalog } | { outcome: 'current' }

export type Engine = {
  /** Starts the flow that owns the intent. */
  trigger(request: TriggerChatRequest, options?: KeyedOptions): Promise<EngineReply>
  /** Answers a waiting execution. */
  resume(executionId: string, request: ResumeExecutionRequest, options?: KeyedOptions): Promise<EngineReply>
  /** The current execution, with the token of its wait: for a lost reply, or a run that a timer has continued. */
  execution(tenantId: string, executionId: string, options?: CallOptions): Promise<EngineExecution>
  /** Executions of a workspace, newest first; `itemsOf` reads all pages. */
  executions(query: ListEngineExecutionsRequest, options?: CallOptions): Promise<EngineExecutionPage>
  /** Ends an execution for good; one that was aborted before stays as it is. */
  cancel(executionId: string, request: CancelExecutionRequest, options?: CallOptions): Promise<EngineExecutionEntry>
  /** Conversations of a workspace, the newest message first; `itemsOf` reads all pages. */
  conversations(query: ListEngineConversationsRequest, options?: CallOptions): Promise<EngineConversationPage>
  /** The intents of a workspace; with the `etag` of an earlier reply only if they have changed. */
  intents(tenantId: string, options?: CallOptions & { etag?: string }): Promise<IntentsOutcome>
  /** Raises a domain event; `idempotency_key` in the request prevents later calls from raising it again. */
  publishEvent(request: PublishDomainEventRequest, options?: KeyedOptions): Promise<DomainEventReceipt>
  /** Records that a goal was reached; `external_ref` in the request prevents later calls from recording it again. */
  recordConversion(
    request: RecordConversionRequest,
    options?: KeyedOptions,
  ): Promise<ConversionRecorded | ConversionDeduplicated>
}

/** The server's side of Parley: runs, events and conversions, for any workspace. */
export function createEngine({ token, newIdempotencyKey = newUuid, ...connection }: EngineOptions): Engine {
  const configuration = configure(connection, () => token)
  const runs = new RunsApi(configuration)
  const conversations = new ConversationsApi(configuration)
  const intents = new IntentsApi(configuration)
  const events = new DomainEventsApi(configuration)
  const conversions = new ConversionsApi(configuration)

  const keyed = ({ idempotencyKey = newIdempotencyKey() }: KeyedOptions): { idempotencyKey?: string } =>
    idempotencyKey === null ? {} : { idempotencyKey: idempotencyKey }

  return {
    trigger: async (request, options = {}) =>
      await call(() => runs.triggerChat({ ...request, ...keyed(options) }, overrides({}, options.signal))),
    resume: async (executionId, request, options = {}) =>
      await call(() =>
        runs.resumeExecution({ executionId, ...request, ...keyed(options) }, overrides({}, options.signal)),
      ),
    execution: async (tenantId, executionId, { signal } = {}) =>
      await call(() => runs.getEngineExecution({ tenant_id: tenantId, executionId }, overrides({}, signal))),
    executions: async (query, { signal } = {}) =>
      await call(() => runs.listEngineExecutions(query, overrides({}, signal))),
    cancel: async (executionId, request, { signal } = {}) =>
      await call(() => runs.cancelExecution({ executionId, ...request }, overrides({}, signal))),
    conversations: async (query, { signal } = {}) =>
      await call(() => conversations.listEngineConversations(query, overrides({}, signal))),
    async intents(tenantId, options = {}) {
      try {
        const headers: Record<string, string> = options.etag === undefined ? {} : { 'If-None-Match': options.etag }
        return {
          outcome: 'changed',
          catalog: await call(() => intents.listIntents({ tenant_id: tenantId }, overrides(headers, options.signal))),
        }
      } catch (error) {
        if (isParleyError(error) && error.status === 304) return { outcome: 'current' }
        throw error
      }
    },
    publishEvent: async (request, options = {}) =>
      await call(() => events.publishDomainEvent({ ...request, ...keyed(options) }, overrides({}, options.signal))),
    recordConversion: async (request, options = {}) =>
      await call(() => conversions.recordConversion({ ...request, ...keyed(options) }, overrides({}, options.signal))),
  }
}
