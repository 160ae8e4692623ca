import { isDeepStrictEqual } from 'node:util'

const REDACTED = '[REDACTED]'

/** Columns that hold secrets, or their hashes. A column that is not listed here must not hold any. */
const SECRET = /^(?:password|passwordHash|tokenHash|secret|webhookSecret|credentials)$/
/** Columns with times only. */
const UNRECORDED: ReadonlySet<string> = new Set([
  'revision',
  'createdAt',
  'updatedAt',
  'lastUsedAt',
  'valueExpiresAt',
  'lastLoginAt',
  'failedLogins',
  'lockedUntil',
])

/**
 * A secret under a name that does not say so; the log shows whether it is set, and whether it was replaced.
 */
export class HiddenState {
  readonly sealed: unknown

  constructor(sealed: unknown) {
    this.sealed = sealed
  }
}

export type AuditStates =
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

/**
 * The states that the audit log stores of a change: all properties of a created or deleted resource, the differing ones
 * of a changed resource. Secrets are `[REDACTED]`, on both sides.
 */
export function auditStates(before: object | null, after: object | null): AuditStates {
  if (before === null || after === null) return { outcome: 'changed', before: recorded(before), after: recorded(after) }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = new Set(
    names.filter(name => !UNRECORDED.has(name) && !isDeepStrictEqual(valueOf(before, name), valueOf(after, name))),
  )
  if (differing.size === 0) return { outcome: 'unchanged' }
  return { outcome: 'changed', before: recorded(before, differing), after: recorded(after, differing) }
}

function recorded(state: object | null, only?: ReadonlySet<string>): Record<string, unknown> | null {
  if (state === null) return null
  const entries = Object.entries(state).filter(
    ([name]) => !UNRECORDED.has(name) && (only === undefined || only.has(name)),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value instanceof HiddenState || (SECRET.test(name) && value != null) ? REDACTED : value,
    ]),
  )
}

function valueOf(state: object, name: string): unknown {
  return (state as Record<string, unknown>)[name]
}
