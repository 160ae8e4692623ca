import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { LEAF } from './variant.ts'

/** The server whose log is read: on disk, since a run of the suite fills it with gigabytes. */
export const explainedDataDir = fileURLToPath(new URL('../../.data/spread', import.meta.url))
/** Prefix of the first line of a log entry; the name of the application follows. */
const PREFIX = 'entry of '
const ENTRY = new RegExp(`^${PREFIX}(.*?): LOG:  (.*)$`)
/** Queries of the tests themselves have this name, or none. */
const TESTS = ['parley-test', '[unknown]', '']
/** Prefix of a prepared statement of the service, which a test may also run. */
const PREPARED = /^\n {2}\S/
/** The report of variant.ts's trigger about an insert. */
const INSERTED = /^inserted for (\d+) workspaces: (.*)$/s

/** Makes the server log the plan of every statement, including those inside functions and triggers. */
export async function explainStatements(admin: pg.Client): Promise<void> {
  await admin.query("load 'auto_explain'")
  const settings = {
    'session_preload_libraries': "'auto_explain'",
    'log_line_prefix': `'${PREFIX}%a: '`,
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_parameter_max_length': '0',
  }
  for (const [name, value] of Object.entries(settings)) await admin.query(`alter system set ${name} = ${value}`)
  await admin.query('select pg_reload_conf()')
}

type Plan = { 'Query Text': string; 'Plan': PlanNode }
type PlanNode = { 'Relation Name'?: string; 'Actual Loops'?: number; 'Plans'?: PlanNode[] }

/** The server's log entry of one statement, of an application with this name. */
export type Entry = { application: string; text: string }

/** A statement of the service, how often it was sent, and how many partitions of workspaces it read or wrote. */
export type Explained = { text: string; sent: number; partitions: number }

/** The statements of the service on tables of workspaces, of all that the server says. */
export async function explainedIn(entries: AsyncIterable<Entry> | Iterable<Entry>): Promise<Explained[]> {
  const found = new Map<string, Explained>()
  for await (const entry of entries) {
    const inserted = INSERTED.exec(entry.text)
    const text = inserted?.[2]?.replaceAll('\n\t', '\n') ?? queryOf(entry.text)
    if (text === undefined || (TESTS.includes(entry.application) && !PREPARED.test(text))) continue
    const partitions = inserted === null ? partitionsOf(entry.text) : Number(inserted[1])
    if (partitions === 0) continue
    const key = text.replaceAll(/\s+/g, ' ').trim()
    const known = found.get(key) ?? { text: key, sent: 0, partitions: 0 }
    found.set(key, { text: key, sent: known.sent + 1, partitions: Math.max(known.partitions, partitions) })
  }
  return [...found.values()]
}

function queryOf(entry: string): string | undefined {
  const text = /^\t? {2}"Query Text": (".*"),?$/m.exec(entry)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as string)
}

/** The log of the server, entry by entry. */
export async function* entriesOf(log: string): AsyncGenerator<Entry> {
  let application = ''
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (line.startsWith('\t')) {
      lines.push(line)
      continue
    }
    if (lines.length > 0) yield { application, text: lines.join('\n') }
    const [, name = '', text = ''] = ENTRY.exec(line) ?? []
    application = name
    lines = [text]
  }
  if (lines.length > 0) yield { application, text: lines.join('\n') }
}

/**
 * How many partitions of workspaces a statement read: the workspaces of a partition of one table are those of the
 * same partition of every other, so a statement on one workspace looks in one, whatever it joins.
 */
function partitionsOf(entry: string): number {
  const named = new Set([...entry.matchAll(/"Relation Name": "\w+_h(\d)"/g)].map(([, partition]) => partition))
  if (named.size < 2) return named.size
  const looked = new Set<string>()
  const visit = (node: PlanNode): void => {
    if (node['Actual Loops'] === 0) return
    const partition = LEAF.exec(node['Relation Name'] ?? '')?.[1]
    if (partition !== undefined) looked.add(partition)
    for (const child of node.Plans ?? []) visit(child)
  }
  visit((JSON.parse(entry.slice(entry.indexOf('{'))) as Plan).Plan)
  return looked.size
}
