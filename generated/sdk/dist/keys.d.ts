/**
 * A random UUID (version 4). `crypto.randomUUID` is there on secure origins only; a chat also runs on a page that comes
 * by plain http.
 */
export declare function newUuid(): string;
