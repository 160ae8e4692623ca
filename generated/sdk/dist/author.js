import { readEvents } from "./stream.js";
/**
 * Lets a model change a flow, and yields what it does until it has ended. The signal stops it; so does leaving the
 * loop. A stream that breaks off before the event `end` is not opened again: what the model was asked is paid for.
 */
export async function* authorFlow({ flows }, flowId, request, { signal } = {}) {
    const init = signal === undefined ? {} : { signal };
    const { body } = (await flows.authorFlowRaw({ flowId, ...request }, init)).raw;
    if (body === null)
        return;
    for await (const { event, data } of readEvents(body)) {
        yield { event, data: JSON.parse(data) };
        if (event === 'end')
            return;
    }
}
