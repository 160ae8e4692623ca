import { getAuditEntry, listAuditEntries } from '../handlers/admin/audit.ts'
import {
  createConnection,
  deleteConnection,
  getConnection,
  listConnections,
  replaceConnectionCredentials,
  testConnection,
  updateConnection,
} from '../handlers/admin/connections.ts'
import { getFailedMessage, listFailedMessages, retryFailedMessage } from '../handlers/admin/failed-messages.ts'
import {
  changeGoalStatus,
  createGoal,
  getGoal,
  listGoalCompletions,
  listGoals,
  updateGoal,
} from '../handlers/admin/goals.ts'
import {
  closeConversation,
  getConversation,
  listConversationMessages,
  listConversations,
} from '../handlers/admin/conversations.ts'
import {
  createCustomerErasure,
  createCustomerExport,
  createCustomerExportDownload,
  getCustomerErasure,
  getCustomerExport,
  listCustomerErasures,
  listCustomerExports,
} from '../handlers/admin/customer-requests.ts'
import { abortExecution, inspectExecution, listExecutionEvents, listExecutions } from '../handlers/admin/executions.ts'
import {
  getConfigurationSection,
  getConfigurationValues,
  listConfigurationSections,
  resetConfigurationValues,
  saveConfigurationValues,
} from '../handlers/admin/configuration.ts'
import { getFormSubmission, listFormSubmissions } from '../handlers/admin/form-submissions.ts'
import {
  createForm,
  deleteForm,
  discardFormDraft,
  getAdminForm,
  getFormDraft,
  getFormVersion,
  listForms,
  listFormVersions,
  publishForm,
  saveFormDraft,
  validateForm,
  withdrawForm,
} from '../handlers/admin/forms.ts'
import {
  createFlow,
  deleteFlow,
  discardFlowDraft,
  getFlow,
  getFlowDraft,
  listFlows,
  saveFlowDraft,
  validateFlow,
} from '../handlers/admin/flows.ts'
import { simulateFlow } from '../handlers/admin/flow-simulation.ts'
import {
  compareFlowVersions,
  getFlowVersion,
  listFlowVersions,
  publishFlow,
  rollbackFlow,
  withdrawFlow,
} from '../handlers/admin/flow-versions.ts'
import {
  createInboundWebhook,
  deleteInboundWebhook,
  getInboundWebhook,
  listInboundWebhooks,
  rotateInboundWebhookSecret,
  updateInboundWebhook,
} from '../handlers/admin/inbound-webhooks.ts'
import { changeKeyStatus, createKey, getKey, listKeys, updateKey } from '../handlers/admin/keys.ts'
import { onceByKey } from '../handlers/admin/once.ts'
import {
  createPrice,
  deletePrice,
  getPrice,
  listBuiltInPrices,
  listPrices,
  listTokenUsage,
  updatePrice,
} from '../handlers/admin/prices.ts'
import {
  createReport,
  deleteReport,
  deleteReportSchedule,
  exportReport,
  getReport,
  listReportDatasets,
  listReports,
  pinReport,
  runAdHocReport,
  runReport,
  saveReportSchedule,
  suggestFilterValues,
  unpinReport,
  updateReport,
} from '../handlers/admin/reports.ts'
import { createRole, deleteRole, getRole, listPermissions, listRoles, updateRole } from '../handlers/admin/roles.ts'
import { changeOwnPassword, getSession, login, logout } from '../handlers/admin/session.ts'
import { createOwnToken, getOwnToken, listOwnTokens, revokeOwnToken } from '../handlers/admin/tokens.ts'
import {
  createTrainingSource,
  deleteTrainingSource,
  getTrainingSource,
  listTrainingSources,
  pauseTrainingSource,
  requestTrainingCrawl,
  updateTrainingSource,
} from '../handlers/admin/training-sources.ts'
import {
  activateUser,
  createUser,
  deactivateUser,
  getUser,
  listUsers,
  listUserTokens,
  revokeUserToken,
  setUserPassword,
  updateUser,
} from '../handlers/admin/users.ts'
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
  sendWebhookTestEvent,
} from '../handlers/admin/webhook-deliveries.ts'
import { getWorkspace, updateWorkspace } from '../handlers/admin/workspace.ts'
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
import { getFailuresByNode } from '../handlers/insights/analytics.ts'
import { recordConversion } from '../handlers/insights/conversions.ts'
import { recordTelemetryBatch, recordTelemetryEvent } from '../handlers/public/events.ts'
import { claimSource, listDueSources, reportSourceProgress, reportSourceResult } from '../handlers/training/sources.ts'
import { getMetrics } from '../handlers/ops/metrics.ts'
import { operations, type Operation } from '../generated/operations.ts'
import type { Mailer } from '../adapters/mail/index.ts'
import type { Metrics } from '../adapters/metrics.ts'
import type { SessionCookie } from '../adapters/session-cookie.ts'
import type { ServedDocuments } from '../adapters/documents.ts'
import type { AnyReply, RequestOf, ServedOperation } from '../handlers/wire.ts'
import type { Database } from '../adapters/postgres/tenant-rows.ts'
import type { TokenDirectory } from '../services/access/tokens.ts'
import type { Configuration } from '../services/configuration/configuration.ts'
import type { ConnectionTestDeps } from '../services/calls/connection-test.ts'
import type { InboundDeps } from '../services/webhooks/inbound.ts'
import type { Idempotency } from '../services/idempotency.ts'
import type { ReadinessCheck } from '../services/readiness.ts'
import type { SessionDeps } from '../services/chat/sessions.ts'
import type { TurnDeps } from '../services/engine/turns.ts'
import type { PublishedDocuments } from '../services/published/documents.ts'
import type { UploadDeps } from '../services/forms/uploads.ts'
import type { OperationHandlers } from './http/api.ts'
import { originOf, type Exchange } from './http/exchange.ts'

