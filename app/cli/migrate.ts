import { createInterface } from 'node:readline'
import { InvalidArgumentError, type Command } from 'commander'
import { rollback, type RollbackStep } from '../../adapters/postgres/migrations.ts'
import { distributeDatabase, migrateDatabase, openDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { version } from '../version.ts'
import { CommandFailed, remark } from './output.ts'

/** Each has connections of every process. */
const MOST_SHARDS = 64

type RollbackOptions = { all: boolean; dropData: boolean; yes: boolean }

export function addMigrate(command: Command): void {
  command.action(() => report('Migrated', 'The schema is up to date.', migrateDatabase))
}

export function addDistribute(command: Command): void {
  command
    .option('--shards <number>', 'parts of each table; default: two for each server that takes rows', shardsOf)
    .action(({ shards }: { shards?: number }) =>
      report('Distributed', 'Every table is distributed.', async url => await distributeDatabase(url, shards)),
    )
}

function shardsOf(text: string): number {
  const shards = Number(text)
  if (!Number.isInteger(shards) || shards < 1 || shards > MOST_SHARDS)
    throw new InvalidArgumentError(`It is a number from 1 to ${String(MOST_SHARDS)}.`)
  return shards
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
