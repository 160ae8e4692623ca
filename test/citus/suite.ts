import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Suite = {
  passes: string[]
  cases: { reason: string; names: string[] }[]
  skipped: { reason: string; files: string[] }[]
}

/**
 * The test files that run on Citus, the names of cases in them that are left out, the files that are, and those that
 * suite.yaml does not list.
 */
export function suiteOnCitus(): { files: string[]; cases: string[]; skipped: string[]; unlisted: string[] } {
  const suite = parse(readFileSync(new URL('suite.yaml', import.meta.url), 'utf8')) as Suite
  const skipped = suite.skipped.flatMap(({ files }) => files)
  const listed = new Set([...suite.passes, ...skipped])
  const gone = [...listed].filter(file => globSync(file).length === 0)
  if (gone.length > 0) throw new Error(`test/citus/suite.yaml lists files that do not exist: ${gone.join(', ')}`)
  const all = globSync('test/{contracts,services,jobs,adapters}/**/*.test.ts')
  return {
    files: suite.passes,
    cases: suite.cases.flatMap(({ names }) => names),
    skipped,
    unlisted: all.filter(file => !listed.has(file)).sort(),
  }
}
