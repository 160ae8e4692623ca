// Written by `make generate` from contracts/admin/. Do not edit.

/** The page that offers an operation, as an address of the console, or the reason why none does. */
export type Screen = { readonly screen: string } | { readonly reason: string }

export const screens = {
  "login": {
    "screen": "/"
  },
  "logout": {
    "screen": "/"
  },
  "getSession": {
    "reason": "A program asks who its token belongs to; a page asks `probeSession`, which answers without a session too."
  },
  "probeSession": {
    "screen": "/"
  },
  "requestPasswordReset": {
    "screen": "/"
  },
  "confirmPasswordReset": {
    "screen": "/password"
  },
  "changeOwnPassword": {
    "screen": "/account"
  },
  "listOwnTokens": {
    "screen": "/tokens"
  },
  "createOwnToken": {
    "screen": "/tokens"
  },
  "getOwnToken": {
    "screen": "/tokens/:tokenId"
  },
  "revokeOwnToken": {
    "screen": "/tokens/:tokenId"
  },
  "grantAuthorization": {
    "screen": "/connect"
  },
  "checkAuthorization": {
    "screen": "/connect"
  },
  "getWorkspace": {
    "screen": "/workspace"
  },
  "updateWorkspace": {
    "screen": "/workspace"
  },
  "followChanges": {
    "screen": "/"
  },
  "exportWorkspaceFile": {
    "screen": "/workspace-file"
  },
  "checkWorkspaceFile": {
    "screen": "/workspace-file"
  },
  "applyWorkspaceFile": {
    "screen": "/workspace-file"
  },
  "listPermissions": {
    "screen": "/roles/:roleCode"
  },
  "listRoles": {
    "screen": "/roles"
  },
  "createRole": {
    "screen": "/roles"
  },
  "getRole": {
    "screen": "/roles/:roleCode"
  },
  "deleteRole": {
    "screen": "/roles/:roleCode"
  },
  "updateRole": {
    "screen": "/roles/:roleCode"
  },
  "listUsers": {
    "screen": "/users"
  },
  "createUser": {
    "screen": "/users"
  },
  "getUser": {
    "screen": "/users/:userId"
  },
  "updateUser": {
    "screen": "/users/:userId"
  },
  "activateUser": {
    "screen": "/users/:userId"
  },
  "deactivateUser": {
    "screen": "/users/:userId"
  },
  "inviteUser": {
    "screen": "/users/:userId"
  },
  "setUserPassword": {
    "screen": "/users/:userId"
  },
  "listUserTokens": {
    "screen": "/users/:userId"
  },
  "revokeUserToken": {
    "screen": "/users/:userId"
  },
  "listEngineTokens": {
    "screen": "/engine-tokens"
  },
  "createEngineToken": {
    "screen": "/engine-tokens"
  },
  "getEngineToken": {
    "screen": "/engine-tokens/:engineTokenId"
  },
  "revokeEngineToken": {
    "screen": "/engine-tokens/:engineTokenId"
  },
  "listKeys": {
    "screen": "/keys"
  },
  "createKey": {
    "screen": "/keys"
  },
  "getKey": {
    "screen": "/keys/:keyId"
  },
  "updateKey": {
    "screen": "/keys/:keyId"
  },
  "changeKeyStatus": {
    "screen": "/keys/:keyId"
  },
  "listIdentitySecrets": {
    "screen": "/keys/:keyId"
  },
  "createIdentitySecret": {
    "screen": "/keys/:keyId"
  },
  "revokeIdentitySecret": {
    "screen": "/keys/:keyId"
  },
  "sendWebhookTestEvent": {
    "screen": "/keys/:keyId"
  },
  "listFlows": {
    "screen": "/flows"
  },
  "createFlow": {
    "screen": "/flows"
  },
  "getFlow": {
    "screen": "/flows/:flowId"
  },
  "deleteFlow": {
    "screen": "/flows/:flowId"
  },
  "getFlowDraft": {
    "screen": "/flows/:flowId"
  },
  "saveFlowDraft": {
    "screen": "/flows/:flowId"
  },
  "discardFlowDraft": {
    "screen": "/flows/:flowId/publish"
  },
  "followFlow": {
    "reason": "The console follows all changes with `followChanges`; this is for programs that watch one flow."
  },
  "announceFlowViewer": {
    "screen": "/flows/:flowId"
  },
  "getFlowLayout": {
    "screen": "/flows/:flowId"
  },
  "saveFlowLayout": {
    "screen": "/flows/:flowId"
  },
  "listFlowUses": {
    "screen": "/flows/:flowId"
  },
  "getFlowTraffic": {
    "screen": "/flows/:flowId"
  },
  "compareFlowBranches": {
    "screen": "/flows/:flowId/results"
  },
  "validateFlow": {
    "screen": "/flows/:flowId"
  },
  "publishFlow": {
    "screen": "/flows/:flowId"
  },
  "withdrawFlow": {
    "screen": "/flows/:flowId"
  },
  "rollbackFlow": {
    "screen": "/flows/:flowId"
  },
  "simulateFlow": {
    "screen": "/flows/:flowId"
  },
  "listFlowResults": {
    "screen": "/flows/:flowId/results"
  },
  "exportFlowResults": {
    "screen": "/flows/:flowId/results"
  },
  "listFlowVisitors": {
    "screen": "/flows/:flowId/results"
  },
  "exportFlowVisitors": {
    "screen": "/flows/:flowId/results"
  },
  "listTrialLinks": {
    "screen": "/flows/:flowId"
  },
  "createTrialLink": {
    "screen": "/flows/:flowId"
  },
  "revokeTrialLink": {
    "screen": "/flows/:flowId"
  },
  "listFlowComments": {
    "screen": "/flows/:flowId"
  },
  "createFlowComment": {
    "screen": "/flows/:flowId"
  },
  "deleteFlowComment": {
    "screen": "/flows/:flowId"
  },
  "updateFlowComment": {
    "screen": "/flows/:flowId"
  },
  "listMentions": {
    "screen": "/"
  },
  "replayFlow": {
    "screen": "/flows/:flowId"
  },
  "authorFlow": {
    "screen": "/flows/:flowId"
  },
  "getFlowTests": {
    "screen": "/flows/:flowId"
  },
  "saveFlowTests": {
    "screen": "/flows/:flowId"
  },
  "testFlow": {
    "screen": "/flows/:flowId"
  },
  "listFlowVersions": {
    "screen": "/flows/:flowId"
  },
  "getFlowVersion": {
    "screen": "/flows/:flowId"
  },
  "compareFlowVersions": {
    "screen": "/flows/:flowId"
  },
  "importFlow": {
    "screen": "/flows"
  },
  "simulateDefinition": {
    "screen": "/flows"
  },
  "listUses": {
    "screen": "/connections/:connectionId"
  },
  "searchWorkspace": {
    "screen": "/"
  },
  "countFlows": {
    "screen": "/flows"
  },
  "evaluateExpression": {
    "screen": "/flows/:flowId"
  },
  "listForms": {
    "screen": "/forms"
  },
  "createForm": {
    "screen": "/forms"
  },
  "getAdminForm": {
    "screen": "/forms/:formId"
  },
  "deleteForm": {
    "screen": "/forms/:formId"
  },
  "getFormDraft": {
    "screen": "/forms/:formId"
  },
  "saveFormDraft": {
    "screen": "/forms/:formId"
  },
  "discardFormDraft": {
    "screen": "/forms/:formId"
  },
  "validateForm": {
    "screen": "/forms/:formId"
  },
  "publishForm": {
    "screen": "/forms/:formId"
  },
  "withdrawForm": {
    "screen": "/forms/:formId"
  },
  "listFormVersions": {
    "screen": "/forms/:formId"
  },
  "getFormVersion": {
    "screen": "/forms/:formId"
  },
  "listFormSubmissions": {
    "screen": "/forms/:formId/submissions"
  },
  "getFormSubmission": {
    "screen": "/forms/:formId/submissions/:submissionId"
  },
  "listConfigurationSections": {
    "screen": "/config"
  },
  "getConfigurationSection": {
    "screen": "/config/:section"
  },
  "getConfigurationValues": {
    "screen": "/config/:section"
  },
  "saveConfigurationValues": {
    "screen": "/config/:section"
  },
  "resetConfigurationValues": {
    "reason": "A save of the page removes values with what it sets."
  },
  "listGoals": {
    "screen": "/goals"
  },
  "createGoal": {
    "screen": "/goals"
  },
  "getGoal": {
    "screen": "/goals/:goalId"
  },
  "updateGoal": {
    "screen": "/goals/:goalId"
  },
  "changeGoalStatus": {
    "screen": "/goals/:goalId"
  },
  "listGoalCompletions": {
    "screen": "/goals/:goalId"
  },
  "listPrices": {
    "screen": "/prices"
  },
  "createPrice": {
    "screen": "/prices"
  },
  "getPrice": {
    "screen": "/prices/:priceId"
  },
  "deletePrice": {
    "screen": "/prices/:priceId"
  },
  "updatePrice": {
    "screen": "/prices/:priceId"
  },
  "listBuiltInPrices": {
    "screen": "/built-in-prices"
  },
  "listTokenUsage": {
    "screen": "/token-usage"
  },
  "listReports": {
    "screen": "/reports"
  },
  "createReport": {
    "screen": "/reports"
  },
  "getReport": {
    "screen": "/reports/:reportId"
  },
  "deleteReport": {
    "screen": "/reports/:reportId"
  },
  "updateReport": {
    "screen": "/reports/:reportId"
  },
  "pinReport": {
    "screen": "/reports/:reportId"
  },
  "unpinReport": {
    "screen": "/reports/:reportId"
  },
  "saveReportSchedule": {
    "screen": "/reports/:reportId"
  },
  "deleteReportSchedule": {
    "screen": "/reports/:reportId"
  },
  "runReport": {
    "reason": "The console runs the definition that it shows, saved or not, by `runAdHocReport`."
  },
  "exportReport": {
    "screen": "/reports/:reportId"
  },
  "runAdHocReport": {
    "screen": "/reports"
  },
  "listReportDatasets": {
    "screen": "/reports"
  },
  "suggestFilterValues": {
    "screen": "/reports"
  },
  "listConnections": {
    "screen": "/connections"
  },
  "createConnection": {
    "screen": "/connections"
  },
  "createConnectionFromTemplate": {
    "screen": "/connections"
  },
  "listConnectionTemplates": {
    "screen": "/connections"
  },
  "createConnectionTemplate": {
    "screen": "/connections"
  },
  "getConnectionTemplate": {
    "screen": "/connections"
  },
  "deleteConnectionTemplate": {
    "screen": "/connections"
  },
  "getConnection": {
    "screen": "/connections/:connectionId"
  },
  "deleteConnection": {
    "screen": "/connections/:connectionId"
  },
  "updateConnection": {
    "screen": "/connections/:connectionId"
  },
  "replaceConnectionCredentials": {
    "screen": "/connections/:connectionId"
  },
  "testConnection": {
    "screen": "/connections/:connectionId"
  },
  "proposeCallArguments": {
    "screen": "/flows/:flowId"
  },
  "getConnectionGrant": {
    "screen": "/connections/:connectionId"
  },
  "deleteConnectionGrant": {
    "screen": "/connections/:connectionId"
  },
  "requestConnectionGrant": {
    "screen": "/connections/:connectionId"
  },
  "completeConnectionGrant": {
    "screen": "/connected"
  },
  "getConnectionDocument": {
    "screen": "/connections/:connectionId"
  },
  "putConnectionDocument": {
    "screen": "/connections/:connectionId"
  },
  "deleteConnectionDocument": {
    "screen": "/connections/:connectionId"
  },
  "refreshConnectionDocument": {
    "screen": "/connections/:connectionId"
  },
  "listHeldOperations": {
    "screen": "/connections/:connectionId"
  },
  "acceptHeldOperations": {
    "screen": "/connections/:connectionId"
  },
  "listConnectionOperations": {
    "screen": "/connections/:connectionId"
  },
  "listMedia": {
    "screen": "/media"
  },
  "uploadMedium": {
    "screen": "/media"
  },
  "getMedium": {
    "screen": "/media/:mediumId"
  },
  "deleteMedium": {
    "screen": "/media"
  },
  "listTrainingSources": {
    "screen": "/training-sources"
  },
  "createTrainingSource": {
    "screen": "/training-sources"
  },
  "getTrainingSource": {
    "screen": "/training-sources/:sourceId"
  },
  "deleteTrainingSource": {
    "screen": "/training-sources/:sourceId"
  },
  "updateTrainingSource": {
    "screen": "/training-sources/:sourceId"
  },
  "pauseTrainingSource": {
    "screen": "/training-sources/:sourceId"
  },
  "requestTrainingCrawl": {
    "screen": "/training-sources/:sourceId"
  },
  "listHostedPages": {
    "screen": "/hosted-pages"
  },
  "createHostedPage": {
    "screen": "/hosted-pages"
  },
  "getHostedPage": {
    "screen": "/hosted-pages/:hostedPageId"
  },
  "deleteHostedPage": {
    "screen": "/hosted-pages/:hostedPageId"
  },
  "updateHostedPage": {
    "screen": "/hosted-pages/:hostedPageId"
  },
  "listTrainingDocuments": {
    "screen": "/training-sources/:sourceId"
  },
  "uploadTrainingDocument": {
    "screen": "/training-sources/:sourceId"
  },
  "getTrainingDocument": {
    "screen": "/training-sources/:sourceId"
  },
  "deleteTrainingDocument": {
    "screen": "/training-sources/:sourceId"
  },
  "setTrainingDocumentLabels": {
    "screen": "/training-sources/:sourceId"
  },
  "runKnowledgeChecks": {
    "screen": "/knowledge-search"
  },
  "listKnowledgeChecks": {
    "screen": "/knowledge-checks"
  },
  "createKnowledgeCheck": {
    "screen": "/knowledge-checks"
  },
  "getKnowledgeCheck": {
    "screen": "/knowledge-checks/:checkId"
  },
  "deleteKnowledgeCheck": {
    "screen": "/knowledge-checks/:checkId"
  },
  "updateKnowledgeCheck": {
    "screen": "/knowledge-checks/:checkId"
  },
  "getKnowledgeGenerations": {
    "screen": "/knowledge-search"
  },
  "promoteKnowledgeGeneration": {
    "screen": "/knowledge-search"
  },
  "searchKnowledge": {
    "screen": "/knowledge-search"
  },
  "getKnowledgeVectors": {
    "screen": "/knowledge-search"
  },
  "listInboundWebhooks": {
    "screen": "/inbound-webhooks"
  },
  "createInboundWebhook": {
    "screen": "/inbound-webhooks"
  },
  "getInboundWebhook": {
    "screen": "/inbound-webhooks/:inboundWebhookId"
  },
  "deleteInboundWebhook": {
    "screen": "/inbound-webhooks/:inboundWebhookId"
  },
  "updateInboundWebhook": {
    "screen": "/inbound-webhooks/:inboundWebhookId"
  },
  "rotateInboundWebhookSecret": {
    "screen": "/inbound-webhooks/:inboundWebhookId"
  },
  "previewInboundWebhook": {
    "screen": "/inbound-webhooks/:inboundWebhookId"
  },
  "listWebhookDeliveries": {
    "screen": "/webhook-deliveries"
  },
  "getWebhookDelivery": {
    "screen": "/webhook-deliveries/:deliveryId"
  },
  "redeliverWebhook": {
    "screen": "/webhook-deliveries/:deliveryId"
  },
  "countExecutions": {
    "screen": "/executions"
  },
  "listExecutions": {
    "screen": "/executions"
  },
  "inspectExecution": {
    "screen": "/executions/:executionId"
  },
  "listExecutionEvents": {
    "screen": "/executions/:executionId"
  },
  "getExecutionRecording": {
    "screen": "/executions/:executionId"
  },
  "followExecution": {
    "screen": "/executions/:executionId"
  },
  "listSlowestCalls": {
    "screen": "/overview"
  },
  "replayExecution": {
    "screen": "/executions/:executionId"
  },
  "abortExecution": {
    "screen": "/executions/:executionId"
  },
  "listQueues": {
    "screen": "/queues"
  },
  "createQueue": {
    "screen": "/queues"
  },
  "getQueue": {
    "screen": "/queues/:queueId"
  },
  "deleteQueue": {
    "screen": "/queues/:queueId"
  },
  "updateQueue": {
    "screen": "/queues/:queueId"
  },
  "listCannedAnswers": {
    "screen": "/canned-answers"
  },
  "createCannedAnswer": {
    "screen": "/canned-answers"
  },
  "getCannedAnswer": {
    "screen": "/canned-answers/:cannedAnswerId"
  },
  "deleteCannedAnswer": {
    "screen": "/canned-answers/:cannedAnswerId"
  },
  "updateCannedAnswer": {
    "screen": "/canned-answers/:cannedAnswerId"
  },
  "getPresence": {
    "screen": "/handoffs"
  },
  "setPresence": {
    "screen": "/handoffs"
  },
  "listPresences": {
    "screen": "/handoffs"
  },
  "listHandoffs": {
    "screen": "/handoffs"
  },
  "getHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "claimHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "assignHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "releaseHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "replyToHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "uploadReplyFile": {
    "screen": "/handoffs"
  },
  "announceReplyTyping": {
    "screen": "/handoffs/:handoffId"
  },
  "suggestReply": {
    "screen": "/handoffs"
  },
  "mailTranscript": {
    "screen": "/handoffs"
  },
  "listHandoffNotes": {
    "screen": "/handoffs/:handoffId"
  },
  "addHandoffNote": {
    "screen": "/handoffs/:handoffId"
  },
  "handBackHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "closeHandoff": {
    "screen": "/handoffs/:handoffId"
  },
  "listContacts": {
    "screen": "/contacts"
  },
  "getContact": {
    "screen": "/contacts/:contactId"
  },
  "listConversations": {
    "screen": "/conversations"
  },
  "exportConversations": {
    "reason": "A program stores what it reads."
  },
  "exportExecutions": {
    "reason": "A program stores what it reads."
  },
  "getConversation": {
    "screen": "/conversations/:conversationId"
  },
  "listConversationMessages": {
    "screen": "/conversations/:conversationId"
  },
  "getConversationFile": {
    "screen": "/handoffs"
  },
  "closeConversation": {
    "screen": "/conversations/:conversationId"
  },
  "listUnmatchedTexts": {
    "screen": "/unmatched-texts"
  },
  "getUnmatchedText": {
    "screen": "/unmatched-texts/:unmatchedTextId"
  },
  "dismissUnmatchedText": {
    "screen": "/unmatched-texts/:unmatchedTextId"
  },
  "makeExampleOfText": {
    "screen": "/unmatched-texts/:unmatchedTextId"
  },
  "listKnowledgeGaps": {
    "screen": "/knowledge-gaps"
  },
  "getKnowledgeGap": {
    "screen": "/knowledge-gaps/:gapId"
  },
  "dismissKnowledgeGap": {
    "screen": "/knowledge-gaps/:gapId"
  },
  "answerKnowledgeGap": {
    "screen": "/knowledge-gaps/:gapId"
  },
  "listFailedMessages": {
    "screen": "/failed-messages"
  },
  "getFailedMessage": {
    "screen": "/failed-messages/:failedMessageId"
  },
  "retryFailedMessage": {
    "screen": "/failed-messages/:failedMessageId"
  },
  "listAuditEntries": {
    "screen": "/audit"
  },
  "getAuditEntry": {
    "screen": "/audit/:auditEntryId"
  },
  "listCustomerExports": {
    "screen": "/customer-exports"
  },
  "createCustomerExport": {
    "screen": "/customer-exports"
  },
  "getCustomerExport": {
    "screen": "/customer-exports/:exportId"
  },
  "createCustomerExportDownload": {
    "screen": "/customer-exports/:exportId"
  },
  "listCustomerErasures": {
    "screen": "/customer-erasures"
  },
  "createCustomerErasure": {
    "screen": "/customer-erasures"
  },
  "getCustomerErasure": {
    "screen": "/customer-erasures/:erasureId"
  }
} as const satisfies {
  [operationId: string]: Screen
}
