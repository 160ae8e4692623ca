import type { Block, ChatReply } from './client.js';
export type ReplyListener = {
    /** With it, or with `onText`, the reply is streamed, and each block is passed here as it arrives. */
    onBlock?: (block: Block) => void;
    /**
     * Called, when the reply is streamed, with each piece of a text that a language model is writing. The block that
     * follows holds the whole text.
     */
    onText?: (piece: string) => void;
};
/** A repeated stream starts from its first block: blocks that were shown are not shown again, nor is their text. */
export declare function reportOnce({ onBlock, onText }: ReplyListener): Required<ReplyListener> & {
    again(): void;
};
/** The reply of a turn, streamed or as a whole. */
export declare function readReply(response: Response, once: ReturnType<typeof reportOnce>): Promise<ChatReply>;
