import { Configuration } from "./client.js";
import { errorOfResponse, ParleyError } from "./errors.js";
import { attemptsOf, LateAnswer, retryingFetch, timedFetch } from "./retry.js";
const TIMEOUT_MS = 180_000;
/**
 * A configuration for the generated API classes: they retry as the contract asks, and fail with ParleyErrors. `before`
 * is called once for each call, however many attempts it takes.
 */
export function configure({ baseUrl = '', fetch = (input, init) => globalThis.fetch(input, init), retry = {}, timeoutMs = TIMEOUT_MS, }, accessToken, before) {
    const send = retryingFetch(timedFetch(fetch, timeoutMs), retry === false ? { attempts: 1 } : retry);
    return new Configuration({
        basePath: baseUrl.replace(/\/+$/, ''),
        fetchApi: async (input, init) => {
            const response = await send(input instanceof Request ? input.url : String(input), init);
            if (!response.ok)
                throw await errorOfResponse(response, attemptsOf(response));
            return withNamedMistakes(response);
        },
        middleware: [
            { ...(before === undefined ? {} : { pre: before }), onError: ({ error }) => Promise.reject(namedFailure(error)) },
        ],
        ...(accessToken === undefined ? {} : { accessToken }),
    });
}
/** A reply whose body, if it is not the JSON that it says, fails with the status and the id of the request. */
function withNamedMistakes(response) {
    const read = response.json.bind(response);
    response.json = async () => {
        try {
            return (await read());
        }
        catch (error) {
            if (!(error instanceof SyntaxError))
                throw error;
            throw new ParleyError('unexpected_response', 'The service answered with something else than JSON', {
                status: response.status,
                requestId: response.headers.get('x-request-id') ?? undefined,
                attempts: attemptsOf(response),
                cause: error,
            });
        }
    };
    return response;
}
/** Runs a call of the generated client and turns its failures into ParleyErrors; an abort passes unchanged. */
export async function call(work) {
    try {
        return await work();
    }
    catch (error) {
        throw namedFailure(error);
    }
}
/** A failure of the generated client, or of a body, as a ParleyError. */
export function namedFailure(error) {
    if (error instanceof ParleyError || isAbort(error))
        return error;
    // How fetch fails, and a body or an event that is cut off.
    if (error instanceof TypeError || error instanceof SyntaxError)
        return new ParleyError('network_error', error instanceof LateAnswer ? error.message : 'The service could not be reached', { cause: error, attempts: attemptsOf(error) });
    return error instanceof Error ? error : new Error(String(error));
}
export function isAbort(error) {
    return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
/** Additional options of a call of the generated client: a signal, further headers. */
export function overrides(headers, signal) {
    return request => Promise.resolve({ headers: { ...request.init.headers, ...headers }, ...(signal === undefined ? {} : { signal }) });
}
