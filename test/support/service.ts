import { pino } from 'pino'
import { compose, type Substitutes } from '../../app/compose.ts'
import { listen } from '../../app/listen.ts'
import type { Environment } from '../../app/environment.ts'
import type { OperationHandlers } from '../../app/http/contract.ts'
import type { Worker } from '../../app/worker.ts'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import type { Drain } from '../../services/drain.ts'
import { noteAnswer } from './contract-coverage.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { takeDatabaseClock } from './database-clock.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export const ENGINE_TOKEN = 'engine-token-of-the-tests'
export const APP_SECRET = 'an application secret that only the tests know'

export type TestService = {
  url: string
  database: TestDatabase
  clock: TestClock
  deps: Awaited<ReturnType<typeof compose>>['deps']
  /** Starts a worker's processing for the edge store; ends with the service at the latest. */
  startRepublisher(): Drain
  /** Addresses of clients, so that one test's requests do not use up another's window: sent as X-Forwarded-For. */
  nextAddress(): string
  /** Lets a worker in the process do everything that is due by the clock. The first call starts it. */
  work(): Promise<void>
  /** Resolves when the database shows the time that the clock was set to; requests wait for it automatically. */
  clockSet(): Promise<void>
  stop(): Promise<void>
}

export function testEnvironment(
  databaseUrl: string,
  changes: Partial<Environment> = {},
): Environment & { databaseUrl: string } {
  return {
    nodeEnv: 'test',
    port: 0,
    workerPort: 0,
    drainDelay: 0,
    host: '127.0.0.1',
    maxConnections: 5_000,
    publicUrl: 'http://localhost',
    allowedHosts: [],
    trustProxy: true,
    databaseReadUrl: undefined,
    databaseReadMaxLag: 5,
    dataDir: '.data/test',
    appSecret: APP_SECRET,
    appSecretSecondary: undefined,
    engineApiToken: ENGINE_TOKEN,
    engineApiTokenSecondary: undefined,
    crawler: false,
    edgeStoreDsn: 'null://',
    edgeStoreToken: undefined,
    limiterDsn: 'memory://',
    fileStoreDsn: undefined,
    mailerDsn: 'log://',
    egressAllow: [],
    callSlots: 32,
    chatStreams: 2_000,
    chatStreamsPerKey: 1_000,
    validateResponses: true,
    eventLogRedaction: true,
    logLevel: 'silent',
    otelTracesSampler: 'parentbased_always_on',
    otelTracesSamplerArg: 1,
    otelExporterOtlpEndpoint: undefined,
    ...changes,
    databaseUrl,
  }
}

/**
 * The whole service over HTTP on a separate database, with its clock controlled by the test, including that of the
 * database; each answer is checked against its contract. A request after a move of the clock sees the database's clock
 * moved as well.
 */
export async function startTestService(
  options: {
    environment?: Partial<Environment>
    substitutes?: Substitutes
    /** The address by which the service reaches its database; the test connects directly. */
    databaseAt?: (url: string) => Promise<string>
    /** Server of its database; default: the server of the test run. */
    serverUrl?: string
    /** The address of a standby that has its database too. */
    standbyAt?: (url: string) => Promise<string>
  } = {},
): Promise<TestService> {
  const database = await createTestDatabase(options.serverUrl)
  const { databaseAt = async (url: string) => await Promise.resolve(url) } = options
  const databaseClock = await takeDatabaseClock(...(database.servers ?? [database.pool]))
  const still = createTestClock(new Date())
  let synchronised = databaseClock.set(still.now())
  const follow = () => {
    synchronised = synchronised.then(async () => await databaseClock.set(still.now()))
  }
  const clock: TestClock = {
    now: () => still.now(),
    advance(ms) {
      still.advance(ms)
      follow()
    },
    set(instant) {
      still.set(instant)
      follow()
    },
  }
  const awaitClock = (handlers: OperationHandlers): OperationHandlers =>
    Object.fromEntries(
      Object.entries(handlers).map(([operationId, handler]) => [
        operationId,
        async exchange => {
          await synchronised
          return await handler(exchange)
        },
      ]),
    )
  const { substitutes = {} } = options
  const wrap = (own: OperationHandlers): OperationHandlers => substitutes.handlers?.(own) ?? own
  const environment = testEnvironment(await databaseAt(database.url), {
    databaseReadUrl: await options.standbyAt?.(database.url),
    ...options.environment,
  })
  const service = await compose(environment, {
    clock,
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    limiter: createMemoryLimiter({ maxKeys: 1_000 }),
    observe: noteAnswer,
    ...substitutes,
    handlers: own => awaitClock(wrap(own)),
  })
  const { url, stop } = await listen(service, environment)
  let addresses = 0
  let worker: Worker | undefined
  const republishers: Drain[] = []
  return {
    url,
    database,
    clock,
    deps: service.deps,
    nextAddress: () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    startRepublisher: () => {
      const republisher = service.republisher()
      republisher.kick()
      republishers.push(republisher)
      return republisher
    },
    clockSet: async () => await synchronised,
    work: async () => {
      await synchronised
      // Few tests need its libraries.
      worker ??= await (await import('../../app/worker.ts')).startWorker(service, environment)
      await worker.drains.messages.idle()
    },
    stop: async () => {
      await Promise.all(republishers.map(async republisher => await republisher.stop()))
      await worker?.stop()
      await stop()
      await synchronised
      await database.drop()
    },
  }
}
