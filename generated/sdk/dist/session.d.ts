import { type ChatCustomer, type ChatExecution, type ChatPage, type ChatReply, type ConversationFile, type FileReference, type HandoffRatingInput, type IntentMatch, type QuickQuestionRow, type SessionIntent } from './client.js';
import { type ConnectionOptions } from './connection.js';
import { type ConversationEvent, type FollowRunOptions } from './conversation.js';
import { type StoredSession } from './opening.js';
import type { Answer, Message, TurnOptions, Wait } from './turn.js';
export type { StoredSession } from './opening.js';
export type { Answer, Message, TurnOptions, Wait } from './turn.js';
export type SessionOptions = ConnectionOptions & {
    publicKey: string;
    /** Language of the visitor (BCP 47). */
    locale?: string;
    customer?: ChatCustomer;
    /**
     * A token that the site's server has signed, which proves who the visitor is, or how to get one. A function is asked
     * each time the session is opened, so that a token need not outlive the page.
     */
    identity?: string | (() => Promise<string>);
    /** Merged into the conversation; they override the defaults that a flow declares. */
    variables?: Record<string, unknown>;
    page?: ChatPage;
    /** A stored session. Its conversation continues if its token is valid or its run waits, else a new one starts. */
    stored?: StoredSession;
    /**
     * The token of a link that a flow has mailed: its conversation continues, and not the stored one. A token that no
     * longer works is ignored.
     */
    resumeToken?: string;
    /** Called with each session that was opened, so that it can be stored. */
    onOpen?: (session: StoredSession) => void;
    now?: () => number;
};
/** Opens a chat session, or continues a stored one. */
export declare function openSession(options: SessionOptions, { signal }?: {
    signal?: AbortSignal;
}): Promise<Session>;
/** A visitor's conversation. Open one with `openSession`. */
export declare class Session {
    #private;
    constructor(options: SessionOptions);
    /** Intents the session may send, by priority. */
    get intents(): readonly SessionIntent[];
    get quickQuestions(): readonly QuickQuestionRow[];
    get conversationId(): string | undefined;
    /** The run that `resumeToken` belongs to, once the session is open. */
    get resumedExecutionId(): string | undefined;
    /** State to store so that another page load can continue. */
    get stored(): StoredSession | undefined;
    /** The wait that `answer` answers, if one is known. */
    get wait(): Wait | undefined;
    /** Opens the session; when one is open already, its conversation continues with a new token. */
    open(signal?: AbortSignal): Promise<void>;
    /** Starts the flow that owns the intent. */
    send({ text, intentName, ...rest }: Message, options?: TurnOptions): Promise<ChatReply>;
    /** What a text that a visitor typed means; nothing is started. */
    match(text: string, signal?: AbortSignal): Promise<IntentMatch>;
    /** Answers the waiting node. When an answer was accepted but its reply was lost, the reply is read again. */
    answer({ values, ...rest }: Answer, options?: TurnOptions & {
        wait?: Wait;
    }): Promise<ChatReply>;
    /** The current state of an execution, with the blocks of its last reply and those added since. */
    execution(executionId: string, signal?: AbortSignal): Promise<ChatExecution>;
    /**
     * What happens in the conversation without a message of the visitor, as it happens: what timers, events and people
     * show, and how its runs are then. Goes on where the events that were read before ended, and opens the stream again
     * when it breaks off. Where there is no stream, the run `executionId` is polled: after `intervalMs` (1,000 unless
     * given), then ever less often, up to every 15 s, and while a person has the conversation up to every 4 s. Ends with
     * the event `end`, or when the signal aborts.
     */
    events(options?: {
        executionId?: string;
        intervalMs?: number;
        signal?: AbortSignal;
    }): AsyncGenerator<ConversationEvent, void, undefined>;
    /**
     * Follows an execution, by `events`, until it waits neither for a timer nor for a person; `onChange` gets every state
     * that differs from the one before.
     */
    follow(executionId: string, options?: FollowRunOptions): Promise<ChatExecution>;
    /** Tells the person who has the conversation that the visitor is typing; send it at most every 4 seconds. */
    announceTyping(): Promise<void>;
    /**
     * Rates the conversation with a person, from 1 to 5, that the state of a run has named in `rating`. Another rating
     * replaces it.
     */
    rate(handoffId: string, rating: HandoffRatingInput, signal?: AbortSignal): Promise<void>;
    /** Stores a file for an upload field; returns the field's value. `form`: code or id of the form. */
    upload({ form, field, file }: {
        form: string;
        field: string;
        file: File;
    }, signal?: AbortSignal): Promise<FileReference>;
    /** A file that came with a message of the conversation, with a link to it that expires. */
    file(fileId: string, signal?: AbortSignal): Promise<ConversationFile>;
    /** Has the transcript mailed to the address, or to that of the visitor, where the workspace offers it. */
    mailTranscript(email?: string): Promise<void>;
    /** Reports something that happened on the page. */
    track(name: string, properties?: Record<string, unknown>): Promise<void>;
}
