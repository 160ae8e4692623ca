import { startAdminService } from '../test/support/admin.ts'
import { listsOf, seedLists } from '../test/support/admin-lists.ts'
import { quantile } from './report.ts'

const REQUESTS = 100
const WARM_UP = 5

/**
 * Each list and filter of the admin API over HTTP, one request after the other, with so many rows in each table.
 * @returns a Markdown table of the times
 */
export async function measureLists(rows: number): Promise<string> {
  const { service, home } = await startAdminService({ environment: { validateResponses: false, logLevel: 'silent' } })
  try {
    await seedLists(service.database.pool, home.tenantId, rows)
    const lists = listsOf(rows)
    // A word of five conversations in a hundred, between the common and the rare.
    lists['/conversations']?.push('search=17')
    const measured: string[] = []
    for (const [path, filters] of Object.entries(lists))
      for (const filter of filters) {
        const times = await timesOf(async () => {
          const { status, text } = await home.token.get(`${path}?${filter}`)
          if (status !== 200) throw new Error(`${path}?${filter}: ${text}`)
        })
        const name = `${path} ${filter}`.replaceAll(/018f[-0-9a-f]+|\d{4}-\d\d-\d\dT[^&]+/g, '…').trim()
        measured.push(`| \`${name}\` | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`)
      }
    return [
      `| list, of ${rows.toLocaleString('en-US')} rows | p50 ms | p99 ms |`,
      '| --- | --- | --- |',
      ...measured,
    ].join('\n')
  } finally {
    await service.stop()
  }
}

/** In milliseconds. */
async function timesOf(request: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let index = -WARM_UP; index < REQUESTS; index++) {
    const startedAt = performance.now()
    await request()
    if (index >= 0) times.push(performance.now() - startedAt)
  }
  return times
}
