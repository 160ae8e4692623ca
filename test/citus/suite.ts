import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Skipped = { reason: string; files: string[] }

const skipped = parse(readFileSync(new URL('skipped.yaml', import.meta.url), 'utf8')) as Skipped[]

/** The tests that pass on Citus: those of contracts and services that test/citus/skipped.yaml does not list. */
export function onCitus(): string[] {
  const files = globSync(['test/contracts/**/*.test.ts', 'test/services/**/*.test.ts']).sort()
  const left = skipped.flatMap(({ files: patterns }) =>
    patterns.flatMap(pattern => {
      const found = globSync(pattern)
      if (found.length === 0) throw new Error(`test/citus/skipped.yaml lists ${pattern}, which does not exist`)
      return found
    }),
  )
  return ['test/citus/distribute.ts', 'test/citus/chaos.ts', ...files.filter(file => !left.includes(file))]
}
