import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { hashPassword } from '../../adapters/secrets.ts'
import { createAdmin, openSession, type Admin } from '../../generated/sdk/dist/index.js'
import { call } from '../support/agents.ts'
import {
  accessibilityFindings,
  DEMO_KEY,
  startStage,
  type Opening,
  type Stage,
  type StageOptions,
  type Visit,
} from './browser.ts'

const COOKIE = 'parley_session'
const SHOW_OUTLINE = "localStorage.setItem('parley:shown:outline', 'yes')"
export const ADA = { email: 'ada@acme.example', password: 'ada has a long password' }
/** May view only flows in the console. */
export const GRACE = { email: 'grace@acme.example', password: 'grace has a long password' }
/** May view everything that the console edits, and change nothing. */
export const EVE = { email: 'eve@acme.example', password: 'eve has a long password' }
/** May publish flows, and not edit them. */
export const IVAN = { email: 'ivan@acme.example', password: 'ivan has a long password' }

/** Ids of the resources that the tests open. */
export type Seen = { giftFinder: string; failed: string; inSubflow: string; waiting: string; conversation: string }
export type ConsoleStage = Stage & {
  seen: Seen
  admin: Admin
  /** An agent with a token of Ada's, “Drafter”, changes nodes of a draft. */
  changeByAgent(flowId: string, changes: Record<string, object>): Promise<void>
  /** A page of the console whose user is signed in. `outlined`: with the outline, in which nodes are easy to find. */
  enter(path: string, options?: Opening & { as?: typeof ADA; outlined?: boolean }): Promise<Visit>
}

const VIEWING = [
  'service.config',
  'service.config.widget.view',
  'service.connections.view',
  'service.flows.view',
  'service.forms.view',
  'service.keys.view',
]

/** Its call is refused: the address is a private one. */
export const stock = {
  code: 'stock',
  name: 'Stock check',
  triggers: [{ type: 'chat_intent', intent: 'stock' }],
  nodes: [
    { id: 'hello', type: 'message', text: 'One moment', next: 'look' },
    {
      id: 'look',
      type: 'http',
      label: 'Ask the warehouse',
      url: 'http://10.0.0.1/stock',
      saveAs: 'stock',
      next: 'tell',
    },
    { id: 'tell', type: 'end', text: '{{ vars.stock.body.count }} left' },
  ],
}

/**
 * The demo with a second version of the gift finder and a changed draft, and runs: one that waits, one that waits in a
 * subflow, one that has ended, one that failed at its call.
 */
export async function startConsoleStage({
  environment = {},
}: Pick<StageOptions, 'environment'> = {}): Promise<ConsoleStage> {
  const stage = await startStage({
    workspace: document => ({
      ...document,
      users: [
        { email: ADA.email, name: 'Ada', roles: ['admin'] },
        { email: GRACE.email, name: 'Grace', roles: ['reader'] },
        { email: EVE.email, name: 'Eve', roles: ['onlooker'] },
        { email: IVAN.email, name: 'Ivan', roles: ['publisher'] },
      ],
      roles: [
        { code: 'reader', name: 'Reader', permissions: ['service.flows.view'] },
        { code: 'onlooker', name: 'Onlooker', permissions: VIEWING },
        { code: 'publisher', name: 'Publisher', permissions: ['service.flows.view', 'service.flows.publish'] },
      ],
      flows: [...document.flows, stock],
    }),
    environment,
    substitutes: { demoSignIn: () => ADA },
  })
  try {
    await setPasswords(stage)
    return { ...stage, ...(await furnish(stage)) }
  } catch (error) {
    await stage.stop()
    throw error
  }
}

/** Hashing is slow on purpose, at creation and at every sign-in: these hashes are cheap. */
async function setPasswords({ service: { database } }: Stage): Promise<void> {
  for (const { email, password } of [ADA, GRACE, EVE, IVAN]) {
    const hash = await hashPassword(password, { ln: 4, r: 8, p: 1 })
    await database.pool.query('update users set password_hash = $2 where email = $1', [email, hash])
  }
}

