import { PNG_4x3 } from '../../support/files.ts'
import type { Names } from './named.ts'

/*
 * The resource that each position of a request names, by operation and position (`names.ts`). A line is a request that
 * names `named` there and is otherwise valid for the caller's workspace, whose resources are `own`; or the reason why a
 * name there crosses workspaces by design, or names no resource of one.
 */

export type Sent = {
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Record<string, unknown>
  file?: true
}
export type Request = (named: Names, own: Names) => Sent
/**
 * `alike`: the caller's own resource is answered like one that does not exist, so that the line cannot be tested with
 * it. `audited`: why the other workspace's audit log, and nothing else of it, has an entry for the request.
 */
export type Line = string | Request | { alike: Request; audited?: string } | { request: Request; audited: string }

const DEPLOY_WIDE =
  "the engine token is the installation's own: its holder acts for any workspace and names it in the request"
const APPLICATION = 'an application, which belongs to no workspace'
const ANY_SECTION_FIELD = "a field of the product's sections"
// A reference counts only if it describes the file correctly.
const photo = (fileId: string) => ({
  photo: {
    fileId,
    url: 'https://shop.acme.example/photo.png',
    mime: 'image/png',
    size: PNG_4x3.length,
    name: 'photo.png',
  },
})

const publicForm = (named: Names): Sent => ({ path: { codeOrId: named.formId }, body: { values: {} } })
const publicFormByCode = (named: Names): Sent => ({ path: { codeOrId: named.formCode }, body: { values: {} } })
const fileOfForm =
  (by: 'formId' | 'formCode') =>
  (named: Names): Sent => ({ path: { codeOrId: named[by] }, query: { field: 'photo' }, file: true })
const crawl = (body: object) => ({
  'path.id': (named: Names, own: Names): Sent => ({
    path: { id: named.sourceId },
    body: { tenant_id: own.tenantId, ...body },
  }),
  'path.id with its workspace made up': {
    alike: (named: Names): Sent => ({
      path: { id: named.sourceId },
      body: { tenant_id: '018f0000-0000-7000-8000-0000000000ff', ...body },
    }),
  },
  'body.tenant_id': {
    audited: DEPLOY_WIDE,
    request: (named: Names, own: Names): Sent => ({
      path: { id: own.sourceId },
      body: { tenant_id: named.tenantId, ...body },
    }),
  },
})

