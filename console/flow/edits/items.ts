import { newItem, resolved, singular } from '../../fields/shapes.ts'
import { isObject } from '../../parts/json.ts'
import { typeOf, type FlowNode } from '../flow-node.ts'
import { nodeWith, setNodeField, type Definition } from './nodes.ts'
import { pointerTo } from './pointer.ts'

/** A list of a node whose items have a label and an edge each, such as the choices of a question. */
export type LabelledItems = { list: string; name: string; items: readonly unknown[] }

export function itemsOf(node: FlowNode): LabelledItems | undefined {
  const { fields, edges } = typeOf(node)
  const list = edges.find(({ path, labels }) => path.length === 3 && labels?.[0] === 'label')?.path[0]
  const title = fields.find(({ name }) => name === list)?.title
  if (list === undefined || title === undefined) return undefined
  const items: unknown[] = Array.isArray(node[list]) ? node[list] : []
  return { list, name: singular(title), items }
}

/** Adds the smallest item after another one. */
export function addItem(definition: Definition, id: string, after: number): Definition {
  return withItems(definition, id, (items, { shape, name }) => [
    ...items.slice(0, after + 1),
    newItem(shape.items ?? { kind: 'any' }, items, name),
    ...items.slice(after + 1),
  ])
}

/** A list that must have an item keeps its last one. */
export function removeItem(definition: Definition, id: string, index: number): Definition {
  return withItems(definition, id, (items, { shape: { minItems = 0 } }) =>
    items.length <= minItems ? items : items.filter((_, position) => position !== index),
  )
}

/** Writes the label of an item; an empty one is removed where none is needed. */
export function labelItem(definition: Definition, id: string, index: number, label: string): Definition {
  return withItems(definition, id, (items, { shape }) => {
    const { fields = [] } = resolved(shape.items ?? { kind: 'any' })
    const isNeeded = fields.some(({ name, required }) => name === 'label' && required === true)
    return items.map((item, position) => {
      if (position !== index || !isObject(item)) return item
      const { label: _, ...rest } = item
      return label === '' && !isNeeded ? rest : { ...item, label }
    })
  })
}

type About = { shape: ReturnType<typeof resolved>; name: string }

function withItems(
  definition: Definition,
  id: string,
  change: (items: readonly unknown[], about: About) => readonly unknown[],
): Definition {
  const node = nodeWith(definition, id)
  const found = node && itemsOf(node)
  const field = node && typeOf(node).fields.find(({ name }) => name === found?.list)
  if (found === undefined || field === undefined) return definition
  const next = change(found.items, { shape: resolved(field), name: found.name })
  return next === found.items ? definition : setNodeField(definition, id, pointerTo(found.list), next)
}
