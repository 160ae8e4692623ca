import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { COLUMNS, due, type CrawlSource } from './crawls.ts'

// One crawler serves every workspace. Each workspace's longest due source comes before any second one, so that a
// workspace with many sources does not fill the limit alone; the selection is then ordered by due time.
const queue = statement<object>(
  'training_queue',
  `
  with ranked as (
    select ${COLUMNS}, due_at, row_number() over (partition by tenant_id order by due_at, id) as turn
    from (
      select ${COLUMNS},
        case status
          when 'new' then updated_at
          when 'crawling' then updated_at + interval '30 minutes'
          else next_crawl_at
        end as due_at
      from training_sources
      where ($3::uuid[] is null or tenant_id = any($3::uuid[])) and (${due('$1::timestamptz')})
    ) as candidates
  ), chosen as (
    select *
    from ranked
    order by turn, due_at, tenant_id, id
    limit $2
  )
  select ${COLUMNS}
  from chosen
  order by due_at, tenant_id, id`,
)

/** `workspaces`: only those of these; null for every one. */
export async function findDueSources(
  db: Queryable,
  { limit, workspaces }: { limit: number; workspaces: readonly string[] | null },
  now: Date,
): Promise<CrawlSource[]> {
  return (await queue(db, [now, limit, workspaces])).map(fromRow<CrawlSource>)
}
