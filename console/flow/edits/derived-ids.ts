import { codeFrom } from '../../parts/code-from.ts'
import { isObject } from '../../parts/json.ts'
import type { FlowNode } from '../flow-node.ts'
import { itemsOf } from './items.ts'
import { freeId, idProblem, newId, nodesOf, nodeWith, setNodeField, type Definition } from './nodes.ts'
import { pointerTo } from './pointer.ts'

/** The nodes of the last version by their ids; undefined while they are not known. */
export type PublishedNodes = ReadonlyMap<string, FlowNode> | undefined

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
  published: Pick<ReadonlySet<string>, 'has' | 'keys'>,
): string | undefined {
  const node = nodeWith(definition, id)
  if (node === undefined || node['label'] === before || published.has(id)) return undefined
  const wanted = idFrom(node['label'])
  const isDerived = isFrom(id, node.type) || isFrom(id, idFrom(before))
  if (wanted === '' || !isDerived) return undefined
  const others = { nodes: nodesOf(definition).filter(other => other.id !== id) }
  const next = newId(others, wanted, published.keys())
  return next === id || idProblem(others, next) !== undefined ? undefined : next
}

/**
 * The definition after an edit, with ids of items, such as choices, that follow their changed labels. As with nodes, an
 * id follows until its author chose another one, and only while the last version lacks it. One that an expression
 * compares with stays too.
 */
export function withFollowingItemIds(
  before: Definition,
  after: Definition,
  nodeId: string,
  published: PublishedNodes,
): Definition {
  const [node, earlier] = [nodeWith(after, nodeId), nodeWith(before, nodeId)]
  const found = node && itemsOf(node)
  const known = earlier && itemsOf(earlier)?.items
  if (found === undefined || known?.length !== found.items.length || published === undefined) return after
  const stem = found.name.toLowerCase()
  const live = published.get(nodeId)
  const fixed = new Set(live === undefined ? [] : itemsOf(live)?.items.map(idOf))
  const items = found.items.map((item, index) => {
    const [id, last] = [idOf(item), known[index]]
    if (!isObject(item) || !isObject(last) || id === undefined || idOf(last) !== id) return item
    if (item['label'] === last['label'] || fixed.has(id) || isCompared(after, id)) return item
    if (!isFrom(id, stem) && !isFrom(id, idFrom(last['label']))) return item
    const others = found.items.filter(other => other !== item).map(idOf)
    const wanted = idFrom(item['label']) || `${stem}_${index + 1}`
    return { ...item, id: freeId(new Set([...others, ...fixed]), wanted) }
  })
  const isSame = items.every((item, index) => item === found.items[index])
  return isSame ? after : setNodeField(after, nodeId, pointerTo(found.list), items)
}

function idOf(item: unknown): string | undefined {
  const id = isObject(item) ? item['id'] : undefined
  return typeof id === 'string' ? id : undefined
}

/** Whether an expression has the id as a text. */
function isCompared(definition: Definition, id: string): boolean {
  const text = JSON.stringify(definition)
  return text.includes(`\\"${id}\\"`) || text.includes(`'${id}'`)
}
