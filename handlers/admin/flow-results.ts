import { Readable } from 'node:stream'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as results from '../../services/executions/results.ts'
import { callerAdmin, idOf, queryInstant } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { instant, pageBody } from './replies.ts'

type Deps = ChangeDeps & { db: Pool }

export async function listFlowResults(
  deps: Deps,
  { caller, params, query: { from, to, ...query } }: RequestOf<'listFlowResults'>,
): Promise<ReplyOf<'listFlowResults'>> {
  const filter = { ...query, from: queryInstant('from', from), to: queryInstant('to', to) }
  const page = await results.listFlowResults(deps, callerAdmin(caller), idOf(params.flowId), filter)
  return { status: 200, body: { ...pageBody(page, resultBody), questions: page.questions } }
}

export async function exportFlowResults(
  deps: Deps,
  { caller, params, query: { from, to, status } }: RequestOf<'exportFlowResults'>,
): Promise<ReplyOf<'exportFlowResults'>> {
  const filter = { status, from: queryInstant('from', from), to: queryInstant('to', to) }
  const { filename, lines } = await results.exportFlowResults(deps, callerAdmin(caller), idOf(params.flowId), filter)
  return {
    status: 200,
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
