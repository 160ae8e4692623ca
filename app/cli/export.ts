import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, truncate, writeFile, type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { createFileStore, type FileStore } from '../../adapters/files/index.ts'
import type { Admin } from '../../generated/sdk/dist/index.js'
import { reasonOf } from '../source-file.ts'
import { CommandFailed, WrongUse } from './output.ts'
import { readSecret, withServer, type ServerOptions } from './server-connection.ts'

type Span = { from?: string; to?: string }
type Options = ServerOptions & Span & { out?: string; store?: string }
type Kind = 'conversation' | 'execution'
type Page = (query: Span & { after?: string; limit: number }) => Promise<string>

/** Where an export goes. `last`: the id of the last line that an earlier run has stored there. */
type Target = { last: string | undefined; add: (lines: string, last: string) => Promise<void>; name: string }

/** Lines of a request: enough that its cost is that of the lines. */
const LINES = 200
const MIME = 'application/x-ndjson'

export function addExportCommands(command: Command): void {
  add(
    command,
    'conversation',
    'conversations with their messages',
    admin => async query => await admin.conversations.exportConversations(query),
  )
  add(
    command,
    'execution',
    'runs with what was answered in them',
    admin => async query => await admin.executions.exportExecutions(query),
  )
}

function add(command: Command, kind: Kind, what: string, pageOf: (admin: Admin) => Page): void {
  command
    .command(`${kind}s`)
    .description(`${what}, as NDJSON; a second call goes on after the last line`)
    .requiredOption('--server <url>', 'the server')
    .requiredOption('--token <file>', 'a file that holds a personal access token; - for stdin')
    .option('--out <file>', 'the file that gets the lines')
    .option('--store <file>', 'instead, a file that holds the address of a bucket: s3://KEY:SECRET@host/bucket/prefix')
    .option('--from <instant>', 'what began then or later')
    .option('--to <instant>', 'what began before')
    .action(async (options: Options) => await exportTo(kind, options, pageOf))
}

async function exportTo(kind: Kind, options: Options, pageOf: (admin: Admin) => Page): Promise<void> {
  const { out, store: address, from, to } = options
  if ((out === undefined) === (address === undefined)) throw new WrongUse(['Give either --out or --store.'])
  const store = address === undefined ? undefined : openStore(await readSecret(address))
  try {
    const target = store === undefined ? await fileTarget(kind, out ?? '') : await storeTarget(kind, store)
    const span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    const lines = await withServer(options, async admin => await copy(kind, pageOf(admin), span, target))
    console.log(`${lines} ${lines === 1 ? kind : `${kind}s`} written to ${target.name}.`)
  } finally {
    await store?.close()
  }
}

/** Until nothing follows. Gives the number of lines. */
async function copy(kind: Kind, page: Page, span: Span, target: Target): Promise<number> {
  let after = target.last
  for (let count = 0; ;) {
    const lines = await page({ ...span, ...(after === undefined ? {} : { after }), limit: LINES })
    const last = lastId(kind, lines)
    if (last === undefined) return count
    await target.add(lines, last)
    count += lines.split('\n').length - 1
    after = last
  }
}

/** Of the last whole line; undefined if there is none. @throws CommandFailed for a line that no export has written */
function lastId(kind: Kind, lines: string): string | undefined {
  const line = lines.slice(0, lines.lastIndexOf('\n') + 1).trimEnd()
  if (line === '') return undefined
  const id = new RegExp(`^{"${kind}":{"id":"([0-9a-f-]{36})"`).exec(line.slice(line.lastIndexOf('\n') + 1))?.[1]
  if (id === undefined) throw notAnExport(kind)
  return id
}

function notAnExport(kind: Kind): CommandFailed {
  return new CommandFailed([`The file does not end as an export of ${kind}s does; it was left as it is.`])
}

/** A line that an earlier run did not write to its end is cut off. */
async function fileTarget(kind: Kind, file: string): Promise<Target> {
  const present = await readEnd(file).catch((error: unknown) => {
    throw new CommandFailed([`${file} cannot be read: ${reasonOf(error)}.`])
  })
  const last = lastId(kind, present.text)
  const end = present.start + Buffer.byteLength(present.text.slice(0, present.text.lastIndexOf('\n') + 1))
  if (present.size > end) {
    const torn = present.text.slice(present.text.lastIndexOf('\n') + 1)
    const beginning = `{"${kind}":{"id":"`
    if (!torn.startsWith(beginning) && !beginning.startsWith(torn)) throw notAnExport(kind)
    await truncate(file, end)
  }
  return {
    last,
    name: file,
    add: async lines => {
      await writeFile(file, lines, { flag: 'a', flush: true }).catch((error: unknown) => {
        throw new CommandFailed([`${file} cannot be written: ${reasonOf(error)}.`])
      })
    },
  }
}

const STEP = 1 << 20

/** The end of the file, from the beginning of a line, with its last whole line; nothing if there is no file. */
async function readEnd(file: string): Promise<{ text: string; start: number; size: number }> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return { text: '', start: 0, size: 0 }
  try {
    const { size } = await handle.stat()
    for (let length = STEP; ; length *= 2) {
      const start = Math.max(0, size - length)
      const bytes = await readFrom(handle, start, size - start)
      const first = start === 0 ? 0 : bytes.indexOf('\n') + 1
      const lines = bytes.subarray(first)
      if (start === 0 || (first > 0 && lines.includes('\n')))
        return { text: lines.toString('utf8'), start: start + first, size }
    }
  } finally {
    await handle.close()
  }
}

async function readFrom(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function openStore(address: string): FileStore {
  try {
    return createFileStore(address, { folder: '' })
  } catch {
    throw new WrongUse(['--store names a file that holds s3://KEY:SECRET@host/bucket/prefix.'])
  }
}

/**
 * A file for each request, under the id before it, and then the id of its last line: a run that ended between the two
 * writes the same file again.
 */
async function storeTarget(kind: Kind, store: FileStore): Promise<Target> {
  const path = `${kind}s/last-id`
  const stored = await answered(store.open(path))
  let last = stored === undefined ? undefined : (await answered(text(stored))).trim()
  return {
    last,
    name: 'the store',
    add: async (lines, next) => {
      await put(store, `${kind}s/after-${last ?? 'nothing'}.ndjson`, lines, MIME)
      await put(store, path, `${next}\n`, 'text/plain')
      last = next
    },
  }
}

async function answered<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw new CommandFailed([`The bucket refuses it: ${reasonOf(error)}.`])
  })
}

async function put(store: FileStore, key: string, content: string, mime: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parley-export-'))
  const file = path.join(folder, 'part')
  const bytes = Buffer.from(content)
  try {
    await writeFile(file, bytes)
    await answered(
      store.put(key, { path: file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest(), mime }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
