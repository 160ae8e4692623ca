import { typeOf, type FlowNode } from './flow-node.ts'

/**
 * Name of the field with the text that an author writes first: the one that a new node has empty, otherwise the first
 * text of its summary. Undefined if the type has none.
 */
export function mainTextOf(node: Pick<FlowNode, 'type'>): string | undefined {
  const { fields, initial, summary } = typeOf(node)
  const texts = fields.filter(({ kind }) => kind === 'Template').map(({ name }) => name)
  return texts.find(name => initial[name] === '') ?? summary.find(name => texts.includes(name))
}
