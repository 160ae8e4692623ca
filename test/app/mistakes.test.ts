import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { findingLines } from '../../app/cli/findings.ts'
import { checkFile } from '../../app/cli/validate-files.ts'

const FOLDER = path.join(import.meta.dirname, 'mistakes')
const files = readdirSync(FOLDER).filter(file => file.endsWith('.yaml'))

/**
 * Each file has one mistake, and a file next to it has the message that its author reads.
 * `node --test --test-update-snapshots test/app/mistakes.test.ts` writes the messages.
 */
describe('messages to authors about a mistake', () => {
  it('covers forty typical mistakes', () => {
    assert.ok(files.length >= 40)
  })

  for (const file of files)
    it(`is one finding with its place in ${file}`, async t => {
      const { findings } = await checkFile(path.join(FOLDER, file))
      const lines = findings.flatMap(({ location, ...finding }) =>
        findingLines({ ...finding, location: { ...location, file } }),
      )
      assert.equal(findings.length, 1, lines.join('\n'))
      assert.match(lines[0] ?? '', /^\S+\.yaml:\d+:\d+: (error|warning): /)
      assert.deepEqual(
        lines.filter(line => line.length > 80),
        [],
        'what is printed fits a terminal of 80 columns',
      )
      t.assert.fileSnapshot(`${lines.join('\n')}\n`, path.join(FOLDER, file.replace(/yaml$/, 'txt')), {
        serializers: [String],
      })
    })
})
