import { isParleyError } from "./errors.js";
import { reasonOf } from "./retry.js";
export const proofOf = ({ conversationId, sessionToken }) => ({
    conversationId,
    token: sessionToken,
});
/** Undefined where the proof is not accepted. */
export async function unlessRefused(opening) {
    return await opening.catch((error) => {
        if (isParleyError(error, 'invalid_session_token'))
            return undefined;
        throw error;
    });
}
/** Waits for the work, but no longer than until the signal aborts. */
export async function unlessAborted(work, signal) {
    if (signal === undefined) {
        await work;
        return;
    }
    await new Promise((resolve, reject) => {
        const stop = () => {
            reject(reasonOf(signal));
        };
        if (signal.aborted)
            stop();
        signal.addEventListener('abort', stop, { once: true });
        void work.then(resolve, reject).finally(() => {
            signal.removeEventListener('abort', stop);
        });
    });
}
