import { Configuration, type Middleware } from './client.js';
import { type Fetch, type RetryOptions } from './retry.js';
export type ConnectionOptions = {
    /**
     * Where the service is, without a path: `https://chat.acme.example`. In a browser the page's own origin unless given.
     */
    baseUrl?: string;
    fetch?: Fetch;
    /** `false` sends each request once. */
    retry?: RetryOptions | false;
    /**
     * Milliseconds in which an attempt must be answered, 180,000 unless given: longer than a turn may take. A stream has
     * to begin in that time.
     */
    timeoutMs?: number;
};
/**
 * A configuration for the generated API classes: they retry as the contract asks, and fail with ParleyErrors. `before`
 * is called once for each call, however many attempts it takes.
 */
export declare function configure({ baseUrl, fetch, retry, timeoutMs, }: ConnectionOptions, accessToken?: () => string | Promise<string>, before?: Middleware['pre']): Configuration;
/** Runs a call of the generated client and turns its failures into ParleyErrors; an abort passes unchanged. */
export declare function call<T>(work: () => Promise<T>): Promise<T>;
/** A failure of the generated client, or of a body, as a ParleyError. */
export declare function namedFailure(error: unknown): Error;
export declare function isAbort(error: unknown): boolean;
/** Additional options of a call of the generated client: a signal, further headers. */
export declare function overrides(headers: Record<string, string>, signal?: AbortSignal): (request: {
    init: {
        headers?: Record<string, string>;
    };
}) => Promise<RequestInit>;
