import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * A process that runs one test file spends more than half of its time on loading the service and on code that is not
 * yet compiled. So the files share processes, in which they run one after the other.
 */

const ROOT = resolve(import.meta.dirname, '..')
const ENTRIES = resolve(ROOT, '.data/test-processes')
const SHARED_PROCESSES = 24
/** These files mostly wait for processes that they start. They take longest, and go first. */
const OWN_PROCESS = /^test\/(chaos|deploy|docs|topology)\//

/** The modules to start the processes with, in that order. Takes the paths of test files, relative to the root. */
export function writeProcesses(files: string[]): string[] {
  rmSync(ENTRIES, { recursive: true, force: true })
  mkdirSync(ENTRIES, { recursive: true })
  const own = files.filter(file => OWN_PROCESS.test(file))
  const shared = deal(
    files.filter(file => !OWN_PROCESS.test(file)),
    SHARED_PROCESSES,
  )
  const entries = [...own.map(file => [file]), ...shared].map((together, index) => {
    const entry = resolve(ENTRIES, `${String(index + 1)}.ts`)
    writeFileSync(entry, sourceOf(together))
    return entry
  })
  return entries
}

function sourceOf(files: string[]): string {
  const runner = resolve(ROOT, 'test/support/run-files.ts')
  return `import { runFiles } from ${JSON.stringify(runner)}\n\nrunFiles(${JSON.stringify(files, null, 2)})\n`
}

/** In the order of paths, neighbours are alike in weight: dealt like cards, they go to different processes. */
function deal(files: string[], hands: number): string[][] {
  return Array.from({ length: hands }, (_, hand) => files.filter((_file, index) => index % hands === hand)).filter(
    hand => hand.length > 0,
  )
}
