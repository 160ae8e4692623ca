// What the settings of single nodes say that cannot work, or is probably a mistake.
import { isAllowedHost } from '../allowed-hosts.ts'
import { QUEUE_SETTINGS } from '../engine/nodes/handoffs.ts'
import { nearestAmong } from '../nearest-name.ts'
import { hasUserInfo } from '../values/formats.ts'
import { error, warning, withSuggestion, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { PlacedTrigger, Workspace } from './references.ts'

/** The findings about the settings of each node by itself. */
export function settingFindings(
  nodes: readonly PlacedNode[],
  triggers: readonly PlacedTrigger[],
  workspace: Workspace,
): Finding[] {
  return [
    ...nodes.flatMap(placed => [...calledAddresses(placed), ...shownAddresses(placed)]),
    ...emptySettings(nodes),
    ...asideIntents(nodes, triggers, workspace),
    ...nodes.flatMap(placed => [...timeoutWithoutBranch(placed), ...handoffWithoutQueue(placed)]),
    ...nodes.flatMap(placed => unlistedHost(placed, workspace.allowedHosts ?? [])),
  ]
}

/**
 * Settings that a node must have and that say nothing: the schema takes an empty text, since a draft is saved with it.
 * A call without an address, or to a model that is told nothing, fails in every run, and a choice without a text cannot
 * be told from others: these are errors. Another empty text on the screen is a warning.
 */
function emptySettings(nodes: readonly PlacedNode[]): Finding[] {
  return nodes.flatMap(({ node, index }): Finding[] => {
    const path = `/nodes/${index}`
    const shown = (name: string, text: string, what: string): Finding[] =>
      isBlank(text) ? [warning(`${path}/${name}`, 'empty_setting', `the ${what} is empty`)] : []
    switch (node.type) {
      case 'message':
        return shown('text', node.text, 'message')
      case 'media':
        return shown('url', node.url, 'address of what is shown')
      case 'card':
        return shown('title', node.title, 'title of the card')
      case 'buttons':
        return node.choices.flatMap(({ label }, choice) =>
          isBlank(label) ? [error(`${path}/choices/${choice}/label`, 'empty_setting', 'the choice has no text')] : [],
        )
      case 'http':
        return isBlank(node.url) && node.connection === undefined
          ? [error(`${path}/url`, 'empty_setting', 'the call has no address')]
          : []
      case 'agent':
        if (!isBlank(node.prompt)) return []
        return isBlank(node.system ?? '')
          ? [error(`${path}/prompt`, 'empty_setting', 'the model is asked nothing')]
          : [warning(`${path}/prompt`, 'empty_setting', 'the question to the model is empty')]
      case 'answer':
        return shown('question', node.question, 'question to the documents')
      case 'notify':
        return [
          ...(isBlank(node.to) ? [error(`${path}/to`, 'empty_setting', 'the mail has no recipient')] : []),
          ...(isBlank(node.page) ? [error(`${path}/page`, 'empty_setting', 'the link leads nowhere')] : []),
          ...shown('subject', node.subject, 'subject of the mail'),
        ]
      case 'input':
      case 'form':
      case 'file_upload':
      case 'set_variable':
      case 'condition':
      case 'split':
      case 'wait':
      case 'call':
      case 'subflow':
      case 'goto':
      case 'goal':
      case 'emit':
      case 'handoff':
      case 'end':
        return []
    }
  })
}

const isBlank = (text: string): boolean => text.trim() === ''

type PlacedAddress = { path: string; address: string | undefined }

/**
 * An address that cannot be called whatever the run knows. One with an expression is known only when the node runs, and
 * an empty one is a finding already.
 */
function calledAddresses({ node, index }: PlacedNode): Finding[] {
  if (node.type !== 'http') return []
  const path = `/nodes/${index}/url`
  if (hasUserInfo(node.url))
    return [error(path, 'node_settings', 'no user name or password in a URL: use a connection')]
  if (node.connection !== undefined || node.url.trim() === '' || isCallable(node.url)) return []
  const message = 'not an absolute URL, such as https://shop.example/orders; a path needs a connection'
  return [error(path, 'node_settings', message)]
}

/** A page resolves a path against its own address: `shop.example` without a scheme leads to a page of that name. */
function shownAddresses({ node, index }: PlacedNode): Finding[] {
  const message = 'neither an absolute URL, such as https://shop.example/orders, nor a path that starts with /'
  return shownBy(node)
    .filter(({ address }) => isConstant(address) && !URL.canParse(address.trim()) && !/^[/?#]/.test(address.trim()))
    .map(({ path }) => warning(`/nodes/${index}/${path}`, 'node_settings', message))
}

function shownBy(node: PlacedNode['node']): PlacedAddress[] {
  if (node.type === 'media') return [{ path: 'url', address: node.url }]
  if (node.type !== 'card') return []
  return [
    { path: 'imageUrl', address: node.imageUrl },
    { path: 'url', address: node.url },
    ...(node.actions ?? []).map(({ url }, action) => ({ path: `actions/${action}/url`, address: url })),
  ]
}

function isConstant(address: string | undefined): address is string {
  return address !== undefined && address.trim() !== '' && !address.includes('{{')
}

/** Whether a call of it can succeed without a connection: a URL of the web, or a template that may become one. */
export function isCallable(address: string): boolean {
  const text = address.trim()
  return text.includes('{{') || (/^https?:/i.test(text) && URL.canParse(text))
}

/** The host of an address is known if it precedes the first template. */
function unlistedHost({ node, index }: PlacedNode, allowedHosts: readonly string[]): Finding[] {
  if (node.type !== 'http' || node.connection !== undefined) return []
  const [, host] = /^https?:\/\/([^/?#:{}\s]+)(?:[/?#:]|$)/i.exec(node.url.trim()) ?? []
  if (host === undefined || isAllowedHost(host, allowedHosts)) return []
  const message = `flows of this workspace may call ${allowedHosts.join(', ')}, not ${host.toLowerCase()}`
  return [warning(`/nodes/${index}/url`, 'unlisted_host', message)]
}

/** Intents that may interrupt a question, and never will: those of the flow itself, and those that no flow has. */
function asideIntents(
  nodes: readonly PlacedNode[],
  triggers: readonly PlacedTrigger[],
  { codes }: Workspace,
): Finding[] {
  const own = new Set(triggers.flatMap(({ trigger }) => (trigger.type === 'chat_intent' ? [trigger.intent] : [])))
  const known = codes?.intent === undefined ? undefined : new Set(codes.intent)
  const nearest = nearestAmong(codes?.intent ?? [])
  return nodes.flatMap(({ node, index }) =>
    ('asideIntents' in node ? node.asideIntents : []).flatMap((intent, at) => {
      const path = `/nodes/${index}/asideIntents/${at}`
      if (own.has(intent))
        return [
          warning(path, 'own_intent', `the intent ${intent} is the flow's own, and a flow does not interrupt itself`),
        ]
      if (known === undefined || known.has(intent)) return []
      const message = withSuggestion(`no published flow has the intent "${intent}"`, nearest(intent))
      return [warning(path, 'unknown_intent', message)]
    }),
  )
}

/** A wait whose timeout has no edge. */
function timeoutWithoutBranch({ node, index }: PlacedNode): Finding[] {
  if (node.type !== 'wait' || node.event === undefined || node.timeout === undefined || node.onTimeout !== undefined)
    return []
  const message = 'the execution ends when this time is over; name the node that follows in "onTimeout", or null'
  return [warning(`/nodes/${index}/timeout`, 'missing_branch', message)]
}

/** The queue that a handoff made in the console goes to; it works without settings. */
const USUAL_QUEUE = 'support'

/** A handoff that does not appear in the inbox. With settings that need a queue it has an error for each already. */
function handoffWithoutQueue({ node, index }: PlacedNode): Finding[] {
  if (node.type !== 'handoff' || node.queue !== undefined) return []
  if ([...QUEUE_SETTINGS, 'onTimeout' as const].some(name => node[name] !== undefined)) return []
  const message =
    `nobody on the team is told without a "queue", such as ${USUAL_QUEUE}, ` +
    'unless a page or service handles the block'
  return [warning(`/nodes/${index}/queue`, 'no_queue', message, { suggestion: USUAL_QUEUE })]
}
