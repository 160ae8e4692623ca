/** One server-sent event (HTML Living Standard, "Server-sent events"). */
export type StreamEvent = {
    event: string;
    data: string;
    id: string;
};
export type EventParser = {
    push(text: string): StreamEvent[];
};
/**
 * Accepts a stream's text in pieces of any size and emits each event once the empty line after it has arrived.
 * `onRetry` is called with the milliseconds after which the server asks to open the stream again.
 */
export declare function createEventParser(onRetry?: (milliseconds: number) => void): EventParser;
/** The events of a `text/event-stream` body. Ends with the body; leaving the loop early cancels it. */
export declare function readEvents(body: ReadableStream<Uint8Array>, onRetry?: (milliseconds: number) => void): AsyncGenerator<StreamEvent, void, undefined>;
