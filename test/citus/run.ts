// `make citus`: tests of the service on a coordinator and two workers with Citus. `node test/citus/run.ts FILE…` runs
// single files; without any, those that pass by test/citus/suite.yaml.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { citusSkip, startCitusCluster } from '../harness/citus.ts'
import { suiteOnCitus } from './suite.ts'

const ROOT = resolve(import.meta.dirname, '../..')
process.chdir(ROOT)
const missing = citusSkip()
if (missing !== false) throw new Error(`${missing}; see docs/operating/spreading.md`)
const { files, cases, skipped } = suiteOnCitus()
const given = process.argv.slice(2)
const cluster = await startCitusCluster()
try {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', ...(given.length > 0 ? given : files)], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      TEST_DATABASE_URL: cluster.url,
      TEST_CITUS: cluster.nodes.join(','),
      TEST_SKIPS: given.length > 0 ? '' : JSON.stringify(cases),
    },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
  if (given.length === 0)
    console.log(`${files.length} files ran; test/citus/suite.yaml skips ${skipped.length}, and ${cases.length} cases.`)
} finally {
  await cluster.stop()
}
