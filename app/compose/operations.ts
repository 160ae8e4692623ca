import { openConnectionTemplates, type ConnectionTemplates } from '../../adapters/connection-templates.ts'
import { openServedDocuments, type ServedDocuments } from '../../adapters/documents.ts'
import { probeFolder, diskSpaceOf } from '../../adapters/files/data-folder.ts'
import { createMailer, type Mailer } from '../../adapters/mail/index.ts'
import { routingOf } from '../../adapters/postgres/distributed/routing.ts'
import { findLostServers } from '../../adapters/postgres/distributed/server-figures.ts'
import { schemaState } from '../../adapters/postgres/migrations.ts'
import { READ_ONLY_REASONS, writability } from '../../adapters/postgres/writability.ts'
import { version } from '../version.ts'
import { createSeldom } from '../../adapters/seldom.ts'
import { openProbe } from '../../adapters/stores/secret-probe/across-tenants.ts'
import { createBackground, type Background } from '../../services/background.ts'
import { createStreamSlots, type StreamSlots } from '../../services/stream-slots.ts'
import { createKeptEntries, type KeptEntries } from '../../services/kept-entries.ts'
import { countsOf, type Pool, type PoolCounts } from '../../adapters/postgres/pool.ts'
import { createReadiness, joinChecks, type Probe, type Readiness } from '../../services/readiness.ts'
import { HEALTH_LIMIT_MS, warn, type Base, type ServiceEnvironment } from './base.ts'
import type { Siblings, Substitutes } from './substitutes.ts'

/** What concerns the service as a whole. */
export type OperationsDeps = {
  documents: ServedDocuments
  connectionTemplates: ConnectionTemplates
  mailer: Mailer
  /** Work that continues after its request was answered. */
  background: Background
  /** Audit entries that no transaction includes. */
  keptEntries: KeptEntries
  /** The address at which people and other systems reach the service. */
  publicUrl: string
  readiness: Readiness
  /** Aborts when the process stops. */
  stopping: AbortSignal
  streamSlots: StreamSlots
}

/** `stopping`: a stopping process is not ready, so that balancers send it no more requests. */
export async function composeOperations(
  { db, healthDb, knex, secretBox, log, newId, metrics }: Base,
  { publicUrl, mailerDsn, dataDir, databaseUrl }: ServiceEnvironment,
  stopping: AbortSignal,
  { siblings }: Substitutes,
): Promise<OperationsDeps> {
  const probeFile = `.probe-${newId()}`
  const streamSlots = createStreamSlots()
  metrics.watchStreams(streamSlots.open)
  metrics.watchDisk(async () => await diskSpaceOf(dataDir))
  return {
    documents: openServedDocuments(),
    connectionTemplates: openConnectionTemplates(),
    mailer: await createMailer(mailerDsn, {
      log: mail => {
        log.info({ mail }, 'mail')
      },
      host: new URL(publicUrl).hostname,
    }),
    background: createBackground({ onError: warn(log, 'work after an answered request failed') }),
    keptEntries: createKeptEntries({ db, log, onLost: metrics.auditEntriesLost }),
    publicUrl,
    stopping,
    streamSlots,
    readiness: readinessOfAll(
      createReadiness(
        [
          {
            name: 'database',
            failure: 'no answer',
            check: async () => READ_ONLY_REASONS[await writability(healthDb)],
          },
          ...serversProbes(healthDb, databaseUrl),
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
        ],
        { limitMs: HEALTH_LIMIT_MS, warn: createSeldom(log) },
      ),
      siblings,
    ),
  }
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
function readinessOfAll(readiness: Readiness, siblings: Siblings | undefined): Readiness {
  if (siblings === undefined) return readiness
  const gather = siblings.share('readiness', async () => await readiness.checks())
  return {
    ...readiness,
    checks: async () => {
      const { answers, silent } = await gather()
      return joinChecks(answers, silent)
    },
  }
}
