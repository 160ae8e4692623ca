import type { ConversionDeduplicated, ConversionRecorded, DomainEventReceipt, EngineReply, IntentCatalog, PublishDomainEventRequest, RecordConversionRequest, ResumeExecutionRequest, TriggerChatRequest } from './client.js';
import { type ConnectionOptions } from './connection.js';
export type EngineOptions = ConnectionOptions & {
    /** The engine token. It opens every workspace: never ship it to a browser. */
    token: string;
    newIdempotencyKey?: () => string;
};
export type CallOptions = {
    signal?: AbortSignal;
};
/** `idempotencyKey`: made for each call unless given, so that a retry is not a second run; `null` sends none. */
export type RunOptions = CallOptions & {
    idempotencyKey?: string | null;
};
/** `current`: the catalogue with the given entity tag still holds. */
export type IntentsOutcome = {
    outcome: 'changed';
    catalog: IntentCatalog;
} | {
    outcome: 'current';
};
export type Engine = {
    /** Starts the flow that owns the intent. */
    trigger(request: TriggerChatRequest, options?: RunOptions): Promise<EngineReply>;
    /** Answers a waiting execution. */
    resume(executionId: string, request: ResumeExecutionRequest, options?: RunOptions): Promise<EngineReply>;
    /** The intents of a workspace; with the `etag` of an earlier answer only if they have changed. */
    intents(tenantId: string, options?: CallOptions & {
        etag?: string;
    }): Promise<IntentsOutcome>;
    /** Raises a domain event; `idempotency_key` in the request keeps a repetition from starting flows again. */
    publishEvent(request: PublishDomainEventRequest, options?: CallOptions): Promise<DomainEventReceipt>;
    recordConversion(request: RecordConversionRequest, options?: CallOptions): Promise<ConversionRecorded | ConversionDeduplicated>;
};
/** The server's side of Parley: runs, events and conversions, for any workspace. */
export declare function createEngine({ token, newIdempotencyKey, ...connection }: EngineOptions): Engine;
