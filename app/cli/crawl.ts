import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import { createEgress } from '../../adapters/egress/index.ts'
import { crawlDue, startCrawling, type CrawlEnd } from '../../crawler/crawl-due.ts'
import type { SiteDeps } from '../../crawler/site.ts'
import { createCrawler, isParleyError, type TrainingSource } from '../../generated/sdk/dist/index.js'
import { stopSignal } from '../stop-signal.ts'
import { version } from '../version.ts'
import { CommandFailed, printable, remark } from './output.ts'
import { checkAddress, readSecret, sentenceOf } from './server-connection.ts'

type Options = { server: string; token: string; watch: boolean; allow: string[] }

export function addCrawl(command: Command): void {
  command
    .requiredOption('--server <url>', 'the server whose sources are crawled')
    .requiredOption('--token <file>', 'a file that holds an engine token that may crawl; - for stdin')
    .option('--watch', 'go on with what becomes due, until it is stopped', false)
    .option('--allow <address>', 'an address inside the network that may be crawled; repeatable', added, [])
    .action(crawl)
}

const added = (address: string, addresses: string[]): string[] => [...addresses, address]

async function crawl({ server, token, watch, allow }: Options): Promise<void> {
  const crawler = createCrawler({ baseUrl: checkAddress(server), token: await readSecret(token) })
  const egress = createEgress({ allow })
  const deps: SiteDeps = {
    egress,
    version,
    pause: async (ms, signal) => await sleep(ms, undefined, { signal }),
  }
  let failures = 0
  const report = (source: TrainingSource, end: CrawlEnd): void => {
    if (end.outcome === 'failed' || end.outcome === 'broken') failures += 1
    print(source, end)
  }
  try {
    if (watch) {
      const crawling = startCrawling(crawler, deps, { report, onError: error => remark(failureOf(server, error)) })
      await stopSignal()
      await crawling.stop()
    } else if ((await crawlDue(crawler, deps, report)) === 0) console.log('No source is due.')
  } catch (error) {
    throw isParleyError(error) ? new CommandFailed([failureOf(server, error)]) : error
  } finally {
    await egress.close()
  }
  if (!watch && failures > 0)
    throw new CommandFailed([failures === 1 ? '1 crawl without success.' : `${failures} crawls without success.`])
}

function print({ name, url }: TrainingSource, end: CrawlEnd): void {
  const title = `${printable(name)} (${url})`
  switch (end.outcome) {
    case 'ready':
      console.log(`${title}: ${end.accepted} documents, ${end.removed} deleted, ${end.visited} pages visited`)
      for (const { address, reason } of end.skipped) console.log(`    ${address}: ${reason}`)
      return
    case 'failed':
      console.log(`${title}: failed, ${end.reason}`)
      return
    case 'lost':
      console.log(`${title}: left to another crawler that has claimed it`)
      return
    case 'broken':
      console.log(`${title}: broken off, ${end.error instanceof Error ? end.error.message : String(end.error)}`)
  }
}

function failureOf(server: string, error: unknown): string {
  if (!isParleyError(error)) return error instanceof Error ? error.message : String(error)
  return error.code === 'unauthorized' || error.code === 'permission_denied'
    ? `${server} does not accept the token. It needs an engine token for the crawler API.`
    : sentenceOf(server, error)
}
