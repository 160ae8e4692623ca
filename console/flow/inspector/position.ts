import { definitions, flowFields, type Field, type Shape } from '../../../generated/console/catalog.ts'
import { resolved, singular, typeOfMember } from '../../fields/shapes.ts'
import { isObject } from '../../parts/json.ts'
import { nodeWith, type Definition } from '../edits/nodes.ts'
import { tokensOf } from '../edits/pointer.ts'
import { typeOf } from '../flow-node.ts'
import type { PlacedFinding } from '../overlays/findings.ts'

/** Where a finding is, as the panel names it: `Which drink › Choice 2 › Label`. */
export function positionInWords(
  definition: Definition,
  { nodeId, pointer }: Pick<PlacedFinding, 'nodeId' | 'pointer'>,
): string {
  const node = nodeId === undefined ? undefined : nodeWith(definition, nodeId)
  const words = nodeId === undefined ? [] : [node?.label ?? nodeId]
  let inside: Shape | undefined = { kind: 'object', fields: node === undefined ? flowFields : typeOf(node).fields }
  let value: unknown = node ?? definition
  let name: string | undefined
  for (const token of tokensOf(pointer)) {
    const next = partOf(inside, value, token)
    const isItem = Array.isArray(value)
    if (isItem && name !== undefined) words.splice(-1, 1, `${singular(name)} ${Number(token) + 1}`)
    else words.push(next?.title ?? token)
    name = isItem ? undefined : (next?.title ?? token)
    value = isItem || isObject(value) ? (value as Record<string, unknown>)[token] : undefined
    inside = next
  }
  return words.join(' › ')
}

/** The shape of a part of a value. */
export function partOf(shape: Shape | undefined, value: unknown, name: string): (Partial<Field> & Shape) | undefined {
  const whole = shape && resolved(shape)
  const member = whole?.oneOf?.find(one => isObject(value) && typeOfMember(one) === value['type'])
  const { fields, items, entries } = (member === undefined ? whole : definitions[member]) ?? {}
  return fields?.find(field => field.name === name) ?? items ?? entries
}
