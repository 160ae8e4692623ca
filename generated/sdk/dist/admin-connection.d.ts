import { AdminSessionApi, type ChangeOwnPasswordRequest, type Configuration, type LoginRequest, type SignedInUser } from './client.js';
import { type ConnectionOptions } from './connection.js';
export type AdminOptions = ConnectionOptions & {
    /** A personal access token with the scope `api:full`. Without one, `login` opens a session. */
    token?: string;
    newIdempotencyKey?: () => string;
};
/**
 * A connection to the admin API, under a personal access token or a session. The session's cookie and CSRF token are
 * stored and sent, and requests that change something carry an idempotency key unless given one. In a page the browser
 * stores the cookie, and only the page's own origin works.
 */
export declare class AdminConnection {
    #private;
    readonly session: AdminSessionApi;
    /** For the generated classes of the admin API: their requests go through this connection. */
    readonly client: Configuration;
    constructor({ token, newIdempotencyKey, fetch, ...connection }: AdminOptions);
    /** Opens a session. Refused with `invalid_credentials`, or `locked_out` after too many failures. */
    login(credentials: LoginRequest): Promise<SignedInUser>;
    /** The signed-in user, for a reloaded page; undefined when there is none. */
    signedIn(): Promise<SignedInUser | undefined>;
    /** Changes the caller's own password; the user's other sessions end. */
    changePassword(passwords: ChangeOwnPasswordRequest): Promise<void>;
    logout(): Promise<void>;
}
