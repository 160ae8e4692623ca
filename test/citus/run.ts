// `make citus`: tests of the service on a coordinator and two workers with Citus. `node test/citus/run.ts FILE…` runs
// single files; without any, those that pass by test/citus/suite.yaml. With `AGAIN=1` it runs those of them that have
// not passed since the last time without it: after an interruption, or after a fault was mended.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { citusSkip, startCitusCluster } from '../harness/citus.ts'
import { suiteOnCitus } from './suite.ts'

const ROOT = resolve(import.meta.dirname, '../..')
process.chdir(ROOT)
const missing = citusSkip()
if (missing !== false) throw new Error(`${missing}; see docs/operating/spreading.md`)
const { files, cases, skipped } = suiteOnCitus()
const given = process.argv.slice(2)
const isSuite = given.length === 0
const PASSED = '.data/citus-passed'
if (isSuite && process.env['AGAIN'] !== '1') rmSync(PASSED, { force: true })
mkdirSync('.data', { recursive: true })

/** Those of the suite that have not passed yet. */
function left(): string[] {
  const passed = new Set(existsSync(PASSED) ? readFileSync(PASSED, 'utf8').split('\n') : [])
  return files.filter(file => !passed.has(file))
}

const run = isSuite ? left() : given
if (run.length === 0) throw new Error('all files have passed')
const cluster = await startCitusCluster()
try {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', ...run], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      TEST_DATABASE_URL: cluster.url,
      TEST_CITUS: cluster.nodes.join(','),
      ...(isSuite ? { TEST_SKIPS: JSON.stringify(cases), TEST_PASSED: PASSED } : {}),
    },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
  if (isSuite) {
    const missing = left()
    console.log(`${run.length} files ran; of ${files.length}, ${files.length - missing.length} have passed.`)
    if (missing.length > 0) console.log(['To be run again with AGAIN=1:', ...missing].join('\n  '))
    console.log(`test/citus/suite.yaml skips ${skipped.length} files, and ${cases.length} cases.`)
  }
} finally {
  await cluster.stop()
}
