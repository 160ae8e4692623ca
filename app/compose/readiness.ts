import { probeFolder } from '../../adapters/files/data-folder.ts'
import { routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { findLostServers } from '../../adapters/postgres/distributed/server-figures.ts'
import { schemaState } from '../../adapters/postgres/migrations.ts'
import { countsOf, type Pool, type PoolCounts } from '../../adapters/postgres/pool.ts'
import { READ_ONLY_REASONS, writability } from '../../adapters/postgres/writability.ts'
import { createSeldom } from '../../adapters/seldom.ts'
import { openProbe } from '../../adapters/stores/secret-probe/across-tenants.ts'
import { createReadiness, joinChecks, type Probe, type Readiness } from '../../services/readiness.ts'
import { version } from '../version.ts'
import { HEALTH_LIMIT_MS, type Base } from './base.ts'
import type { Siblings } from './substitutes.ts'

type Options = { dataDir: string; databaseUrl: string; stopping: AbortSignal; siblings: Siblings | undefined }

/** `stopping`: a stopping process is not ready, so that balancers send it no more requests. */
export function composeReadiness(base: Base, { dataDir, databaseUrl, stopping, siblings }: Options): Readiness {
  const checks = [
    ...databaseChecks(base),
    ...serversProbes(base.healthDb, databaseUrl),
    ...processChecks(base, { dataDir, stopping }),
  ]
  const readiness = createReadiness(checks, { limitMs: HEALTH_LIMIT_MS, warn: createSeldom(base.log) })
  return siblings === undefined ? readiness : readinessOfAll(readiness, siblings)
}

function databaseChecks({ healthDb, secretBox }: Base): Probe[] {
  return [
    {
      name: 'database',
      failure: 'no answer',
      check: async () => READ_ONLY_REASONS[await writability(healthDb)],
    },
    {
      name: 'migrations',
      failure: 'no answer',
      check: async () => {
        const { pending } = await schemaState(healthDb, { version })
        return pending.length === 0 ? undefined : `${pending.length} migrations are pending`
      },
    },
    {
      name: 'app_secret',
      failure: 'APP_SECRET does not open what is stored, or the database does not answer',
      check: async () => {
        await openProbe(healthDb, secretBox)
        return undefined
      },
    },
  ]
}

function processChecks(
  { knex, newId }: Base,
  { dataDir, stopping }: Omit<Options, 'siblings' | 'databaseUrl'>,
): Probe[] {
  const probeFile = `.probe-${newId()}`
  return [
    {
      name: 'data_folder',
      failure: 'nothing can be written to DATA_DIR',
      check: async () => {
        await probeFolder(dataDir, probeFile)
        return undefined
      },
    },
    {
      name: 'admin_connections',
      failure: 'unknown',
      isOnlyTold: true,
      check: () => Promise.resolve(whatWaits(countsOf(knex))),
    },
    {
      name: 'shutdown',
      failure: 'the process is stopping',
      check: () => Promise.resolve(stopping.aborted ? 'the process is stopping' : undefined),
    },
  ]
}

/** Of a distributed database. A balancer that took processes away would do so for the workspaces of all servers. */
function serversProbes(db: Pool, url: string): Probe[] {
  if (routingOf(url) === undefined) return []
  return [
    {
      name: 'servers',
      failure: 'no server with workspaces answers',
      isOnlyTold: true,
      check: async () => {
        const lost = await findLostServers(db)
        if (lost.length === 0) return undefined
        return `no answer of servers (nodeid in pg_dist_node): ${lost.join(', ')}; their workspaces are unavailable`
      },
    },
  ]
}

/** Another process might have a free one, and everything else is served: no reason to send this one no requests. */
function whatWaits({ totalCount, waitingCount }: PoolCounts): string | undefined {
  if (waitingCount === 0) return undefined
  return `connections of the admin API: ${totalCount}; requests that wait for one: ${waitingCount}`
}

/** A port has one readiness: that of all processes that share it. */
function readinessOfAll(readiness: Readiness, siblings: Siblings): Readiness {
  const gather = siblings.share('readiness', async () => await readiness.checks())
  return {
    ...readiness,
    checks: async () => {
      const { answers, silent } = await gather()
      return joinChecks(answers, silent)
    },
  }
}
