import type { ProcessorTime } from './processor-time.ts'

/** Latencies in milliseconds. */
export type Rate = {
  perSecond: number
  p50?: number
  p99?: number
  /** For each request, where it was measured. */
  processorTime?: ProcessorTime
}

/** One comparison: what each round measured of both. `goal` is the ratio to reach. */
export type Comparison = {
  name: string
  against: string
  goal: number | undefined
  rounds: { service: Rate; baseline: Rate }[]
}

/** A Markdown table: medians over the rounds, and the least and greatest ratio of a round. */
export function table(comparisons: Comparison[]): string {
  const head = ['measured', 'per second', 'p50 / p99 ms', 'against', 'per second', 'ratio (of the rounds)', 'goal']
  const rows = comparisons.map(({ name, against, goal, rounds }) => {
    const ratios = rounds.map(({ service, baseline }) => service.perSecond / baseline.perSecond)
    const latency = (read: (rate: Rate) => number | undefined) =>
      median(rounds.map(({ service }) => read(service) ?? Number.NaN)).toFixed(1)
    return [
      name,
      whole(rounds.map(({ service }) => service.perSecond)),
      rounds[0]?.service.p50 === undefined ? '' : `${latency(rate => rate.p50)} / ${latency(rate => rate.p99)}`,
      against,
      whole(rounds.map(({ baseline }) => baseline.perSecond)),
      spread(ratios),
      outcome(goal, ratios),
    ]
  })
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * Microseconds of processor time for each request, as medians, and what the service takes of its baseline. That of
 * PostgreSQL is empty where neither asks it.
 */
export function processorTable(comparisons: Comparison[]): string {
  const head = [
    'µs of processor time',
    'service',
    'PostgreSQL',
    'against',
    'client',
    'PostgreSQL',
    'ratio (of the rounds)',
  ]
  const rows = comparisons.map(({ name, against, rounds }) => {
    const times = rounds.flatMap(({ service, baseline }) =>
      service.processorTime === undefined || baseline.processorTime === undefined
        ? []
        : [{ service: service.processorTime, baseline: baseline.processorTime }],
    )
    const ratios = times.map(({ service, baseline }) => sumOf(service) / sumOf(baseline))
    return [
      name,
      whole(times.map(({ service }) => service.client)),
      whole(times.map(({ service }) => service.postgres)),
      against,
      whole(times.map(({ baseline }) => baseline.client)),
      whole(times.map(({ baseline }) => baseline.postgres)),
      spread(ratios),
    ]
  })
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** The latency that one request in a hundred exceeds, in milliseconds, as medians, and the ratio of each round. */
export function latencyTable(comparisons: Comparison[]): string {
  const head = ['p99 ms', 'service', 'against', 'p99 ms', 'ratio (of the rounds)']
  const rows = comparisons.map(({ name, against, rounds }) => {
    const of = (read: (round: Comparison['rounds'][number]) => Rate) =>
      rounds.map(round => read(round).p99 ?? Number.NaN)
    const [service, baseline] = [of(round => round.service), of(round => round.baseline)]
    const ratios = service.map((p99, round) => p99 / (baseline[round] ?? Number.NaN))
    return [name, median(service).toFixed(1), against, median(baseline).toFixed(1), spread(ratios)]
  })
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * How many requests the service serves in the processor time that its baseline needs for one: what a server gains whose
 * clients and stores are on other machines. The processor time is that of the two servers alone.
 */
export function serverTable(comparisons: Comparison[]): string {
  const head = ['served with the same processor time of the server', 'against', 'ratio (of the rounds)', 'goal']
  const rows = comparisons.map(({ name, against, goal, rounds }) => {
    const ratios = rounds.map(
      ({ service, baseline }) =>
        (baseline.processorTime?.client ?? Number.NaN) / (service.processorTime?.client ?? Number.NaN),
    )
    return [name, against, spread(ratios), outcome(goal, ratios)]
  })
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

function outcome(goal: number | undefined, ratios: number[]): string {
  return goal === undefined ? '' : `${goal} ${median(ratios) >= goal ? 'reached' : 'missed'}`
}

function sumOf({ client, postgres }: ProcessorTime): number {
  return client + (Number.isNaN(postgres) ? 0 : postgres)
}

function whole(values: number[]): string {
  const middle = median(values)
  return Number.isNaN(middle) ? '' : Math.round(middle).toLocaleString('en-US')
}

/** The median of ratios, and the least and greatest of them. */
export function spread(ratios: number[]): string {
  return `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
}

/** The least value that so large a share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
