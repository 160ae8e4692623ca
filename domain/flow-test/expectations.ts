import { isDeepStrictEqual } from 'node:util'
import type { Expectation } from '../../generated/schemas/flow-test.ts'
import { handoffReason } from '../engine/nodes/records.ts'
import { isJsonObject, jsonOf, type Json, type JsonObject } from '../json.ts'
import type { StepResult } from './conversation.ts'

/** A failed expectation; `pointer` is its place inside `expect`. */
export type Mismatch = { pointer: string; message: string }

/** All differences of the step from its expectations. */
export function mismatches(expected: Expectation, result: StepResult): Mismatch[] {
  const { snapshot } = result
  const found: Mismatch[] = []
  const { status, blocks, variables, calls, events, goals, handoff, rejected, failure } = expected
  // All other expectations would fail too.
  if (rejected === undefined && result.violations.length > 0) {
    const violations = result.violations.map(({ field, rule }) => `${field} breaks ${rule}`)
    return [{ pointer: '', message: `the answer was refused: ${violations.join(', ')}` }]
  }
  if (status !== undefined && status !== snapshot.status) {
    const reason = snapshot.failure === null ? '' : ` (${snapshot.failure.kind}: ${snapshot.failure.message})`
    found.push({ pointer: '/status', message: `expected ${status}, got ${snapshot.status}${reason}` })
  }
  if (blocks !== undefined)
    found.push(
      ...compareLists(
        '/blocks',
        'block',
        blocks as Json[],
        result.blocks.map(({ type, payload }) => ({ type, ...payload })),
        compareBlock,
      ),
    )
  if (variables !== undefined)
    found.push(...compareParts('/variables', variables as JsonObject, snapshot.frames.at(-1)?.vars ?? {}))
  if (calls !== undefined) found.push(...compareLists('/calls', 'call', calls as Json[], result.calls, compareParts))
  if (events !== undefined)
    found.push(
      ...compareLists(
        '/events',
        'event',
        events as Json[],
        result.events.map(({ event, data }) => ({ event, data })),
        compareParts,
      ),
    )
  if (goals !== undefined)
    found.push(
      ...compareLists(
        '/goals',
        'goal',
        goals as Json[],
        result.goals.map(({ code, props }) => ({ code, props })),
        compareParts,
      ),
    )
  if (handoff !== undefined)
    found.push(
      ...compareParts(
        '/handoff',
        handoff,
        result.blocks.map(handoffReason).find(reason => reason !== undefined),
      ),
    )
  if (rejected !== undefined)
    found.push(
      ...compareLists(
        '/rejected',
        'violation',
        rejected as Json[],
        result.violations.map(({ field, rule }) => ({ field, rule })),
        compareParts,
      ),
    )
  if (failure !== undefined)
    found.push(...compareParts('/failure', failure as JsonObject, snapshot.failure && jsonOf(snapshot.failure)))
  return found
}

type Compare = (pointer: string, expected: Json, actual: Json | undefined) => Mismatch[]

function compareLists(
  pointer: string,
  noun: string,
  expected: readonly Json[],
  actual: readonly JsonObject[],
  compare: Compare,
): Mismatch[] {
  const found = expected.flatMap((one, index) =>
    index < actual.length
      ? compare(`${pointer}/${index}`, one, actual[index])
      : [{ pointer: `${pointer}/${index}`, message: `expected ${show(one)}, but there was no such ${noun}` }],
  )
  for (const extra of actual.slice(expected.length))
    found.push({ pointer, message: `there was one ${noun} more: ${show(extra)}` })
  return found
}

/** A plain text is compared with the first text of a block. */
function compareBlock(pointer: string, expected: Json, actual: Json | undefined): Mismatch[] {
  if (typeof expected !== 'string') return compareParts(pointer, expected, actual)
  const read = isJsonObject(actual ?? null)
    ? ['text', 'prompt', 'title', 'caption']
        .map(name => (actual as JsonObject)[name])
        .find(value => typeof value === 'string')
    : undefined
  return read === expected
    ? []
    : [{ pointer, message: `expected ${show(expected)}, got ${read === undefined ? show(actual) : show(read)}` }]
}

/** Objects may have more than is expected; lists and values are the same. */
function compareParts(pointer: string, expected: Json, actual: Json | undefined): Mismatch[] {
  if (isJsonObject(expected) && actual !== undefined && isJsonObject(actual)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      compareParts(`${pointer}/${name}`, value, Object.hasOwn(actual, name) ? actual[name] : undefined),
    )
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((value, index) => compareParts(`${pointer}/${index}`, value, actual[index]))
  return isDeepStrictEqual(expected, actual)
    ? []
    : [{ pointer, message: `expected ${show(expected)}, got ${show(actual)}` }]
}

function show(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 297)}...` : text
}
