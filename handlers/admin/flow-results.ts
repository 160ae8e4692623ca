import { Readable } from 'node:stream'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as results from '../../services/executions/results.ts'
import * as visitors from '../../services/executions/visitors.ts'
import { customerBody } from '../customers.ts'
import { callerAdmin, idOf, querySpan } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { instant, pageBody } from './replies.ts'

type Deps = ChangeDeps & { db: Pool }

export async function listFlowResults(
  deps: Deps,
  { caller, params, query: { from, to, ...query } }: RequestOf<'listFlowResults'>,
): Promise<ReplyOf<'listFlowResults'>> {
  const filter = { ...query, ...querySpan({ from, to }) }
  const page = await results.listFlowResults(deps, callerAdmin(caller), idOf(params.flowId), filter)
  return { status: 200, body: { ...pageBody(page, resultBody), questions: page.questions } }
}

export async function exportFlowResults(
  deps: Deps,
  { caller, params, query: { from, to, ...query } }: RequestOf<'exportFlowResults'>,
): Promise<ReplyOf<'exportFlowResults'>> {
  const filter = { ...query, ...querySpan({ from, to }) }
  return csvReply(await results.exportFlowResults(deps, callerAdmin(caller), idOf(params.flowId), filter))
}

export async function listFlowVisitors(
  deps: Deps,
  { caller, params, query: { from, to, ...query } }: RequestOf<'listFlowVisitors'>,
): Promise<ReplyOf<'listFlowVisitors'>> {
  const filter = { ...query, ...querySpan({ from, to }) }
  const page = await visitors.listFlowVisitors(deps, callerAdmin(caller), idOf(params.flowId), filter)
  return { status: 200, body: { ...pageBody(page, visitorBody), questions: page.questions } }
}

export async function exportFlowVisitors(
  deps: Deps,
  { caller, params, query: { from, to, ...query } }: RequestOf<'exportFlowVisitors'>,
): Promise<ReplyOf<'exportFlowVisitors'>> {
  const filter = { ...query, ...querySpan({ from, to }) }
  return csvReply(await visitors.exportFlowVisitors(deps, callerAdmin(caller), idOf(params.flowId), filter))
}

function csvReply({ filename, lines }: { filename: string; lines: Iterable<string> }) {
  return {
    status: 200 as const,
    stream: Readable.from(lines),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  }
}

function resultBody({ execution, answers }: results.FlowResult): components['schemas']['FlowResult'] {
  const { id, conversationId, flowVersion, status, startedAt, endedAt } = execution
  return {
    executionId: id,
    conversationId,
    flowVersion,
    status,
    startedAt: startedAt.toISOString(),
    endedAt: instant(endedAt),
    answers,
  }
}

function visitorBody(visitor: visitors.FlowVisitor): components['schemas']['FlowVisitor'] {
  return {
    ...resultBody(visitor),
    customer: customerBody(visitor.customer),
    runs: visitor.runs,
    firstStartedAt: visitor.firstStartedAt.toISOString(),
  }
}
