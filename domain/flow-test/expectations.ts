import { isDeepStrictEqual } from 'node:util'
import type { Expectation } from '../../generated/schemas/flow-test.ts'
import { handoffReason } from '../engine/nodes/records.ts'
import { isJsonObject, jsonOf, type Json, type JsonObject } from '../json.ts'
import type { AnswerPassage } from '../knowledge/citations.ts'
import type { StepResult } from './conversation.ts'

/** A failed expectation; `pointer` is its position inside `expect`. */
export type Mismatch = { pointer: string; message: string }

/** All differences of the step from its expectations. */
export function mismatches(expected: Expectation, result: StepResult): Mismatch[] {
  const { snapshot, violations } = result
  // All other expectations would fail too.
  if (expected.rejected === undefined && violations.length > 0) {
    const rules = violations.map(({ field, rule }) => `${field} breaks ${rule}`)
    return [{ pointer: '', message: `the answer was refused: ${rules.join(', ')}` }]
  }
  const part = (name: 'variables' | 'handoff' | 'failure', actual: Json | undefined) =>
    expected[name] === undefined ? [] : compareParts(`/${name}`, expected[name] as Json, actual)
  const list = (name: ListName, actual: readonly JsonObject[], compare: Compare = compareParts) =>
    expected[name] === undefined ? [] : compareLists(name, expected[name] as Json[], actual, compare)
  return [
    ...compareStatus(expected.status, snapshot),
    ...list(
      'blocks',
      result.blocks.map(({ type, payload }) => ({ type, ...payload })),
      compareBlock,
    ),
    ...part('variables', snapshot.frames.at(-1)?.vars ?? {}),
    ...list('calls', result.calls),
    ...list(
      'events',
      result.events.map(({ event, data }) => ({ event, data })),
    ),
    ...list(
      'goals',
      result.goals.map(({ code, props }) => ({ code, props })),
    ),
    ...list('retrieves', result.retrieved, comparePassage),
    ...list('cites', result.cited, comparePassage),
    ...part(
      'handoff',
      result.blocks.map(handoffReason).find(reason => reason !== undefined),
    ),
    ...list(
      'rejected',
      violations.map(({ field, rule }) => ({ field, rule })),
    ),
    ...part('failure', snapshot.failure && jsonOf(snapshot.failure)),
  ]
}

const NOUNS = {
  blocks: 'block',
  calls: 'call',
  events: 'event',
  goals: 'goal',
  retrieves: 'passage',
  cites: 'passage',
  rejected: 'violation',
}
type ListName = keyof typeof NOUNS

function compareStatus(expected: Expectation['status'], { status, failure }: StepResult['snapshot']): Mismatch[] {
  if (expected === undefined || expected === status) return []
  const reason = failure === null ? '' : ` (${failure.kind}: ${failure.message})`
  return [{ pointer: '/status', message: `expected ${expected}, got ${status}${reason}` }]
}

type Compare = (pointer: string, expected: Json, actual: Json | undefined) => Mismatch[]

function compareLists(
  name: ListName,
  expected: readonly Json[],
  actual: readonly JsonObject[],
  compare: Compare,
): Mismatch[] {
  const pointer = `/${name}`
  const noun = NOUNS[name]
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

/** A passage is named by the address or title of its document, or by either with a heading. */
function comparePassage(pointer: string, expected: Json, actual: Json | undefined): Mismatch[] {
  const { url = '', title = '', headings = [] } = actual as JsonObject & Partial<AnswerPassage>
  const documents = [url, title].filter(name => name !== '')
  const names = [...documents, ...documents.flatMap(name => headings.map(heading => `${name}#${heading}`))]
  return names.some(name => name === expected)
    ? []
    : [{ pointer, message: `expected ${show(expected)}, got ${names.map(show).join(' or ') || show(actual)}` }]
}

/** Objects may have further properties; lists and values must be equal. */
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
