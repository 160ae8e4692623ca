import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { useCrawler } from '../contracts/training/crawler.ts'
import { runCli } from '../support/cli.ts'
import { ENGINE_TOKEN, startTestService } from '../support/service.ts'
import { html, startSite, type Page, type TestSite } from './site.ts'

describe('parley crawl', async () => {
  const service = await startTestService()
  const { source, stored } = useCrawler(service)
  let site: TestSite
  let folder: string
  before(async () => {
    site = await startSite(
      new Map<string, Page>([
        ['/', { body: html('Home', ['/a', '/no']) }],
        ['/a', { body: html('A') }],
      ]),
    )
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-crawl-'))
    await writeFile(path.join(folder, 'token'), `${ENGINE_TOKEN}\n`)
    await writeFile(path.join(folder, 'stranger'), 'not-a-token\n')
  })
  after(async () => {
    await Promise.all([site.stop(), rm(folder, { recursive: true })])
    await service.stop()
  })
  const crawl = async (...args: string[]) =>
    await runCli(['crawl', '--server', service.url, ...args], {
      cwd: folder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
  const pointedAt = async (url: string) => {
    const id = await source()
    await service.database.pool.query('update training_sources set url = $2 where id = $1', [id, url])
    return id
  }

  it('crawls what is due without a database, and says what it left out', async () => {
    const id = await pointedAt(`${site.origin}/`)
    assert.deepEqual(await crawl('--token', 'token', '--allow', '127.0.0.1'), {
      code: 0,
      stdout: [
        `Help (${site.origin}/): 2 documents, 0 deleted, 3 pages visited`,
        `    ${site.origin}/no: it answers 404\n`,
      ].join('\n'),
      stderr: '',
    })
    assert.equal((await stored(id))['status'], 'ready')
    assert.deepEqual(await crawl('--token', 'token'), { code: 0, stdout: 'No source is due.\n', stderr: '' })
  })
  it('fails where a crawl has failed: without leave, an address inside the network is not crawled', async () => {
    await pointedAt(`${site.origin}/`)
    const run = await crawl('--token', 'token')
    assert.equal(run.code, 1)
    assert.match(run.stdout, /: failed, the site cannot be reached: the address is not one that may be called\n$/)
    assert.equal(run.stderr, '1 crawl without success.\n')
  })
  it('says why it can do nothing', async () => {
    const stranger = await crawl('--token', 'stranger')
    assert.deepEqual([stranger.code, stranger.stdout], [1, ''])
    assert.match(stranger.stderr, /does not accept the token\. It needs an engine token for the crawler API\.\n$/)
    assert.match((await crawl('--token', 'nowhere')).stderr, /nowhere cannot be read/)
    assert.equal((await crawl()).code, 2)
  })
})
