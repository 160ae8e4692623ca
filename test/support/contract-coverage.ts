import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notServed } from '../../generated/not-served.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import type { Observation } from '../../app/http/api.ts'

/*
 * Every answer that any test gets over HTTP is noted here, by operation, status and error code. When the run is over, each operation that is
 * served must have been seen with every status and code that its document names.
 */
const LEDGER = fileURLToPath(new URL('../../.data/contract-coverage.ndjson', import.meta.url))

export function noteAnswer({ operationId, status, error, violation }: Observation): void {
  if (violation !== undefined) throw new Error(violation)
  mkdirSync(dirname(LEDGER), { recursive: true })
  appendFileSync(LEDGER, `${JSON.stringify([operationId, status, error ?? null])}\n`)
}

export function clearLedger(): void {
  rmSync(LEDGER, { force: true })
}

/** What the documents promise and no test has seen, one line each. */
export function unseenAnswers(): string[] {
  const seen = new Set(existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').trim().split('\n') : [])
  const waived = new Set(Object.values(notServed).flat())
  return Object.entries(operations as Record<string, Operation>).filter(([id]) => !waived.has(id)).flatMap(([id, operation]) => promisedAnswers(operation)
    .filter(([status, code]) => !seen.has(JSON.stringify([id, status, code])))
    .map(([status, code]) => `${id}: ${status}${code === null ? '' : ` ${code}`}`))
}

function promisedAnswers({ statuses, errors }: Operation): [number, string | null][] {
  return statuses.flatMap(status => (errors[String(status)] ?? [null]).map((code): [number, string | null] => [status, code]))
}
