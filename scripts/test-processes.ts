import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * A process that runs one test file spends more than half of its time on loading the service and on code that is not
 * yet compiled. So the files share processes, in which they run one after the other.
 */

const ROOT = resolve(import.meta.dirname, '..')
/** Another run in this checkout has its own. */
const ENTRIES = resolve(ROOT, `.data/test-processes/${process.pid}`)
/** A process loads and compiles the service once; twice as many take 25 s more of processor time in all. */
const SHARED_PROCESSES = 12
/** These files start processes of their own, and mostly wait for them, or have the globals of a browser. */
const OWN_PROCESS = /^test\/(chaos|deploy|docs|topology|console\/components)\//

/**
 * The modules to start the processes with, in that order. Takes the paths of test files, relative to the root. A file
 * with a process of its own is followed by a shared process, so that few of them run at once.
 */
export function writeProcesses(files: string[]): string[] {
  mkdirSync(ENTRIES, { recursive: true })
  process.once('exit', () => rmSync(ENTRIES, { recursive: true }))
  // In an order in which the files of one folder are far from each other.
  const own = deal(
    files.filter(file => OWN_PROCESS.test(file)),
    4,
  ).flat()
  const shared = deal(
    files.filter(file => !OWN_PROCESS.test(file)),
    SHARED_PROCESSES,
  )
  const processes = Array.from({ length: Math.max(own.length, shared.length) }, (_, turn) => [
    own.slice(turn, turn + 1),
    shared[turn] ?? [],
  ]).flat()
  return processes
    .filter(together => together.length > 0)
    .map((together, index) => {
      const entry = resolve(ENTRIES, `${String(index + 1)}.ts`)
      writeFileSync(entry, sourceOf(together))
      return entry
    })
}

function sourceOf(files: string[]): string {
  const runner = resolve(ROOT, 'test/support/run-files.ts')
  return `import { runFiles } from ${JSON.stringify(runner)}\n\nrunFiles(${JSON.stringify(files, null, 2)})\n`
}

/**
 * In the order of paths, neighbours have similar durations: distributed round-robin, they run in different processes.
 */
function deal(files: string[], hands: number): string[][] {
  return Array.from({ length: hands }, (_, hand) => files.filter((_file, index) => index % hands === hand)).filter(
    hand => hand.length > 0,
  )
}
