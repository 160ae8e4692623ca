import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { it } from 'node:test'
import { makeClusterFolder, removeAbandoned } from './support/data-folder.ts'

it('removes the test data of checkouts that no longer exist, unless their server runs', t => {
  const memory = mkdtempSync(join(tmpdir(), 'parley-memory-'))
  t.after(() => rmSync(memory, { recursive: true }))
  const user = process.getuid?.() ?? 0
  const folder = (name: string, checkout: string, server?: number) => {
    mkdirSync(join(memory, name, 'postgres'), { recursive: true })
    writeFileSync(join(memory, name, 'checkout'), checkout)
    if (server !== undefined) writeFileSync(join(memory, name, 'postgres/postmaster.pid'), `${server}\n/data\n`)
  }
  const gone = join(memory, 'no such checkout')
  folder(`parley-test-${user}-stopped`, gone)
  folder(`parley-test-${user}-killed`, gone, 2 ** 30)
  folder(`parley-test-${user}-running`, gone, process.pid)
  folder(`parley-test-${user}-current`, memory)
  folder(`parley-test-${user + 1}-foreign`, gone)
  mkdirSync(join(memory, `parley-test-${user}-unknown`))
  removeAbandoned(memory)
  const left = [`${user}-current`, `${user}-running`, `${user}-unknown`, `${user + 1}-foreign`]
  assert.deepEqual(readdirSync(memory).sort(), left.map(name => `parley-test-${name}`).sort())
})

it('removes the servers of clusters whose process is gone', t => {
  const parent = mkdtempSync(join(tmpdir(), 'parley-memory-'))
  t.after(() => rmSync(parent, { recursive: true }))
  const running = `parley-citus-${process.pid}-other`
  for (const name of [running, `parley-citus-${2 ** 30}-killed`, 'parley-citus-bench']) mkdirSync(join(parent, name))
  const made = basename(makeClusterFolder(parent))
  assert.deepEqual(readdirSync(parent).sort(), [running, 'parley-citus-bench', made].sort())
})
