import assert from 'node:assert/strict'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parse } from 'yaml'
import type { ImportReport } from '../../generated/schemas/import-report.ts'
import { runCli } from '../support/cli.ts'

const exports = path.resolve(import.meta.dirname, '../importers/typebot/exports')

describe('parley import', () => {
  let folder: string

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-typebot-'))
  })
  after(async () => {
    await rm(folder, { recursive: true })
  })

  const run = async (args: string[], stdin = '') =>
    await runCli(args, { cwd: folder, databaseUrl: 'postgres://nobody@127.0.0.1:1/none', stdin })

  it('prints the flow on stdout and the report on stderr', async () => {
    const { code, stdout, stderr } = await run(['import', 'typebot', path.join(exports, 'v4.json')])
    assert.equal(code, 0)
    assert.equal((parse(stdout) as { code: string }).code, 'quiz')
    assert.match(stderr, /^Flow quiz \(7 nodes\).*\n7 imported, 1 approximated, 0 unsupported, 0 unreachable\.\n/)
  })

  it('writes the flow to a file under the given code, and the report as JSON', async () => {
    const { code, stdout, stderr } = await run([
      'import',
      'typebot',
      path.join(exports, 'v6.json'),
      '--out',
      'cake.json',
      '--code',
      'cakes',
      '--report',
      'json',
    ])
    assert.deepEqual([code, stderr], [0, ''])
    const report = JSON.parse(stdout) as ImportReport
    assert.deepEqual(report.summary, { imported: 8, approximated: 1, unsupported: 1, unreachable: 1 })
    const flow = JSON.parse(await readFile(path.join(folder, 'cake.json'), 'utf8')) as {
      code: string
      triggers: { intent: string }[]
    }
    assert.deepEqual([flow.code, flow.triggers[0]?.intent], ['cakes', 'cakes'])
  })

  const conversations: [version: string, answers: string[], said: RegExp][] = [
    ['3', ['Ada', 'Yes'], /Welcome to our shop![\s\S]*Thank you, Ada\n\* completed\n$/],
    ['4', ['6', '8'], /No\. Try again\.\n> 8\nRight\. Points: 1\nVideo\n {2}Watch: .*\n\* completed\n$/],
    [
      '5',
      ['nobody', 'ada@acme.example', '4', 'Nice.', '{"id": "L-7"}'],
      new RegExp(
        [
          '! mail: format',
          'asked "A visitor gave us 4 of 5\\."',
          'Nice\\.\\n',
          'Your number is L-7\\.\\n\\* completed\\n$',
        ].join('[\\s\\S]*'),
      ),
    ],
    [
      '6',
      ['Plum', '2026-12-24', 'Cream, Nuts', ''],
      /Which cake\?[\s\S]*It has nuts: \["Cream","Nuts"\]\nOne Plum cake for 2026-12-24\.\n\* completed\n$/,
    ],
  ]
  for (const [version, answers, said] of conversations) {
    it(`imports a flow of version ${version} that validates and converses`, async () => {
      const file = `v${version}.yaml`
      assert.equal((await run(['import', 'typebot', path.join(exports, `v${version}.json`), '--out', file])).code, 0)
      assert.equal((await run(['flow', 'validate', file])).code, 0)
      const outcome = await run(['flow', 'simulate', file], `${answers.join('\n')}\n`)
      assert.deepEqual([outcome.code, outcome.stderr], [0, ''])
      assert.match(outcome.stdout, said)
    })
  }

  it('refuses a file that is not an export, names the positions, and writes nothing', async () => {
    await writeFile(
      path.join(folder, 'wrong.json'),
      JSON.stringify({ version: '6', groups: [{ id: 'g', blocks: 'none' }], edges: [{}] }),
    )
    const wrong = await run(['import', 'typebot', 'wrong.json', '--out', 'wrong.yaml'])
    assert.deepEqual([wrong.code, wrong.stdout], [1, ''])
    assert.match(wrong.stderr, /^wrong\.json: must be a list, not text \(\/groups\/0\/blocks\)$/m)
    assert.match(wrong.stderr, /^wrong\.json: this needs "id" \(\/edges\/0\/id\)$/m)
    await assert.rejects(readFile(path.join(folder, 'wrong.yaml')), { code: 'ENOENT' })
    await writeFile(path.join(folder, 'torn.json'), '{"version": "6", ')
    const torn = await run(['import', 'typebot', 'torn.json'])
    assert.deepEqual([torn.code, torn.stdout], [1, ''])
    assert.match(torn.stderr, /^torn\.json is not JSON: .*\n$/)
    assert.deepEqual(await run(['import', 'typebot', 'absent.json']), {
      code: 1,
      stdout: '',
      stderr: 'absent.json cannot be read: there is no such file or folder.\n',
    })
  })

  it('writes a script that it cannot translate as a comment above the node that replaces it', async () => {
    const content = "fetch('https://acme.example')\n# not: a key"
    await writeFile(
      path.join(folder, 'script.json'),
      JSON.stringify({ groups: [{ id: 'g', blocks: [{ id: 'b', type: 'Code', options: { content } }] }] }),
    )
    const { stdout } = await run(['import', 'typebot', 'script.json'])
    const comment = ['# It stands for this script:', "#   fetch('https://acme.example')", '#   # not: a key', '- id: ']
    assert.ok(stdout.includes(comment.join('\n  ')), stdout)
    assert.equal((parse(stdout) as { nodes: object[] }).nodes.length, 1)
  })

  it('starts at the group that is named, and refuses one that the bot does not have', async () => {
    const v6 = path.join(exports, 'v6.json')
    const chosen = await run(['import', 'typebot', v6, '--start', 'Help', '--report', 'json'])
    assert.equal(chosen.code, 0)
    assert.equal((parse(chosen.stdout) as { start: string }).start, 'help')
    assert.deepEqual(await run(['import', 'typebot', v6, '--start', 'Nobody', '--out', 'none.yaml']), {
      code: 1,
      stdout: '',
      stderr: `${v6}: no group is called "Nobody"; the groups are Order, Nuts, Help (/groups)\n`,
    })
  })

  it('imports a flow of Flowise that validates and converses, under the name of its file', async () => {
    const trip = path.join(exports, '../../flowise/exports/trip.json')
    await copyFile(trip, path.join(folder, 'My trip Agents.json'))
    const made = await run(['import', 'flowise', 'My trip Agents.json', '--out', 'trip.yaml', '--report', 'json'])
    assert.deepEqual([made.code, made.stderr], [0, ''])
    const { source, flow } = JSON.parse(made.stdout) as ImportReport
    assert.deepEqual([source.name, flow.code], ['My trip', 'my-trip'])
    const outcome = await run(['flow', 'simulate', 'trip.yaml'], 'Rome\n5\ny\nFirst\n')
    assert.equal(outcome.code, 0)
    assert.match(outcome.stdout, /To Rome & back:\n- First\n\* completed\n$/)
    await writeFile(path.join(folder, 'none.json'), '{"nodes": []}')
    const refused = await run(['import', 'flowise', 'none.json'])
    assert.deepEqual([refused.code, refused.stderr], [1, 'none.json: this needs "edges" (/edges)\n'])
  })

  it('refuses invalid codes and report formats', async () => {
    const code = await run(['import', 'typebot', path.join(exports, 'v4.json'), '--code', 'No Code'])
    assert.equal(code.code, 2)
    assert.match(code.stderr, /lower-case/)
    assert.equal((await run(['import', 'typebot', path.join(exports, 'v4.json'), '--report', 'xml'])).code, 2)
    const nowhere = await run(['import', 'typebot', path.join(exports, 'v4.json'), '--out', 'no/such/folder.yaml'])
    assert.deepEqual(
      [nowhere.code, nowhere.stderr],
      [1, 'no/such/folder.yaml cannot be written: there is no such file or folder.\n'],
    )
  })
})
