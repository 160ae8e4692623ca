// `make fuzz`: schemathesis over every served operation of every surface, with each kind of credential, against a
// separate server process. Each surface is tested operation by operation, then along the links of its contract; `/mcp`
// is tested by fast-check, since schemathesis does not read OpenRPC. SECONDS (180) is shared by the runs; REQUESTS,
// when given, is the number after which no further round of all surfaces starts.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { notServed } from '../generated/not-served.ts'
import { operations, type Surface } from '../generated/operations.ts'
import { agentCalls, fuzzAgents } from './fuzz/agent-calls.ts'
import { startSubject } from './fuzz/subject.ts'

type Part = 'alone' | 'linked'
type Run = { surface: Surface | 'mcp'; part: Part; share: number }
/** Operation, kind of credential, status, requests. */
type Count = [string, string, number, number]

const ROOT = resolve(import.meta.dirname, '..')
const DATA = join(ROOT, '.data/fuzz')
const VENV = join(ROOT, '.data/fuzz-venv')
const SCHEMATHESIS = join(VENV, 'bin/schemathesis')
const VERSION = '4.32.*'
const LINE_AT_MOST = 2_000
/** Lines of a failed run that the report repeats, since a log that is cut keeps its end. */
const REPEATED_AT_MOST = 60
// A long run is several of these, since a run of schemathesis retains all its results in memory.
const ROUND_SECONDS = 600
const PHASES: Record<Part, string> = { alone: 'examples,coverage,fuzzing', linked: 'stateful' }
const RUNS: Run[] = [
  { surface: 'admin', part: 'alone', share: 0.34 },
  { surface: 'admin', part: 'linked', share: 0.16 },
  { surface: 'public', part: 'alone', share: 0.14 },
  { surface: 'public', part: 'linked', share: 0.06 },
  { surface: 'engine', part: 'alone', share: 0.08 },
  { surface: 'engine', part: 'linked', share: 0.03 },
  { surface: 'training', part: 'alone', share: 0.03 },
  { surface: 'training', part: 'linked', share: 0.02 },
  { surface: 'files', part: 'alone', share: 0.03 },
  { surface: 'files', part: 'linked', share: 0.01 },
  { surface: 'insights', part: 'alone', share: 0.03 },
  { surface: 'config', part: 'alone', share: 0.02 },
  { surface: 'intake', part: 'alone', share: 0.02 },
  { surface: 'oauth', part: 'alone', share: 0.02 },
  { surface: 'ops', part: 'alone', share: 0.03 },
  { surface: 'mcp', part: 'alone', share: 0.08 },
]

const seconds = bound('SECONDS', 180, 10)
const requests = bound('REQUESTS', Infinity, 1)
const only = process.env['SURFACES']?.split(',')
const runs = RUNS.filter(({ surface }) => only?.includes(surface) ?? true)
if (runs.some(({ surface }) => surface !== 'mcp')) installSchemathesis()
const subject = await startSubject(ROOT, DATA)
/** Runs by their name, with what failed in each. */
const outcomes = new Map<string, string[]>()
const counts: Count[] = []
const startedAt = Date.now()
try {
  for (let left = seconds; left > 0 && asked() < requests; left -= ROUND_SECONDS)
    await round(Math.min(left, ROUND_SECONDS))
} finally {
  subject.process.kill('SIGTERM')
  if (subject.process.exitCode === null) await once(subject.process, 'exit')
}
report()

async function round(length: number): Promise<void> {
  const shares = runs.reduce((sum, { share }) => sum + share, 0)
  for (const run of runs) {
    const name = `${run.surface}, ${run.part === 'alone' ? 'operation by operation' : 'along the links'}`
    console.log(`\n${name}`)
    const faults = await fuzz(run, Math.max(1, Math.round((length * run.share) / shares)))
    const { exitCode } = subject.process
    if (exitCode !== null) faults.push(`The server ended with the status ${exitCode}.`)
    outcomes.set(name, [...(outcomes.get(name) ?? []), ...faults])
  }
}

/** What failed; empty where nothing did. */
async function fuzz({ surface, part }: Run, time: number): Promise<string[]> {
  if (surface === 'mcp') {
    const seed = bound('SEED', Date.now() % 0x7fffffff, 0)
    const { url, agentTokens: tokens } = subject
    const outcome = await fuzzAgents({ root: ROOT, url, tokens, seed }, time)
    counts.push(...outcome.counts)
    if (outcome.fault === undefined) return []
    console.log(outcome.fault)
    return outcome.fault.split('\n').map(shortened)
  }
  const counted = join(DATA, 'counts.json')
  rmSync(counted, { force: true })
  const child = spawn(
    SCHEMATHESIS,
    [
      '--config-file',
      'fuzz/schemathesis.toml',
      '--no-color',
      'run',
      documentOf(surface),
      '--url',
      subject.url,
      '--checks',
      'all',
      '--phases',
      PHASES[part],
      '--max-time',
      String(time),
      ...servedOf(surface).flatMap(id => ['--include-operation-id', id]),
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...subject.credentials,
        FUZZ_PART: part,
        FUZZ_COUNTS: counted,
        PYTHONPATH: join(ROOT, 'fuzz'),
        PYTHONDONTWRITEBYTECODE: '1',
      },
    },
  )
  const exit = once(child, 'exit') as Promise<[number | null]>
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(shortened(line))
    lines.push(shortened(line))
  }
  const [code] = await exit
  if (existsSync(counted)) counts.push(...(JSON.parse(readFileSync(counted, 'utf8')) as Count[]))
  if (code === 0) return []
  return [`schemathesis ended with the status ${code}.`, ...lines.slice(lines.findIndex(isOfFaults))]
}

