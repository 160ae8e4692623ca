import { AdminAuditApi, AdminConfigurationApi, AdminConnectionsApi, AdminConversationsApi, AdminEngineTokensApi, AdminErasureApi, AdminExecutionsApi, AdminFailedMessagesApi, AdminFlowsApi, AdminFormsApi, AdminGoalsApi, AdminHandoffsApi, AdminHostedPagesApi, AdminInboundWebhooksApi, AdminKeysApi, AdminMediaApi, AdminPricesAndUsageApi, AdminReportsApi, AdminRolesApi, AdminSessionApi, AdminTokensApi, AdminTrainingSourcesApi, AdminUsersApi, AdminWebhookDeliveriesApi, AdminWorkspaceApi, type ChangeOwnPasswordRequest, type LoginRequest, type SignedInUser } from './client.js';
import { type ConnectionOptions } from './connection.js';
export type AdminOptions = ConnectionOptions & {
    /** A personal access token with the scope `api:full`. Without one, `login` opens a session. */
    token?: string;
    newIdempotencyKey?: () => string;
};
/** A page of a list, as every list operation answers. */
export type ItemPage<T> = {
    items: T[];
    nextCursor: string | null;
};
/** As the engine API has it. */
export type EngineItemPage<T> = {
    items: T[];
    next_cursor: string | null;
};
/**
 * The administration of a workspace, under a personal access token or a session: every operation of the admin API, by
 * resource. The session's cookie and CSRF token are stored and sent, and requests that change something carry an
 * idempotency key unless given one. In a page the browser stores the cookie, and only the page's own origin works.
 */
export declare class Admin {
    #private;
    readonly audit: AdminAuditApi;
    readonly configuration: AdminConfigurationApi;
    readonly connections: AdminConnectionsApi;
    readonly conversations: AdminConversationsApi;
    readonly handoffs: AdminHandoffsApi;
    readonly engineTokens: AdminEngineTokensApi;
    readonly erasure: AdminErasureApi;
    readonly executions: AdminExecutionsApi;
    readonly failedMessages: AdminFailedMessagesApi;
    readonly flows: AdminFlowsApi;
    readonly forms: AdminFormsApi;
    readonly goals: AdminGoalsApi;
    readonly hostedPages: AdminHostedPagesApi;
    readonly inboundWebhooks: AdminInboundWebhooksApi;
    readonly keys: AdminKeysApi;
    readonly media: AdminMediaApi;
    readonly pricesAndUsage: AdminPricesAndUsageApi;
    readonly reports: AdminReportsApi;
    readonly roles: AdminRolesApi;
    readonly session: AdminSessionApi;
    readonly tokens: AdminTokensApi;
    readonly trainingSources: AdminTrainingSourcesApi;
    readonly users: AdminUsersApi;
    readonly webhookDeliveries: AdminWebhookDeliveriesApi;
    readonly workspace: AdminWorkspaceApi;
    constructor({ token, newIdempotencyKey, fetch, ...connection }: AdminOptions);
    /** Opens a session. Refused with `invalid_credentials`, or `locked_out` after too many failures. */
    login(credentials: LoginRequest): Promise<SignedInUser>;
    /** The signed-in user, for a reloaded page; undefined when there is none. */
    signedIn(): Promise<SignedInUser | undefined>;
    /** Changes the caller's own password; the user's other sessions end. */
    changePassword(passwords: ChangeOwnPasswordRequest): Promise<void>;
    logout(): Promise<void>;
}
/** The administration's client: `createAdmin({ baseUrl, token })`, or without a token and with `login`. */
export declare function createAdmin(options: AdminOptions): Admin;
/** All items of a list, page by page: `for await (const key of itemsOf(from => admin.keys.listKeys(from)))`. */
export declare function itemsOf<T>(read: (from: {
    cursor?: string;
}) => Promise<ItemPage<T> | EngineItemPage<T>>): AsyncGenerator<T, void, undefined>;
/**
 * Reads a resource and saves a change with the entity tag that was read. When another change was saved in between, it
 * is read and changed again, up to `attempts` times (3 unless given); then it fails with `precondition_failed`.
 */
export declare function revise<T extends {
    etag: string;
}, R>(read: () => Promise<T>, save: (current: T, etag: string) => Promise<R>, { attempts }?: {
    attempts?: number;
}): Promise<R>;
