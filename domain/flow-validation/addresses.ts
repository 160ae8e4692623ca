import { hasUserInfo } from '../values/formats.ts'
import { error, warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'

type PlacedAddress = { path: string; address: string | undefined }

/**
 * Addresses that lead nowhere whatever the run knows. One with an expression is known only when the node runs, and an
 * empty one is a finding already.
 */
export function addressFindings(nodes: readonly PlacedNode[]): Finding[] {
  return nodes.flatMap(placed => [...calledAddresses(placed), ...shownAddresses(placed)])
}

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
