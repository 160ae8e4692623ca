// `make test`: the whole suite, then the check that the tests have observed every reply that the served operations
// promise. `node scripts/test.ts FILE…` runs single files. Each that passes is appended to the file TEST_PASSED.
import { appendFileSync, globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { buildConsole } from './build-console.ts'
import { buildProgram, PROGRAM_BUILD } from './build-program.ts'
import { CONCURRENCY, writeProcesses } from './test-processes.ts'
import { clearLedger, unseenAnswers } from '../test/support/contract-coverage.ts'
import { globalSetup, globalTeardown } from '../test/support/global-setup.ts'

process.chdir(resolve(import.meta.dirname, '..'))
// Every test file and every process that a test starts loads most of the service: they share what one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.data/compile-cache')

/** Tests of a deployment run the built program, which includes the console. */
const RUNS_PROGRAM = /^test\/(deploy|topology)\//
/** Those of the console's own modules, in `test/console/`, load its sources. */
const SHOWS_CONSOLE = /^test\/(app|browser)\/(console|cookbook)/
/** Without a service: alone, these run in seconds. */
const NEEDS_NO_DATABASE = /^test\/(bench|console|domain)\//

/** Names of cases that are left out, as a list in JSON. */
const SKIPS = (JSON.parse(process.env['TEST_SKIPS'] || '[]') as string[]).map(
  name => new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
)

const PASSED = process.env['TEST_PASSED'] ?? ''

const given = process.argv.slice(2)
const files = globSync(given.length > 0 ? given : 'test/**/*.test.ts')
  .map(file => relative('.', file))
  .sort()
if (files.length === 0) throw new Error(`no test file matches ${given.join(' ')}`)

clearLedger()
if (!(await passes(files).finally(globalTeardown))) process.exitCode = 1
else if (given.length === 0) {
  const unseen = unseenAnswers()
  for (const answer of unseen) console.error(`no test has seen ${answer}`)
  if (unseen.length > 0) process.exitCode = 1
  else console.log('Every answer that the served operations promise was seen by a test.')
}

/** Builds what these files run; most need no build. */
async function buildFor(paths: string[]): Promise<void> {
  if (paths.some(path => RUNS_PROGRAM.test(path))) {
    await buildProgram()
    process.env['TEST_PROGRAM'] = `${PROGRAM_BUILD}/parley.js`
  } else if (paths.some(path => SHOWS_CONSOLE.test(path))) await buildConsole()
}

async function passes(paths: string[]): Promise<boolean> {
  const unfinished = new Set(paths)
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const failed = new Set<string>()
  let failures = 0
  const needsDatabase = !paths.every(path => NEEDS_NO_DATABASE.test(path))
  await Promise.all([needsDatabase ? globalSetup() : undefined, buildFor(paths)])
  const events = run({
    files: writeProcesses(paths),
    concurrency: CONCURRENCY,
    testSkipPatterns: SKIPS,
    // Less memory for six at once.
    execArgv: ['--max-semi-space-size=16', '--import', import.meta.resolve('../test/support/test-context.ts')],
    signal: interruption.signal,
  })
  events.on('test:complete', ({ name, details }) => {
    if (!unfinished.delete(name)) return
    if (!details.passed) failed.add(name)
    else if (PASSED !== '') appendFileSync(PASSED, `${name}\n`)
  })
  events.on('test:fail', () => failures++)
  events.pipe(new spec()).pipe(process.stdout)
  await finished(events)
  if (interruption.signal.aborted) return false
  if (failed.size > 0) console.error(['Files that failed:', ...[...failed].sort()].join('\n  '))
  // The runner names the process that ended early, and only if its exit code was not 0.
  for (const file of unfinished) console.error(`${file} did not finish: its process ended in it or in a file before.`)
  return failures === 0 && unfinished.size === 0
}
