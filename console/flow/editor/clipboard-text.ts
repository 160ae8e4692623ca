import { parse } from 'yaml'
import { yamlOf } from '../code/read-yaml.ts'
import { nodesIn } from '../edits/clipboard.ts'
import type { FlowNode } from '../flow-node.ts'

export function textOf(copied: { nodes: FlowNode[] }): string {
  return yamlOf(copied)
}

/** The nodes in a text; none if it is not YAML or contains no node. */
export function nodesInText(text: string): FlowNode[] {
  try {
    return nodesIn(parse(text))
  } catch {
    return []
  }
}
