import { bytesOf, isJsonObject, RESERVED_NAMES, type JsonObject } from './json.ts'

const VARIABLE_LIMITS = { keys: 50, bytes: 4096, arrayLevels: 4 } as const

/** Size of all variables of a conversation, and of the merged context of a run, as compact JSON in UTF-8. */
export const MERGED_MAX_BYTES = 64 * 1024

const NAME = /^[a-z][a-z0-9_]{0,63}$/
/** Stands for the whole map in a violation. */
const WHOLE = 'variables'

export type VariableRule = 'type' | 'too_many_keys' | 'too_large' | 'name' | 'reserved_name' | 'value_type' | 'too_deep'
export type VariableViolation = { key: string; rule: VariableRule; message: string }

/**
 * Checks the `variables` of a request against the limits of the contract: a JSON object of at most 50 keys that match
 * `^[a-z][a-z0-9_]{0,63}$`, values scalar, null, or arrays nested at most 4 levels (the outermost is level 1), at most
 * 4096 bytes as compact JSON in UTF-8. `undefined` means none and is valid. Returns every violation, of too many keys
 * those of the first 50; `key` names the rejected key, or `variables` when the map as a whole is rejected.
 */
export function checkVariables(value: unknown): VariableViolation[] {
  if (value === undefined) return []
  if (!isJsonObject(value)) return [{ key: WHOLE, rule: 'type', message: 'variables must be an object' }]
  const keys = Object.keys(value)
  const violations: VariableViolation[] = []
  if (keys.length > VARIABLE_LIMITS.keys)
    violations.push({
      key: WHOLE,
      rule: 'too_many_keys',
      message: `variables may have at most ${VARIABLE_LIMITS.keys} keys`,
    })
  for (const key of keys.slice(0, VARIABLE_LIMITS.keys)) {
    const violation = checkName(key) ?? checkValue(key, value[key], 0)
    if (violation !== undefined) violations.push(violation)
  }
  // Values that are too deep are not written out: serialising them could exhaust the stack.
  if (violations.length === 0 && bytesOf(value) > VARIABLE_LIMITS.bytes)
    violations.push({
      key: WHOLE,
      rule: 'too_large',
      message: `variables may have at most ${VARIABLE_LIMITS.bytes} bytes as compact JSON`,
    })
  return violations
}

/**
 * A context without what its size does not count: messages are bounded by their number and length. The context itself
 * where it has none.
 */
export function withoutMessages(context: Readonly<JsonObject>): Readonly<JsonObject> {
  if (!Object.hasOwn(context, 'recent_messages')) return context
  const { recent_messages: _, ...rest } = context
  return rest
}

/** The stored variables with those of a later turn merged in: new keys are added, repeated keys replaced. */
export function mergeVariables(stored: Readonly<JsonObject>, later: Readonly<JsonObject> | undefined): JsonObject {
  return later === undefined ? { ...stored } : { ...stored, ...later }
}

function checkName(key: string): VariableViolation | undefined {
  if (RESERVED_NAMES.has(key)) return { key, rule: 'reserved_name', message: 'this name is reserved' }
  if (!NAME.test(key)) return { key, rule: 'name', message: `a variable's name must match ${NAME.source}` }
  return undefined
}

function checkValue(key: string, value: unknown, level: number): VariableViolation | undefined {
  if (Array.isArray(value)) {
    if (level >= VARIABLE_LIMITS.arrayLevels)
      return { key, rule: 'too_deep', message: `arrays may be nested at most ${VARIABLE_LIMITS.arrayLevels} levels` }
    for (const item of value) {
      const violation = checkValue(key, item, level + 1)
      if (violation !== undefined) return violation
    }
    return undefined
  }
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  )
    return undefined
  return { key, rule: 'value_type', message: 'a value must be a scalar, null, or an array of them' }
}
