import type { ExecutionStatus, HandoffWait, InputWait, Snapshot, Wait } from '../../generated/schemas/snapshot.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

export type {
  AgentCallRequest,
  AnswerCallRequest,
  Aside,
  Block,
  BlockType,
  CallRequest,
  CallWait,
  EventWait,
  Exchange,
  ExecutionStatus,
  ExpectedInput,
  Failure,
  FailureKind,
  Frame,
  HandoffWait,
  InputWait,
  Person,
  Snapshot,
  TimerWait,
  ToolAnswer,
  ToolCall,
  ToolOffer,
  ToolRound,
  Wait,
} from '../../generated/schemas/snapshot.ts'

/** The version that `contracts/schemas/snapshot.yaml` describes, and that every turn writes. */
export const SNAPSHOT_VERSION: Snapshot['version'] = 6

/** The state of an execution as some version of the service stored it; `restoreSnapshot` reads it. */
export type StoredSnapshot = { version?: number }

/** A version of the service newer than this one stored the snapshot. */
export class UnknownSnapshotVersion extends Error {
  readonly code = 'unknown_snapshot_version'

  constructor(version: unknown) {
    super(`the execution was stored in version ${String(version)}; this service reads up to ${SNAPSHOT_VERSION}`)
    this.name = 'UnknownSnapshotVersion'
  }
}

/** At index n - 1: version n to n + 1. Pure, and never changed once snapshots of its version have been stored. */
const UPCASTERS: readonly ((older: JsonObject) => JsonObject)[] = [
  fromVersion1,
  fromVersion2,
  fromVersion3,
  fromVersion4,
  fromVersion5,
]

/**
 * The snapshot in the current version, which costs one comparison: the schema is checked where snapshots
 * are written, by tests, not with every read.
 * @throws UnknownSnapshotVersion
 */
export function restoreSnapshot(stored: StoredSnapshot): Snapshot {
  const version = stored.version ?? 1
  if (version === SNAPSHOT_VERSION) return stored as Snapshot
  if (!Number.isInteger(version) || version < 1 || version > SNAPSHOT_VERSION) throw new UnknownSnapshotVersion(version)
  let snapshot = stored as JsonObject
  for (const upcast of UPCASTERS.slice(version - 1)) snapshot = upcast(snapshot)
  return snapshot as unknown as Snapshot
}

export function hasEnded({ status }: Pick<Snapshot, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'aborted'
}

/** How a run ended; null while it has not. `expired`: nobody answered its question in time. */
export type Outcome = 'completed' | 'expired' | 'failed' | 'aborted'

export function outcomeOf({
  status,
  failure,
}: {
  status: ExecutionStatus
  failure: { kind: string } | null
}): Outcome | null {
  switch (status) {
    case 'waiting_input':
    case 'waiting_time':
      return null
    case 'completed':
      return failure?.kind === 'wait_expired' ? 'expired' : 'completed'
    case 'failed':
    case 'aborted':
      return status
  }
}

/** The wait, where the visitor is asked for something: an answer, or messages for a person. */
export function questionOf(wait: Wait | null | undefined): InputWait | HandoffWait | undefined {
  return wait?.kind === 'input' || wait?.kind === 'handoff' ? wait : undefined
}

/** When the wait ends by itself, RFC 3339 in UTC; null if never. */
export function dueAtOf(wait: Wait | null): string | null {
  switch (wait?.kind) {
    case 'input':
      return wait.expiresAt
    case 'timer':
    case 'event':
    case 'handoff':
      return wait.dueAt
    case 'call':
    case undefined:
      return null
  }
}

/**
 * Version 1 had no number, named the state of an execution that makes a call `calling`, and the wait for a timer
 * `time`.
 */
function fromVersion1({ status, wait, ...rest }: JsonObject): JsonObject {
  return {
    ...rest,
    version: 2,
    status: status === 'calling' ? 'waiting_time' : (status ?? null),
    wait: isJsonObject(wait) && wait['kind'] === 'time' ? { ...wait, kind: 'timer' } : (wait ?? null),
  }
}

/** Version 2 had no expired executions. */
function fromVersion2(snapshot: JsonObject): JsonObject {
  return { ...snapshot, version: 3 }
}

/** Version 3 had no correlation of waits for events. */
function fromVersion3(snapshot: JsonObject): JsonObject {
  return { ...snapshot, version: 4 }
}

/** Version 4 had no waits for a person and no questions to documents. */
function fromVersion4(snapshot: JsonObject): JsonObject {
  return { ...snapshot, version: 5 }
}

/** Version 5 had no models that talk with the visitor and no asides. */
function fromVersion5(snapshot: JsonObject): JsonObject {
  return { ...snapshot, version: 6 }
}
