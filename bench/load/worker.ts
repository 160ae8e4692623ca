import { parentPort } from 'node:worker_threads'
import {
  familyTime,
  otherThreadsTime,
  startProcessorTime,
  type ProcessorTime,
  type Postmasters,
} from '../processor-time.ts'
import { quantile } from '../report.ts'
import { Connection } from './connection.ts'
import { send, type Traffic } from './traffic.ts'

/** `units` are those of each client; the first `warmUp` of them are not counted. A client takes its tokens in turn. */
export type LoadOrder = {
  port: number
  traffic: Traffic
  clients: number
  units: number
  warmUp: number
  tokens: string[]
  engineToken: string
  /** Whose processor time is measured besides that of the server. */
  postmasters: Postmasters
  /** The process that serves; undefined for the other threads of this one. */
  serverPid: number | undefined
}
export type LoadResult =
  { requests: number; seconds: number; p50: number; p99: number; processorTime: ProcessorTime } | { error: string }

const port = parentPort
if (port === null) throw new Error('this file is a worker thread')
port.on('message', (order: LoadOrder) => {
  run(order)
    .catch((error: unknown): LoadResult => ({ error: error instanceof Error ? error.message : String(error) }))
    .then(
      result => port.postMessage(result),
      () => undefined,
    )
})

async function run({ port, traffic, clients, units, warmUp, tokens, ...order }: LoadOrder): Promise<LoadResult> {
  const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(port)))
  const unit = async (connection: Connection, lane: number, round: number) =>
    await send(traffic, {
      connection,
      port,
      lane,
      engineToken: order.engineToken,
      round,
      token: tokens[(lane + clients * round) % tokens.length] ?? '',
    })
  try {
    await Promise.all(
      connections.map(async (connection, lane) => {
        for (let round = 0; round < warmUp; round++) await unit(connection, lane, round)
      }),
    )
    const milliseconds: number[] = []
    let requests = 0
    const { postmasters, serverPid } = order
    const serverTime = serverPid === undefined ? otherThreadsTime : () => familyTime(serverPid)
    const timeOf = startProcessorTime(postmasters, serverTime)
    const startedAt = performance.now()
    await Promise.all(
      connections.map(async (connection, lane) => {
        for (let round = warmUp; round < units; round++) {
          const sentAt = performance.now()
          const sent = await unit(connection, lane, round)
          milliseconds.push((performance.now() - sentAt) / sent)
          requests += sent
        }
      }),
    )
    const seconds = (performance.now() - startedAt) / 1000
    const processorTime = timeOf(requests)
    return { requests, seconds, p50: quantile(milliseconds, 0.5), p99: quantile(milliseconds, 0.99), processorTime }
  } finally {
    for (const connection of connections) connection.close()
  }
}
