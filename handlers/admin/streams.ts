import { draftEtag } from '../../services/documents/publishing.ts'
import { layoutEtag } from '../../services/flows/layout.ts'
import * as streams from '../../services/admin/streams.ts'
import * as changes from '../../services/workspace/changes.ts'
import type { components } from '../../generated/types/admin.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { Caller, ReplyOf, RequestOf, ServerSentEvent } from '../wire.ts'
import { entryBody, executionBody } from './execution-body.ts'
import { flowBody } from './flow-body.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { instant } from './replies.ts'

type Schemas = components['schemas']

export function followChanges(
  deps: streams.StreamDeps,
  { caller }: RequestOf<'followChanges'>,
): ReplyOf<'followChanges'> {
  const stream = changes.followChanges(deps, callerAdmin(caller))
  return reply(caller, stream, change => ({ event: 'change', data: change }))
}

export async function followFlow(
  deps: streams.StreamDeps,
  { caller, params, headers }: RequestOf<'followFlow'>,
): Promise<ReplyOf<'followFlow'>> {
  const stream = await streams.followFlow(deps, callerAdmin(caller), idOf(params.flowId), headers['last-event-id'])
  return reply(caller, stream, change => ({ id: change.id, event: 'flow', data: changeBody(change) }))
}

export async function followExecution(
  deps: streams.StreamDeps,
  { caller, params, query, headers }: RequestOf<'followExecution'>,
): Promise<ReplyOf<'followExecution'>> {
  const last = headers['last-event-id'] ?? ''
  const after = isUuid(last) ? last : query.after
  const stream = await streams.followExecution(
    deps,
    callerAdmin(caller),
    idOf(params.executionId),
    after === undefined ? undefined : idOf(after),
  )
  return reply(caller, stream, change =>
    change.type === 'entry'
      ? { id: change.entry.id, event: 'entry', data: entryBody(change.entry) }
      : { event: 'execution', data: executionBody(change.execution) },
  )
}

function reply<Item>(caller: Caller, stream: streams.OpenStream<Item>, toWire: (item: Item) => ServerSentEvent) {
  const { admittedWith } = caller
  if (admittedWith === undefined) throw new Error('the operation admits no caller that is not signed in')
  return {
    status: 200 as const,
    async *events(disconnected: AbortSignal): AsyncGenerator<ServerSentEvent | 'heartbeat'> {
      for await (const followed of stream({ disconnected, admittedWith })) {
        if (followed.type === 'heartbeat') yield followed.type
        else if (followed.type === 'end') yield { event: 'end', data: { reason: followed.reason } }
        else yield toWire(followed.item)
      }
    },
  }
}

function changeBody({ flow, draft, layout }: streams.FlowChange): Schemas['FlowChange'] {
  return {
    flow: flowBody(flow),
    draft: { etag: draftEtag(draft), updatedAt: draft.savedAt.toISOString(), updatedBy: draft.savedBy },
    layout: { etag: layoutEtag(layout), updatedAt: instant(layout.updatedAt), updatedBy: layout.updatedBy },
  }
}
