import type { GraphNode } from './graph.ts'
import { isObject } from '../parts/json.ts'
import { typeOf } from './flow-node.ts'

/** A node in which a text was found, and a stretch of the text around it. */
export type Hit = { node: GraphNode; where: string; excerpt: string }

const AROUND = 30

/** Nodes with a text in their id, label, type or any setting, regardless of case, best matches first. */
export function searchNodes(nodes: readonly GraphNode[], text: string): Hit[] {
  const query = text.trim().toLowerCase()
  const hits = nodes.flatMap(node => {
    const hit = query === '' ? { where: '', excerpt: node.summary } : hitIn(node, query)
    return hit === undefined ? [] : [{ node, ...hit }]
  })
  const rank = ({ node, where }: Hit) => (where !== '' ? 2 : node.id.toLowerCase() === query ? 0 : 1)
  return hits.sort((one, other) => rank(one) - rank(other))
}

function hitIn(node: GraphNode, query: string): { where: string; excerpt: string } | undefined {
  const names = [node.title, node.id, typeOf(node.node).title]
  if (names.some(name => name.toLowerCase().includes(query))) return { where: '', excerpt: node.summary }
  for (const [where, value] of textsOf(node.node, '')) {
    const at = value.toLowerCase().indexOf(query)
    if (at !== -1) return { where, excerpt: excerptOf(value, at, query.length) }
  }
  return undefined
}

function* textsOf(value: unknown, where: string): Generator<[where: string, text: string]> {
  if (typeof value === 'string') yield [where, value]
  else if (typeof value === 'number') yield [where, String(value)]
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsOf(item, `${where} ${index + 1}`)
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) {
      yield [`${where} ${name}`.trim(), name]
      yield* textsOf(item, `${where} ${name}`.trim())
    }
}

function excerptOf(text: string, at: number, length: number): string {
  const start = Math.max(0, at - AROUND)
  const end = Math.min(text.length, at + length + AROUND)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).replace(/\s+/g, ' ')}${end < text.length ? '…' : ''}`
}