async function furnish(stage: Stage): Promise<Omit<ConsoleStage, keyof Stage>> {
  const { url } = stage.service
  const cookies = new Map<typeof ADA, string>()
  const admin = createAdmin({ baseUrl: url, fetch: sendFrom(stage.service.nextAddress()) })
  await admin.login(ADA)
  const giftFinder = await publishAgain(admin)
  const waiting = await talk(url, stage.service.nextAddress(), 'order_status', [{ order_no: '123456' }])
  await talk(url, stage.service.nextAddress(), 'find_gift', [
    { budget: 100 },
    { tastes: ['craft'] },
    { choice: 'love' },
  ])
  const order = [{ order_no: '111111' }, { order_no: '222222' }]
  const inSubflow = await talk(url, stage.service.nextAddress(), 'order_status', order)
  const failed = await talk(url, stage.service.nextAddress(), 'stock', [])
  return {
    admin,
    seen: {
      giftFinder,
      failed: failed.run,
      inSubflow: inSubflow.run,
      waiting: waiting.run,
      conversation: waiting.conversation,
    },
    async changeByAgent(flowId, changes) {
      const { value } = await admin.tokens.createOwnToken({ name: 'Drafter', scopes: ['mcp:flows:write'] })
      const { definition, etag } = await admin.flows.getFlowDraft({ flowId })
      const nodes = (definition['nodes'] as { id: string }[]).map(node => ({ ...node, ...changes[node.id] }))
      const args = { flow_id: flowId, etag, definition: { ...definition, nodes } }
      assert.equal((await call(stage.service, value, 'flows.update_draft', args)).isError, false)
    },
    async enter(path, { as = ADA, outlined = true, ...options } = {}) {
      const value = cookies.get(as) ?? (await cookieOf(stage, as))
      cookies.set(as, value)
      const prepare = async (page: Page) => {
        await page.context().addCookies([{ name: COOKIE, value, url }])
        if (outlined) await page.context().addInitScript(SHOW_OUTLINE)
      }
      return await stage.open({ path, prepare, ...options })
    },
  }
}

/** The cookie of a session that was opened by the API: few tests are about signing in. */
async function cookieOf({ service }: Stage, credentials: typeof ADA): Promise<string> {
  const response = await sendFrom(service.nextAddress())(`${service.url}/api/admin/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const value = new RegExp(`${COOKIE}=([^;]+)`).exec(response.headers.get('Set-Cookie') ?? '')?.[1]
  assert.ok(value)
  return value
}

export async function signIn(page: Page, { email, password }: typeof ADA): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** Violations found by axe on the page, light and dark: they differ only in their colours. */
export async function examine(page: Page, name: string): Promise<string[]> {
  const light = await accessibilityFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await accessibilityFindings(page, undefined, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...light.map(line => `light ${name} ${line}`), ...dark.map(line => `dark ${name} ${line}`)]
}

/** Publishes a second version of the gift finder, and changes its draft once more. */
async function publishAgain(admin: Admin): Promise<string> {
  const flow = (await admin.flows.listFlows({ search: 'gift' })).items[0]
  assert.ok(flow)
  const save = async (change: (nodes: Record<string, unknown>[]) => Record<string, unknown>[]) => {
    const { definition, etag } = await admin.flows.getFlowDraft({ flowId: flow.id })
    const nodes = change(definition['nodes'] as Record<string, unknown>[])
    await admin.flows.saveFlowDraft({ flowId: flow.id, definition: { ...definition, nodes }, ifMatch: etag })
  }
  await save(nodes => [
    ...nodes
      .filter(({ id }) => id !== 'set_mug')
      .map(node => (node['id'] === 'choose' ? { ...node, otherwise: 'sorry' } : node)),
    { id: 'sorry', type: 'message', text: 'Nothing fits that budget yet.', next: 'budget' },
  ])
  await admin.flows.publishFlow({ flowId: flow.id, note: 'No more mugs' })
  await save(nodes => nodes.map(node => (node['id'] === 'bye' ? { ...node, text: 'Enjoy it!' } : node)))
  return flow.id
}

/** A visitor who chooses an intent and gives these answers. */
async function talk(baseUrl: string, address: string, intentName: string, answers: object[]) {
  const session = await openSession({ baseUrl, publicKey: DEMO_KEY, fetch: sendFrom(address) })
  let reply = await session.send({ text: 'Hi', intentName })
  for (const values of answers) reply = await session.answer({ values: { ...values } })
  return { run: reply.executionId, conversation: reply.conversationId }
}

function sendFrom(address: string) {
  return async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    return await fetch(input, { ...init, headers })
  }
}

/** Whether the cards of nodes are completely in the visible part of the canvas: in it, and not beneath the panel. */
export async function inSight(page: Page, ids: readonly string[]): Promise<boolean[]> {
  const canvas = await page.locator('[role="application"][data-ready]').boundingBox()
  assert.ok(canvas)
  const panels = await page.getByRole('complementary', { name: 'Details' }).all()
  const covers = await Promise.all(panels.map(async panel => await panel.boundingBox()))
  const boxes = await Promise.all(
    ids.map(async id => {
      // One that is far out of sight is not drawn.
      const [card] = await page.locator(`#node-${id}`).all()
      return card === undefined ? null : await card.boundingBox()
    }),
  )
  return boxes.map(
    box => box !== null && isWithin(box, canvas) && !covers.some(cover => cover !== null && overlap(box, cover)),
  )
}

type Box = { x: number; y: number; width: number; height: number }

function isWithin(box: Box, area: Box): boolean {
  return (
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.width <= area.x + area.width &&
    box.y + box.height <= area.y + area.height
  )
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0
}
