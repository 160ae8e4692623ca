import { newTemplate } from '../admin/connection-fixtures.ts'
import { uniqueCode } from '../admin/fixtures.ts'
import type { Names } from './named.ts'
import type { Line, Sent } from './lines.ts'

/*
 * The lines of the admin API beyond its path parameters, which name what `admin/fixtures.ts` makes. All other values
 * are those of the fixtures.
 */

const ONE_SIGN_IN =
  'people sign in by their address alone, so it is unique in the installation, as the contract says: 409 `conflict`'
const OF_ITS_OWN_WORKSPACE =
  'codes that a key may open, of its own workspace when it is used; whether there are such is not asked'
const GIVEN_BY_IT = 'a name that the workspace gives; flows of that workspace alone listen to it'
const COUNTED_AT_HOME =
  "says what to count in the caller's own workspace; what a filter finds is tried with runAdHocReport"

const A_PLACE = 'a place in the order of ids; whether there is an entry with this id is not asked'

const queried =
  (more: (named: Names) => Record<string, string>) =>
  (named: Names): Sent => ({ query: more(named) })
const flow = (code: string, nodes: object[] = []) => ({
  definition: { code, name: 'Flow', start: 'bye', nodes: [...nodes, { id: 'bye', type: 'end' }] },
})
const form = (code: string) => ({ definition: { code, title: 'Form', fields: [{ name: 'note', type: 'text' }] } })
const referring = (named: Names, own: Names) =>
  flow(own.flowCode, [
    { id: 'ask', type: 'form', form: named.formCode, next: 'bye' },
    { id: 'other', type: 'subflow', flow: named.flowCode, next: 'bye' },
    { id: 'count', type: 'goal', code: named.goal, next: 'bye' },
    { id: 'call', type: 'http', connection: named.connection, url: '/orders', next: 'bye' },
  ])
/** A definition that is run from its first node, and what its visitor does. */
const trying = (node: object, inputs: object[] = []) => ({
  definition: {
    code: 'tried',
    name: 'Tried',
    nodes: [
      { ...node, next: 'bye' },
      { id: 'bye', type: 'end' },
    ],
  },
  trigger: { type: 'chat_intent' },
  inputs,
})
const QUESTION = { id: 'ask', type: 'input', asides: true, field: { name: 'answer', type: 'text' } }
const scopes = (more: Sent = {}): Record<string, Line> => ({
  'query.scope': named => ({ ...more, path: { section: 'widget' }, query: { scope: `tenant:${named.tenantId}` } }),
  'query.scope of an organisation': {
    alike: named => ({
      ...more,
      path: { section: 'widget' },
      query: { scope: `organization:${named.organisationId}` },
    }),
  },
})
const customer = (more: (id: string) => object = () => ({})): Line => ({
  alike: named => ({ body: { customer: { customerId: named.customerId }, ...more(named.customerId) } }),
})
const customerByEmail = (more: (email: string) => object = () => ({})): Line => ({
  alike: named => ({ body: { customer: { email: named.customerEmail }, ...more(named.customerEmail) } }),
})
const visitorOf: Line = (named, own) => ({
  path: { flowId: own.flowId },
  query: { visitorOf: named.conversationId },
})

const INSTALLATION = 'the address of the installation'

