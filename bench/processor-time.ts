import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { serversOf } from '../adapters/postgres/distributed/routing.ts'
import { childrenOf } from '../test/support/child-processes.ts'

/** Microseconds of processor time: of a process that uses the database, and of PostgreSQL. */
export type ProcessorTime = { client: number; postgres: number }

/** Process ids of the servers of a database; undefined where one runs on another machine. */
export type Postmasters = readonly number[] | undefined

/** Those of a database on one server, or of one that is distributed. */
export async function findPostmasters(url: string): Promise<Postmasters> {
  const found: number[] = []
  for (const server of serversOf(url)) {
    const postmaster = await findPostmaster(server)
    if (postmaster === undefined) return undefined
    found.push(postmaster)
  }
  return found
}

async function findPostmaster(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  await client.end()
  // The name is in parentheses, then the state and the parent.
  return stat.includes('(postgres)') ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : undefined
}

/** What PostgreSQL's processes that live now have used so far, in microseconds. */
function postgresTime(postmasters: Postmasters): number {
  if (postmasters === undefined) return Number.NaN
  return postmasters.flatMap(childrenOf).reduce((sum, pid) => sum + threadsTime(pid), 0)
}

/** What the first thread of a process, its event loop, has used so far, in microseconds. */
export function loopTime(pid: number): number {
  return threadTime(pid, String(pid))
}

/** What a process and those that it started have used so far, in microseconds. */
export function familyTime(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, member) => sum + threadsTime(member), 0)
}

function threadsTime(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(pid, thread), 0)
  } catch {
    return 0
  }
}

function threadTime(pid: number, thread: string): number {
  // The first figure is nanoseconds on a processor.
  return Number(readOrEmpty(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1_000
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Starts to measure; what it returns yields the time for each of so many requests. */
export function startProcessorTime(
  postmasters: Postmasters,
  clientTime: () => number,
): (requests: number) => ProcessorTime {
  const before = { client: clientTime(), postgres: postgresTime(postmasters) }
  return requests => ({
    client: (clientTime() - before.client) / requests,
    postgres: (postgresTime(postmasters) - before.postgres) / requests,
  })
}

/** Of the whole process. */
export function processTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Of the process without the thread that asks. */
export function otherThreadsTime(): number {
  const { user, system } = process.threadCpuUsage()
  return processTime() - user - system
}
