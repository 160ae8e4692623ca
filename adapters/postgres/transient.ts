/** SQLSTATEs, or their classes, as `code` of the driver's errors. */
const TRANSIENT_STATES = [
  '08...', // The connection.
  '28...', // Refused, as after a change of the password.
  '53...', // The server has no resources left.
  '57...', // Shut down, or cancelled.
  '55000', // The rows of the workspace are moved to another server at this moment (distributed/moved-shard-group.ts).
  '58030', // The server's disk failed, or has no room.
  '3D000', // The database does not exist, for example while another one takes its name.
  '25006', // A write met a standby, or a primary that has just been replaced.
  '25P03', // The process was idle in the transaction, so that the server ended it.
]
const TRANSIENT_STATE = new RegExp(`^(?:${TRANSIENT_STATES.join('|')})$`)
/**
 * What a server without room says under the state of an internal error, since it cannot write the files of a new
 * connection.
 */
const INTERNAL_ERROR = 'XX000'
const NO_ROOM = /could not (?:write|extend|create)\b|No space left on device/
/** Node's errors of a connection that cannot be opened, or broke. */
const CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** What pg, its pool and knex say without a code; knex puts the statement before it. */
const CONNECTION_MESSAGES = new RegExp(
  `(?:^| - )(?:${[
    'timeout e(?:xpired|xceeded when trying to connect)$',
    'Connection terminated',
    'Client (?:has encountered a connection error|was closed) and is not queryable$',
    'Query read timeout$',
    'Knex: Timeout acquiring a connection',
  ].join('|')})`,
)

/**
 * Whether the error says only that the database is unavailable at present, and nothing about the request: the
 * same may succeed later, so that it uses up no attempt.
 */
export function isTransient(error: unknown): boolean {
  const code = sqlStateOf(error)
  const message = driverErrorOf(error)?.message ?? ''
  if (code === INTERNAL_ERROR) return NO_ROOM.test(message)
  if (code !== undefined) return TRANSIENT_STATE.test(code) || CONNECTION_CODES.has(code)
  return CONNECTION_MESSAGES.test(message)
}

/** Serialization failure, deadlock, and a lock that was not free within the limit of the transaction. */
const ROLLED_BACK_STATE = /^(?:40001|40P01|55P03)$/
/** A foreign key: what a new row refers to was deleted meanwhile, or a new row refers to what is deleted. */
const REFERENCE_STATE = '23503'

/**
 * Whether another transaction conflicted with this one: repeated, the request finds the state that the other one left.
 */
export function isOvertaken(error: unknown): boolean {
  return isRolledBack(error) || isReferenceBroken(error)
}

/** Whether the server chose this transaction to end a conflict with another one: repeated, it may well succeed. */
export function isRolledBack(error: unknown): boolean {
  return ROLLED_BACK_STATE.test(sqlStateOf(error) ?? '')
}

/** Whether a row would refer to one that does not exist. */
export function isReferenceBroken(error: unknown): boolean {
  return sqlStateOf(error) === REFERENCE_STATE
}

/**
 * Whether a statement was cancelled by its time limit. Usually something else holds a lock that it waits for, but it
 * may be too slow by itself: repeat it a bounded number of times.
 */
export function isCancelled(error: unknown): boolean {
  return sqlStateOf(error) === '57014'
}

/** Whether the server is there, and starts or stops at this moment. */
export function isRestarting(error: unknown): boolean {
  return /^(?:57P0[123]|ECONNRESET)$/.test(sqlStateOf(error) ?? '')
}

/** Whether the server takes no writes: a standby, or a primary that has just been replaced. */
export function isReadOnlyServer(error: unknown): boolean {
  return sqlStateOf(error) === '25006'
}

/** Whether a value that has to be unique belongs to another row, which may have been written after a check for it. */
export function isTaken(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

/** The SQLSTATE, or the code of Node. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = driverErrorOf(error)?.code
  return typeof code === 'string' ? code : undefined
}

/** Objection wraps the errors of the driver. */
function driverErrorOf(error: unknown): (Error & { code?: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined
  const { nativeError } = error as { nativeError?: unknown }
  return nativeError === undefined ? error : driverErrorOf(nativeError)
}