/** Whether a line is the heading above what schemathesis found. */
function isOfFaults(line: string): boolean {
  return /^=+ (ERRORS|FAILURES) =+$/.test(line)
}

/** A failure is shown with its request, and a generated request may have megabytes. */
function shortened(line: string): string {
  return line.length > LINE_AT_MOST ? `${line.slice(0, LINE_AT_MOST)} …` : line
}

/**
 * The surface's document as schemathesis follows its links: the standard has a link's body as one expression, so the
 * contract writes a body of several fields as `x-request-body`, which generators of clients ignore.
 */
function documentOf(surface: Surface): string {
  const file = join(DATA, `${surface}.json`)
  const followed = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !('x-request-body' in value)) return value
    const { 'x-request-body': requestBody, ...link } = value
    return { ...link, requestBody }
  }
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(`generated/openapi/${surface}.json`, 'utf8'), followed)))
  return file
}

function report(): void {
  const kinds = [...new Set(counts.map(([, kind]) => kind))].sort()
  console.log(
    `\n${'requests by credential'.padEnd(26)}` +
      `${['2xx', '3xx', '4xx', '5xx'].map(title => title.padStart(8)).join('')}${'operations'.padStart(12)}`,
  )
  for (const kind of kinds) {
    const ofKind = counts.filter(count => count[1] === kind)
    const byClass = [2, 3, 4, 5].map(first =>
      String(sum(ofKind.filter(([, , status]) => Math.floor(status / 100) === first))).padStart(8),
    )
    console.log(`${kind.padEnd(26)}${byClass.join('')}${String(new Set(ofKind.map(([id]) => id)).size).padStart(12)}`)
  }
  const surfaces = new Set(runs.map(({ surface }) => surface))
  const served = [...surfaces].flatMap(servedOf)
  const reached = new Set(counts.filter(([, , status]) => status < 400).map(([id]) => id))
  const refused = served.filter(id => !reached.has(id))
  console.log(
    `\n${served.length} operations, ${served.length - refused.length} of them answered below 400` +
      (refused.length === 0 ? '' : `; not ${refused.join(', ')}`),
  )
  console.log(`${sum(counts)} requests in ${Math.round((Date.now() - startedAt) / 1000)} seconds`)
  for (const [name, faults] of outcomes) console.log(`${faults.length === 0 ? 'passed' : 'FAILED'}  ${name}`)
  const failures = [...outcomes].filter(([, faults]) => faults.length > 0)
  for (const [name, faults] of failures)
    console.log(`\n${[`FAILED  ${name}`, ...faults.slice(0, REPEATED_AT_MOST)].join('\n')}\n`)
  const failed = failures.length
  if (failed > 0) console.log(`The server's log is ${subject.log}.`)
  console.log(`${outcomes.size - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

function servedOf(surface: Surface | 'mcp'): readonly string[] {
  if (surface === 'mcp') return agentCalls
  const waived = new Set(notServed[surface] ?? [])
  return Object.entries(operations)
    .filter(([id, operation]) => operation.surface === surface && !waived.has(id))
    .map(([id]) => id)
}

function asked(): number {
  return sum(counts)
}

function sum(rows: Count[]): number {
  return rows.reduce((total, [, , , count]) => total + count, 0)
}

function bound(name: string, otherwise: number, least: number): number {
  const value = process.env[name] === undefined ? otherwise : Number(process.env[name])
  if (Number.isNaN(value) || value < least) fail(`${name} must be a number from ${least}.`)
  return value
}

/** `npm ci` does not install Python packages: the first run creates a virtual environment, which later runs use. */
function installSchemathesis(): void {
  const installed = existsSync(SCHEMATHESIS) ? spawnSync(SCHEMATHESIS, ['--version'], { encoding: 'utf8' }).stdout : ''
  if (installed.includes(` ${VERSION.replace('*', '')}`)) return
  if (spawnSync('python3', ['-c', 'import venv, ensurepip']).status !== 0)
    fail('make fuzz needs python3 with its venv module (on Debian: apt-get install python3-venv).')
  console.log(`Installing schemathesis ${VERSION} into ${VENV} …`)
  command('python3', ['-m', 'venv', VENV])
  command(join(VENV, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`])
}

function command(program: string, args: string[]): void {
  if (spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    fail(`${program} ${args.join(' ')} failed.`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