export type HandlerDeps = TurnDeps &
  SessionDeps &
  InboundDeps &
  ConnectionTestDeps &
  UploadDeps & {
    knex: Database
    mailer: Mailer
    metrics: Metrics
    idempotency: Idempotency
    tokens: TokenDirectory
    sessionCookie: SessionCookie
    configuration: Configuration
    published: PublishedDocuments
    documents: ServedDocuments
    /** Where people and other systems find the service. */
    publicUrl: string
    readiness: () => Promise<ReadinessCheck[]>
  }

const handlers = {
  getAuditEntry,
  listAuditEntries,
  changeGoalStatus,
  createGoal,
  getGoal,
  listGoalCompletions,
  listGoals,
  updateGoal,
  abortExecution,
  inspectExecution,
  listExecutionEvents,
  listExecutions,
  closeConversation,
  getConversation,
  listConversationMessages,
  listConversations,
  createCustomerErasure,
  createCustomerExport,
  createCustomerExportDownload,
  getCustomerErasure,
  getCustomerExport,
  listCustomerErasures,
  listCustomerExports,
  createTrainingSource,
  deleteTrainingSource,
  getTrainingSource,
  listTrainingSources,
  pauseTrainingSource,
  requestTrainingCrawl,
  updateTrainingSource,
  getConfigurationSection,
  getConfigurationValues,
  listConfigurationSections,
  resetConfigurationValues,
  saveConfigurationValues,
  createForm,
  deleteForm,
  discardFormDraft,
  getAdminForm,
  getFormDraft,
  getFormVersion,
  listForms,
  listFormVersions,
  publishForm,
  saveFormDraft,
  validateForm,
  withdrawForm,
  getFormSubmission,
  listFormSubmissions,
  createFlow,
  deleteFlow,
  discardFlowDraft,
  getFlow,
  getFlowDraft,
  listFlows,
  saveFlowDraft,
  validateFlow,
  compareFlowVersions,
  getFlowVersion,
  listFlowVersions,
  publishFlow,
  rollbackFlow,
  simulateFlow,
  withdrawFlow,
  createConnection,
  deleteConnection,
  getConnection,
  listConnections,
  replaceConnectionCredentials,
  testConnection,
  updateConnection,
  getFailedMessage,
  listFailedMessages,
  retryFailedMessage,
  createInboundWebhook,
  deleteInboundWebhook,
  getInboundWebhook,
  listInboundWebhooks,
  rotateInboundWebhookSecret,
  updateInboundWebhook,
  changeKeyStatus,
  createKey,
  getKey,
  listKeys,
  updateKey,
  createPrice,
  deletePrice,
  getPrice,
  listBuiltInPrices,
  listPrices,
  listTokenUsage,
  updatePrice,
  createReport,
  deleteReport,
  deleteReportSchedule,
  exportReport,
  getReport,
  listReportDatasets,
  listReports,
  pinReport,
  runAdHocReport,
  runReport,
  saveReportSchedule,
  suggestFilterValues,
  unpinReport,
  updateReport,
  createRole,
  deleteRole,
  getRole,
  listPermissions,
  listRoles,
  updateRole,
  changeOwnPassword,
  getSession,
  login,
  logout,
  createOwnToken,
  getOwnToken,
  listOwnTokens,
  revokeOwnToken,
  activateUser,
  createUser,
  deactivateUser,
  getUser,
  listUsers,
  listUserTokens,
  revokeUserToken,
  setUserPassword,
  updateUser,
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
  sendWebhookTestEvent,
  getWorkspace,
  updateWorkspace,
  receiveInboundWebhook,
  claimSource,
  listDueSources,
  reportSourceProgress,
  reportSourceResult,
  getFailuresByNode,
  recordConversion,
  recordTelemetryBatch,
  recordTelemetryEvent,
  getChatExecution,
  getHealth,
  getMetrics,
  getOpenApiDocument,
  getOpenRpcDocument,
  getQuickQuestions,
  getReadiness,
  getSchemaDocument,
  downloadFile,
  getUploadedFile,
  uploadFormFile,
  getConfigValue,
  listConfigFields,
  getPublicConfigSection,
  getPublicForm,
  getPublicFormSchema,
  submitPublicForm,
  uploadPublicFormFile,
  listIntents,
  openChatSession,
  publishDomainEvent,
  resumeExecution,
  sendChatMessage,
  triggerChat,
}

