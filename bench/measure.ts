import type { BenchServer } from './database.ts'
import type { Load } from './load/load.ts'
import type { Traffic } from './load/traffic.ts'
import { record, replay, type Recording } from './recording.ts'
import { AGENT_TOKEN } from './workspace.ts'
import { composeForBench, ENGINE_TOKEN, serve, sessionTokens } from './service.ts'

export type Bench = { server: BenchServer; load: Load; clients: number }
export type Rate = { perSecond: number; p50?: number; p99?: number }
export type Volume = { units: number; warmUp: number }

/** Requests per second of the whole service over HTTP, on a database of its own. */
export async function measureService(
  { server, load, clients }: Bench,
  traffic: Traffic,
  volume: Volume,
): Promise<Rate> {
  return await withService({ server, load, clients }, traffic, volume)
}

/** One pass that is not measured: warms the code up and notes what it asks of the database. */
export async function recordService(bench: Bench, traffic: Traffic, volume: Volume): Promise<Recording> {
  const recordings: Recording[] = []
  await withService(bench, traffic, volume, recording => recordings.push(recording))
  return recordings[0] ?? []
}

/** Requests per second of whatever listens on the port. */
export async function measurePort(
  { load, clients }: Pick<Bench, 'load' | 'clients'>,
  {
    volume,
    tokens = [],
    engineToken = '',
    ...target
  }: { port: number; traffic: Traffic; volume: Volume; tokens?: string[]; engineToken?: string },
): Promise<Rate> {
  const { requests, seconds, p50, p99 } = await load.run({ ...target, clients, ...volume, tokens, engineToken })
  return { perSecond: requests / seconds, p50, p99 }
}

async function withService(
  { server, load, clients }: Bench,
  traffic: Traffic,
  volume: Volume,
  onRecorded?: (recording: Recording) => void,
): Promise<Rate> {
  const database = await server.copy()
  const service = await composeForBench(database.url)
  const recorded = onRecorded === undefined ? undefined : record(service)
  const { port, stop } = await serve(recorded?.listener ?? service.listener)
  try {
    const tokens = traffic.startsWith('agent ') ? [AGENT_TOKEN] : await sessionTokens(service)
    const rate = await measurePort({ load, clients }, { port, traffic, volume, tokens, engineToken: ENGINE_TOKEN })
    if (recorded !== undefined) onRecorded?.(recorded.recording)
    return rate
  } finally {
    await stop()
    await service.close()
    await database.drop()
  }
}

/** The recorded statements alone. A unit of traffic may be several requests. */
export async function measureStatements(
  { server }: Bench,
  recording: Recording,
  { units, warmUp }: Volume,
): Promise<Rate> {
  const database = await server.copy()
  try {
    const requestsPerUnit = (recording[0]?.length ?? units) / units
    const { requests, seconds } = await replay(database.url, recording, warmUp * requestsPerUnit)
    return { perSecond: requests / seconds }
  } finally {
    await database.drop()
  }
}
