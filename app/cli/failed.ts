import type { Command } from 'commander'
import { createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { failedMessages, retryFailed } from '../../services/executions/failed-messages.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { CommandFailed, printable, remark } from './output.ts'

type ListOptions = { workspace?: string; limit: string; json: boolean }
type RetryOptions = { workspace?: string; all: boolean }

export function addFailedCommands(command: Command): void {
  command
    .command('list')
    .description('list them, the newest first')
    .option('--workspace <id>', 'only those of one workspace')
    .option('--limit <n>', 'maximum number of messages', '50')
    .option('--json', 'print JSON', false)
    .action(list)
  command
    .command('retry [id]')
    .description('retry a message, with all its attempts again')
    .option('--workspace <id>', 'only if it is of this workspace')
    .option('--all', 'retry all of them', false)
    .action(retry)
}

async function list({ workspace, limit, json }: ListOptions): Promise<void> {
  const most = Number(limit)
  if (!Number.isInteger(most) || most < 1) throw new CommandFailed(['--limit must be a whole number from 1.'])
  checkId(workspace)
  const messages = await withPool(async db => await failedMessages({ db }, { tenantId: workspace, limit: most }))
  if (json) console.log(JSON.stringify({ messages }, null, 2))
  else if (messages.length === 0) console.log('No failed messages.')
  else
    for (const { id, failedAt, type, attempts, executionId, cause } of messages) {
      console.log(`${id}  ${failedAt.toISOString()}  ${type}  ${attempts} attempts  execution ${executionId ?? '-'}`)
      console.log(`    ${cause.kind}: ${printable(cause.message)}`)
    }
}

async function retry(id: string | undefined, { workspace, all }: RetryOptions): Promise<void> {
  if ((id === undefined) === !all) throw new CommandFailed(['Name one message, or give --all.'])
  checkId(workspace)
  checkId(id)
  const ids = await withPool(async db => await retryFailed({ db }, { tenantId: workspace, id }))
  if (id !== undefined && ids.length === 0) throw new CommandFailed([`There is no failed message ${id}.`])
  console.log(ids.length === 1 ? '1 message was queued again.' : `${String(ids.length)} messages were queued again.`)
}

function checkId(id: string | undefined): void {
  if (id !== undefined && !isUuid(id)) throw new CommandFailed([`${id} is not an id.`])
}

async function withPool<Result>(work: (db: Pool) => Promise<Result>): Promise<Result> {
  const database = await openCurrentDatabase(await loadEnvironment(), remark)
  const pool = createPool({ url: database.url, max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.close()
  }
}
