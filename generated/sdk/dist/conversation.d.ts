import type { ChatBlocks, ChatExecution, ChatPerson, ChatRatingRequest, ChatRunState, ChatStreamEnd, ChatTyping } from './client.js';
import { type RetryOptions } from './retry.js';
/** `id`: where a stream continues; empty for what was polled, which does not tell who has the conversation. */
export type ConversationEvent = {
    event: 'blocks';
    data: ChatBlocks;
    id: string;
} | {
    event: 'state';
    data: ChatRunState;
    id: string;
} | {
    event: 'typing';
    data: ChatTyping;
} | {
    event: 'end';
    data: ChatStreamEnd;
};
export type FollowRunOptions = {
    /** Until the first poll, where there is no stream; 1,000 unless given. */
    intervalMs?: number;
    signal?: AbortSignal;
    /** The person who has the conversation, or a language model, is typing, or types no longer. */
    onTyping?: (typing: ChatTyping) => void;
    /**
     * `person`: who has the conversation; `rating`: the handoff that the visitor is to rate. Both are undefined where
     * that is not known, as without a stream.
     */
    onChange?: (execution: ChatExecution, person?: ChatPerson | null, rating?: ChatRatingRequest | null) => void;
};
type Source = {
    open: (lastEventId: string, signal: AbortSignal) => Promise<Response>;
    renew: () => Promise<void>;
    read: (executionId: string) => Promise<ChatExecution>;
    sleep: NonNullable<RetryOptions['sleep']>;
};
type Options = {
    executionId?: string;
    lastEventId?: string | undefined;
    intervalMs?: number;
    signal?: AbortSignal;
};
/** The events of a stream that is opened again when it breaks off, and of polls while it is refused. */
export declare function conversationEvents(source: Source, { executionId, lastEventId, intervalMs, signal }: Options): AsyncGenerator<ConversationEvent, void, undefined>;
type FollowedSession = {
    execution: (executionId: string, signal?: AbortSignal) => Promise<ChatExecution>;
    events: (options: Omit<Options, 'lastEventId'>) => AsyncIterable<ConversationEvent>;
};
/** Follows a run from its present state to its next question, or its end. */
export declare function followRun(session: FollowedSession, executionId: string, { onChange, onTyping, ...options }: FollowRunOptions): Promise<ChatExecution>;
export {};
