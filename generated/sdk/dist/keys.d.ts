/**
 * A random UUID (version 4). `crypto.randomUUID` exists on secure origins only; a chat also runs on a page that is
 * served by plain http.
 */
export declare function newUuid(): string;
