import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agentErrors, agentMethods, agentTools } from '../../generated/agent-tools.ts'
import { notServed } from '../../generated/not-served.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import type { Observation } from '../../app/http/api.ts'
import type { RpcFacts } from '../../handlers/mcp/dispatcher.ts'

/*
 * Every answer that any test gets over HTTP is recorded here, by operation, status and error code. After the run, each
 * served operation must have been observed with every status and code that its document names. On the agent gateway
 * each method and tool must have succeeded once, each tool must have been refused once, and each documented error must
 * have occurred once.
 */
const LEDGER = fileURLToPath(new URL('../../.data/contract-coverage.ndjson', import.meta.url))

/** The lines that this process has written. */
const noted = new Set<string>()

export function noteAnswer({ operationId, status, error, violation, rpc }: Observation): void {
  if (violation !== undefined) throw new Error(violation)
  const answers = [[operationId, status, error ?? null], ...(rpc === undefined ? [] : rpcAnswers(rpc, status))]
  const lines = answers.map(answer => `${JSON.stringify(answer)}\n`).filter(line => !noted.has(line))
  if (lines.length === 0) return
  for (const line of lines) noted.add(line)
  mkdirSync(dirname(LEDGER), { recursive: true })
  appendFileSync(LEDGER, lines.join(''))
}

function rpcAnswers({ method, tool, code, failed }: RpcFacts, status: number): unknown[][] {
  const outcome = code ?? (failed === true ? 'failed' : 'succeeded')
  return [
    ['rpc error', code ?? null],
    ['rpc method', method ?? null, status === 202 ? 'accepted' : outcome],
    ...(tool === undefined ? [] : [['rpc tool', tool, outcome]]),
  ]
}

export function clearLedger(): void {
  rmSync(LEDGER, { force: true })
}

/** Promises of the documents that no test has observed, one line each. */
export function unseenAnswers(): string[] {
  const seen = new Set(existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').trim().split('\n') : [])
  const waived = new Set(Object.values(notServed).flat())
  const unseenRpc = promisedRpcAnswers(waived)
    .filter(answer => !seen.has(JSON.stringify(answer)))
    .map(answer => answer.join(' '))
  return unseenRpc.concat(
    Object.entries(operations as Record<string, Operation>)
      .filter(([id]) => !waived.has(id))
      .flatMap(([id, operation]) =>
        promisedAnswers(operation)
          .filter(([status, code]) => !seen.has(JSON.stringify([id, status, code])))
          .map(([status, code]) => `${id}: ${status}${code === null ? '' : ` ${code}`}`),
      ),
  )
}

function promisedRpcAnswers(waived: ReadonlySet<string>): unknown[][] {
  const tools = agentTools.filter(({ name }) => !waived.has(name))
  return [
    ...Object.values(agentErrors).map(({ code }) => ['rpc error', code]),
    ...agentMethods.map(method => [
      'rpc method',
      method,
      method.startsWith('notifications/') ? 'accepted' : 'succeeded',
    ]),
    ...tools.flatMap(({ name }) => [
      ['rpc tool', name, 'succeeded'],
      ['rpc tool', name, agentErrors.PermissionDenied.code],
    ]),
  ]
}

function promisedAnswers({ statuses, errors }: Operation): [number, string | null][] {
  return statuses.flatMap(status =>
    (errors[String(status)] ?? [null]).map((code): [number, string | null] => [status, code]),
  )
}
