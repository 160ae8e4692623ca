import { AdminConnection, ParleyError, type Admin, type Configuration } from '../../sdk/index.ts'

/** How long a call waits when the service asks it to: for longer, the user is told how long it takes. */
const LONGEST_WAIT_MS = 3_000

/** The operations of a resource, whose code the first call of one loads; a later call loads again what failed to. */
function loaded<T extends object>(client: Configuration, load: () => Promise<new (client: Configuration) => T>): T {
  let api: Promise<T> | undefined
  const call = async (name: keyof T, args: unknown[]): Promise<unknown> => {
    api ??= load().then(
      Api => new Api(client),
      (cause: unknown) => {
        api = undefined
        throw new ParleyError('network_error', 'The service cannot be reached, or was updated: reload the page', {
          cause,
        })
      },
    )
    const resource = await api
    return await (resource[name] as (...values: unknown[]) => Promise<unknown>).apply(resource, args)
  }
  const operations = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          call(name as keyof T, args),
    },
  )
  return operations as T
}

/** As the SDK's, for a page that loads only the resources it needs. */
class ConsoleAdmin extends AdminConnection implements Pick<Admin, keyof Admin> {
  readonly audit = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminAuditApi.js')).AdminAuditApi,
  )
  readonly configuration = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminConfigurationApi.js')).AdminConfigurationApi,
  )
  readonly connections = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminConnectionsApi.js')).AdminConnectionsApi,
  )
  readonly conversations = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminConversationsApi.js')).AdminConversationsApi,
  )
  readonly handoffs = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminHandoffsApi.js')).AdminHandoffsApi,
  )
  readonly engineTokens = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminEngineTokensApi.js')).AdminEngineTokensApi,
  )
  readonly erasure = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminErasureApi.js')).AdminErasureApi,
  )
  readonly executions = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminExecutionsApi.js')).AdminExecutionsApi,
  )
  readonly failedMessages = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminFailedMessagesApi.js')).AdminFailedMessagesApi,
  )
  readonly flows = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminFlowsApi.js')).AdminFlowsApi,
  )
  readonly forms = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminFormsApi.js')).AdminFormsApi,
  )
  readonly goals = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminGoalsApi.js')).AdminGoalsApi,
  )
  readonly hostedPages = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminHostedPagesApi.js')).AdminHostedPagesApi,
  )
  readonly inboundWebhooks = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminInboundWebhooksApi.js')).AdminInboundWebhooksApi,
  )
  readonly keys = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminKeysApi.js')).AdminKeysApi,
  )
  readonly media = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminMediaApi.js')).AdminMediaApi,
  )
  readonly pricesAndUsage = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminPricesAndUsageApi.js')).AdminPricesAndUsageApi,
  )
  readonly reports = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminReportsApi.js')).AdminReportsApi,
  )
  readonly roles = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminRolesApi.js')).AdminRolesApi,
  )
  readonly tokens = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminTokensApi.js')).AdminTokensApi,
  )
  readonly trainingSources = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminTrainingSourcesApi.js')).AdminTrainingSourcesApi,
  )
  readonly users = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminUsersApi.js')).AdminUsersApi,
  )
  readonly webhookDeliveries = loaded(
    this.client,
    async () =>
      (await import('../../generated/sdk/client/apis/AdminWebhookDeliveriesApi.js')).AdminWebhookDeliveriesApi,
  )
  readonly workspace = loaded(
    this.client,
    async () => (await import('../../generated/sdk/client/apis/AdminWorkspaceApi.js')).AdminWorkspaceApi,
  )
}

/** The one client of the admin API; the browser holds the session's cookie. */
export const admin = new ConsoleAdmin({ retry: { longestWaitMs: LONGEST_WAIT_MS } })
