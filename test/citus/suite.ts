import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Suite = { passes: string[]; skipped: { reason: string; files: string[] }[] }

/** The tests that pass on Citus, and how many of those of contracts and services were never tried there. */
export function suiteOnCitus(): { files: string[]; skipped: number; untried: number } {
  const suite = parse(readFileSync(new URL('suite.yaml', import.meta.url), 'utf8')) as Suite
  const skipped = suite.skipped.flatMap(({ files }) => files)
  const listed = new Set([...suite.passes, ...skipped])
  const gone = [...listed].filter(file => globSync(file).length === 0)
  if (gone.length > 0) throw new Error(`test/citus/suite.yaml lists files that do not exist: ${gone.join(', ')}`)
  const all = globSync(['test/contracts/**/*.test.ts', 'test/services/**/*.test.ts'])
  return { files: suite.passes, skipped: skipped.length, untried: all.filter(file => !listed.has(file)).length }
}
