import { test } from 'node:test'

/**
 * Runs test files in this process, one after the other. Each is a test that bears its path, and is loaded when its turn
 * comes: what it does at its top level, hooks included, happens between the files before and after it.
 */
export function runFiles(files: string[]): void {
  for (const file of files)
    test(file, async () => {
      await import(new URL(`../../${file}`, import.meta.url).href)
    })
}
