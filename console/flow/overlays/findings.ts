import { sentence } from '../../parts/sentence.ts'
import { isObject } from '../../parts/json.ts'
import { fixOf, type Fix } from '../edits/fixes.ts'
import { pointerTo, tokensOf } from '../edits/pointer.ts'
import type { Mark, Overlay } from './overlay.ts'

/** A finding of a publish in a draft. `pointer`: into the node, else into the definition. */
export type PlacedFinding = {
  nodeId: string | undefined
  pointer: string
  severity: 'error' | 'warning'
  message: string
  /** Only if exactly one fix is right. */
  fix?: Fix
}
type Finding = {
  path: string
  severity: 'error' | 'warning'
  message: string
  rule: string
  suggestion?: string
  offset?: number
}

/**
 * Findings with the node that they are in. A list of nodes changes while the user types: its ids identify the node of a
 * finding when positions have moved.
 * @param definition the one that was checked
 */
export function placedFindings(definition: unknown, findings: readonly Finding[]): PlacedFinding[] {
  const nodes: unknown[] = isObject(definition) && Array.isArray(definition['nodes']) ? definition['nodes'] : []
  return findings.map(finding => {
    const { path, severity, message } = finding
    const [list, index, ...rest] = tokensOf(path)
    const node = list === 'nodes' && index !== undefined ? nodes[Number(index)] : undefined
    const fix = isObject(definition) ? fixOf(definition, finding) : undefined
    const summary = { severity, message: sentence(message), ...(fix === undefined ? {} : { fix }) }
    if (!isObject(node) || typeof node['id'] !== 'string') return { nodeId: undefined, pointer: path, ...summary }
    return { nodeId: node['id'], pointer: pointerTo(...rest), ...summary }
  })
}

/** Findings at a position, and below it if requested; equal sentences once. */
export function findingsAt(findings: readonly PlacedFinding[], pointer: string, below = false): PlacedFinding[] {
  const here = findings.filter(one => one.pointer === pointer || (below && one.pointer.startsWith(`${pointer}/`)))
  return here.filter(({ message }, index) => here.findIndex(one => one.message === message) === index)
}

/** Nodes with errors and warnings, and how many. */
export function findingsOverlay(findings: readonly PlacedFinding[]): Overlay {
  const nodes = new Map<string, { mark: Mark; note: string }>()
  for (const id of new Set(findings.flatMap(({ nodeId }) => nodeId ?? []))) {
    const own = findings.filter(({ nodeId }) => nodeId === id)
    const mark = own.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
    nodes.set(id, { mark, note: countOf(own) })
  }
  return { nodes, edges: new Map(), dims: false }
}

/** `2 errors, 1 warning`; empty when there is none. */
export function countOf(findings: readonly PlacedFinding[]): string {
  return (['error', 'warning'] as const)
    .map(severity => ({ severity, count: findings.filter(one => one.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ')
}
