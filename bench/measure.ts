import type { Service } from '../app/compose.ts'
import type { BenchServer } from './database.ts'
import type { Load } from './load/load.ts'
import type { Traffic } from './load/traffic.ts'
import { storeLeast } from './least.ts'
import { findPostmasters, type Postmasters } from './processor-time.ts'
import { record, replay, type Recording } from './recording.ts'
import type { Rate } from './report.ts'
import { AGENT_TOKEN } from './workspace.ts'
import { composeForBench, ENGINE_TOKEN, serve, sessionTokens } from './service.ts'

/**
 * `compose` is that of the service to be measured; default: of this checkout. `alongside` starts concurrent work,
 * and returns a function that ends it.
 */
export type Bench = {
  server: BenchServer
  load: Load
  clients: number
  compose?: typeof composeForBench
  alongside?: (service: Service, port: number) => Promise<() => Promise<void>>
}
export type Volume = { units: number; warmUp: number }

/** Requests per second of the whole service over HTTP, on a database of its own. */
export async function measureService(bench: Bench, traffic: Traffic, volume: Volume): Promise<Rate> {
  return await withService(bench, traffic, volume)
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
    postmasters,
    serverPid,
    ...target
  }: {
    port: number
    traffic: Traffic
    volume: Volume
    tokens?: string[]
    engineToken?: string
    postmasters?: Postmasters
    serverPid?: number | undefined
  },
): Promise<Rate> {
  const order = { ...target, clients, ...volume, tokens, engineToken, postmasters, serverPid }
  const { requests, seconds, ...measured } = await load.run(order)
  return { perSecond: requests / seconds, ...measured }
}

async function withService(
  { server, load, clients, compose = composeForBench, alongside }: Bench,
  traffic: Traffic,
  volume: Volume,
  onRecorded?: (recording: Recording) => void,
): Promise<Rate> {
  const database = await server.copy()
  const service = await compose(database.url)
  const recorded = onRecorded === undefined ? undefined : record(service)
  const { port, stop } = await serve(recorded?.listener ?? service.listener)
  const end = await alongside?.(service, port)
  try {
    const tokens = traffic.startsWith('agent ') ? [AGENT_TOKEN] : await sessionTokens(service)
    const postmasters = await findPostmasters(database.url)
    const rate = await measurePort(
      { load, clients },
      { port, traffic, volume, tokens, engineToken: ENGINE_TOKEN, postmasters },
    )
    if (recorded !== undefined) onRecorded?.(recorded.recording)
    return rate
  } finally {
    await end?.()
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
    const { requests, seconds, processorTime } = await replay(database.url, recording, warmUp * requestsPerUnit)
    return { perSecond: requests / seconds, processorTime }
  } finally {
    await database.drop()
  }
}

/** The least that a client needs to store what the recorded turns stored. */
export async function measureLeast({ server }: Bench, recording: Recording, { units, warmUp }: Volume): Promise<Rate> {
  const database = await server.copy()
  try {
    const requestsPerUnit = (recording[0]?.length ?? units) / units
    return await storeLeast(database.url, recording, warmUp * requestsPerUnit)
  } finally {
    await database.drop()
  }
}
