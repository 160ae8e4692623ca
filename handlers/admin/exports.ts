import { Readable } from 'node:stream'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as exports from '../../services/exports.ts'
import { callerAdmin, idOf, querySpan } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { conversationBody, messageBody } from './conversation-body.ts'
import { executionBody } from './execution-body.ts'

type Deps = ChangeDeps & { db: Pool }

export async function exportConversations(
  deps: Deps,
  { caller, query }: RequestOf<'exportConversations'>,
): Promise<ReplyOf<'exportConversations'>> {
  const conversations = await exports.exportConversations(deps, callerAdmin(caller), exportQuery(query))
  return ndjson(
    linesOf(conversations, ({ conversation, messages }) => ({
      conversation: conversationBody(conversation),
      messages: messages.map(messageBody),
    })),
  )
}

export async function exportExecutions(
  deps: Deps,
  { caller, query }: RequestOf<'exportExecutions'>,
): Promise<ReplyOf<'exportExecutions'>> {
  const executions = await exports.exportExecutions(deps, callerAdmin(caller), exportQuery(query))
  return ndjson(linesOf(executions, ({ execution, answers }) => ({ execution: executionBody(execution), answers })))
}

function exportQuery({
  after,
  limit,
  from,
  to,
}: RequestOf<'exportConversations' | 'exportExecutions'>['query']): exports.ExportQuery {
  return {
    after: after === undefined ? undefined : idOf(after),
    limit,
    ...querySpan({ from, to }),
  }
}

async function* linesOf<T>(items: Iterable<T> | AsyncIterable<T>, body: (item: T) => object): AsyncIterable<string> {
  for await (const item of items) yield `${JSON.stringify(body(item))}\n`
}

function ndjson(lines: AsyncIterable<string>) {
  return {
    status: 200 as const,
    stream: Readable.from(lines),
    headers: { 'Content-Type': 'application/x-ndjson' as const },
  }
}
