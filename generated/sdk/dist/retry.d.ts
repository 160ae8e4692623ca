import { type ParleyErrorCode } from './errors.js';
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
export type RetryOptions = {
    /** How often a request is sent at most; 3 unless given. */
    attempts?: number;
    /**
     * The client does not wait for a `Retry-After` above this many milliseconds: it fails immediately, with
     * `retryAfterMs`. 60,000 unless given.
     */
    longestWaitMs?: number;
    random?: () => number;
    now?: () => number;
    /** Resolves after `milliseconds`, rejects when the signal aborts. */
    sleep?: (milliseconds: number, signal?: AbortSignal | null) => Promise<void>;
};
/** Codes for which another attempt cannot help, whatever their status. */
export declare const NEVER_RETRY: ReadonlySet<ParleyErrorCode>;
/** Milliseconds before the retry with number `n` (from 0): `min(500 · 2^n + random(0..250), 8000)`. */
export declare function retryDelay(n: number, random?: () => number): number;
export declare function attemptsOf(outcome: unknown): number;
/** Of the kind that `fetch` throws, so that it is repeated like any failure of the network. */
export declare class LateAnswer extends TypeError {
}
/**
 * A `fetch` that gives up an attempt whose answer has not arrived in time: that of JSON as a whole, that of a stream
 * when it begins. It fails as a network does.
 */
export declare function timedFetch(fetch: Fetch, timeoutMs: number): Fetch;
/** A `fetch` that retries on 408, 429, 5xx and network failures, and waits for `Retry-After`. */
export declare function retryingFetch(fetch: Fetch, options?: RetryOptions): Fetch;
export declare function codeOf(response: Response): Promise<ParleyErrorCode>;
/** Waits; an abort ends the wait immediately. */
export declare function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void>;
export declare function reasonOf(signal: AbortSignal | null | undefined): Error;
