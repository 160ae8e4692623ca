import { ParleyError } from "./errors.js";
import { pause, retryDelay } from "./retry.js";
import { readEvents } from "./stream.js";
/**
 * The flow now, and after each change of it, its draft or its layout by any user. Opens the stream again when it breaks
 * off; ends with the event `end`, or when the signal aborts, and fails if the service refuses it.
 */
export function followFlow({ flows }, flowId, { signal } = {}) {
    return follow(async (last, init) => (await flows.followFlowRaw({ flowId, ...(last === '' ? {} : { lastEventId: last }) }, init)).raw, signal);
}
/**
 * The entries of an execution's event log, and the execution after each turn, as it runs; otherwise as `followFlow`.
 * `after`: id of the last entry that was read already.
 */
export function followExecution({ executions }, executionId, { signal, after } = {}) {
    return follow(async (last, init) => {
        const from = last === '' ? (after === undefined ? {} : { after }) : { lastEventId: last };
        return (await executions.followExecutionRaw({ executionId, ...from }, init)).raw;
    }, signal);
}
/**
 * All changes in the workspace that the caller may read; otherwise as `followFlow`. Each time the stream is opened, it
 * starts with a change of everything.
 */
export function followChanges({ workspace }, { signal } = {}) {
    return follow(async (_, init) => (await workspace.followChangesRaw(init)).raw, signal);
}
async function* follow(open, signal) {
    const init = signal === undefined ? {} : { signal };
    let last = '';
    for (let failures = 0;; failures++) {
        try {
            const { body } = await open(last, init);
            if (body === null)
                return;
            for await (const { event, data, id } of readEvents(body)) {
                failures = 0;
                last = id;
                yield { event, data: JSON.parse(data) };
                if (event === 'end')
                    return;
            }
        }
        catch (error) {
            if (signal?.aborted !== true && !passes(error))
                throw error;
        }
        if (signal?.aborted === true)
            return;
        await pause(retryDelay(failures), signal).catch(() => undefined);
    }
}
/** Whether opening the stream again can help: it broke off, or the service is unavailable or asks to wait. */
function passes(error) {
    if (error instanceof ParleyError)
        return error.status === 0 || error.status === 429 || error.status >= 500;
    return error instanceof TypeError;
}
