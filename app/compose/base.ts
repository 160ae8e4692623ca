import type { Logger } from 'pino'
import { createLogger } from '../../adapters/logger.ts'
import { systemClock, type Clock } from '../../adapters/clock.ts'
import { newId, type NewId } from '../../adapters/ids.ts'
import { createMetrics, joinMetrics, type Metrics } from '../../adapters/metrics.ts'
import { createChangeFeed, type ChangeFeed, type NotifierOptions } from '../../adapters/postgres/notifications.ts'
import { countsOf, createKnexInstance, type Knex, createPool, type Pool } from '../../adapters/postgres/pool.ts'
import { openReplica, type Replica } from '../../adapters/postgres/replica.ts'
import { createSeldom } from '../../adapters/seldom.ts'
import { createSecretBox, type SecretBox } from '../../adapters/secrets.ts'
import { isReadOnlyServer } from '../../adapters/postgres/transient.ts'
import { READ_ONLY_REASONS, writability } from '../../adapters/postgres/writability.ts'
import { readWorkFigures } from '../../adapters/stores/work-figures/across-tenants.ts'
import { withinTime } from '../../adapters/time-limit.ts'
import { createTracing, traceKnex, traceQueries, type Tracing } from '../../adapters/tracing/index.ts'
import { appSecretsOf, samplingOf, type Environment } from '../environment.ts'
import { version } from '../version.ts'
import type { Siblings, Substitutes } from './substitutes.ts'

/** The environment of a service whose database is known. */
export type ServiceEnvironment = Environment & { databaseUrl: string }

/** What every area needs. */
export type Base = {
  clock: Clock
  newId: NewId
  log: Logger
  tracing: Tracing
  metrics: Metrics
  secretBox: SecretBox
  /** Connections of the hot paths. */
  db: Pool
  /** For health checks and metrics, which answer while all other connections are taken or wait for a lock. */
  healthDb: Pool
  /** Connections of the administrative stores, opened with their first use. */
  knex: Knex
  /** Connections for signing in alone, which works while all others of the admin API wait. */
  signInKnex: Knex
  /** Connections to the standby, for operations that it may answer; undefined without `DATABASE_READ_URL`. */
  replica: Replica | undefined
  /** Announces the changes of other processes. */
  changes: ChangeFeed
}

/** Time limit of health checks and metrics, in milliseconds. */
export const HEALTH_LIMIT_MS = 2_000
/** Of each server of a distributed database: less, so that one that does not answer is told in time. */
const SERVER_LIMIT_MS = 1_500
/** Time limit of statements of the admin API, which answers 503 beyond it, in milliseconds. */
const STATEMENT_LIMIT_MS = 30_000
/** For readiness and metrics at the same time. */
const HEALTH_CONNECTIONS = 2
/** A sign-in needs one for some milliseconds, and none while its password is compared. */
const SIGN_IN_CONNECTIONS = 2

/** The handler of errors that the process survives: it logs them under this sentence, and seldom while they last. */
export function warn(log: Logger, sentence: string): (error: unknown) => void {
  const warnSeldom = createSeldom(log)
  return error => warnSeldom({ err: error }, sentence)
}

/** For what tells other processes something; `failure` is logged where it cannot. */
export function notifierOptions({ db, tracing, log }: Pick<Base, 'db' | 'tracing' | 'log'>, failure: string) {
  return { db, detached: tracing.detached, onError: warn(log, failure) } satisfies NotifierOptions
}

export async function composeBase(environment: ServiceEnvironment, substitutes: Substitutes): Promise<Base> {
  const { databaseUrl: url } = environment
  const log = substitutes.logger ?? createLogger(environment.logLevel)
  const tracing = await createTracing(environment.otelExporterOtlpEndpoint, {
    version,
    instanceId: newId(),
    sampling: samplingOf(environment),
  })
  const db = createPool({ url, name: 'parley', onError: warn(log, 'a database connection broke') })
  traceQueries(db, tracing)
  const knex = createKnexInstance({
    url,
    statementTimeout: STATEMENT_LIMIT_MS,
    onWarning: warn(log, 'the database client of the admin API warns'),
  })
  traceKnex(knex, tracing)
  const signInKnex = createKnexInstance({
    url,
    max: SIGN_IN_CONNECTIONS,
    statementTimeout: STATEMENT_LIMIT_MS,
    onWarning: warn(log, 'the database client of sign-ins warns'),
  })
  traceKnex(signInKnex, tracing)
  const { changes, begins } = openChangeFeed(url, log)
  const healthDb = createPool({
    url,
    name: 'parley-health',
    max: HEALTH_CONNECTIONS,
    statementTimeout: HEALTH_LIMIT_MS,
    answerTimeout: SERVER_LIMIT_MS,
    onError: warn(log, 'a database connection of parley-health broke'),
  })
  const { siblings } = substitutes
  const metrics = createMetrics({
    process: siblings?.number,
    figures: async () => await withinTime(HEALTH_LIMIT_MS, readWorkFigures(healthDb)),
    onError: warn(log, 'figures could not be read'),
  })
  metrics.watchPool('requests', countsOf(db))
  metrics.watchPool('admin', countsOf(knex))
  const replica = replicaOf(environment, { primary: healthDb, log, tracing, metrics })
  await begins
  await sayReadOnly(healthDb, log)
  return {
    clock: substitutes.clock ?? systemClock,
    newId,
    log,
    tracing,
    metrics: siblings === undefined ? metrics : { ...metrics, text: metricsOfAll(metrics, siblings) },
    secretBox: createSecretBox(appSecretsOf(environment)),
    db,
    healthDb,
    knex,
    signInKnex,
    replica,
    changes,
  }
}

/** `begins`: it listens, or the server is a standby, where nothing can listen and the process is not ready. */
function openChangeFeed(url: string, log: Logger): { changes: ChangeFeed; begins: Promise<void> } {
  const standby = Promise.withResolvers<undefined>()
  const lost = warn(log, 'the change feed lost its connection')
  const changes = createChangeFeed({
    url,
    onError: error => {
      if (isReadOnlyServer(error)) standby.resolve(undefined)
      else lost(error)
    },
  })
  return { changes, begins: Promise.race([changes.ready(), standby.promise]) }
}

/** In one sentence; `/readyz` tells it from then on. */
async function sayReadOnly(db: Pool, log: Logger): Promise<void> {
  const reason = await writability(db).then(
    state => READ_ONLY_REASONS[state],
    () => undefined,
  )
  if (reason !== undefined) log.error(`${reason}: name the primary, and a role that may write`)
}

/** Any process that is scraped reports the figures of all. */
function metricsOfAll(metrics: Metrics, siblings: Siblings): () => Promise<string> {
  const gather = siblings.share('metrics', async () => await metrics.text())
  return async () => joinMetrics((await gather()).answers)
}

function replicaOf(
  { databaseReadUrl: url, databaseReadMaxLag: maxLag }: ServiceEnvironment,
  { primary, log, tracing, metrics }: { primary: Pool } & Pick<Base, 'log' | 'tracing' | 'metrics'>,
): Replica | undefined {
  if (url === undefined) return undefined
  const replica = openReplica({
    url,
    primary,
    maxLag,
    statementTimeout: STATEMENT_LIMIT_MS,
    onError: warn(log, 'the server of DATABASE_READ_URL failed'),
  })
  traceQueries(replica.db, tracing)
  traceKnex(replica.knex, tracing)
  metrics.watchPool('replica', replica.db)
  metrics.watchReplica(replica.lag)
  return replica
}
