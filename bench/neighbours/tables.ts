import type { Noticed } from './quiet-client.ts'

/** Milliseconds of processor time: of the event loop, and of the whole process. */
export type Cost = { operation: string; status: number; loop: number; all: number }
/** `attackers`: what they are answered. */
export type Attacked = Noticed & { attackers: string }
/** `quiet`: without attacks. */
export type Figures = { costs: Cost[]; quiet: Noticed; attacks: Map<string, Attacked> }

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
    ...(before === undefined ? [] : [`before: ${quietLine(before)}`]),
    `now: ${quietLine(now)}`,
    '',
    "| attack of another workspace | before: neighbour's p99 to quiet | refused | /healthz ms at most " +
      "| now: neighbour's p99 to quiet | refused | /healthz ms at most | p50, p99, most ms | client late ms at most " +
      '| attackers are answered |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...operations.map(operation => {
      const attacked = now.attacks.get(operation)
      const times = [attacked?.p50, attacked?.p99, attacked?.most].map(ms => ms?.toFixed(0)).join(', ')
      const row = [...cells(before, operation), ...cells(now, operation), times, attacked?.client.toFixed(0)]
      return `| ${operation} | ${row.join(' | ')} | ${attacked?.attackers ?? ''} |`
    }),
  ].join('\n')
}

function quietLine({ quiet: { p50, p99, health } }: Figures): string {
  const times = `p50 and p99 ${p50.toFixed(1)} and ${p99.toFixed(1)} ms`
  return `the quiet workspace without attacks: ${times}, /healthz ${health.toFixed(0)} ms at most`
}

function cells(figures: Figures | undefined, operation: string): string[] {
  const noticed = figures?.attacks.get(operation)
  if (figures === undefined || noticed === undefined) return ['', '', '']
  const { p99, refused, sent, health } = noticed
  return [(p99 / figures.quiet.p99).toFixed(2), `${String(refused)} of ${String(sent)}`, health.toFixed(0)]
}
