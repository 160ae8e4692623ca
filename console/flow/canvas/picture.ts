import type { FlowNode } from '../flow-node.ts'

/** Fields with the address of a picture, and when they have one. */
const PICTURES = {
  card: ({ imageUrl }: FlowNode) => imageUrl,
  media: ({ kind, url }: FlowNode) => (kind === 'image' ? url : undefined),
} as const

/**
 * The picture that a node shows, drawn on its card. Only one of this service: the page loads nothing from elsewhere,
 * and an address with expressions is known only in a run.
 */
export function pictureOf(node: FlowNode, origin = ownOrigin()): string | undefined {
  const address = Object.hasOwn(PICTURES, node.type) ? PICTURES[node.type as keyof typeof PICTURES](node) : undefined
  if (typeof address !== 'string' || address === '' || address.includes('{{') || !URL.canParse(address, origin))
    return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : undefined
}

/** Of the page; none outside a browser. */
function ownOrigin(): string | undefined {
  return (globalThis as { location?: { origin: string } }).location?.origin
}
