import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers'

/** Only a file that hangs takes this long, however slow the machine is. */
const HANGS_AFTER_MS = 45 * 60_000
/** For connections that close without a call. */
const CLOSES_WITHIN_MS = 120_000

/**
 * Runs test files in this process, one after the other. Each is a test named by its path, and is loaded when its turn
 * comes: its top-level code, including hooks, runs between the files before and after it.
 */
export async function runFiles(files: Iterable<string>): Promise<void> {
  for (const file of files)
    await test(file, { timeout: HANGS_AFTER_MS }, async () => {
      await import(new URL(`../../${file}`, import.meta.url).href)
    })
  setTimeout(failOpen, CLOSES_WITHIN_MS).unref()
}

/**
 * Runs the files that no other process of the run has taken, until none is left.
 * @param folder of the run; a file in it, named by the place in the queue, says that a process has taken this one
 */
export async function runQueue(folder: string, files: string[]): Promise<void> {
  await runFiles(taken(folder, files))
}

function* taken(folder: string, files: string[]): Generator<string> {
  for (const [place, file] of files.entries()) if (takes(join(folder, String(place)))) yield file
}

function takes(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A server that a failed test did not close would hold the process, and with it the whole run, forever. */
function failOpen(): never {
  process.stderr.write(`Still open after the last test file: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}
