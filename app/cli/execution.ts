import type { Command } from 'commander'
import { createChangeFeed } from '../../adapters/postgres/notifications.ts'
import { systemClock } from '../../adapters/clock.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import type { Replay } from '../../domain/replay/replay.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { createConfiguration } from '../../services/configuration/configuration.ts'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { createPublications } from '../../services/published/published.ts'
import { openCurrentDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { CommandFailed, printable, remark } from './output.ts'

export function addExecutionCommands(command: Command): void {
  command
    .command('replay <id>')
    .description('replay what a run recorded on another version of its flow, and report where they differ')
    .requiredOption('--against <version>', 'number of the version')
    .option('--json', 'print JSON', false)
    .action(replay)
}

async function replay(id: string, { against, json }: { against: string; json: boolean }): Promise<void> {
  if (!isUuid(id)) throw new CommandFailed([`${id} is not an id.`])
  const version = Number(against)
  if (!Number.isInteger(version) || version < 1) throw new CommandFailed(['--against must be the number of a version.'])
  const database = await openCurrentDatabase(await loadEnvironment(), remark)
  const db = createPool({ url: database.url, max: 2 })
  const changes = createChangeFeed({ url: database.url })
  const base = { db, clock: systemClock, changes }
  const settings = createConfiguration(base)
  try {
    const found = await replayOnVersion({ db, publications: createPublications(base), settings }, id, version)
    switch (found.outcome) {
      case 'no_execution':
        throw new CommandFailed([`There is no execution ${id}.`])
      case 'no_version':
        throw new CommandFailed([`Its flow has no version ${against} that loads.`])
      case 'no_log':
        throw new CommandFailed(['Its event log does not reach back to the start: entries are stored for 90 days.'])
      case 'log_too_long':
        throw new CommandFailed(['Its event log has more than 5,000 lines or 16 MB.'])
      case 'replayed':
        print(found.replay, against, json)
    }
  } finally {
    await changes.close()
    await db.end()
    await database.close()
  }
}

/** The exit code is 1 when the runs differ, as with `diff`. */
function print(result: Replay, version: string, json: boolean): void {
  const differences = result.turns.filter((_, index) => result.differences.some(({ turn }) => turn === index))
  if (differences.length > 0) process.exitCode = 1
  if (json) {
    console.log(JSON.stringify({ ...result, differs: differences.length > 0 }, null, 2))
    return
  }
  for (const turn of differences) {
    console.log(`${turn.at}  ${printable(turn.input)}`)
    for (let index = 0; index < Math.max(turn.recorded.length, turn.replayed.length); index++) {
      const [recorded, replayed] = [turn.recorded[index]?.text, turn.replayed[index]?.text]
      if (recorded === replayed) printLines('    ', recorded)
      else {
        printLines('  - ', recorded)
        printLines('  + ', replayed)
      }
    }
  }
  const turns = result.turns.length === 1 ? '1 turn' : `${result.turns.length} turns`
  console.log(
    differences.length === 0
      ? `Version ${version} does the same in ${turns}.`
      : `Version ${version} differs in ${differences.length} of ${turns}.`,
  )
  if (result.stopped !== undefined) console.log(`The comparison ends there: ${result.stopped}.`)
  if (result.redacted)
    console.log('The log was redacted: answers that were taken out count as ones that passed, and read [REDACTED-…].')
}

function printLines(margin: string, text: string | undefined): void {
  if (text === undefined) return
  for (const line of text.split('\n')) console.log(`${margin}${printable(line)}`)
}
