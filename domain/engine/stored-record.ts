import type { LogRecord, RedactionKind } from '../../generated/schemas/event-log-entry.ts'
import { isJsonObject, jsonOf, type Json } from '../json.ts'
import { redactJson, type KnownSecret } from '../redaction.ts'

/** Characters of each text of a line. */
const TEXT_MAX = 20_000
/** Parts of a record that hold what people and services said. The others are names and ids that must stay true. */
const SAID: ReadonlySet<string> = new Set([
  'text',
  'values',
  'variables',
  'context',
  'entities',
  'input',
  'data',
  'facts',
  'answer',
  'blocks',
])

/** A record of the event log as it is stored: its texts cut, and redacted unless the deployment switched that off. */
export function storedRecord(record: LogRecord, personal: readonly KnownSecret[] | undefined): LogRecord {
  const fields = Object.entries(jsonOf(record))
  if (personal === undefined)
    return Object.fromEntries(fields.map(([name, value]) => [name, cut(value)])) as unknown as LogRecord
  const kinds = new Set<RedactionKind>()
  const stored = fields.map(([name, field]): [string, Json] => {
    const redacted = redactJson(field ?? null, { most: TEXT_MAX, known: SAID.has(name) ? personal : [] })
    for (const kind of redacted.kinds) kinds.add(kind)
    return [name, redacted.value]
  })
  return {
    ...Object.fromEntries(stored),
    ...(kinds.size === 0 ? {} : { redacted: [...kinds].sort() }),
  } as LogRecord
}

function cut(value: Json | undefined): Json {
  if (typeof value === 'string') return value.slice(0, TEXT_MAX)
  if (Array.isArray(value)) return value.map(cut)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item)]))
  return value ?? null
}
