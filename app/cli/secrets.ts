import type { Command } from 'commander'
import { createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { reencryptSecrets } from '../../services/secrets/reencrypt.ts'
import { openCurrentDatabase } from '../database.ts'
import { appSecretsOf, loadEnvironment } from '../environment.ts'
import { CommandFailed, remark } from './output.ts'

export function addSecretCommands(command: Command): void {
  command.option('--json', 'print the counts as JSON', false).action(reencrypt)
}

async function reencrypt({ json }: { json: boolean }): Promise<void> {
  const environment = await loadEnvironment()
  const database = await openCurrentDatabase(environment, remark)
  const db = createPool({ url: database.url, max: 1 })
  try {
    const reports = await reencryptSecrets({ db, secretBox: createSecretBox(appSecretsOf(environment)) })
    if (json) console.log(JSON.stringify({ columns: reports }, null, 2))
    else
      for (const { table, column, resealed, unreadable } of reports)
        console.log(`${table}.${column}: ${resealed} encrypted again, ${unreadable} unreadable`)
    const lost = reports.reduce((sum, { unreadable }) => sum + unreadable, 0)
    if (lost > 0)
      throw new CommandFailed([
        `${lost} stored secrets fit neither APP_SECRET nor APP_SECRET_SECONDARY; they were not changed.`,
      ])
  } finally {
    await db.end()
    await database.close()
  }
}
