import { AdminAuditApi, AdminConfigurationApi, AdminConnectionsApi, AdminConversationsApi, AdminHandoffsApi, AdminEngineTokensApi, AdminErasureApi, AdminExecutionsApi, AdminFailedMessagesApi, AdminFlowsApi, AdminFormsApi, AdminGoalsApi, AdminHostedPagesApi, AdminInboundWebhooksApi, AdminKeysApi, AdminMediaApi, AdminPricesAndUsageApi, AdminReportsApi, AdminRolesApi, AdminTokensApi, AdminTrainingSourcesApi, AdminUsersApi, AdminWebhookDeliveriesApi, AdminWorkspaceApi, } from "./client.js";
import { AdminConnection } from "./admin-connection.js";
import { isParleyError } from "./errors.js";
/** The administration of a workspace: every operation of the admin API, by resource. */
export class Admin extends AdminConnection {
    audit = new AdminAuditApi(this.client);
    configuration = new AdminConfigurationApi(this.client);
    connections = new AdminConnectionsApi(this.client);
    conversations = new AdminConversationsApi(this.client);
    handoffs = new AdminHandoffsApi(this.client);
    engineTokens = new AdminEngineTokensApi(this.client);
    erasure = new AdminErasureApi(this.client);
    executions = new AdminExecutionsApi(this.client);
    failedMessages = new AdminFailedMessagesApi(this.client);
    flows = new AdminFlowsApi(this.client);
    forms = new AdminFormsApi(this.client);
    goals = new AdminGoalsApi(this.client);
    hostedPages = new AdminHostedPagesApi(this.client);
    inboundWebhooks = new AdminInboundWebhooksApi(this.client);
    keys = new AdminKeysApi(this.client);
    media = new AdminMediaApi(this.client);
    pricesAndUsage = new AdminPricesAndUsageApi(this.client);
    reports = new AdminReportsApi(this.client);
    roles = new AdminRolesApi(this.client);
    tokens = new AdminTokensApi(this.client);
    trainingSources = new AdminTrainingSourcesApi(this.client);
    users = new AdminUsersApi(this.client);
    webhookDeliveries = new AdminWebhookDeliveriesApi(this.client);
    workspace = new AdminWorkspaceApi(this.client);
}
/** The administration's client: `createAdmin({ baseUrl, token })`, or without a token and with `login`. */
export function createAdmin(options) {
    return new Admin(options);
}
/** All items of a list, page by page: `for await (const key of itemsOf(from => admin.keys.listKeys(from)))`. */
export async function* itemsOf(read) {
    for (let from = {};;) {
        const page = await read(from);
        yield* page.items;
        const cursor = 'nextCursor' in page ? page.nextCursor : page.next_cursor;
        if (cursor === null)
            return;
        from = { cursor };
    }
}
/**
 * Reads a resource and saves a change with the entity tag that was read. When another change was saved in between, it
 * is read and changed again, up to `attempts` times (3 unless given); then it fails with `precondition_failed`.
 */
export async function revise(read, save, { attempts = 3 } = {}) {
    for (let attempt = 1;; attempt++) {
        const current = await read();
        try {
            return await save(current, current.etag);
        }
        catch (error) {
            if (!isParleyError(error, 'precondition_failed') || attempt >= attempts)
                throw error;
        }
    }
}
