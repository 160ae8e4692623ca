import type { Node } from '../../generated/schemas/flow.ts'
import { targetsOf } from '../../domain/engine/compile.ts'
import type { Next } from './conversion.ts'
import { retargeted } from './graph.ts'

export interface Simplified {
  nodes: Node[]
  start: Next
  /** The ids of questions that are asked under the id of the message before them, with that id. */
  askedUnder: ReadonlyMap<string, string>
}

/**
 * The same conversation with the nodes that a person would write: no `goto` or `end` without a label, and the message
 * before a question as its prompt.
 */
export function simplified(nodes: readonly Node[], start: string): Simplified {
  const ends = endsOfPasses(new Map(nodes.filter(isPass).map(node => [node.id, nextOf(node)])))
  const endOf = (to: Next): Next => (to !== null && ends.has(to) ? (ends.get(to) ?? null) : to)
  const remaining = nodes.filter(({ id }) => !ends.has(id)).map(node => retargeted(node, endOf))
  return withPrompts(remaining, endOf(start))
}

/** A node that only continues, without meaning for the author. */
function isPass(node: Node): boolean {
  if (node.label !== undefined) return false
  return node.type === 'goto' || (node.type === 'end' && node.text === undefined && node.outputs === undefined)
}

function nextOf(node: Node): Next {
  return targetsOf(node)[0]?.to ?? null
}

/** Where each chain of `passes` ends: at a node that is not one of them, or nowhere. */
function endsOfPasses(passes: ReadonlyMap<string, Next>): Map<string, Next> {
  const ends = new Map<string, Next>()
  for (const first of passes.keys()) {
    const walked = new Set<string>()
    let to: Next = first
    while (to !== null && passes.has(to) && !ends.has(to) && !walked.has(to)) {
      walked.add(to)
      to = passes.get(to) ?? null
    }
    const isCircle = to !== null && walked.has(to)
    const end = to === null || isCircle ? null : ends.has(to) ? (ends.get(to) ?? null) : to
    for (const id of walked) ends.set(id, end)
  }
  return ends
}

function withPrompts(nodes: readonly Node[], start: Next): Simplified {
  const leading = new Map<Next, number>()
  for (const to of [start, ...nodes.flatMap(node => targetsOf(node).map(target => target.to))])
    leading.set(to, (leading.get(to) ?? 0) + 1)
  const byId = new Map<Next, Node>(nodes.map(node => [node.id, node]))
  const askedUnder = new Map<string, string>()
  const prompted = new Map<string, Node>()
  for (const node of nodes) {
    const question = isPlain(node) ? byId.get(node.next ?? null) : undefined
    // The id of the message can replace both only if nothing else leads to the question.
    if (question === undefined || leading.get(question.id) !== 1 || !isPlain(node)) continue
    const merged = withPrompt(question, node)
    if (merged === undefined) continue
    prompted.set(node.id, merged)
    askedUnder.set(question.id, node.id)
  }
  return {
    nodes: nodes.filter(({ id }) => !askedUnder.has(id)).map(node => prompted.get(node.id) ?? node),
    start,
    askedUnder,
  }
}

function isPlain(node: Node): node is Extract<Node, { type: 'message' }> {
  return (
    node.type === 'message' &&
    (node.format ?? 'plain') === 'plain' &&
    node.role === undefined &&
    node.label === undefined
  )
}

function withPrompt(question: Node, { id, text }: { id: string; text: string }): Node | undefined {
  if (question.type !== 'buttons' && question.type !== 'input' && question.type !== 'file_upload') return undefined
  if (question.prompt !== undefined) return undefined
  const { id: _id, type: _type, ...settings } = question
  return { id, type: question.type, prompt: text, ...settings } as Node
}
