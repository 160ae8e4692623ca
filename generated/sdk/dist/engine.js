import { ConversationsApi, ConversionsApi, DomainEventsApi, IntentsApi, RunsApi, } from "./client.js";
import { call, configure, overrides } from "./connection.js";
import { isParleyError } from "./errors.js";
import { newUuid } from "./keys.js";
/** The server's side of Parley: runs, events and conversions, for any workspace. */
export function createEngine({ token, newIdempotencyKey = newUuid, ...connection }) {
    const configuration = configure(connection, () => token);
    const runs = new RunsApi(configuration);
    const conversations = new ConversationsApi(configuration);
    const intents = new IntentsApi(configuration);
    const events = new DomainEventsApi(configuration);
    const conversions = new ConversionsApi(configuration);
    const keyed = ({ idempotencyKey = newIdempotencyKey() }) => idempotencyKey === null ? {} : { idempotencyKey: idempotencyKey };
    return {
        trigger: async (request, options = {}) => await call(() => runs.triggerChat({ ...request, ...keyed(options) }, overrides({}, options.signal))),
        resume: async (executionId, request, options = {}) => await call(() => runs.resumeExecution({ executionId, ...request, ...keyed(options) }, overrides({}, options.signal))),
        execution: async (tenantId, executionId, { signal } = {}) => await call(() => runs.getEngineExecution({ tenant_id: tenantId, executionId }, overrides({}, signal))),
        executions: async (query, { signal } = {}) => await call(() => runs.listEngineExecutions(query, overrides({}, signal))),
        cancel: async (executionId, request, { signal } = {}) => await call(() => runs.cancelExecution({ executionId, ...request }, overrides({}, signal))),
        conversations: async (query, { signal } = {}) => await call(() => conversations.listEngineConversations(query, overrides({}, signal))),
        async intents(tenantId, options = {}) {
            try {
                const headers = options.etag === undefined ? {} : { 'If-None-Match': options.etag };
                return {
                    outcome: 'changed',
                    catalog: await call(() => intents.listIntents({ tenant_id: tenantId }, overrides(headers, options.signal))),
                };
            }
            catch (error) {
                if (isParleyError(error) && error.status === 304)
                    return { outcome: 'current' };
                throw error;
            }
        },
        publishEvent: async (request, options = {}) => await call(() => events.publishDomainEvent({ ...request, ...keyed(options) }, overrides({}, options.signal))),
        recordConversion: async (request, options = {}) => await call(() => conversions.recordConversion({ ...request, ...keyed(options) }, overrides({}, options.signal))),
    };
}
