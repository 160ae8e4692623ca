import { type CancelExecutionRequest, type ConversionDeduplicated, type ConversionRecorded, type DomainEventReceipt, type EngineConversationPage, type EngineExecution, type EngineExecutionEntry, type EngineExecutionPage, type EngineReply, type IntentCatalog, type ListEngineConversationsRequest, type ListEngineExecutionsRequest, type PublishDomainEventRequest, type RecordConversionRequest, type ResumeExecutionRequest, type TriggerChatRequest } from './client.js';
import { type ConnectionOptions } from './connection.js';
export type EngineOptions = ConnectionOptions & {
    /** The engine token. It opens every workspace: never ship it to a browser. */
    token: string;
    newIdempotencyKey?: () => string;
};
export type CallOptions = {
    signal?: AbortSignal;
};
/** `idempotencyKey`: generated for each call unless given, so that a retry has no second effect; `null` sends none. */
export type KeyedOptions = CallOptions & {
    idempotencyKey?: string | null;
};
/** `current`: the catalogue with the given entity tag is still current. */
export type IntentsOutcome = {
    outcome: 'changed';
    catalog: IntentCatalog;
} | {
    outcome: 'current';
};
export type Engine = {
    /** Starts the flow that owns the intent. */
    trigger(request: TriggerChatRequest, options?: KeyedOptions): Promise<EngineReply>;
    /** Answers a waiting execution. */
    resume(executionId: string, request: ResumeExecutionRequest, options?: KeyedOptions): Promise<EngineReply>;
    /** The current execution, with the token of its wait: for a lost reply, or a run that a timer has continued. */
    execution(tenantId: string, executionId: string, options?: CallOptions): Promise<EngineExecution>;
    /** Executions of a workspace, newest first; `itemsOf` reads all pages. */
    executions(query: ListEngineExecutionsRequest, options?: CallOptions): Promise<EngineExecutionPage>;
    /** Ends an execution for good; one that was aborted before stays as it is. */
    cancel(executionId: string, request: CancelExecutionRequest, options?: CallOptions): Promise<EngineExecutionEntry>;
    /** Conversations of a workspace, the newest message first; `itemsOf` reads all pages. */
    conversations(query: ListEngineConversationsRequest, options?: CallOptions): Promise<EngineConversationPage>;
    /** The intents of a workspace; with the `etag` of an earlier reply only if they have changed. */
    intents(tenantId: string, options?: CallOptions & {
        etag?: string;
    }): Promise<IntentsOutcome>;
    /** Raises a domain event; `idempotency_key` in the request prevents later calls from raising it again. */
    publishEvent(request: PublishDomainEventRequest, options?: KeyedOptions): Promise<DomainEventReceipt>;
    /** Records that a goal was reached; `external_ref` in the request prevents later calls from recording it again. */
    recordConversion(request: RecordConversionRequest, options?: KeyedOptions): Promise<ConversionRecorded | ConversionDeduplicated>;
};
/** The server's side of Parley: runs, events and conversions, for any workspace. */
export declare function createEngine({ token, newIdempotencyKey, ...connection }: EngineOptions): Engine;
