// `make bench`: ratios of the service to bare baselines, taken in turns in one run. ROUNDS (11), CLIENTS (16), UNITS
// (100 for each client), ONLY (part of a name), HALF_CORES (1: half a core for each process of the cores), AGAINST (the
// folder of another checkout, whose turns and attacks are measured in the same run) and ATTACK (part of the name of the
// operations that attack neighbours) change the run.
import { availableParallelism } from 'node:os'
import { citusSkip } from '../test/harness/citus.ts'
import { compareCitus } from './citus.ts'
import { measureConsole } from './console.ts'
import { measureCores } from './cores.ts'
import { openBenchServer } from './database.ts'
import { compareDeliveries } from './deliveries.ts'
import { openStoredReads } from './edge-reads.ts'
import { startLoad } from './load/load.ts'
import type { Traffic } from './load/traffic.ts'
import { measureService, recordService, type Bench, type Volume } from './measure.ts'
import { measureFairness } from './fairness.ts'
import { measureMemory } from './neighbours/memory.ts'
import { measureNeighbours } from './neighbours/neighbours.ts'
import { measureGrowth } from './growth.ts'
import { measureKnowledge } from './knowledge.ts'
import { measureLists } from './lists.ts'
import { measureOfficialServer } from './mcp.ts'
import { measureEvents } from './events.ts'
import { measureBareHttp, measureTwoQueries } from './quick-questions.ts'
import { statementNames } from './recording.ts'
import { measureProcesses } from './processes.ts'
import { measurePurges } from './purges.ts'
import { measureScale } from './scale.ts'
import { compareOpenConsoles } from './open-consoles.ts'
import { measureStreams } from './streams.ts'
import { measureUploads } from './uploads.ts'
import { measureWaits } from './waits.ts'
import { latencyTable, processorTable, serverTable, table, type Comparison } from './report.ts'
import { compareClaims, compareReports } from './reports.ts'
import { compareTurns, inTurns, openCheckout, TURNS } from './turns.ts'

const AGENTS: Traffic[] = ['agent tools/call config.get', 'agent tools/list']
const GOAL = 0.7
/** Not slower than a server that does nothing. */
const AGENT_GOAL = 1
const STORED_GOAL = 0.5
const SHIPPED_GOAL = 4

const rounds = setting('ROUNDS', 11)
const units = setting('UNITS', 100)
const only = process.env['ONLY'] ?? ''
const bench: Bench = { server: await openBenchServer(), load: startLoad(), clients: setting('CLIENTS', 16) }
try {
  const comparisons: Comparison[] = []
  const turns: Comparison[] = []
  const traffics = TURNS.filter(name => name.includes(only))
  const before = await openCheckout(traffics.length === 0 ? undefined : process.env['AGAINST'])
  for (const traffic of traffics)
    turns.push(...(await compareTurns(bench, traffic, { rounds, units, warmUp: Math.ceil(units / 6), before })))
  await before?.server.stop()
  comparisons.push(...turns)
  if ('quick questions'.includes(only))
    comparisons.push(...(await compareQuickQuestions({ units: units * 4, warmUp: units })))
  if ('reports'.includes(only)) comparisons.push(...(await compareReports(bench.server, rounds)))
  const deliveries = 'deliveries'.includes(only)
    ? await compareDeliveries(bench.server, { rounds, deliveries: setting('DELIVERIES', 2_000) })
    : []
  comparisons.push(...deliveries)
  if ('open consoles'.includes(only))
    comparisons.push(...(await compareOpenConsoles(bench, { units, warmUp: Math.ceil(units / 3) }, rounds)))
  const citus =
    'citus'.includes(only) && citusSkip() === false
      ? await compareCitus(bench, { rounds, units, warmUp: Math.ceil(units / 6) })
      : []
  comparisons.push(...citus)
  if ('claims'.includes(only)) comparisons.push(...(await compareClaims(bench.server, rounds)))
  for (const traffic of AGENTS.filter(name => name.includes(only)))
    comparisons.push(await compareAgents(traffic, { units, warmUp: Math.ceil(units / 3) }))
  const storedReads = 'stored reads'.includes(only)
    ? // Short requests need many of them until the compiler has settled.
      await compareStoredReads({ units: units * 20, warmUp: units * 5 })
    : []
  comparisons.push(...storedReads)
  console.log(
    `\nNode ${process.version}, ${availableParallelism()} processors, PostgreSQL ${await bench.server.describe()}, ` +
      `${bench.clients} clients, ${rounds} rounds\n`,
  )
  if (comparisons.length > 0) console.log(table(comparisons))
  const timed = [...turns, ...citus, ...storedReads, ...deliveries]
  if (timed.length > 0) console.log(`\n${processorTable(timed)}`)
  if (citus.length > 0) console.log(`\n${latencyTable(citus)}`)
  if (storedReads.length > 0) console.log(`\n${serverTable(storedReads)}`)
  if ('events'.includes(only))
    console.log(
      `\n${await measureEvents(bench.server, { rounds: Math.min(rounds, 5), events: setting('EVENTS', 2_000) })}`,
    )
  if ('waits'.includes(only)) {
    const volume = { rounds: Math.min(rounds, 5), waits: setting('WAITS', 10_000), events: 100 }
    console.log(`\n${await measureWaits(bench.server, volume)}`)
  }
  if ('lists'.includes(only)) console.log(`\n${await measureLists(setting('LIST_ROWS', 1_000_000))}`)
  if ('growth'.includes(only)) console.log(`\n${await measureGrowth(bench.server, setting('GROWTH_ROWS', 1_000_000))}`)
  if ('purges'.includes(only)) console.log(`\n${await measurePurges(bench.server, setting('PURGE_ROWS', 1_000_000))}`)
  if ('fairness'.includes(only)) {
    const volume = { rounds: Math.min(rounds, 3), flood: setting('FLOOD', 100_000) }
    console.log(`\n${await measureFairness(bench.server, volume)}`)
  }
  if ('neighbours'.includes(only))
    console.log(`\n${await measureNeighbours(bench.server, process.env['AGAINST'], process.env['ATTACK'] ?? '')}`)
  if ('memory under attack'.includes(only)) console.log(`\n${await measureMemory(bench.server, setting('MINUTES', 5))}`)
  if ('knowledge'.includes(only)) console.log(`\n${await measureKnowledge(bench.server)}`)
  if ('scale'.includes(only)) {
    const volume = { passages: setting('SCALE_PASSAGES', 1_000_000), workspaces: setting('SCALE_WORKSPACES', 100) }
    console.log(`\n${await measureScale(bench.server, volume)}`)
  }
  if ('streams'.includes(only)) console.log(`\n${await measureStreams(bench.server, setting('STREAMS', 2_000))}`)
  if ('uploads'.includes(only)) console.log(`\n${await measureUploads(bench.server)}`)
  if ('console'.includes(only)) console.log(`\n${await measureConsole(Math.min(rounds, 5))}`)
  if ('cores'.includes(only)) {
    const options = { rounds: Math.min(rounds, 7), halfCores: process.env['HALF_CORES'] === '1' }
    console.log(`\n${await measureCores(bench.server, options)}`)
  }
  if ('processes'.includes(only)) console.log(`\n${await measureProcesses(bench.server, Math.min(rounds, 5))}`)
} finally {
  await bench.load.stop()
  await bench.server.stop()
}

