import type { Command } from 'commander'
import { migrate, rollback } from '../../adapters/postgres/knex.ts'
import { openDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { remark } from './output.ts'

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database schema to this version')
    .action(() => report('Migrated', 'The schema is up to date.', migrate))
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('take back the migrations that ran last together')
    .option('--all', 'take back every migration; all data is lost', false)
    .action((options: { all: boolean }) =>
      report('Rolled back', 'There is nothing to roll back.', url => rollback(url, options)),
    )
}

async function report(verb: string, nothing: string, work: (url: string) => Promise<string[]>): Promise<void> {
  const database = await openDatabase(await loadEnvironment(), remark)
  try {
    const names = await work(database.url)
    for (const name of names) console.log(`${verb} ${name}`)
    if (names.length === 0) console.log(nothing)
  } finally {
    await database.close()
  }
}
