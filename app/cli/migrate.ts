import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { rollback, type RollbackStep } from '../../adapters/postgres/migrations.ts'
import { migrateDatabase, openDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { version } from '../version.ts'
import { CommandFailed, remark } from './output.ts'

type RollbackOptions = { all: boolean; dropData: boolean; yes: boolean }

export function addMigrate(command: Command): void {
  command.action(() => report('Migrated', 'The schema is up to date.', migrateDatabase))
}

export function addRollback(command: Command): void {
  command
    .option('--all', 'roll back every migration', false)
    .option('--drop-data', 'also where tables or columns are dropped with their data', false)
    .option('--yes', 'do not ask', false)
    .action((options: RollbackOptions) =>
      report('Rolled back', 'There is nothing to roll back.', url =>
        rollback(url, { version }, async steps => await approve(steps, options), options),
      ),
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

/** @throws CommandFailed if data would be lost without consent, or the person declines */
async function approve(steps: RollbackStep[], { dropData, yes }: RollbackOptions): Promise<boolean> {
  for (const { name, statements } of steps) console.log(`${name}:\n${statements.map(indented).join('\n')}`)
  if (!dropData && steps.some(step => step.dropsData)) {
    throw new CommandFailed([
      'Tables or columns would be dropped with their data. Take a backup, then repeat with --drop-data.',
    ])
  }
  if (!yes && !(await askYesOrNo('Roll this back?'))) throw new CommandFailed(['Nothing was rolled back.'])
  return true
}

function indented(statement: string): string {
  return statement
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => `  ${line}`)
    .join('\n')
}

/** The end of the input counts as no. */
async function askYesOrNo(question: string): Promise<boolean> {
  process.stderr.write(`${question} [y/N] `)
  const lines = createInterface({ input: process.stdin })
  try {
    for await (const line of lines) return /^y(es)?$/i.test(line.trim())
    return false
  } finally {
    lines.close()
  }
}
