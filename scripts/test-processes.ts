import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * A process that runs one test file spends more than half of its time on loading the service and on code that is not
 * yet compiled. So the files share processes, in which they run one after the other. A shared process takes the next
 * file of one queue when it has finished one, so that all are busy to the end.
 */

const ROOT = resolve(import.meta.dirname, '..')
const RUNNER = resolve(ROOT, 'test/support/run-files.ts')
/** Another run in this checkout has its own. */
const ENTRIES = resolve(ROOT, `.data/test-processes/${process.pid}`)
/** How many processes run at once. */
export const CONCURRENCY = 6
/** These files start processes of their own, and mostly wait for them, or have the globals of a browser. */
const OWN_PROCESS = /^test\/(chaos|deploy|docs|topology|console\/components)\//
/** By far the longest: a file that begins late would leave the other processes idle at the end. */
const IN_A_BROWSER = /^test\/browser\//

/**
 * The modules to start the processes with, in that order. Takes the paths of test files, relative to the root. Half of
 * the processes at once are shared ones, while there are files with a process of their own.
 */
export function writeProcesses(files: string[]): string[] {
  mkdirSync(ENTRIES, { recursive: true })
  process.once('exit', () => rmSync(ENTRIES, { recursive: true }))
  // Neighbours have similar durations: of a folder, one file in four is first.
  const own = deal(
    files.filter(file => OWN_PROCESS.test(file)),
    4,
  ).map(file => callOf('runFiles', [file]))
  const queue = longestFirst(files.filter(file => !OWN_PROCESS.test(file)))
  const shared = Array.from({ length: Math.min(CONCURRENCY, queue.length) }, () => callOf('runQueue', ENTRIES, queue))
  const half = CONCURRENCY / 2
  const first = own.slice(0, half).flatMap((entry, turn) => [entry, ...shared.slice(turn, turn + 1)])
  return [...first, ...own.slice(half), ...shared.slice(Math.min(half, own.length))].map((source, index) => {
    const entry = resolve(ENTRIES, `${String(index + 1)}.ts`)
    writeFileSync(entry, source)
    return entry
  })
}

function callOf(name: string, ...given: unknown[]): string {
  const values = given.map(value => JSON.stringify(value, null, 2)).join(', ')
  return `import { ${name} } from ${JSON.stringify(RUNNER)}\n\nawait ${name}(${values})\n`
}

/** Those in a browser, then the others, each by their length: what runs last is short. */
function longestFirst(files: string[]): string[] {
  const lengthOf = (file: string) => (IN_A_BROWSER.test(file) ? 1e6 : 0) + statSync(resolve(ROOT, file)).size
  return files.toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

/** Every `step`th, then every `step`th after the first, and so on. */
function deal(files: string[], step: number): string[] {
  return Array.from({ length: step }, (_, first) => files.filter((_file, index) => index % step === first)).flat()
}
