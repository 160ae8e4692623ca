import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { suiteOnCitus } from './suite.ts'

describe('test/citus/suite.yaml', () => {
  const { files, cases, skipped, unlisted } = suiteOnCitus()

  it('lists each test of contracts, services, jobs and adapters once: as one that runs, or with a reason', () => {
    assert.deepEqual(unlisted, [])
    assert.equal(new Set([...files, ...skipped]).size, files.length + skipped.length)
  })

  it('names cases that exist in the files that run', () => {
    const sources = globSync(files).map(file => readFileSync(file, 'utf8'))
    assert.deepEqual(
      cases.filter(name => !sources.some(source => source.includes(name))),
      [],
    )
  })
})
