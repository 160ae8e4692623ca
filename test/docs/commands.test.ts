import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'
import { type Block, blocksOf, isStep, ROOT } from './pages.ts'
import { startReader, type Reader } from './reader.ts'

const PAGES = ['README.md', 'contracts/README.md', ...globSync('docs/**/*.md', { cwd: ROOT }).sort()]
const DEPLOYMENT = 'postgres://user:password@host/parley'
/** As in docs/operating/secrets.md. */
const EARLIER_SECRET = 'the earlier secret, as it is on the processes'

describe('the commands of the pages', () => {
  const targets = new Set(
    [...readFileSync(path.join(ROOT, 'Makefile'), 'utf8').matchAll(/^([a-z-]+):/gm)].map(([, name = '']) => name),
  )
  const deployments: TestDatabase[] = []
  let reader: Reader

  before(async () => {
    reader = await startReader()
  })
  after(async () => {
    await reader.stop()
    await Promise.all(deployments.map(async each => await each.drop()))
  })

  /** As a reader would run it, except for the addresses, and without `make`, whose targets must exist. */
  function prepared({ text }: Block, deployment: string): string {
    const lines = text.split('\n').filter(line => !/^make\b/.test(line))
    // Every command on that database has the secret that its reader exported with the first.
    return (text.includes(DEPLOYMENT) ? [`export APP_SECRET='${EARLIER_SECRET}'`, ...lines] : lines)
      .join('\n')
      .replaceAll('$(openssl rand -base64 48)', `'${EARLIER_SECRET}'`)
      .replaceAll('http://localhost:3000', reader.base)
      .replaceAll(DEPLOYMENT, deployment)
  }

  /** Of each page, or of all operating pages: they continue with the set-up of their first page. */
  const urls = new Map<string, string>()

  for (const page of PAGES) {
    const blocks = blocksOf(path.join(ROOT, page))
    const owner = page.startsWith('docs/operating/') ? 'docs/operating.md' : page
    if (page === owner && blocks.some(({ text }) => text.includes('postgres://user:password@host'))) {
      before(async () => {
        const fresh = await createEmptyDatabase()
        deployments.push(fresh)
        urls.set(page, fresh.url)
      })
    }

    it(`${page} names make targets that exist`, () => {
      const named = blocks
        .filter(({ language }) => language === 'sh')
        .flatMap(({ text }) => [...text.matchAll(/^(?:\w+=\S+ )*make ([a-z-]+)/gm)].map(([, name = '']) => name))
      assert.deepEqual(
        named.filter(name => !targets.has(name)),
        [],
      )
    })

    // walkthroughs.test.ts runs the steps, in their order; backup.test.ts those with the programs of PostgreSQL;
    // test/citus/backup.ts those on Citus.
    const runnable = blocks.filter(block => /^(sh|ts)$/.test(block.language) && !isStep(page, block))
    for (const block of runnable.filter(({ text, section }) => !/^pg_/m.test(text) && !/on Citus$/.test(section))) {
      it(`${page}, line ${block.line}: ${block.section}`, async () => {
        const file = path.join(reader.folder, `block.${block.language === 'sh' ? 'sh' : 'mts'}`)
        writeFileSync(file, prepared(block, urls.get(owner) ?? ''))
        const { code, output } =
          block.language === 'sh'
            ? await reader.run('bash', ['-euo', 'pipefail', file], ROOT)
            : await reader.run(process.execPath, [file], reader.folder)
        assert.equal(code, 0, `${output}\n--\n${block.text}`)
      })
    }
  }
})
