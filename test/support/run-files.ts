import { after, test } from 'node:test'

/** Only a file that hangs takes this long, however slow the machine is. */
const HANGS_AFTER_MS = 45 * 60_000
/** For connections that close without a call. */
const CLOSES_WITHIN_MS = 120_000

/**
 * Runs test files in this process, one after the other. Each is a test named by its path, and is loaded when its turn
 * comes: its top-level code, including hooks, runs between the files before and after it.
 */
export function runFiles(files: string[]): void {
  for (const file of files)
    test(file, { timeout: HANGS_AFTER_MS }, async () => {
      await import(new URL(`../../${file}`, import.meta.url).href)
    })
  after(() => setTimeout(failOpen, CLOSES_WITHIN_MS).unref())
}

/** A server that a failed test did not close would hold the process, and with it the whole run, forever. */
function failOpen(): never {
  process.stderr.write(`Still open after the last test file: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}
