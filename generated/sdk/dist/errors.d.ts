import type { ErrorCode } from './error-codes.js';
import type { ValidationError } from './client.js';
export type { ErrorCode };
/**
 * Error codes of a call: the codes of the contract, and codes for failures without an error envelope. `unauthorized`
 * and `forbidden` are the bodiless replies of the engine and the configuration surface; `network_error` means that
 * there was no reply, which is also how a browser reports a refused origin. A newer server may send a code that this
 * union does not have yet.
 */
export type ParleyErrorCode = ErrorCode | 'network_error' | 'unauthorized' | 'forbidden' | 'unexpected_response';
type KnownDetails = {
    invalid_input: {
        validation_errors?: ValidationError[];
        key?: string;
    };
    validation_failed: {
        validation_errors?: ValidationError[];
        key?: string;
    };
    invalid_values: {
        field: string;
        message: string;
    }[];
    answer_uncertain: {
        answers: boolean;
        suggested_intents: {
            name: string;
            label: string;
        }[];
    };
    intent_not_allowed: {
        allowed_intents: string[];
    };
    intent_not_matched: {
        available_intents?: string[];
    };
};
/** `details` of an error, by its code. */
export type ErrorDetails<C extends ParleyErrorCode = ParleyErrorCode> = C extends keyof KnownDetails ? KnownDetails[C] | undefined : unknown;
/** One rejected value: of a request, an answer, a form or a definition. */
export type Violation = {
    /** Dotted path of the value, or the name of the field. */
    field: string;
    /** The rule that was broken, such as `required`; undefined where the service tells in words alone. */
    rule: string | undefined;
    message: string | undefined;
};
type Facts<C extends ParleyErrorCode> = {
    status?: number;
    details?: ErrorDetails<C>;
    retryAfterMs?: number;
    requestId?: string;
    attempts?: number;
    cause?: unknown;
};
/** A call that did not succeed. Branch on `code`; `message` is for people. */
export declare class ParleyError<C extends ParleyErrorCode = ParleyErrorCode> extends Error {
    readonly name = "ParleyError";
    readonly code: C;
    /** HTTP status; 0 when there was no reply. */
    readonly status: number;
    readonly details: ErrorDetails<C>;
    /** `Retry-After`, in milliseconds. */
    readonly retryAfterMs: number | undefined;
    readonly requestId: string | undefined;
    /** How often the request was sent. */
    readonly attempts: number;
    constructor(code: C, message: string, facts?: Facts<C>);
    /** The rejected values in one shape, whatever that of `details` is; empty if the failure is not about values. */
    get violations(): Violation[];
}
/** Whether `error` is a ParleyError, and of one of the codes if any are given; narrows `details`. */
export declare function isParleyError<C extends ParleyErrorCode = ParleyErrorCode>(error: unknown, ...codes: C[]): error is ParleyError<C>;
/** Reads the error envelope `{error, message, details?}`; a reply without one gets a separate code. */
export declare function errorOfResponse(response: Response, attempts?: number): Promise<ParleyError>;
export declare function errorOfEnvelope(envelope: unknown, facts?: Facts<ParleyErrorCode>): ParleyError | undefined;
/** `Retry-After` in milliseconds from `now` (RFC 9110: seconds, or a date); undefined when absent or unreadable. */
export declare function retryAfterOf(headers: Headers, now: number): number | undefined;