async function compareAgents(traffic: Traffic, volume: Volume): Promise<Comparison> {
  const comparison: Comparison = {
    name: traffic,
    against: 'the official SDK with an empty tool',
    goal: AGENT_GOAL,
    rounds: [],
  }
  for (let round = 0; round < rounds; round++) {
    const [service, baseline] = await inTurns(
      round,
      async () => await measureService(bench, traffic, volume),
      async () => await measureOfficialServer(bench, traffic, volume),
    )
    comparison.rounds.push({ service, baseline })
  }
  return comparison
}

async function compareQuickQuestions(volume: Volume): Promise<Comparison[]> {
  const recording = await recordService(bench, 'quick questions', volume)
  console.log(`quick questions: ${statementNames(recording)}`)
  const bare: Comparison = {
    name: 'quick questions, live',
    against: '`node:http` sending the same bytes',
    goal: undefined,
    rounds: [],
  }
  const queries: Comparison = {
    name: 'quick questions, live',
    against: 'its two queries alone',
    goal: GOAL,
    rounds: [],
  }
  for (let round = 0; round < rounds; round++) {
    const http = await measureBareHttp(bench, volume)
    const [service, baseline] = await inTurns(
      round,
      async () => await measureService(bench, 'quick questions', volume),
      async () => await measureTwoQueries(bench, volume),
    )
    bare.rounds.push({ service, baseline: http })
    queries.rounds.push({ service, baseline })
  }
  return [queries, bare]
}

async function compareStoredReads(volume: Volume): Promise<Comparison[]> {
  const bare: Comparison = {
    name: 'quick questions, stored',
    against: '`node:http` sending the same bytes',
    goal: STORED_GOAL,
    rounds: [],
  }
  const shipped: Comparison = {
    name: 'quick questions, stored',
    against: 'express and openapi-backend as shipped',
    goal: SHIPPED_GOAL,
    rounds: [],
  }
  const reads = await openStoredReads(bench)
  if (reads === undefined) return []
  const quarter = { units: Math.ceil(volume.units / 4), warmUp: Math.ceil(volume.warmUp / 4) }
  for (let round = 0; round < rounds; round++) {
    const slow = await reads.shipped.measure(quarter)
    const [service, http] = await inTurns(
      round,
      async () => await reads.service.measure(volume),
      async () => await reads.bare.measure(volume),
    )
    bare.rounds.push({ service, baseline: http })
    shipped.rounds.push({ service, baseline: slow })
  }
  const kilobytes: string[] = []
  for (const server of [reads.service, reads.bare, reads.shipped])
    kilobytes.push(((await server.measureAllocation(quarter)) / 1_000).toFixed(1))
  console.log(`kB allocated for a stored read: ${kilobytes.join(', ')} (service, node:http, express)`)
  await reads.close()
  return [bare, shipped]
}

function setting(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number from 1`)
  return value
}