export const adminLines: Record<string, Record<string, Line>> = {
  login: {
    'body.email': {
      audited: 'who administers a workspace is to see that somebody tried to sign in as one of its people',
      alike: named => ({ body: { email: named.email, password: 'not the password of anybody' } }),
    },
  },
  requestPasswordReset: {
    'body.email': 'people are known by their address alone; the answer is the same for every address',
  },
  confirmPasswordReset: {
    'body.token': 'the secret of a link, which the mailbox of its user alone has: it decides the workspace by itself',
  },
  checkAuthorization: { 'body.resource': INSTALLATION },
  grantAuthorization: {
    'body.request.clientId': 'an application, which belongs to no workspace; the session decides the workspace',
    'body.request.scope': 'scopes of the product',
    'body.request.resource': INSTALLATION,
  },
  importFlow: {
    'body.code': 'the code that the definition in the answer gets; nothing is looked up or stored',
    'body.document': 'the file to convert; what it names is of the other system',
  },
  createRole: { 'body.code': named => ({ body: { code: named.taken.replace('-', '_') } }) },
  listUsers: { 'query.role': queried(({ roleCode }) => ({ role: roleCode })) },
  createUser: { 'body.email': ONE_SIGN_IN, 'body.roles': named => ({ body: { roles: [named.roleCode] } }) },
  updateUser: { 'body.email': ONE_SIGN_IN, 'body.roles': named => ({ body: { roles: [named.roleCode] } }) },
  createEngineToken: {
    'body.workspaces': named => ({ body: { name: 'crm', scopes: ['engine'], workspaces: [named.tenantId] } }),
  },
  makeExampleOfText: {
    'body.intent': (named, own) => ({
      path: { unmatchedTextId: own.unmatchedTextId },
      body: { intent: `${named.intent}-file` },
    }),
  },
  answerKnowledgeGap: {
    'body.sourceId': (named, own) => ({
      path: { gapId: own.gapId },
      body: { sourceId: named.sourceId, answer: 'Within a week.' },
    }),
  },
  createKey: { 'body.intents': OF_ITS_OWN_WORKSPACE, 'body.forms': OF_ITS_OWN_WORKSPACE },
  updateKey: { 'body.intents': OF_ITS_OWN_WORKSPACE, 'body.forms': OF_ITS_OWN_WORKSPACE },
  createFlow: {
    'body.definition': named => ({ body: flow(named.taken) }),
    'body.definition that refers': {
      alike: (named, own) => ({ body: { definition: { ...referring(named, own).definition, code: uniqueCode() } } }),
    },
  },
  saveFlowDraft: {
    'body.definition': { alike: (named, own) => ({ path: { flowId: own.flowId }, body: referring(named, own) }) },
  },
  listExecutionEvents: { 'query.after': A_PLACE },
  getFlowTraffic: { 'query.version': 'a number within the flow that the path names' },
  listFlowResults: { 'query.visitorOf': visitorOf },
  exportFlowResults: { 'query.visitorOf': visitorOf },
  compareFlowBranches: { 'query.version': 'a number within the flow that the path names' },
  followExecution: { 'query.after': A_PLACE },
  exportConversations: { 'query.after': A_PLACE },
  exportExecutions: { 'query.after': A_PLACE },
  saveFlowLayout: {
    'body.notes.[].id': 'a name that the editor gives within one flow',
    'body.groups.[].id': 'a name that the editor gives within one flow',
  },
  validateFlow: { 'body.definition': (named, own) => ({ path: { flowId: own.flowId }, body: referring(named, own) }) },
  testFlow: {
    'body.definition': (named, own) => ({
      path: { flowId: own.flowId },
      body: { ...referring(named, own), tests: [] },
    }),
  },
  authorFlow: {
    'body.connection': (named, own) => ({ path: { flowId: own.flowId }, body: { connection: named.llm } }),
    'body.definition': 'a proposal, which only the model reads that is asked',
    'body.model': 'what an operator of language models calls it',
  },
  proposeCallArguments: {
    'body.connection': named => ({ body: { connection: named.llm } }),
    'body.model': 'what an operator of language models calls it',
  },
  simulateFlow: {
    'body.customer': 'whom a simulated visitor is said to be; no customer is looked up',
    'body.definition': (named, own) => ({
      path: { flowId: own.flowId },
      body: { ...referring(named, own), trigger: { type: 'chat_intent' } },
    }),
    'body.trigger.intent': (named, own) => ({
      path: { flowId: own.flowId },
      body: { source: 'version', trigger: { type: 'chat_intent', intent: named.intent } },
    }),
    'body.trigger.event': (named, own) => ({
      path: { flowId: own.flowId },
      body: { source: 'version', trigger: { type: 'event', event: named.event } },
    }),
    'body.inputs.[].aside.intent': {
      alike: (named, own) => ({
        path: { flowId: own.flowId },
        body: {
          source: 'version',
          trigger: { type: 'chat_intent' },
          inputs: [{ aside: { text: 'Prices?', intent: named.intent } }],
        },
      }),
    },
    'body.inputs.[].values': 'a file is what its reference says; none is looked up',
    'body.inputs.[].event': {
      alike: (named, own) => ({
        path: { flowId: own.flowId },
        body: { source: 'version', trigger: { type: 'chat_intent' }, inputs: [{ event: named.event, data: {} }] },
      }),
    },
  },
  simulateDefinition: {
    'body.customer': 'whom a simulated visitor is said to be; no customer is looked up',
    'body.forms': 'the forms themselves are sent; none is looked up by its code',
    'body.definition': named => ({ body: trying({ id: 'ask', type: 'form', form: named.formCode }) }),
    'body.definition that runs a flow': named => ({
      body: trying({ id: 'other', type: 'subflow', flow: named.flowCode }),
    }),
    'body.trigger.intent': 'of the definition that is sent',
    'body.trigger.event': 'of the definition that is sent',
    'body.inputs.[].aside.intent': named => ({
      body: trying(QUESTION, [{ aside: { text: 'Prices?', intent: named.intent } }]),
    }),
    'body.inputs.[].values': 'a file is what its reference says; none is looked up',
    'body.inputs.[].event': 'what the definition that is sent waits for; nothing is published',
  },
  replayExecution: {
    'body.definition': (named, own) => ({ path: { executionId: own.executionId }, body: referring(named, own) }),
  },
  replayFlow: {
    'body.definition': (named, own) => ({ path: { flowId: own.flowId }, body: referring(named, own) }),
  },
  createForm: { 'body.definition': named => ({ body: form(named.taken) }) },
  saveFormDraft: {
    'body.definition': { alike: (named, own) => ({ path: { formId: own.formId }, body: form(named.taken) }) },
  },
  validateForm: {
    'body.definition': { alike: (named, own) => ({ path: { formId: own.formId }, body: form(named.taken) }) },
  },
  getConfigurationValues: scopes(),
  saveConfigurationValues: {
    ...scopes({ body: { values: { 'widget/appearance/title': 'Acme helps' } } }),
    'body.values': {
      alike: (named, own) => ({
        path: { section: 'widget' },
        query: { scope: `tenant:${own.tenantId}` },
        body: {
          values: {
            'widget/quick_questions/questions': [{ question: 'And?', pageType: 'general', assignedFlow: named.flowId }],
          },
        },
      }),
    },
  },
  resetConfigurationValues: scopes({ body: { paths: ['widget/appearance/title'] } }),
  createGoal: { 'body.code': named => ({ body: { code: named.taken } }) },
  createPrice: { 'body.model': named => ({ body: { model: named.model } }) },
  createCannedAnswer: { 'body.code': named => ({ body: { code: named.taken } }) },
  createQueue: { 'body.code': named => ({ body: { code: named.taken } }) },
  createReport: {
    'body.code': { alike: named => ({ body: { code: named.taken } }) },
    'body.definition': COUNTED_AT_HOME,
  },
  updateReport: { 'body.definition': COUNTED_AT_HOME },
  runAdHocReport: {
    'body.filters': {
      alike: named => ({
        body: {
          dataset: 'executions',
          measures: ['executions'],
          filters: [{ field: 'flow_id', operator: 'eq', value: named.flowId }],
        },
      }),
    },
  },
  searchKnowledge: {
    'body.sources': { alike: named => ({ body: { question: 'Help?', sources: [named.sourceId] } }) },
  },
  createConnection: { 'body.code': named => ({ body: { code: named.taken } }) },
  requestConnectionGrant: { 'query.scope': 'a scope of the connected service, which the connection of the path names' },
  completeConnectionGrant: { 'body.code': 'a code of the connected service' },
  createConnectionTemplate: { 'body.key': named => ({ body: newTemplate(named.taken) }) },
  createConnectionFromTemplate: {
    'body.templateKey': named => ({ body: { templateKey: named.taken, code: uniqueCode(), name: 'Shop', key: 'k' } }),
    'body.code': named => ({ body: { code: named.connection } }),
    'body.key': 'a secret that the connection sends to its service',
    'body.values': 'parts of the address and credentials of the connection',
  },
  createHostedPage: {
    'body.keyId': named => ({
      body: { address: uniqueCode(), title: 'Hello', intent: 'hello', keyId: named.keyId },
    }),
    'body.intent': GIVEN_BY_IT,
  },
  updateHostedPage: {
    'body.keyId': named => ({ body: { keyId: named.keyId } }),
    'body.intent': GIVEN_BY_IT,
  },
  createTrainingSource: {
    'body.keyIds': named => ({ body: { name: 'Help', url: `https://${uniqueCode()}.example`, keyIds: [named.keyId] } }),
  },
  updateTrainingSource: { 'body.keyIds': named => ({ body: { keyIds: [named.keyId] } }) },
  createInboundWebhook: { 'body.eventName': GIVEN_BY_IT },
  updateInboundWebhook: { 'body.eventName': GIVEN_BY_IT },
  listTokenUsage: { 'query.flowId': { alike: queried(({ flowId }) => ({ flowId })) } },
  listWebhookDeliveries: {
    'query.keyId': queried(({ keyId }) => ({ keyId })),
    'query.conversationId': queried(({ conversationId }) => ({ conversationId })),
  },
  countExecutions: { 'query.flowId': queried(({ flowId }) => ({ flowId })) },
  listExecutions: {
    'query.flowId': queried(({ flowId }) => ({ flowId })),
    'query.conversationId': queried(({ conversationId }) => ({ conversationId })),
  },
  listHandoffs: {
    'query.assigneeId': queried(({ userId }) => ({ assigneeId: userId })),
    'query.conversationId': queried(({ handedOverId }) => ({ conversationId: handedOverId })),
  },
  replyToHandoff: {
    // An upload of another conversation is nothing either, whoever has it: chat-people.test.ts.
    'body.files.[]': {
      alike: (named, own) => ({
        path: { handoffId: own.handoffId },
        body: { text: 'See', files: [named.answerFileId] },
      }),
    },
  },
  mailTranscript: { 'body.email': 'the recipient of a mail, anywhere' },
  announceFlowViewer: { 'body.nodeId': 'a node of the flow of the path; whether its draft has it is not asked' },
  createFlowComment: {
    'body.nodeId': 'a node of the flow of the path; whether its draft has it is not asked',
    'body.mentions': (named, own) => ({
      path: { flowId: own.flowId },
      body: { text: 'Look', mentions: [named.userId] },
    }),
    'body.parentId': (named, own) => ({
      path: { flowId: own.flowId },
      body: { text: 'Look', parentId: named.commentId },
    }),
  },
  assignHandoff: {
    'body.userId': (named, own) => ({ path: { handoffId: own.handoffId }, body: { userId: named.userId } }),
  },
  listConversations: {
    'query.customerId': queried(({ customerId }) => ({ customerId })),
    'query.keyId': queried(({ keyId }) => ({ keyId })),
  },
  listFailedMessages: { 'query.executionId': { alike: queried(({ executionId }) => ({ executionId })) } },
  listAuditEntries: {
    'query.actorId': queried(({ userId }) => ({ actorId: userId })),
    'query.resourceId': queried(({ tenantId }) => ({ resourceId: tenantId })),
  },
  createCustomerExport: { 'body.customer': customer(), 'body.customer by address': customerByEmail() },
  createCustomerErasure: {
    'body.customer': customer(confirm => ({ confirm })),
    'body.customer by address': customerByEmail(confirm => ({ confirm })),
  },
}
