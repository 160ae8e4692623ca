import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

/**
 * Bytes of an error's message and stack in a log line, which stays under 1 kB with them: some hold whole requests, or
 * the values they failed on.
 */
const MESSAGE_MAX = 300
const STACK_MAX = 400
const CODE_MAX = 40

/** Where the program is: each line of a stack would repeat it. */
const ROOT = new URL('..', import.meta.url).href

const asJsonSym: typeof pino.symbols.asJsonSym = pino.symbols.asJsonSym
const chindingsSym: typeof pino.symbols.chindingsSym = pino.symbols.chindingsSym

/** The process's log: lines of JSON, errors in short. Default: on stdout. */
export function createLogger(level: string, destination: DestinationStream = createLogDestination()): Logger {
  const logger = pino({ level, serializers: { err: errorInShort } }, destination)
  const lines = logger as unknown as Lines
  const lineOf = lines[asJsonSym]
  lines[asJsonSym] = function (facts, message, number, time) {
    return isFlat(facts)
      ? flatLine(facts, message, `"level":${number}${time}${this[chindingsSym]}`)
      : lineOf.call(this, facts, message, number, time)
  }
  return logger
}

type Facts = Record<string, unknown>

/** The part of a logger that writes lines, which pino lets integrations replace. */
type Lines = {
  /** `time` is a part of the line, with its comma. */
  [asJsonSym]: (this: Lines, facts: Facts, message: string | undefined, number: number, time: string) => string
  /** The facts common to all lines of the logger, as a part of the line. */
  [chindingsSym]: string
}

/** Whether `JSON.stringify` writes these facts as our pino does, which bounds objects and shortens errors. */
function isFlat(facts: Facts): boolean {
  for (const name in facts) {
    const kind = typeof facts[name]
    if (name === 'err' || kind === 'object' || kind === 'bigint') return false
  }
  return true
}

/** Costs less than pino, which looks up a serializer for each fact (docs/performance/stored-reads.md). */
function flatLine(facts: Facts, message: string | undefined, start: string): string {
  const own = JSON.stringify(facts)
  const end = message === undefined ? '' : `,"msg":${JSON.stringify(message)}`
  return `{${start}${own === '{}' ? '' : `,${own.slice(1, -1)}`}${end}}\n`
}

/** What a pipe takes from several processes without mixing their lines (PIPE_BUF of Linux). */
const PIECE = 4_096

/**
 * Writes the lines of one turn of the event loop together, in pieces of 4 kB: a write costs more than its line. An exit
 * writes what is left, also that of a process that crashed; one that is killed loses the lines of its last turn.
 * @param dest a file descriptor or path
 */
export function createLogDestination(dest: number | string = process.stdout.fd): DestinationStream {
  const stream = pino.destination({ dest, sync: true })
  let lines = ''
  const write = () => {
    if (lines !== '') stream.write(lines)
    lines = ''
  }
  process.once('exit', write)
  return {
    write(line) {
      if (lines === '') setImmediate(write)
      else if (lines.length + line.length > PIECE) write()
      lines += line
    },
  }
}

function errorInShort(error: unknown): unknown {
  if (!(error instanceof Error)) return shortened(String(error), MESSAGE_MAX)
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  // What is before its first line is the message once more.
  const lines = stack.slice(Math.max(0, stack.indexOf('\n    at ') + 1))
  return {
    type: shortened(type, CODE_MAX),
    message: shortened(message, MESSAGE_MAX),
    ...(typeof code === 'string' ? { code: shortened(code, CODE_MAX) } : {}),
    stack: shortened(lines.replaceAll(ROOT, ''), STACK_MAX),
  }
}

/** The beginning of a text that takes so many bytes as JSON. */
function shortened(text: string, bytes: number): string {
  let beginning = text.slice(0, bytes)
  while (Buffer.byteLength(JSON.stringify(beginning)) > bytes + 2)
    beginning = beginning.slice(0, Math.floor(beginning.length * 0.9))
  return beginning
}
