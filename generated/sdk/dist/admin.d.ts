import { AdminAuditApi, AdminConfigurationApi, AdminConnectionsApi, AdminConversationsApi, AdminHandoffsApi, AdminEngineTokensApi, AdminErasureApi, AdminExecutionsApi, AdminFailedMessagesApi, AdminFlowsApi, AdminFormsApi, AdminGoalsApi, AdminHostedPagesApi, AdminInboundWebhooksApi, AdminKeysApi, AdminMediaApi, AdminPricesAndUsageApi, AdminReportsApi, AdminRolesApi, AdminTokensApi, AdminTrainingSourcesApi, AdminUsersApi, AdminWebhookDeliveriesApi, AdminWorkspaceApi } from './client.js';
import { AdminConnection, type AdminOptions } from './admin-connection.js';
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
/** The administration of a workspace: every operation of the admin API, by resource. */
export declare class Admin extends AdminConnection {
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
    readonly tokens: AdminTokensApi;
    readonly trainingSources: AdminTrainingSourcesApi;
    readonly users: AdminUsersApi;
    readonly webhookDeliveries: AdminWebhookDeliveriesApi;
    readonly workspace: AdminWorkspaceApi;
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
