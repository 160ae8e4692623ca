import { namedFailure } from "./connection.js";
import { ParleyError } from "./errors.js";
import { reasonOf, retryDelay } from "./retry.js";
import { readEvents } from "./stream.js";
/** The service sends a comment every 15 seconds: a connection without one for so long is dead. */
const SILENCE_MS = 45_000;
/** How often in a row a stream may break off before anything has arrived, until the run is polled. */
const BREAKS_AT_MOST = 3;
/** How long to do without a stream that is refused, unless the service says. */
const WITHOUT_MS = 30_000;
/** The events of a stream that is opened again when it breaks off, and of polls while it is refused. */
export async function* conversationEvents(source, { executionId, lastEventId = '', intervalMs = 1_000, signal }) {
    const polled = new Set();
    let last = lastEventId;
    for (let breaks = 0; !isAborted(signal); breaks++) {
        const connection = createConnection(signal);
        try {
            const { body } = await source.open(last, connection.signal);
            if (body === null)
                throw brokenOff();
            let isRenewed = false;
            for await (const { event, data, id } of readEvents(connection.watched(body), connection.onRetry)) {
                if (isAborted(signal))
                    return;
                breaks = -1;
                last = id;
                const read = { event, data: JSON.parse(data), id };
                isRenewed = read.event === 'end' && read.data.reason === 'session_expired';
                if (isRenewed)
                    break;
                const news = read.event === 'blocks' ? unpolled(read, polled) : read;
                if (news !== undefined)
                    yield news;
                if (read.event === 'end')
                    return;
            }
            if (!isRenewed)
                throw brokenOff();
            await source.renew();
        }
        catch (error) {
            if (isAborted(signal))
                return;
            const withoutMs = connection.isSilent ? WITHOUT_MS : timeWithout(namedFailure(error), breaks);
            if (executionId !== undefined && withoutMs > 0)
                yield* unlessAborted(polls(source, executionId, { intervalMs, forMs: withoutMs, signal, polled }), signal);
            else {
                const waitMs = Math.max(withoutMs, connection.retryMs ?? retryDelay(breaks));
                await source.sleep(waitMs, signal).catch(() => undefined);
            }
        }
        finally {
            connection.close();
        }
    }
}
/** One connection: it counts as dead when nothing has arrived for a while. */
function createConnection(signal) {
    const closing = new AbortController();
    const abort = () => closing.abort();
    signal?.addEventListener('abort', abort);
    let timer;
    const connection = {
        signal: closing.signal,
        isSilent: false,
        retryMs: undefined,
        onRetry: (milliseconds) => {
            connection.retryMs = milliseconds;
        },
        watched(body) {
            const restart = () => {
                clearTimeout(timer);
                timer = setTimeout(() => {
                    connection.isSilent = true;
                    abort();
                }, SILENCE_MS);
            };
            restart();
            const transform = (piece, controller) => {
                restart();
                controller.enqueue(piece);
            };
            return body.pipeThrough(new TransformStream({ transform }));
        },
        close() {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
            abort();
        },
    };
    return connection;
}
/** An abort ends the events; it is no failure. */
async function* unlessAborted(events, signal) {
    try {
        yield* events;
    }
    catch (error) {
        if (!isAborted(signal))
            throw error;
    }
}
function isAborted(signal) {
    return signal?.aborted === true;
}
function brokenOff() {
    return new ParleyError('network_error', 'The stream broke off');
}
/** How long to do without a stream; 0: open it again. @throws a failure that polls would meet as well */
function timeWithout(failure, breaks) {
    if (!(failure instanceof ParleyError))
        throw failure;
    const { status, retryAfterMs = WITHOUT_MS } = failure;
    if (failure.code === 'network_error')
        return breaks < BREAKS_AT_MOST ? 0 : WITHOUT_MS;
    if (status === 404 || status === 405 || status === 408 || status === 429 || status >= 500)
        return retryAfterMs;
    throw failure;
}
/** What the polls of a run find, as events. */
async function* polls({ read, sleep }, executionId, { intervalMs, forMs, signal, polled }) {
    let seen;
    for (let [interval, waited] = [intervalMs, 0]; waited < forMs;) {
        await sleep(interval, signal);
        waited += interval;
        const { conversationId: _, blocks, ...state } = await read(executionId);
        const news = unpolled({ event: 'blocks', data: { executionId, blocks, createdAt: state.updatedAt }, id: '' }, polled);
        for (const block of blocks)
            polled.add(keyOf(executionId, block));
        if (news !== undefined)
            yield news;
        if (isAborted(signal))
            return;
        if (state.updatedAt !== seen)
            yield { event: 'state', data: { ...state, person: null, rating: null }, id: '' };
        seen = state.updatedAt;
        interval = Math.min(interval * 1.5, state.expectedInput?.handoff === true ? 4_000 : 15_000);
    }
}
/** Blocks without those that polls have brought; undefined if none is left. */
function unpolled({ data, ...event }, polled) {
    const blocks = data.blocks.filter(block => !polled.has(keyOf(data.executionId, block)));
    return blocks.length === 0 ? undefined : { ...event, data: { ...data, blocks } };
}
/** The id of a block is its execution's own. */
const keyOf = (executionId, { id }) => `${executionId} ${id}`;
/** Follows a run from its present state to its next question, or its end. */
export async function followRun(session, executionId, { onChange, onTyping, ...options }) {
    const { signal } = options;
    let execution = await session.execution(executionId, signal);
    onChange?.(execution);
    if (!goesOn(execution))
        return execution;
    const { conversationId } = execution;
    let { blocks } = execution;
    let known = null;
    for await (const told of session.events({ executionId, ...options })) {
        if (told.event === 'end') {
            const last = await session.execution(executionId, signal);
            if (last.updatedAt !== execution.updatedAt)
                onChange?.(last);
            return last;
        }
        if (told.event === 'typing') {
            onTyping?.(told.data);
            continue;
        }
        const { event, data, id: position } = told;
        if (data.executionId !== executionId)
            continue;
        if (event === 'blocks') {
            const known = new Set(blocks.map(({ id }) => id));
            blocks = [...blocks, ...data.blocks.filter(({ id }) => !known.has(id))];
            continue;
        }
        const { person, rating, ...state } = data;
        const isNamed = position !== '';
        const name = isNamed ? (person?.name ?? null) : known;
        const isNews = state.updatedAt !== execution.updatedAt || blocks.length > execution.blocks.length || name !== known;
        execution = { ...state, conversationId, blocks };
        if (isNews)
            onChange?.(execution, isNamed ? person : undefined, isNamed ? rating : undefined);
        known = name;
        if (!goesOn(execution))
            return execution;
    }
    throw reasonOf(signal);
}
/** By itself: with a timer, an event or a call, or with what a person writes. */
function goesOn({ status, expectedInput }) {
    return status === 'waiting_time' || expectedInput?.handoff === true;
}
