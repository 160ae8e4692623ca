import { InvalidArgumentError, type Command } from 'commander'
import { isolate, rebalance, type Server } from '../../adapters/postgres/distributed/move.ts'
import { createRestorePoint } from '../../adapters/postgres/distributed/restore-point.ts'
import { openDatabase } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { remark } from './output.ts'

export function addRebalance(command: Command): void {
  command.action(async () => {
    let moves = 0
    await onDatabase(async url => {
      await rebalance(url, move => {
        moves += 1
        console.log(`Moved ${move}`)
      })
    })
    if (moves === 0) console.log('The servers are in balance.')
  })
}

export function addIsolate(command: Command): void {
  command
    .argument('<workspace>', 'its id', workspaceOf)
    .option('--server <host:port>', 'where its shards are moved; default: they stay on their server', serverOf)
    .action(async (workspace: string, { server }: { server?: Server }) => {
      await onDatabase(async url => {
        console.log(`The workspace has ${await isolate(url, workspace, server)} for itself.`)
      })
    })
}

export function addRestorePoint(command: Command): void {
  command
    .argument('<name>', 'what recovery_target_name of each server is then set to', restorePointOf)
    .action(async (name: string) => {
      await onDatabase(async url => {
        await createRestorePoint(url, name)
      })
      console.log(`All servers can be restored to ${name}.`)
    })
}

async function onDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const database = await openDatabase(await loadEnvironment(), remark)
  await work(database.url).finally(database.close)
}

function workspaceOf(text: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) throw new InvalidArgumentError('It is a UUID.')
  return text
}

/** PostgreSQL compares the name, and takes the first mark that has it. */
function restorePointOf(text: string): string {
  if (!/^[\w.:-]{1,63}$/.test(text))
    throw new InvalidArgumentError('It has up to 63 letters, digits, ".", ":", "_", "-".')
  return text
}

function serverOf(text: string): Server {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? []
  if (host === undefined) throw new InvalidArgumentError('It is the host and port that Citus knows a server by.')
  return { host, port: Number(port) }
}
