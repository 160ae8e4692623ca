import type { ChatSession } from './client.js';
/**
 * The state of a conversation to store across page loads. The token is a secret of the visitor: store it where only
 * this page reads it.
 */
export type StoredSession = Pick<ChatSession, 'sessionToken' | 'expiresAt' | 'conversationId'> & {
    /** Its customer is proven: it continues only with an `identity` of the same customer. */
    proven?: true;
};
/** What entitles to continue a conversation. */
export type Proof = {
    conversationId?: string;
    token?: string;
    resumeToken?: string;
};
export declare const proofOf: ({ conversationId, sessionToken }: StoredSession) => Proof;
/** Undefined where the proof is not accepted. */
export declare function unlessRefused(opening: Promise<ChatSession>): Promise<ChatSession | undefined>;
/** Waits for the work, but no longer than until the signal aborts. */
export declare function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void>;
