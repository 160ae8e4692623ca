// `make test`: the whole suite, then the check that the tests have seen every reply the served operations promise.
// `node scripts/test.ts FILE…` runs single files.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildConsole } from './build-console.ts'
import { buildProgram } from './build-program.ts'
import { clearLedger, unseenAnswers } from '../test/support/contract-coverage.ts'

const ROOT = resolve(import.meta.dirname, '..')
const files = process.argv.slice(2)

clearLedger()
// The console's tests need its build; the other files run without the packages that make it.
if (files.length === 0 || files.some(file => file.includes('console'))) await buildConsole()
if (files.length === 0 || files.some(file => /deploy|topology/.test(file))) await buildProgram()
// Every test file and every process that a test starts loads most of the service: they share what one has compiled.
const env = { NODE_COMPILE_CACHE: resolve(ROOT, '.data/compile-cache'), ...process.env }
const run = spawnSync(
  process.execPath,
  [
    '--test',
    '--test-global-setup=test/support/global-setup.ts',
    '--test-concurrency=6',
    ...(files.length > 0 ? files : ['test/**/*.test.ts']),
  ],
  { cwd: ROOT, env, stdio: 'inherit' },
)
if (run.status !== 0) process.exit(run.status ?? 1)
if (files.length === 0) {
  const unseen = unseenAnswers()
  for (const answer of unseen) console.error(`no test has seen ${answer}`)
  if (unseen.length > 0) process.exit(1)
  console.log('Every answer that the served operations promise was seen by a test.')
}
