import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

/** Characters of an error's message and stack in a log line: some hold whole requests, or the values they failed on. */
const MESSAGE_MAX = 300
const STACK_MAX = 2_000

/** The process's log: lines of JSON, errors in short. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorInShort } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

function errorInShort(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, MESSAGE_MAX)
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return {
    type,
    message: message.slice(0, MESSAGE_MAX),
    ...(typeof code === 'string' ? { code: code.slice(0, MESSAGE_MAX) } : {}),
    // The stack repeats the message.
    stack: stack.replace(error.message, () => error.message.slice(0, MESSAGE_MAX)).slice(0, STACK_MAX),
  }
}