export const lines: Record<string, Record<string, Line>> = {
  openChatSession: {
    'body.customer': { alike: named => ({ body: { customer: { id: named.customerId, email: named.customerEmail } } }) },
    'body.conversationId': (named, own) => ({
      body: { conversationId: named.conversationId },
      headers: { Authorization: `Bearer ${own.sessionToken}` },
    }),
    'body.conversationId with its session': named => ({
      body: { conversationId: named.conversationId },
      headers: { Authorization: `Bearer ${named.sessionToken}` },
    }),
    'body.resumeToken': 'a signed secret; test/services/notify.test.ts has that of another workspace refused',
  },
  sendChatMessage: {
    'header.Idempotency-Key': {
      alike: (named, own) => ({
        headers: { 'Idempotency-Key': named.clientKey },
        body: { text: 'Hello', intentName: own.intent },
      }),
    },
    'body.intentName': named => ({ body: { text: 'Hello', intentName: named.intent } }),
    'body.executionId': (named, own) => ({
      body: { executionId: named.executionId, waitToken: own.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'body.executionId with its wait token': named => ({
      body: { executionId: named.executionId, waitToken: named.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'body.waitToken': (named, own) => ({
      body: { executionId: own.executionId, waitToken: named.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'body.input.values': (named, own) => ({
      headers: { Authorization: `Bearer ${own.fileSessionToken}` },
      body: {
        executionId: own.fileExecutionId,
        waitToken: own.fileWaitToken,
        input: { values: photo(named.answerFileId) },
      },
    }),
  },
  runTrial: {
    'body.token': 'a secret that says by itself which draft of which workspace it leads to',
    'body.inputs.[].values': 'a file that a visitor of a trial refers to is never looked up',
  },
  getChatExecution: { 'path.executionId': named => ({ path: { executionId: named.executionId } }) },
  announceVisitorTyping: { 'path.conversationId': named => ({ path: { conversationId: named.conversationId } }) },
  requestTranscript: {
    'path.conversationId': named => ({ path: { conversationId: named.conversationId }, body: {} }),
    'body.email': 'the recipient of a mail, anywhere',
  },
  getChatFile: {
    // No message has these files. Those that one has open to its own visitor alone: chat-people.test.ts.
    'path.conversationId': {
      alike: named => ({ path: { conversationId: named.conversationId, fileId: named.fileId } }),
    },
    'path.fileId': {
      alike: (named, own) => ({ path: { conversationId: own.conversationId, fileId: named.answerFileId } }),
    },
  },
  rateHandoff: {
    // That of another conversation than the session's is nothing either, whoever has it: chat-people.test.ts.
    'path.handoffId': { alike: named => ({ path: { handoffId: named.handoffId }, body: { score: 5 } }) },
  },
  followConversation: { 'path.conversationId': named => ({ path: { conversationId: named.conversationId } }) },
  getPublicForm: { 'path.codeOrId': publicForm, 'path.codeOrId as a code': publicFormByCode },
  getPublicFormSchema: { 'path.codeOrId': publicForm, 'path.codeOrId as a code': publicFormByCode },
  submitPublicForm: {
    'path.codeOrId': publicForm,
    'path.codeOrId as a code': publicFormByCode,
    'body.clientSubmissionId': (named, own) => ({
      path: { codeOrId: own.formId },
      body: { values: {}, clientSubmissionId: named.clientKey },
    }),
    'body.values': (named, own) => ({ path: { codeOrId: own.formId }, body: { values: photo(named.fileId) } }),
    'body.conversationId': {
      alike: (named, own) => ({
        path: { codeOrId: own.formId },
        body: { values: {}, conversationId: named.conversationId },
      }),
    },
  },
  uploadPublicFormFile: { 'path.codeOrId': fileOfForm('formId'), 'path.codeOrId as a code': fileOfForm('formCode') },
  recordTelemetryEvent: {
    'body.clientEventId': { alike: named => ({ body: { name: 'seen', clientEventId: named.clientKey } }) },
  },
  recordTelemetryBatch: {
    'body.events.[].clientEventId': {
      alike: named => ({ body: { events: [{ name: 'seen', clientEventId: named.clientKey }] } }),
    },
  },

  publishDomainEvent: {
    'header.Idempotency-Key': {
      alike: (named, own) => ({
        headers: { 'Idempotency-Key': named.clientKey },
        body: { event_name: own.event, data: {} },
      }),
    },
    'body.tenant_id': DEPLOY_WIDE,
    'body.event_name': named => ({ body: { event_name: named.event, data: {} } }),
    'body.idempotency_key': {
      alike: (named, own) => ({ body: { event_name: own.event, data: {}, idempotency_key: named.clientKey } }),
    },
  },
  listIntents: { 'query.tenant_id': DEPLOY_WIDE },
  triggerChat: {
    'header.Idempotency-Key': (named, own) => ({
      headers: { 'Idempotency-Key': named.clientKey },
      body: { intent_name: own.intent, variables: { another: 'body' } },
    }),
    'body.tenant_id': DEPLOY_WIDE,
    'body.intent_name': named => ({ body: { intent_name: named.intent } }),
    // A conversation with that id starts in the caller's workspace.
    'body.conversation_id': {
      alike: (named, own) => ({ body: { intent_name: own.intent, conversation_id: named.fileConversationId } }),
    },
  },
  resumeExecution: {
    'path.executionId': (named, own) => ({
      path: { executionId: named.executionId },
      body: { wait_token: own.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'path.executionId with its wait token': named => ({
      path: { executionId: named.executionId },
      body: { wait_token: named.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'header.Idempotency-Key': {
      alike: (named, own) => ({
        path: { executionId: own.executionId },
        headers: { 'Idempotency-Key': named.clientKey },
        body: { wait_token: own.waitToken, input: { values: { answer: 'yes' } } },
      }),
    },
    'body.tenant_id': {
      audited: DEPLOY_WIDE,
      request: (named, own) => ({
        path: { executionId: own.executionId },
        body: { tenant_id: named.tenantId, wait_token: own.waitToken, input: { values: { answer: 'yes' } } },
      }),
    },
    'body.wait_token': (named, own) => ({
      path: { executionId: own.executionId },
      body: { wait_token: named.waitToken, input: { values: { answer: 'yes' } } },
    }),
    'body.input.values': (named, own) => ({
      path: { executionId: own.fileExecutionId },
      body: { wait_token: own.fileWaitToken, input: { values: photo(named.answerFileId) } },
    }),
  },
  listEngineExecutions: {
    'query.tenant_id': DEPLOY_WIDE,
    'query.flow_id': (named, own) => ({ query: { tenant_id: own.tenantId, flow_id: named.flowId } }),
    'query.conversation_id': (named, own) => ({
      query: { tenant_id: own.tenantId, conversation_id: named.conversationId },
    }),
    'query.customer_id': (named, own) => ({ query: { tenant_id: own.tenantId, customer_id: named.customerId } }),
  },
  listEngineConversations: {
    'query.tenant_id': DEPLOY_WIDE,
    'query.customer_id': (named, own) => ({ query: { tenant_id: own.tenantId, customer_id: named.customerId } }),
  },
  cancelExecution: {
    'path.executionId': named => ({ path: { executionId: named.executionId } }),
    'body.tenant_id': {
      audited: DEPLOY_WIDE,
      request: (named, own) => ({ path: { executionId: own.executionId }, body: { tenant_id: named.tenantId } }),
    },
  },
  getEngineExecution: {
    'path.executionId': (named, own) => ({
      path: { executionId: named.executionId },
      query: { tenant_id: own.tenantId },
    }),
    'query.tenant_id': (named, own) => ({
      path: { executionId: own.executionId },
      query: { tenant_id: named.tenantId },
    }),
  },
  recordConversion: {
    'header.Idempotency-Key': {
      alike: (named, own) => ({ headers: { 'Idempotency-Key': named.clientKey }, body: { goal: own.goal } }),
    },
    'body.tenant_id': DEPLOY_WIDE,
    'body.goal': named => ({ body: { goal: named.goal } }),
    'body.conversation_id': (named, own) => ({ body: { goal: own.goal, conversation_id: named.conversationId } }),
    'body.external_ref': (named, own) => ({ body: { goal: own.goal, external_ref: named.clientKey } }),
  },
  listSourceDocuments: {
    'path.id': (named, own) => ({ path: { id: named.sourceId }, query: { tenant_id: own.tenantId } }),
    'query.tenant_id': (named, own) => ({ path: { id: own.sourceId }, query: { tenant_id: named.tenantId } }),
  },
  claimSource: crawl({}),
  putSourceDocuments: crawl({
    lease: 1,
    documents: [{ url: 'https://help.acme.example', format: 'text', content: 'Help' }],
  }),
  deleteSourceDocuments: crawl({ lease: 1, urls: ['https://help.acme.example'] }),
  reportSourceProgress: crawl({ pages_indexed: 1 }),
  reportSourceResult: crawl({ status: 'ready' }),
  getFailuresByNode: { 'query.flow_id': named => ({ query: { flow_id: named.flowId } }) },

  receiveSenderWebhook: {
    'path.sourceId': named => ({ path: { sourceId: named.senderId }, body: { paid: true } }),
  },
  receiveInboundWebhook: {
    'path.sourceId': named => ({ path: { sourceId: named.inboundId }, body: { paid: true } }),
  },

  uploadFormFile: {
    'query.form': named => ({ query: { form: named.formId, field: 'photo' }, file: true }),
    'query.form as a code': named => ({ query: { form: named.formCode, field: 'photo' }, file: true }),
  },
  getUploadedFile: { 'path.fileId': named => ({ path: { fileId: named.fileId } }) },
  downloadFile: {
    'path.fileId': (named, own) => ({
      path: { fileId: named.fileId },
      query: { expires: own.expires, signature: own.signature },
    }),
    'query.signature': (named, own) => ({
      path: { fileId: own.fileId },
      query: { expires: named.expires, signature: named.signature },
    }),
  },
  downloadMedium: {
    'path.address': 'a random address, which anyone who knows it may open, as the contract says',
  },
  registerClient: { 'body.client_name': 'what the application calls itself; it belongs to no workspace' },
  issueToken: {
    'body.client_id': APPLICATION,
    'body.code': 'a signed secret; test/contracts/oauth/tokens.test.ts has that of another client refused',
    'body.refresh_token': 'a signed secret; test/contracts/oauth/tokens.test.ts has that of another client refused',
    'body.resource': 'the address of the installation',
  },
  revokeToken: {
    'body.client_id': APPLICATION,
    'body.token': 'a credential, which decides the workspace; another client than its own is refused',
  },
  getConfigValue: {
    'path.path': ANY_SECTION_FIELD,
    'query.scope': named => ({
      path: { path: 'widget/appearance/title' },
      query: { scope: `tenant:${named.tenantId}` },
    }),
    'query.scope of an organisation': {
      alike: named => ({
        path: { path: 'widget/appearance/title' },
        query: { scope: `organization:${named.organisationId}` },
      }),
    },
  },
}
