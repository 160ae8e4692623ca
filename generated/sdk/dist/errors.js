/** A call that did not succeed. Branch on `code`; `message` is for people. */
export class ParleyError extends Error {
    name = 'ParleyError';
    code;
    /** HTTP status; 0 when there was no reply. */
    status;
    details;
    /** `Retry-After`, in milliseconds. */
    retryAfterMs;
    requestId;
    /** How often the request was sent. */
    attempts;
    constructor(code, message, facts = {}) {
        super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
        this.code = code;
        this.status = facts.status ?? 0;
        this.details = facts.details;
        this.retryAfterMs = facts.retryAfterMs;
        this.requestId = facts.requestId;
        this.attempts = facts.attempts ?? 1;
    }
    /** The rejected values in one shape, whatever that of `details` is; empty if the failure is not about values. */
    get violations() {
        const details = this.details;
        const listed = typeof details === 'object' && details !== null && 'validation_errors' in details
            ? details.validation_errors
            : details;
        return Array.isArray(listed) ? listed.flatMap(violationOf) : [];
    }
}
function violationOf(entry) {
    if (typeof entry !== 'object' || entry === null)
        return [];
    const { field, rule, message } = entry;
    const text = (value) => (typeof value === 'string' ? value : undefined);
    return typeof field === 'string' ? [{ field, rule: text(rule), message: text(message) }] : [];
}
/** Whether `error` is a ParleyError, and of one of the codes if any are given; narrows `details`. */
export function isParleyError(error, ...codes) {
    return error instanceof ParleyError && (codes.length === 0 || codes.includes(error.code));
}
/** Reads the error envelope `{error, message, details?}`; a reply without one gets a separate code. */
export async function errorOfResponse(response, attempts = 1) {
    const facts = {
        status: response.status,
        retryAfterMs: retryAfterOf(response.headers, Date.now()),
        requestId: response.headers.get('x-request-id') ?? undefined,
        attempts,
    };
    const envelope = (await response.json().catch(() => undefined));
    return (errorOfEnvelope(envelope, facts) ??
        new ParleyError(codeWithoutEnvelope(response.status), `The server answered ${response.status} without an explanation`, facts));
}
export function errorOfEnvelope(envelope, facts = {}) {
    if (typeof envelope !== 'object' || envelope === null)
        return undefined;
    const { error, message, details } = envelope;
    if (typeof error !== 'string')
        return undefined;
    return new ParleyError(error, typeof message === 'string' ? message : error, {
        ...facts,
        details: details,
    });
}
function codeWithoutEnvelope(status) {
    if (status === 401)
        return 'unauthorized';
    if (status === 403)
        return 'forbidden';
    return status >= 500 ? 'internal_error' : 'unexpected_response';
}
/** `Retry-After` in milliseconds from `now` (RFC 9110: seconds, or a date); undefined when absent or unreadable. */
export function retryAfterOf(headers, now) {
    const value = headers.get('retry-after')?.trim();
    if (value === undefined || value === '')
        return undefined;
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
