import { newId } from '../../adapters/ids.ts'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { workspaceDeps } from '../../app/workspace-deps.ts'
import { applyWorkspace } from '../../services/workspace/apply.ts'
import type { TestDatabase } from './database.ts'
import { APP_SECRET } from './service.ts'

/** The clock of a test's service is stopped: actions of the service follow the applied state. */
const STARTED_AT = new Date()
const beforeEveryService = { now: () => new Date(STARTED_AT) }

/**
 * Makes a test database match a workspace document, the way `parley workspace apply` does; answers the
 * workspace's id.
 */
export async function applyTestWorkspace(database: TestDatabase, document: object): Promise<string> {
  const knex = createKnexInstance({ url: database.url, max: 2 })
  try {
    const { workspace } = await applyWorkspace(
      {
        ...workspaceDeps(knex, { appSecret: APP_SECRET, appSecretSecondary: undefined, egressAllow: [] }),
        clock: beforeEveryService,
      },
      document,
      {},
      { type: 'test' },
      { allowGlobal: true },
    )
    return workspace.id
  } finally {
    await knex.destroy()
  }
}

/** The only origin that the key `site` allows. */
export const SHOP_ORIGIN = 'https://shop.acme.example'

/** Publishable keys of the shop, one in every state and with every kind of allow-list. */
export const SHOP_KEYS = {
  open: 'pk_live_ShopOpen',
  site: 'pk_live_ShopSite',
  onlyOrders: 'pk_live_ShopOnlyOrders',
  noIntents: 'pk_live_ShopNoIntents',
  paused: 'pk_live_ShopPaused',
  disabled: 'pk_live_ShopDisabled',
  revoked: 'pk_live_ShopRevoked',
} as const

/** Ids that tests compare with. */
export type Shop = { tenantId: string; flows: { orderStatus: string; plans: string; draft: string } }

/** The workspace of most tests: a flow for each effect of a turn, and quick questions of every kind. */
export async function applyShop(database: TestDatabase): Promise<Shop> {
  const flows = { orderStatus: newId(), plans: newId(), draft: newId() }
  const tenantId = await applyTestWorkspace(database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { name: 'Acme Shop', locale: 'en', timezone: 'Europe/Berlin', currency: 'EUR' },
    keys: [
      { name: 'open', key: SHOP_KEYS.open },
      { name: 'site', key: SHOP_KEYS.site, allowedOrigins: [SHOP_ORIGIN] },
      { name: 'only-orders', key: SHOP_KEYS.onlyOrders, intents: ['order_status', 'plans_compare'] },
      { name: 'no-intents', key: SHOP_KEYS.noIntents, intents: [] },
      { name: 'paused', key: SHOP_KEYS.paused, status: 'paused' },
      { name: 'disabled', key: SHOP_KEYS.disabled, status: 'disabled' },
      { name: 'revoked', key: SHOP_KEYS.revoked, status: 'revoked' },
    ],
    forms: [applicationForm],
    flows: [
      { id: flows.orderStatus, ...orderStatus },
      { id: flows.plans, ...plans },
      { id: flows.draft, publish: false, ...draft },
      echo,
      application,
      rest,
      brief,
      failing,
      contextual,
    ],
    config: {
      tenant: {
        'widget/quick_questions/questions': [
          { question: 'Where is my order?', pageType: 'general', assignedFlow: 'order-status' },
          { question: 'Which plans are there?', pageType: 'product', assignedFlow: flows.plans },
          { question: 'What comes next?', pageType: 'cart', assignedFlow: 'draft' },
          { question: 'Anything else?', pageType: 'category', assignedFlow: '' },
        ],
      },
    },
    prices: [{ model: 'acme-model', promptPer1k: 0.002, completionPer1k: 0.004 }],
  })
  return { tenantId, flows }
}

export const NEIGHBOUR_KEY = 'pk_live_Neighbour'

/** Another workspace of the same installation, with a flow under an intent that the shop has too. */
export async function applyNeighbour(database: TestDatabase): Promise<string> {
  return await applyTestWorkspace(database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Neighbours' },
    workspace: { name: 'Next Door' },
    keys: [{ name: 'open', key: NEIGHBOUR_KEY }],
    flows: [orderStatus],
  })
}

