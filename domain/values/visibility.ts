import type { FormField, VisibleWhen } from '../../generated/schemas/form.ts'
import { compileExpression, isTrue, type CompiledExpression } from '../expressions/expression.ts'
import type { Ambient, Scope } from '../expressions/scope.ts'
import { ownValue, type Json, type JsonObject } from '../json.ts'
import { visibleIfOf } from './fields.ts'

const CACHE_SIZE = 500
const compiled = new Map<string, CompiledExpression>()

/**
 * Whether the field is shown, given the other values. A condition that fails shows the field: its rules then hold,
 * which is the safe side.
 */
export async function isVisible(
  field: FormField,
  values: JsonObject,
  scope: Scope,
  ambient: Ambient,
): Promise<boolean> {
  const condition = visibleIfOf(field)
  if (condition === undefined) return true
  if (typeof condition !== 'string') return holds(condition, ownValue(values, condition.field))
  try {
    return isTrue(await expression(condition).evaluate({ ...scope, input: values }, ambient))
  } catch {
    return true
  }
}

function holds(condition: VisibleWhen, value: Json | undefined): boolean {
  const { equals, notEquals, in: among, present } = condition
  if (equals === undefined && notEquals === undefined && among === undefined && present === undefined)
    return isPresent(value)
  if (equals !== undefined && !has(value, equals)) return false
  if (notEquals !== undefined && has(value, notEquals)) return false
  if (among !== undefined && !among.some(one => has(value, one))) return false
  return present === undefined || present === isPresent(value)
}

function has(value: Json | undefined, wanted: Json): boolean {
  return Array.isArray(value) ? value.includes(wanted) : (value ?? null) === wanted
}

export function isPresent(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

function expression(source: string): CompiledExpression {
  const known = compiled.get(source)
  if (known !== undefined) return known
  const made = compileExpression(source)
  if (compiled.size >= CACHE_SIZE) compiled.delete(compiled.keys().next().value ?? '')
  compiled.set(source, made)
  return made
}