/** Every served operation's handler with what it works with. */
export function bindHandlers(deps: HandlerDeps): OperationHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => {
      const operation: Operation = operations[operationId as keyof typeof handlers]
      const run = async (exchange: Exchange) =>
        await (handler as (deps: HandlerDeps, request: RequestOf<ServedOperation>) => Promise<AnyReply>)(
          deps,
          requestOf(exchange),
        )
      // The engine's operations that take a key have their own way, since they commit it within a turn.
      return [
        operationId,
        operation.surface === 'admin' && operation.takesIdempotencyKey === true ? keyed(deps, operationId, run) : run,
      ]
    }),
  )
}

function keyed(
  { idempotency }: HandlerDeps,
  operationId: string,
  run: (exchange: Exchange) => Promise<AnyReply>,
): (exchange: Exchange) => Promise<AnyReply> {
  return async exchange => {
    const {
      request: { path, headers, requestBody: body },
      caller,
    } = exchange
    return await onceByKey(
      idempotency,
      { operationId, path, key: headers['idempotency-key'], body, caller: caller.admin },
      async () => await run(exchange),
    )
  }
}

/** The validated request in the contract's types. */
function requestOf(exchange: Exchange): RequestOf<ServedOperation> {
  const {
    request: { params, query, headers, requestBody },
    caller,
    multipart,
  } = exchange
  return {
    ...originOf(exchange),
    params,
    query,
    headers,
    body: requestBody,
    caller,
    file: multipart?.file,
  } as unknown as RequestOf<ServedOperation>
}
