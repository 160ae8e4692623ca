import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { PoolCounts } from './postgres/pool.ts'
import type { WorkFigures } from './stores/work-figures/across-tenants.ts'

export type Metrics = {
  /** A request was answered. */
  request(facts: { operationId: string; status: number; error: string | undefined; milliseconds: number }): void
  /** A turn was decided, and committed or found stale. `decidedIn`: milliseconds without the commit. */
  turn(facts: {
    status: string
    milliseconds: number
    steps: readonly { nodeType: string; outcome: string }[]
    decidedIn: number
  }): void
  /** A delivery of a webhook was attempted; `endpoint` is how its endpoint had behaved before. */
  webhookAttempt(facts: { endpoint: string; ok: boolean }): void
  /** So many audit entries of calls will never be written. */
  auditEntriesLost: (entries: number) => void
  /** A use of a limit was not counted for all processes. */
  limitUncounted: () => void
  /** Exposes the size of the data folder's file system, and what is free of it, from now on. */
  watchDisk(space: () => Promise<DiskSpace>): void
  /** Exposes the connections of a pool from now on; `name` is what it is for. */
  watchPool(name: string, pool: PoolCounts): void
  /** Exposes from now on how many seconds the standby is behind; undefined while that is unknown. */
  watchReplica(lag: () => number | undefined): void
  /** An operation that may be answered from the standby was answered. */
  replicaRead(from: 'replica' | 'primary'): void
  /** Exposes the calls of flows to other services from now on. */
  watchCalls(figures: () => CallFigures): void
  /** Exposes the open event streams of the process from now on. */
  watchStreams(open: Readonly<OpenStreams>): void
  /** Prometheus' text exposition format. */
  text(): Promise<string>
  contentType: string
}

/** In bytes. */
export type DiskSpace = { size: number; free: number }

/** `open`: hosts with an open circuit, each with its number of workspaces. */
export type CallFigures = { underWay: number; waiting: number; open: ReadonlyMap<string, number> }

/** Open event streams, by the surface that they belong to: those of visitors, and those of the console. */
export type OpenStreams = { public: number; admin: number }

export type MetricsOptions = {
  /** Number of the process among those that share its port: each sample is labelled with it. */
  process?: number | undefined
  /** Figures of all workspaces; read at most once in `FIGURES_TTL_MS`. */
  figures: () => Promise<WorkFigures>
  onError: (error: unknown) => void
}

