// Written by `make generate` from contracts/admin/. Do not edit.

type OneOf = readonly [string, ...string[]]
export const requiredPermissions = {
  "logout": [
    "service.account.manage"
  ],
  "getSession": [
    "service.account.view"
  ],
  "changeOwnPassword": [
    "service.account.manage"
  ],
  "listOwnTokens": [
    "service.account.view"
  ],
  "createOwnToken": [
    "service.account.manage"
  ],
  "getOwnToken": [
    "service.account.view"
  ],
  "revokeOwnToken": [
    "service.account.manage"
  ],
  "grantAuthorization": [
    "service.account.manage"
  ],
  "checkAuthorization": [
    "service.account.manage"
  ],
  "getWorkspace": [
    "service.workspace.view"
  ],
  "updateWorkspace": [
    "service.workspace.manage"
  ],
  "followChanges": [
    "service.account.view"
  ],
  "exportWorkspaceFile": [
    "service.workspace.export"
  ],
  "checkWorkspaceFile": [
    "service.workspace.check"
  ],
  "applyWorkspaceFile": [
    "service.workspace.apply"
  ],
  "listPermissions": [
    "service.roles.view"
  ],
  "listRoles": [
    "service.roles.view"
  ],
  "createRole": [
    "service.roles.manage"
  ],
  "getRole": [
    "service.roles.view"
  ],
  "deleteRole": [
    "service.roles.manage"
  ],
  "updateRole": [
    "service.roles.manage"
  ],
  "listUsers": [
    "service.users.view"
  ],
  "createUser": [
    "service.users.manage"
  ],
  "getUser": [
    "service.users.view"
  ],
  "updateUser": [
    "service.users.manage"
  ],
  "activateUser": [
    "service.users.manage"
  ],
  "deactivateUser": [
    "service.users.manage"
  ],
  "inviteUser": [
    "service.users.manage"
  ],
  "setUserPassword": [
    "service.users.manage"
  ],
  "listUserTokens": [
    "service.users.view"
  ],
  "revokeUserToken": [
    "service.users.manage"
  ],
  "listEngineTokens": [
    "service.engine_tokens.view"
  ],
  "createEngineToken": [
    "service.engine_tokens.manage"
  ],
  "getEngineToken": [
    "service.engine_tokens.view"
  ],
  "revokeEngineToken": [
    "service.engine_tokens.manage"
  ],
  "listKeys": [
    "service.keys.view"
  ],
  "createKey": [
    "service.keys.manage"
  ],
  "getKey": [
    "service.keys.view"
  ],
  "updateKey": [
    "service.keys.manage"
  ],
  "changeKeyStatus": [
    "service.keys.manage"
  ],
  "listIdentitySecrets": [
    "service.keys.view"
  ],
  "createIdentitySecret": [
    "service.keys.manage"
  ],
  "revokeIdentitySecret": [
    "service.keys.manage"
  ],
  "sendWebhookTestEvent": [
    "service.webhooks.manage"
  ],
  "listFlows": [
    "service.flows.view"
  ],
  "createFlow": [
    "service.flows.manage"
  ],
  "getFlow": [
    "service.flows.view"
  ],
  "deleteFlow": [
    "service.flows.manage"
  ],
  "getFlowDraft": [
    "service.flows.view"
  ],
  "saveFlowDraft": [
    "service.flows.manage"
  ],
  "discardFlowDraft": [
    "service.flows.manage"
  ],
  "followFlow": [
    "service.flows.view"
  ],
  "announceFlowViewer": [
    "service.flows.view"
  ],
  "getFlowLayout": [
    "service.flows.view"
  ],
  "saveFlowLayout": [
    "service.flows.manage"
  ],
  "listFlowUses": [
    "service.flows.view"
  ],
  "getFlowTraffic": [
    "service.insights.analytics"
  ],
  "compareFlowBranches": [
    "service.insights.analytics"
  ],
  "validateFlow": [
    "service.flows.manage",
    "service.flows.publish"
  ],
  "publishFlow": [
    "service.flows.publish"
  ],
  "withdrawFlow": [
    "service.flows.publish"
  ],
  "rollbackFlow": [
    "service.flows.publish"
  ],
  "simulateFlow": [
    "service.flows.simulate",
    "service.flows.manage",
    "service.flows.publish"
  ],
  "listFlowResults": [
    "service.executions.view"
  ],
  "exportFlowResults": [
    "service.executions.view"
  ],
  "listFlowVisitors": [
    "service.executions.view"
  ],
  "exportFlowVisitors": [
    "service.executions.view"
  ],
  "listTrialLinks": [
    "service.flows.view"
  ],
  "createTrialLink": [
    "service.flows.manage"
  ],
  "revokeTrialLink": [
    "service.flows.manage"
  ],
  "listFlowComments": [
    "service.flows.view"
  ],
  "createFlowComment": [
    "service.flows.view"
  ],
  "deleteFlowComment": [
    "service.flows.view"
  ],
  "updateFlowComment": [
    "service.flows.view"
  ],
  "listMentions": [
    "service.flows.view"
  ],
  "replayFlow": [
    "service.executions.replay"
  ],
  "authorFlow": [
    "service.flows.manage"
  ],
  "getFlowTests": [
    "service.flows.view"
  ],
  "saveFlowTests": [
    "service.flows.manage"
  ],
  "testFlow": [
    "service.flows.simulate",
    "service.flows.manage",
    "service.flows.publish"
  ],
  "listFlowVersions": [
    "service.flows.view"
  ],
  "getFlowVersion": [
    "service.flows.view"
  ],
  "compareFlowVersions": [
    "service.flows.view"
  ],
  "importFlow": [
    "service.flows.manage"
  ],
  "simulateDefinition": [
    "service.flows.manage"
  ],
  "listUses": [
    "service.flows.view"
  ],
  "searchWorkspace": [
    "service.account.view"
  ],
  "countFlows": [
    "service.flows.view"
  ],
  "evaluateExpression": [
    "service.flows.manage",
    "service.flows.publish"
  ],
  "listForms": [
    "service.forms.view"
  ],
  "createForm": [
    "service.forms.manage"
  ],
  "getAdminForm": [
    "service.forms.view"
  ],
  "deleteForm": [
    "service.forms.manage"
  ],
  "getFormDraft": [
    "service.forms.view"
  ],
  "saveFormDraft": [
    "service.forms.manage"
  ],
  "discardFormDraft": [
    "service.forms.manage"
  ],
  "validateForm": [
    "service.forms.manage"
  ],
  "publishForm": [
    "service.forms.publish"
  ],
  "withdrawForm": [
    "service.forms.publish"
  ],
  "listFormVersions": [
    "service.forms.view"
  ],
  "getFormVersion": [
    "service.forms.view"
  ],
  "listFormSubmissions": [
    "service.forms.submissions.view"
  ],
  "getFormSubmission": [
    "service.forms.submissions.view"
  ],
  "listConfigurationSections": [
    "service.config"
  ],
  "getConfigurationSection": [
    "service.config"
  ],
  "getConfigurationValues": [
    "service.config"
  ],
  "saveConfigurationValues": [
    "service.config"
  ],
  "resetConfigurationValues": [
    "service.config"
  ],
  "listGoals": [
    "service.insights.analytics"
  ],
  "createGoal": [
    "service.insights.goals.manage"
  ],
  "getGoal": [
    "service.insights.analytics"
  ],
  "updateGoal": [
    "service.insights.goals.manage"
  ],
  "changeGoalStatus": [
    "service.insights.goals.manage"
  ],
  "listGoalCompletions": [
    "service.insights.analytics"
  ],
  "listPrices": [
    "service.insights.analytics"
  ],
  "createPrice": [
    "service.insights.prices.manage"
  ],
  "getPrice": [
    "service.insights.analytics"
  ],
  "deletePrice": [
    "service.insights.prices.manage"
  ],
  "updatePrice": [
    "service.insights.prices.manage"
  ],
  "listBuiltInPrices": [
    "service.insights.analytics"
  ],
  "listTokenUsage": [
    "service.insights.analytics"
  ],
  "listReports": [
    "service.insights.analytics"
  ],
  "createReport": [
    "service.insights.reports.manage"
  ],
  "getReport": [
    "service.insights.analytics"
  ],
  "deleteReport": [
    "service.insights.reports.manage"
  ],
  "updateReport": [
    "service.insights.reports.manage"
  ],
  "pinReport": [
    "service.insights.reports.manage"
  ],
  "unpinReport": [
    "service.insights.reports.manage"
  ],
  "saveReportSchedule": [
    "service.insights.reports.manage"
  ],
  "deleteReportSchedule": [
    "service.insights.reports.manage"
  ],
  "runReport": [
    "service.insights.analytics"
  ],
  "exportReport": [
    "service.insights.analytics"
  ],
  "runAdHocReport": [
    "service.insights.analytics"
  ],
  "listReportDatasets": [
    "service.insights.analytics"
  ],
  "suggestFilterValues": [
    "service.insights.analytics"
  ],
  "listConnections": [
    "service.connections.view"
  ],
  "createConnection": [
    "service.connections.manage"
  ],
  "createConnectionFromTemplate": [
    "service.connections.manage"
  ],
  "listConnectionTemplates": [
    "service.connections.view"
  ],
  "createConnectionTemplate": [
    "service.connections.manage"
  ],
  "getConnectionTemplate": [
    "service.connections.view"
  ],
  "deleteConnectionTemplate": [
    "service.connections.manage"
  ],
  "getConnection": [
    "service.connections.view"
  ],
  "deleteConnection": [
    "service.connections.manage"
  ],
  "updateConnection": [
    "service.connections.manage"
  ],
  "replaceConnectionCredentials": [
    "service.connections.manage"
  ],
  "testConnection": [
    "service.connections.manage"
  ],
  "proposeCallArguments": [
    "service.flows.manage"
  ],
  "getConnectionGrant": [
    "service.connections.view"
  ],
  "deleteConnectionGrant": [
    "service.connections.manage"
  ],
  "requestConnectionGrant": [
    "service.connections.manage"
  ],
  "completeConnectionGrant": [
    "service.connections.manage"
  ],
  "getConnectionDocument": [
    "service.connections.view"
  ],
  "putConnectionDocument": [
    "service.connections.manage"
  ],
  "deleteConnectionDocument": [
    "service.connections.manage"
  ],
  "refreshConnectionDocument": [
    "service.connections.manage"
  ],
  "listHeldOperations": [
    "service.connections.view"
  ],
  "acceptHeldOperations": [
    "service.connections.manage"
  ],
  "listConnectionOperations": [
    "service.connections.view"
  ],
  "listMedia": [
    "service.media.view"
  ],
  "uploadMedium": [
    "service.media.manage"
  ],
  "getMedium": [
    "service.media.view"
  ],
  "deleteMedium": [
    "service.media.manage"
  ],
  "listTrainingSources": [
    "service.training.view"
  ],
  "createTrainingSource": [
    "service.training.manage"
  ],
  "getTrainingSource": [
    "service.training.view"
  ],
  "deleteTrainingSource": [
    "service.training.manage"
  ],
  "updateTrainingSource": [
    "service.training.manage"
  ],
  "pauseTrainingSource": [
    "service.training.manage"
  ],
  "requestTrainingCrawl": [
    "service.training.manage"
  ],
  "listHostedPages": [
    "service.hosted_pages.view"
  ],
  "createHostedPage": [
    "service.hosted_pages.manage"
  ],
  "getHostedPage": [
    "service.hosted_pages.view"
  ],
  "deleteHostedPage": [
    "service.hosted_pages.manage"
  ],
  "updateHostedPage": [
    "service.hosted_pages.manage"
  ],
  "listTrainingDocuments": [
    "service.training.view"
  ],
  "uploadTrainingDocument": [
    "service.training.manage"
  ],
  "getTrainingDocument": [
    "service.training.view"
  ],
  "deleteTrainingDocument": [
    "service.training.manage"
  ],
  "setTrainingDocumentLabels": [
    "service.training.manage"
  ],
  "runKnowledgeChecks": [
    "service.training.view"
  ],
  "listKnowledgeChecks": [
    "service.training.view"
  ],
  "createKnowledgeCheck": [
    "service.training.manage"
  ],
  "getKnowledgeCheck": [
    "service.training.view"
  ],
  "deleteKnowledgeCheck": [
    "service.training.manage"
  ],
  "updateKnowledgeCheck": [
    "service.training.manage"
  ],
  "getKnowledgeGenerations": [
    "service.training.view"
  ],
  "promoteKnowledgeGeneration": [
    "service.training.manage"
  ],
  "searchKnowledge": [
    "service.training.view"
  ],
  "getKnowledgeVectors": [
    "service.training.view"
  ],
  "listInboundWebhooks": [
    "service.inbound_webhooks.view"
  ],
  "createInboundWebhook": [
    "service.inbound_webhooks.manage"
  ],
  "getInboundWebhook": [
    "service.inbound_webhooks.view"
  ],
  "deleteInboundWebhook": [
    "service.inbound_webhooks.manage"
  ],
  "updateInboundWebhook": [
    "service.inbound_webhooks.manage"
  ],
  "rotateInboundWebhookSecret": [
    "service.inbound_webhooks.manage"
  ],
  "previewInboundWebhook": [
    "service.inbound_webhooks.manage"
  ],
  "listWebhookDeliveries": [
    "service.webhooks.view"
  ],
  "getWebhookDelivery": [
    "service.webhooks.view"
  ],
  "redeliverWebhook": [
    "service.webhooks.manage"
  ],
  "countExecutions": [
    "service.executions.view"
  ],
  "listExecutions": [
    "service.executions.view"
  ],
  "inspectExecution": [
    "service.executions.view"
  ],
  "listExecutionEvents": [
    "service.executions.view"
  ],
  "getExecutionRecording": [
    "service.executions.view"
  ],
  "followExecution": [
    "service.executions.view"
  ],
  "listSlowestCalls": [
    "service.insights.analytics"
  ],
  "replayExecution": [
    "service.executions.replay"
  ],
  "abortExecution": [
    "service.executions.manage"
  ],
  "listQueues": [
    "service.handoffs.view",
    "service.queues.manage"
  ],
  "createQueue": [
    "service.queues.manage"
  ],
  "getQueue": [
    "service.handoffs.view",
    "service.queues.manage"
  ],
  "deleteQueue": [
    "service.queues.manage"
  ],
  "updateQueue": [
    "service.queues.manage"
  ],
  "listCannedAnswers": [
    "service.handoffs.view",
    "service.canned_answers.manage"
  ],
  "createCannedAnswer": [
    "service.canned_answers.manage"
  ],
  "getCannedAnswer": [
    "service.handoffs.view",
    "service.canned_answers.manage"
  ],
  "deleteCannedAnswer": [
    "service.canned_answers.manage"
  ],
  "updateCannedAnswer": [
    "service.canned_answers.manage"
  ],
  "getPresence": [
    "service.handoffs.answer"
  ],
  "setPresence": [
    "service.handoffs.answer"
  ],
  "listPresences": [
    "service.handoffs.view"
  ],
  "listHandoffs": [
    "service.handoffs.view"
  ],
  "getHandoff": [
    "service.handoffs.view"
  ],
  "claimHandoff": [
    "service.handoffs.answer"
  ],
  "assignHandoff": [
    "service.handoffs.assign"
  ],
  "releaseHandoff": [
    "service.handoffs.answer"
  ],
  "replyToHandoff": [
    "service.handoffs.answer"
  ],
  "uploadReplyFile": [
    "service.handoffs.answer"
  ],
  "announceReplyTyping": [
    "service.handoffs.answer"
  ],
  "suggestReply": [
    "service.handoffs.answer"
  ],
  "mailTranscript": [
    "service.handoffs.answer"
  ],
  "listHandoffNotes": [
    "service.handoffs.view"
  ],
  "addHandoffNote": [
    "service.handoffs.answer"
  ],
  "handBackHandoff": [
    "service.handoffs.answer"
  ],
  "closeHandoff": [
    "service.handoffs.answer"
  ],
  "listContacts": [
    "service.contacts.view"
  ],
  "getContact": [
    "service.contacts.view"
  ],
  "listConversations": [
    "service.conversations.view"
  ],
  "exportConversations": [
    "service.conversations.view"
  ],
  "exportExecutions": [
    "service.executions.view"
  ],
  "getConversation": [
    "service.conversations.view"
  ],
  "listConversationMessages": [
    "service.conversations.view"
  ],
  "getConversationFile": [
    "service.conversations.view"
  ],
  "closeConversation": [
    "service.conversations.manage"
  ],
  "listUnmatchedTexts": [
    "service.flows.view"
  ],
  "getUnmatchedText": [
    "service.flows.view"
  ],
  "dismissUnmatchedText": [
    "service.flows.manage"
  ],
  "makeExampleOfText": [
    "service.flows.manage"
  ],
  "listKnowledgeGaps": [
    "service.training.view"
  ],
  "getKnowledgeGap": [
    "service.training.view"
  ],
  "dismissKnowledgeGap": [
    "service.training.manage"
  ],
  "answerKnowledgeGap": [
    "service.training.manage"
  ],
  "listFailedMessages": [
    "service.failed_messages.view"
  ],
  "getFailedMessage": [
    "service.failed_messages.view"
  ],
  "retryFailedMessage": [
    "service.failed_messages.retry"
  ],
  "listAuditEntries": [
    "service.audit.view"
  ],
  "getAuditEntry": [
    "service.audit.view"
  ],
  "listCustomerExports": [
    "service.erasure.view"
  ],
  "createCustomerExport": [
    "service.erasure.export"
  ],
  "getCustomerExport": [
    "service.erasure.view"
  ],
  "createCustomerExportDownload": [
    "service.erasure.export"
  ],
  "listCustomerErasures": [
    "service.erasure.view"
  ],
  "createCustomerErasure": [
    "service.erasure.delete"
  ],
  "getCustomerErasure": [
    "service.erasure.view"
  ]
} as const satisfies {
  [operationId: string]: OneOf
}
export type AdminOperation = keyof typeof requiredPermissions
