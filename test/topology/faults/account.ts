import type { Fault } from '../../harness/judge.ts'

const FAULTS_SHOWN = 5

/** Events during one fault. */
export type Account = {
  fault: string
  requests: number
  /** Failed requests by kind: a status, a code of the connection, or `timeout`. Their callers tried again. */
  failed: Map<string, number>
  /** Conversations, timers and events of which a request did not succeed in two minutes. They are not judged. */
  unanswered: number
  /** Accepted effects that were not observed, and those observed more often than promised. */
  faults: Fault[]
  /** By how many milliseconds timers of a bystander were late. */
  delays: number[]
  /** Further remarks, as sentences without a full stop. */
  notes: string[]
}

export const openAccount = (fault: string): Account => ({
  fault,
  requests: 0,
  failed: new Map(),
  unanswered: 0,
  faults: [],
  delays: [],
  notes: [],
})

export const lostOf = ({ faults }: Account): number => sum(faults.filter(({ fault }) => fault === 'lost'))
export const twiceOf = ({ faults }: Account): number => sum(faults.filter(({ fault }) => fault !== 'lost'))
const sum = (faults: readonly Fault[]): number => faults.reduce((all, { times }) => all + times, 0)

export function countFailure({ failed }: Account, kind: string): void {
  failed.set(kind, (failed.get(kind) ?? 0) + 1)
}

/** The accounts as a table for a terminal, with the notes below it. */
export function tableOf(accounts: readonly Account[]): string {
  const head = [
    'fault',
    'requests',
    'failed',
    'gave up',
    'lost',
    'twice',
    'timers',
    'p50 ms',
    'p99 ms',
    'max ms',
    'by kind',
  ]
  const rows = accounts.map(account => [
    account.fault,
    ...[
      account.requests,
      failures(account),
      account.unanswered,
      lostOf(account),
      twiceOf(account),
      account.delays.length,
    ].map(String),
    ...[0.5, 0.99, 1].map(share => quantile(account.delays, share)),
    [...account.failed].map(([kind, count]) => `${kind}: ${String(count)}`).join(', '),
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => row[at]?.length ?? 0)))
  const isText = (at: number) => at === 0 || at === head.length - 1
  const lines = [head, ...rows].map(row =>
    row
      .map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const notes = accounts.flatMap(account =>
    [...new Set(account.notes), ...account.faults.slice(0, FAULTS_SHOWN).map(wording)].map(
      note => `${account.fault}: ${note}.`,
    ),
  )
  return [...lines, '', ...notes].join('\n').trimEnd()
}

const failures = ({ failed }: Account) => [...failed.values()].reduce((all, count) => all + count, 0)
const wording = ({ effect, fault, key, times }: Fault) => `${effect} ${fault} ${String(times)} times: ${key}`

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  return value === undefined ? '-' : value.toFixed(0)
}
