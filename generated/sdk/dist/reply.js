import { call } from "./connection.js";
import { errorOfEnvelope, ParleyError } from "./errors.js";
import { readEvents } from "./stream.js";
/** A repeated stream starts from its first block: blocks that were shown are not shown again, nor is their text. */
export function reportOnce({ onBlock, onText }) {
    const seen = new Set();
    let isFirst = true;
    return {
        onBlock(block) {
            if (seen.has(block.id))
                return;
            seen.add(block.id);
            onBlock?.(block);
        },
        onText(piece) {
            if (isFirst)
                onText?.(piece);
        },
        again() {
            isFirst = false;
        },
    };
}
/** The reply of a turn, streamed or as a whole. */
export async function readReply(response, once) {
    const { body, headers } = response;
    if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true)
        return (await call(async () => (await response.json()))).reply;
    const events = readEvents(body);
    try {
        for (;;) {
            const { done, value } = await call(() => events.next());
            if (done === true)
                throw new ParleyError('network_error', 'The answer broke off');
            const content = JSON.parse(value.data);
            if (value.event === 'block')
                once.onBlock(content);
            else if (value.event === 'delta')
                once.onText(content.text);
            else if (value.event === 'reply')
                return content.reply;
            else if (value.event === 'error')
                throw (errorOfEnvelope(content, { status: 500 }) ??
                    new ParleyError('internal_error', 'The answer broke off', { status: 500 }));
        }
    }
    finally {
        once.again();
        await events.return();
    }
}