const PREFIX = 'parley_'
const MISNAMED = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`)
// The database is queried once in this time, no matter how many scrapers ask.
const FIGURES_TTL_MS = 10_000
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STEP_BUCKETS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 1]

/** The process's metrics. Labels hold names from contracts and states, never ids: their number is bounded. */
export function createMetrics({ process, figures, onError }: MetricsOptions): Metrics {
  const registry = new Registry()
  if (process !== undefined) registry.setDefaultLabels({ process: String(process) })
  const registers = [registry]
  // Without our prefix: published dashboards and rules know these names.
  collectDefaultMetrics({ register: registry })
  // Gauges, although Prometheus takes the suffix `_total` for a counter. The gauges by type, without it, say the same.
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  const watchDisk = createDiskGauges(registers, onError)
  const figure = createFigures(registers)
  const pools = new Map<string, PoolCounts>()
  createPoolGauge(pools, registers)
  const watchCalls = createCallGauges(registers)
  let known: { at: number; figures: Promise<WorkFigures> } | undefined

  return {
    contentType: registry.contentType,
    ...createRequestMetrics(registers),
    ...createLossMetrics(registers),
    ...createTurnMetrics(registers),
    ...createWebhookMetrics(registers),
    watchDisk,
    watchPool(name, pool) {
      pools.set(name, pool)
    },
    watchCalls,
    watchStreams: open => createStreamGauge(open, registers),
    ...createReplicaMetrics(registers),
    async text() {
      const at = performance.now()
      if (known === undefined || at - known.at > FIGURES_TTL_MS) known = { at, figures: figures() }
      // An unavailable database must not hide what the process itself can report.
      await known.figures.then(figure.set, (error: unknown) => {
        known = undefined
        figure.clear()
        onError(error)
      })
      return await registry.metrics()
    },
  }
}

/** The metrics of several processes as one text: the format has each metric's samples in one place. */
export function joinMetrics(texts: readonly string[]): string {
  const samples = new Map<string, string[]>()
  for (const block of texts.flatMap(text => text.trim().split('\n\n'))) {
    const [help = '', type = '', ...own] = block.split('\n')
    const head = `${help}\n${type}`
    const known = samples.get(head)
    if (known === undefined) samples.set(head, own)
    else known.push(...own)
  }
  return `${[...samples].map(([head, lines]) => [head, ...lines].join('\n')).join('\n\n')}\n`
}

function createRequestMetrics(registers: Registry[]): Pick<Metrics, 'request'> {
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests answered, by operation and status; 499 where the client broke its request off.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from the first byte of a request to its answer.',
    labelNames: ['operation'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const limited = new Counter({
    name: `${PREFIX}rate_limited_total`,
    help: 'Requests refused by a limit, by operation.',
    labelNames: ['operation'],
    registers,
  })
  return {
    request({ operationId, status, error, milliseconds }) {
      requests.inc({ operation: operationId, status: String(status) })
      durations.observe({ operation: operationId }, milliseconds / 1000)
      if (error === 'rate_limited') limited.inc({ operation: operationId })
    },
  }
}

function createLossMetrics(registers: Registry[]): Pick<Metrics, 'limitUncounted' | 'auditEntriesLost'> {
  const uncounted = new Counter({
    name: `${PREFIX}limits_uncounted_total`,
    help: 'Uses of limits that the limiter of LIMITER_DSN did not count: each process counts by itself meanwhile.',
    registers,
  })
  const lost = new Counter({
    name: `${PREFIX}audit_entries_lost_total`,
    help: 'Audit entries of calls without an effect that could not be written while the database was unavailable.',
    registers,
  })
  return {
    auditEntriesLost: entries => lost.inc(entries),
    limitUncounted: () => uncounted.inc(),
  }
}

function createTurnMetrics(registers: Registry[]): Pick<Metrics, 'turn'> {
  const turns = new Counter({
    name: `${PREFIX}turns_total`,
    help: 'Turns, by the state they left their execution in; `stale` when another turn was first.',
    labelNames: ['status'],
    registers,
  })
  const durations = new Histogram({
    name: `${PREFIX}turn_duration_seconds`,
    help: 'Time to decide and commit a turn.',
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const steps = new Counter({
    name: `${PREFIX}steps_total`,
    help: 'Steps, by type of node and outcome.',
    labelNames: ['node_type', 'outcome'],
    registers,
  })
  const stepDurations = new Histogram({
    name: `${PREFIX}step_duration_seconds`,
    help: 'Time to decide a step, as the mean over the steps of its turn.',
    buckets: STEP_BUCKETS,
    registers,
  })
  return {
    turn({ status, milliseconds, steps: taken, decidedIn }) {
      turns.inc({ status })
      durations.observe(milliseconds / 1000)
      for (const { nodeType, outcome } of taken) {
        steps.inc({ node_type: nodeType, outcome })
        stepDurations.observe(decidedIn / taken.length / 1000)
      }
    },
  }
}

function createWebhookMetrics(registers: Registry[]): Pick<Metrics, 'webhookAttempt'> {
  const attempts = new Counter({
    name: `${PREFIX}webhook_attempts_total`,
    help: 'Attempts to deliver a webhook, by outcome and how the endpoint had behaved: unknown, fast, slow, failing.',
    labelNames: ['endpoint', 'outcome'],
    registers,
  })
  return {
    webhookAttempt({ endpoint, ok }) {
      attempts.inc({ endpoint, outcome: ok ? 'succeeded' : 'failed' })
    },
  }
}

function createFigures(registers: Registry[]): { set: (figures: WorkFigures) => void; clear: () => void } {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `${PREFIX}${name}`, help, labelNames, registers })
  const gauges = {
    executions: gauge('executions', 'Executions of the last 24 hours, by status.', ['status']),
    messages: gauge('jobs', 'Engine messages by state: due, scheduled, in progress, failed.', ['state']),
    deliveries: gauge('webhook_deliveries', 'Webhook deliveries of the last 24 hours, by state.', ['state']),
    sources: gauge('training_sources', 'Training sources by status.', ['status']),
    defaultPartitionRows: gauge(
      'default_partition_rows',
      'Rows for whose time their table had no partition, by table, counted up to 10,000.',
      ['table'],
    ),
    serverUp: gauge('server_up', 'Whether each server of a distributed database answers: 1 or 0.', ['server']),
    serverBytes: gauge('server_bytes', 'Size of the database on each server of a distributed one.', ['server']),
  }
  const transactions = new Counter({
    name: `${PREFIX}server_transactions_total`,
    help: 'Transactions on each server of a distributed database; absent on a plain server.',
    labelNames: ['server'],
    registers,
  })
  const ages = createAges(gauge)
  // What could not be read is absent: prom-client starts a gauge at 0, which reads as "nothing waits".
  const clear = () => {
    for (const gauge of [...Object.values(gauges), transactions]) gauge.reset()
    ages.clear()
  }
  clear()
  return {
    clear,
    set(figures) {
      for (const [name, gauge] of Object.entries(gauges)) {
        gauge.reset()
        for (const [state, count] of Object.entries(figures[name as keyof typeof gauges]))
          gauge.labels(state).set(count)
      }
      transactions.reset()
      for (const [server, count] of Object.entries(figures.serverTransactions)) transactions.inc({ server }, count)
      ages.set(figures)
    },
  }
}

function createAges(gauge: (name: string, help: string) => Gauge): ReturnType<typeof createFigures> {
  const oldest = gauge(
    'oldest_due_job_age_seconds',
    'How long the engine message that has been due longest has waited.',
  )
  const oldestHeld = gauge(
    'oldest_held_job_age_seconds',
    'How long ago the engine message became due that workers have been processing longest.',
  )
  const oldestDelivery = gauge(
    'oldest_due_webhook_age_seconds',
    'How long the webhook delivery that has been due longest has waited.',
  )
  const refreshed = gauge(
    'analytics_refresh_age_seconds',
    'How long ago the sums behind reports were last brought up to date; absent before the first time.',
  )
  return {
    clear() {
      for (const age of [oldest, oldestHeld, oldestDelivery, refreshed]) age.remove()
    },
    set(figures) {
      oldest.set(figures.oldestDueSeconds)
      oldestHeld.set(figures.oldestHeldSeconds)
      oldestDelivery.set(figures.oldestDueDeliverySeconds)
      if (figures.refreshAgeSeconds === null) refreshed.remove()
      else refreshed.set(figures.refreshAgeSeconds)
    },
  }
}

function createReplicaMetrics(registers: Registry[]): Pick<Metrics, 'watchReplica' | 'replicaRead'> {
  let lag: () => number | undefined = () => undefined
  const reads = new Counter({
    name: `${PREFIX}replica_reads_total`,
    help: 'Answers of operations that may come from the standby, by what they came from: replica, primary.',
    labelNames: ['from'],
    registers,
  })
  new Gauge({
    name: `${PREFIX}replica_lag_seconds`,
    help: 'For how long commits may be missing from the standby; absent before it was first asked.',
    registers,
    collect() {
      const seconds = lag()
      if (seconds === undefined) this.remove()
      else this.set(seconds)
    },
  })
  return {
    watchReplica: watched => {
      lag = watched
    },
    replicaRead: from => reads.inc({ from }),
  }
}

function createPoolGauge(pools: ReadonlyMap<string, PoolCounts>, registers: Registry[]): Gauge<'pool' | 'state'> {
  return new Gauge({
    name: `${PREFIX}pool_connections`,
    help: 'Database connections by pool and state; `waiting` are callers without one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

function createCallGauges(registers: Registry[]): (figures: () => CallFigures) => void {
  let read: () => CallFigures = () => ({ underWay: 0, waiting: 0, open: new Map() })
  new Gauge({
    name: `${PREFIX}calls`,
    help: 'Calls of flows to other services, by state: `under_way`, or `waiting` for a slot.',
    labelNames: ['state'],
    registers,
    collect() {
      const { underWay, waiting } = read()
      this.set({ state: 'under_way' }, underWay)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: `${PREFIX}open_circuits`,
    help: 'Workspaces for which a host is not called because it only times out, by host.',
    labelNames: ['host'],
    registers,
    collect() {
      this.reset()
      for (const [host, workspaces] of read().open) this.set({ host }, workspaces)
    },
  })
  return figures => {
    read = figures
  }
}

function createStreamGauge(open: Readonly<OpenStreams>, registers: Registry[]): void {
  new Gauge({
    name: `${PREFIX}open_streams`,
    help: 'Open event streams by surface: `public` are those of visitors, `admin` those of the console.',
    labelNames: ['surface'],
    registers,
    collect() {
      for (const [surface, streams] of Object.entries(open)) this.set({ surface }, streams)
    },
  })
}

function createDiskGauges(
  registers: Registry[],
  onError: (error: unknown) => void,
): (space: () => Promise<DiskSpace>) => void {
  let read: (() => Promise<DiskSpace>) | undefined
  // Each reads independently: values are collected at the same time, so one set by the other is a scrape late.
  const measure = (name: string, help: string, part: keyof DiskSpace) =>
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers,
      async collect() {
        const space = await read?.().catch(onError)
        if (space !== undefined) this.set(space[part])
      },
    })
  measure('data_folder_size_bytes', 'Size of the file system that DATA_DIR is on.', 'size')
  measure('data_folder_free_bytes', 'Bytes that the service can still write below DATA_DIR.', 'free')
  return space => {
    read = space
  }
}
