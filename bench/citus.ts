import pg from 'pg'
import { distribute } from '../adapters/postgres/distributed/distribute.ts'
import { findRouting } from '../adapters/postgres/distributed/routing.ts'
import { migrate } from '../adapters/postgres/migrations.ts'
import { version } from '../app/version.ts'
import { startCitusCluster } from '../test/harness/citus.ts'
import type { BenchServer } from './database.ts'
import type { Traffic } from './load/traffic.ts'
import { measureService, type Bench, type Volume } from './measure.ts'
import type { Comparison } from './report.ts'
import { inTurns } from './turns.ts'
import { seedWorkspace } from './workspace.ts'

const TRAFFICS: Traffic[] = ['public trigger and resume', 'engine trigger and resume']
/** The rate that is kept of that of one server: shard groups are to cost a turn nothing. */
const GOAL = 0.9

/** Turns on a coordinator and two workers against the same turns on one server of the same PostgreSQL. */
export async function compareCitus(
  bench: Bench,
  { rounds, ...volume }: Volume & { rounds: number },
): Promise<Comparison[]> {
  const cluster = await startCitusCluster({ durable: true })
  try {
    const version = await versionOf(cluster.url)
    const plain = await seeded(await addDatabase(cluster.url, 'plain'))
    const distributed = await seeded(cluster.url)
    await distribute(cluster.url)
    await findRouting(cluster.url)
    const comparisons = TRAFFICS.map((traffic): Comparison => {
      return {
        name: `${traffic} → reply, Citus`,
        against: `one server of PostgreSQL ${version}`,
        goal: GOAL,
        rounds: [],
      }
    })
    for (let round = 0; round < rounds; round += 1)
      for (const [at, traffic] of TRAFFICS.entries()) {
        const [service, baseline] = await inTurns(
          round,
          async () => await measureService({ ...bench, server: distributed }, traffic, volume),
          async () => await measureService({ ...bench, server: plain }, traffic, volume),
        )
        comparisons[at]?.rounds.push({ service, baseline })
      }
    return comparisons
  } finally {
    await cluster.stop()
  }
}

async function versionOf(url: string): Promise<string> {
  const { rows } = await asked<{ server_version: string }>(url, 'show server_version')
  return rows[0]?.server_version.split(' ')[0] ?? ''
}

async function asked<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return await client.query<Row>(sql).finally(async () => await client.end())
}

async function addDatabase(url: string, name: string): Promise<string> {
  await asked(url, `create database ${name}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Both keep one database for all rounds, which grow in step: that of Citus cannot be copied while it is used. */
async function seeded(url: string): Promise<BenchServer> {
  await migrate(url, { version })
  await seedWorkspace(url)
  return {
    describe: async () => await Promise.resolve(url),
    copy: async () => await Promise.resolve({ url, drop: async () => await Promise.resolve() }),
    stop: async () => await Promise.resolve(),
  }
}
