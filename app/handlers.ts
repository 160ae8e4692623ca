import { getConfigValue, listConfigFields } from '../handlers/config/fields.ts'
import { downloadFile, getUploadedFile, uploadFormFile } from '../handlers/files/files.ts'
import { getHealth, getReadiness } from '../handlers/ops/health.ts'
import { getOpenApiDocument, getOpenRpcDocument, getSchemaDocument } from '../handlers/ops/documents.ts'
import { publishDomainEvent } from '../handlers/engine/events.ts'
import { listIntents } from '../handlers/engine/intents.ts'
import { resumeExecution, triggerChat } from '../handlers/engine/runs.ts'
import { getChatExecution, openChatSession, sendChatMessage } from '../handlers/public/chat.ts'
import { getPublicConfigSection } from '../handlers/public/config.ts'
import { getPublicForm, getPublicFormSchema, submitPublicForm } from '../handlers/public/forms.ts'
import { uploadPublicFormFile } from '../handlers/public/uploads.ts'
import { getQuickQuestions } from '../handlers/public/quick-questions.ts'
import { receiveInboundWebhook } from '../handlers/intake/inbound.ts'
import { recordConversion } from '../handlers/insights/conversions.ts'
import { recordTelemetryBatch, recordTelemetryEvent } from '../handlers/public/events.ts'
import { claimSource, listDueSources, reportSourceProgress, reportSourceResult } from '../handlers/training/sources.ts'
import { getMetrics } from '../handlers/ops/metrics.ts'
import type { Mailer } from '../adapters/mail/index.ts'
import type { Metrics } from '../adapters/metrics.ts'
import type { ServedDocuments } from '../adapters/documents.ts'
import type { AnyReply, RequestOf, ServedOperation } from '../handlers/wire.ts'
import type { Database } from '../adapters/stores/tenant-rows.ts'
import type { TokenDirectory } from '../services/access-tokens.ts'
import type { Configuration } from '../services/configuration.ts'
import type { ConnectionTestDeps } from '../services/calls/connection-test.ts'
import type { InboundDeps } from '../services/inbound.ts'
import type { Idempotency } from '../services/idempotency.ts'
import type { ReadinessCheck } from '../services/readiness.ts'
import type { SessionDeps } from '../services/sessions.ts'
import type { TurnDeps } from '../services/turns.ts'
import type { PublishedDocuments } from '../services/published-documents.ts'
import type { UploadDeps } from '../services/uploads.ts'
import type { OperationHandlers } from './http/api.ts'
import type { Exchange } from './http/exchange.ts'

export type HandlerDeps = TurnDeps & SessionDeps & InboundDeps & ConnectionTestDeps & UploadDeps & {
  knex: Database
  mailer: Mailer
  metrics: Metrics
  idempotency: Idempotency
  tokens: TokenDirectory
  configuration: Configuration
  published: PublishedDocuments
  documents: ServedDocuments
  readiness: () => Promise<ReadinessCheck[]>
}

const handlers = {
  receiveInboundWebhook,
  claimSource, listDueSources, reportSourceProgress, reportSourceResult,
  recordConversion, recordTelemetryBatch, recordTelemetryEvent,
  getChatExecution, getHealth, getMetrics, getOpenApiDocument, getOpenRpcDocument, getQuickQuestions, getReadiness, getSchemaDocument,
  downloadFile, getUploadedFile, uploadFormFile, getConfigValue, listConfigFields,
  getPublicConfigSection, getPublicForm, getPublicFormSchema, submitPublicForm, uploadPublicFormFile,
  listIntents, openChatSession, publishDomainEvent, resumeExecution, sendChatMessage, triggerChat,
}

/** Every served operation's handler with what it works with. */
export function bindHandlers(deps: HandlerDeps): OperationHandlers {
  return Object.fromEntries(Object.entries(handlers).map(([operationId, handler]) => [
    operationId,
    async (exchange: Exchange) => await (handler as (deps: HandlerDeps, request: RequestOf<ServedOperation>) => Promise<AnyReply>)(deps, requestOf(exchange)),
  ]))
}

/** The validated request in the contract's types. */
function requestOf({ request, requestId, caller, multipart }: Exchange): RequestOf<ServedOperation> {
  const { params, query, headers, requestBody } = request
  return { requestId, params, query, headers, body: requestBody, caller, file: multipart?.file } as unknown as RequestOf<ServedOperation>
}
