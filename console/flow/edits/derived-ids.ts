import { codeFrom } from '../../parts/code-from.ts'
import { idProblem, newId, nodesOf, nodeWith, type Definition } from './nodes.ts'

/** The id that a label gives: its letters and digits, joined by underscores; empty if it has none. */
const idFrom = (label: unknown): string => (typeof label === 'string' ? codeFrom(label).replaceAll('-', '_') : '')

/** Whether an id is what a preferred one became: the same, or with the number that made it unique. */
const isFrom = (id: string, preferred: string): boolean =>
  preferred !== '' && (id === preferred || id.replace(/_\d+$/, '') === preferred.replace(/_\d+$/, '').slice(0, 58))

/**
 * The id that follows a changed label: undefined where the present one stays. An id follows until its author chose
 * another one, and only while the last version lacks it: waiting executions, reports and recordings name it.
 * @param before label from which the present id may have been derived
 * @param published ids of the nodes of the last version
 */
export function followingId(
  definition: Definition,
  id: string,
  before: unknown,
  published: ReadonlySet<string>,
): string | undefined {
  const node = nodeWith(definition, id)
  if (node === undefined || node['label'] === before || published.has(id)) return undefined
  const wanted = idFrom(node['label'])
  const isDerived = isFrom(id, node.type) || isFrom(id, idFrom(before))
  if (wanted === '' || !isDerived) return undefined
  const others = { nodes: nodesOf(definition).filter(other => other.id !== id) }
  const next = newId(others, wanted, published)
  return next === id || idProblem(others, next) !== undefined ? undefined : next
}
