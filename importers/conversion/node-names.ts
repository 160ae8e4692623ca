import type { Node } from '../../generated/schemas/flow.ts'
import { Names, slug } from './names.ts'

/** Name of a node that follows others of its group. */
function wordOf(node: Node): string {
  switch (node.type) {
    case 'media':
      return node.kind
    case 'buttons':
      return 'choice'
    case 'input':
    case 'file_upload':
      return `ask-${slug(node.field.name, '-', 'answer')}`
    case 'set_variable':
      return `set-${slug(Object.keys(node.set)[0] ?? '', '-', 'variable')}`
    case 'condition':
      return 'check'
    case 'http':
      return 'call'
    case 'subflow':
      return `run-${node.flow}`
    case 'goto':
      return 'skip'
    case 'emit':
      return 'tell'
    case 'message':
    case 'card':
    case 'form':
    case 'split':
    case 'wait':
    case 'call':
    case 'agent':
    case 'answer':
    case 'notify':
    case 'goal':
    case 'handoff':
    case 'end':
      return node.type
  }
}

/** Default titles of an editor say nothing about the group. */
const GIVEN_TITLE = /^(?:group|block|node|flow)?[\s#-]*\d*$/i

/**
 * Ids that a person would choose: the first node of a group is named after the group, a question and an assignment
 * after their variable, and the others after their group and type.
 */
export function nodeNames(nodes: readonly { node: Node; group: string }[]): Map<string, string> {
  const names = new Names('-')
  const named = new Set<string>()
  return new Map(
    nodes.map(({ node, group }) => {
      const title = GIVEN_TITLE.test(group.trim()) ? '' : slug(group, '-', '', 40)
      const word = wordOf(node)
      const isFirst = title !== '' && !named.has(title)
      named.add(title)
      const speaks = word.includes('-') || title === ''
      return [node.id, names.take((isFirst ? title : speaks ? word : `${title}-${word}`).slice(0, 60))]
    }),
  )
}
