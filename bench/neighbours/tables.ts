import { quantile } from '../report.ts'
import type { Noticed } from './quiet-client.ts'

/** Milliseconds of processor time: of the event loop, and of the whole process. */
export type Cost = { operation: string; status: number; loop: number; all: number }
/** What the quiet workspace notices without the attack and beside it. `attackers`: what these are answered at last. */
export type Attacked = { alone: Noticed; beside: Noticed; attackers: string }
export type Figures = { costs: Cost[]; attacks: Map<string, Attacked> }

export function costTable({ costs }: Figures, before: Figures | undefined): string {
  return [
    '| ms of processor time, flow of 990 nodes | before: event loop | all threads | now: event loop | all threads |',
    '| --- | --- | --- | --- | --- |',
    ...costs.map(({ operation, status, loop, all }) => {
      const old = before?.costs.find(cost => cost.operation === operation)
      const shown = [old?.loop, old?.all, loop, all].map(ms => ms?.toFixed(0) ?? '')
      return `| ${operation}${status > 299 ? ` (${String(status)})` : ''} | ${shown.join(' | ')} |`
    }),
  ].join('\n')
}

export function noticedTable(now: Figures, before: Figures | undefined): string {
  const operations = [...new Set([...(before?.attacks.keys() ?? []), ...now.attacks.keys()])]
  return [
    "| attack of another workspace | before: neighbour's p99 to quiet | refused | /healthz ms at most " +
      "| now: neighbour's p99 to quiet | refused | /healthz ms at most | quiet p50, p99, most ms " +
      '| beside the attack p50, p99, most ms | client late ms, quiet, beside | attackers are answered |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...operations.map(operation => {
      const attacked = now.attacks.get(operation)
      const shown = attacked === undefined ? ['', '', '', ''] : details(attacked)
      return `| ${[operation, ...cells(before, operation), ...cells(now, operation), ...shown].join(' | ')} |`
    }),
  ].join('\n')
}

function details({ alone, beside, attackers }: Attacked): string[] {
  return [times(alone), times(beside), `${alone.client.toFixed(0)}, ${beside.client.toFixed(0)}`, attackers]
}

function times({ times }: Noticed): string {
  return [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map(ms => ms.toFixed(1)).join(', ')
}

function cells(figures: Figures | undefined, operation: string): string[] {
  const attacked = figures?.attacks.get(operation)
  if (attacked === undefined) return ['', '', '']
  const { alone, beside } = attacked
  const ratio = quantile(beside.times, 0.99) / quantile(alone.times, 0.99)
  return [ratio.toFixed(2), `${String(beside.refused)} of ${String(beside.times.length)}`, beside.health.toFixed(0)]
}
