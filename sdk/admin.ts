import {
  AdminAuditApi,
  AdminConfigurationApi,
  AdminConnectionsApi,
  AdminConversationsApi,
  AdminHandoffsApi,
  AdminEngineTokensApi,
  AdminErasureApi,
  AdminExecutionsApi,
  AdminFailedMessagesApi,
  AdminFlowsApi,
  AdminFormsApi,
  AdminGoalsApi,
  AdminHostedPagesApi,
  AdminInboundWebhooksApi,
  AdminKeysApi,
  AdminMediaApi,
  AdminPricesAndUsageApi,
  AdminReportsApi,
  AdminRolesApi,
  AdminTokensApi,
  AdminTrainingSourcesApi,
  AdminUsersApi,
  AdminWebhookDeliveriesApi,
  AdminWorkspaceApi,
} from './client.ts'
import { AdminConnection, type AdminOptions } from './admin-connection.ts'
import { isParleyError } from './errors.ts'

/** A page of a list, as every list operation answers. */
export type ItemPage<T> = { items: T[]; nextCursor: string | null }
/** As the engine API has it. */
export type EngineItemPage<T> = { items: T[]; next_cursor: string | null }

/** The administration of a workspace: every operation of the admin API, by resource. */
export class Admin extends AdminConnection {
  readonly audit = new AdminAuditApi(this.client)
  readonly configuration = new AdminConfigurationApi(this.client)
  readonly connections = new AdminConnectionsApi(this.client)
  readonly conversations = new AdminConversationsApi(this.client)
  readonly handoffs = new AdminHandoffsApi(this.client)
  readonly engineTokens = new AdminEngineTokensApi(this.client)
  readonly erasure = new AdminErasureApi(this.client)
  readonly executions = new AdminExecutionsApi(this.client)
  readonly failedMessages = new AdminFailedMessagesApi(this.client)
  readonly flows = new AdminFlowsApi(this.client)
  readonly forms = new AdminFormsApi(this.client)
  readonly goals = new AdminGoalsApi(this.client)
  readonly hostedPages = new AdminHostedPagesApi(this.client)
  readonly inboundWebhooks = new AdminInboundWebhooksApi(this.client)
  readonly keys = new AdminKeysApi(this.client)
  readonly media = new AdminMediaApi(this.client)
  readonly pricesAndUsage = new AdminPricesAndUsageApi(this.client)
  readonly reports = new AdminReportsApi(this.client)
  readonly roles = new AdminRolesApi(this.client)
  readonly tokens = new AdminTokensApi(this.client)
  readonly trainingSources = new AdminTrainingSourcesApi(this.client)
  readonly users = new AdminUsersApi(this.client)
  readonly webhookDeliveries = new AdminWebhookDeliveriesApi(this.client)
  readonly workspace = new AdminWorkspaceApi(this.client)
}

/** The administration's client: `createAdmin({ baseUrl, token })`, or without a token and with `login`. */
export function createAdmin(options: AdminOptions): Admin {
  return new Admin(options)
}

/** All items of a list, page by page: `for await (const key of itemsOf(from => admin.keys.listKeys(from)))`. */
export async function* itemsOf<T>(
  read: (from: { cursor?: string }) => Promise<ItemPage<T> | EngineItemPage<T>>,
): AsyncGenerator<T, void, undefined> {
  for (let from: { cursor?: string } = {}; ;) {
    const page = await read(from)
    yield* page.items
    const cursor = 'nextCursor' in page ? page.nextCursor : page.next_cursor
    if (cursor === null) return
    from = { cursor }
  }
}

/**
 * Reads a resource and saves a change with the entity tag that was read. When another change was saved in between, it
 * is read and changed again, up to `attempts` times (3 unless given); then it fails with `precondition_failed`.
 */
export async function revise<T extends { etag: string }, R>(
  read: () => Promise<T>,
  save: (current: T, etag: string) => Promise<R>,
  { attempts = 3 }: { attempts?: number } = {},
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const current = await read()
    try {
      return await save(current, current.etag)
    } catch (error) {
      if (!isParleyError(error, 'precondition_failed') || attempt >= attempts) throw error
    }
  }
}
