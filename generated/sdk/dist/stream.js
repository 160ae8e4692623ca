/**
 * Accepts a stream's text in pieces of any size and emits each event once the empty line after it has arrived.
 * `onRetry` is called with the milliseconds after which the server asks to open the stream again.
 */
export function createEventParser(onRetry = () => undefined) {
    let rest = '';
    let started = false;
    let endedWithReturn = false;
    let event = '';
    let data = [];
    let id = '';
    function readLine(line) {
        if (line === '')
            return dispatch();
        const colon = line.indexOf(':');
        const field = colon === -1 ? line : line.slice(0, colon);
        const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
        if (field === 'event')
            event = value;
        else if (field === 'data')
            data.push(value);
        else if (field === 'id' && !value.includes('\0'))
            id = value;
        else if (field === 'retry' && /^[0-9]+$/.test(value))
            onRetry(Number(value));
        return undefined;
    }
    function dispatch() {
        const complete = data.length === 0 ? undefined : { event: event === '' ? 'message' : event, data: data.join('\n'), id };
        event = '';
        data = [];
        return complete;
    }
    return {
        push(text) {
            if (text === '')
                return [];
            if (!started && text.startsWith('\uFEFF'))
                text = text.slice(1);
            started = true;
            // A line may end in CR LF, and the two may arrive in different pieces.
            if (endedWithReturn && text.startsWith('\n'))
                text = text.slice(1);
            endedWithReturn = text === '' ? false : text.endsWith('\r');
            const lines = (rest + text).split(/\r\n|\n|\r/);
            rest = lines.pop() ?? '';
            return lines.map(readLine).filter(found => found !== undefined);
        },
    };
}
/** The events of a `text/event-stream` body. Ends with the body; leaving the loop early cancels it. */
export async function* readEvents(body, onRetry) {
    const reader = body.getReader();
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const parser = createEventParser(onRetry);
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            yield* parser.push(decoder.decode(value, { stream: true }));
        }
    }
    finally {
        await reader.cancel().catch(() => undefined);
    }
}