const orderStatus = {
  code: 'order-status',
  name: 'Order status',
  triggers: [
    {
      type: 'chat_intent',
      intent: 'order_status',
      description: 'Tells where an order is',
      examples: ['where is my order'],
      requiredEntities: ['order_no'],
      priority: 10,
      display: {
        label: 'Track my order',
        subtitle: 'Takes a minute',
        icon: { kind: 'emoji', value: '📦' },
        accentColor: '#0a7',
        styleVariant: 'card',
        pinned: true,
      },
    },
  ],
  variables: { first_name: 'there' },
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello {{ vars.first_name }}', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your order number?',
      field: {
        name: 'order_no',
        type: 'text',
        label: 'Order number',
        required: true,
        validation: { pattern: '^[0-9]{6}$' },
      },
      next: 'check',
    },
    {
      id: 'check',
      type: 'condition',
      branches: [{ when: "vars.order_no = '123456'", next: 'bye' }],
      otherwise: 'unknown',
    },
    { id: 'unknown', type: 'message', text: 'No order {{ vars.order_no }}', next: null },
    { id: 'bye', type: 'end', text: 'Your order is on its way' },
  ],
}

const plans = {
  code: 'plans',
  name: 'Plans',
  triggers: [
    { type: 'chat_intent', intent: 'plans', priority: 20 },
    { type: 'chat_intent', intent: 'plans_compare', priority: 10 },
  ],
  start: 'pick',
  nodes: [
    {
      id: 'pick',
      type: 'buttons',
      prompt: 'Which one?',
      choices: [
        { id: 'small', label: 'Small' },
        { id: 'large', label: 'Large' },
        { id: 'team', label: 'Team', when: 'context.isTeam = true' },
      ],
      saveAs: 'plan',
      next: 'done',
    },
    { id: 'done', type: 'end', text: 'You took {{ vars.plan }}' },
  ],
}

const draft = {
  code: 'draft',
  name: 'Not yet published',
  triggers: [{ type: 'chat_intent', intent: 'not_yet' }],
  start: 'bye',
  nodes: [{ id: 'bye', type: 'end', text: 'Soon' }],
}

const echo = {
  code: 'echo',
  name: 'Echo',
  triggers: [{ type: 'chat_intent', intent: 'echo' }],
  variables: { secret: 'the secret of the flow' },
  start: 'ask',
  nodes: [
    {
      id: 'ask',
      type: 'input',
      prompt: 'Say something',
      field: { name: 'said', type: 'text', required: true, validation: { max_length: 10000 } },
      next: 'repeat',
    },
    { id: 'repeat', type: 'message', text: 'You said: {{ vars.said }}', next: null },
  ],
}

const application = {
  code: 'application',
  name: 'Application',
  triggers: [{ type: 'chat_intent', intent: 'apply' }],
  start: 'ask',
  nodes: [
    { id: 'ask', type: 'form', form: 'application', next: 'done' },
    { id: 'done', type: 'end', text: 'Thank you, {{ vars.name }}' },
  ],
}

/** Its fields break each rule code of the contract. */
const applicationForm = {
  code: 'application',
  title: 'Apply',
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'private', label: 'Private' },
        { value: 'business', label: 'Business' },
      ],
    },
    { name: 'company', type: 'text', required: true, visibleIf: { field: 'kind', equals: 'business' } },
    { name: 'name', type: 'text', required: true, validation: { min_length: 2, max_length: 5 } },
    { name: 'age', type: 'number', validation: { min: 18, max: 99 } },
    { name: 'stars', type: 'rating' },
    { name: 'code', type: 'text', validation: { pattern: '^[A-Z]{3}$' } },
    { name: 'email', type: 'email' },
    { name: 'photo', type: 'image', maxSizeMb: 1, accept: ['image/png'] },
  ],
}

const rest = {
  code: 'rest',
  name: 'Rest',
  triggers: [{ type: 'chat_intent', intent: 'rest' }],
  start: 'pause',
  nodes: [
    { id: 'pause', type: 'wait', for: 'PT2S', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Rested' },
  ],
}

const brief = {
  code: 'brief',
  name: 'Brief',
  triggers: [{ type: 'chat_intent', intent: 'brief' }],
  start: 'ask',
  nodes: [{ id: 'ask', type: 'input', field: { name: 'answer', type: 'text' }, expiresIn: 'PT5M', next: null }],
}

const failing = {
  code: 'failing',
  name: 'Failing',
  triggers: [{ type: 'chat_intent', intent: 'fail' }],
  start: 'try',
  nodes: [{ id: 'try', type: 'set_variable', set: { number: { expr: "$number('no number')" } }, next: null }],
}

const contextual = {
  code: 'context',
  name: 'Context',
  triggers: [{ type: 'chat_intent', intent: 'context' }],
  start: 'tell',
  nodes: [
    {
      id: 'tell',
      type: 'end',
      text:
        '{{ context.page }} {{ entities.order_no }} {{ input.text }} ' +
        '{{ conversation.customer.name }} {{ conversation.locale }}',
    },
  ],
}
