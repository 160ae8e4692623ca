import type { ClientTokenUsage } from './client.js';
import type { ReplyListener } from './reply.js';
export type TurnOptions = ReplyListener & {
    /**
     * Generated for each call unless given: a repetition with the same key gets the first reply and runs nothing twice.
     */
    idempotencyKey?: string;
    signal?: AbortSignal;
};
export type Message = {
    text: string;
    intentName: string;
    context?: Record<string, unknown>;
    variables?: Record<string, unknown>;
    tokenUsage?: ClientTokenUsage;
};
/** An answer to the waiting node; `text` alone is enough if the run waits for one text field. */
export type Answer = {
    values?: Record<string, unknown>;
    text?: string;
    /** Refuse a text that may also mean an intent, as `answer_uncertain`, so that the visitor decides. */
    asksBack?: boolean;
    /** The intent that the visitor chose for the text. */
    asideIntent?: string;
    context?: Record<string, unknown>;
    variables?: Record<string, unknown>;
};
/** Which wait an answer is for. */
export type Wait = {
    executionId: string;
    waitToken: string;
};
