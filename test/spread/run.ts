// `make spread`: the tests on the schema of variant.ts, then the check that every statement of the service on tables of
// workspaces scanned one partition of them. `node test/spread/run.ts FILE…` runs single files.
import { spawnSync } from 'node:child_process'
import { existsSync, truncateSync } from 'node:fs'
import { resolve } from 'node:path'
import { ACROSS_TENANTS } from './across-tenants.ts'
import { entriesOf, explainedDataDir, explainedIn } from './explained.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LOG = resolve(explainedDataDir, 'postgres/server.log')
const files = process.argv.slice(2)

// Not removed: a server that still runs would continue to write to a deleted file.
if (existsSync(LOG)) truncateSync(LOG)
const tests = spawnSync(process.execPath, ['scripts/test.ts', ...files], {
  cwd: ROOT,
  // The check reads the log of the embedded server.
  env: { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: '', TEST_SPREAD: '1' },
  stdio: 'inherit',
})
const checked = existsSync(LOG) && (await check())
process.exitCode = tests.status === 0 && checked ? 0 : 1

/** @returns whether the statements that look in several partitions are those of the list */
async function check(): Promise<boolean> {
  const explained = await explainedIn(entriesOf(LOG))
  const listed = ACROSS_TENANTS.flatMap(({ statements }) => statements)
  const across = explained.filter(({ partitions }) => partitions > 1)
  const wrong = across.filter(({ text }) => !listed.some(part => text.includes(part)))
  for (const { text, sent, partitions } of wrong)
    console.error(`looked in ${String(partitions)} partitions (sent ${String(sent)} times): ${text}`)
  // Single files do not send every statement.
  const gone = files.length > 0 ? [] : listed.filter(part => !explained.some(({ text }) => text.includes(part)))
  for (const part of gone) console.error(`on the list of test/spread/across-tenants.ts, but not sent: ${part}`)
  const sent = explained.reduce((sum, one) => sum + one.sent, 0)
  console.log(
    `${String(explained.length)} statements on tables of workspaces, sent ${String(sent)} times: ` +
      `${String(across.length)} looked in more than one partition, ${String(wrong.length)} of them are not listed.`,
  )
  return explained.length > 0 && wrong.length === 0 && gone.length === 0
}
