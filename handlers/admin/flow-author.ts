import { setTimeout as delay } from 'node:timers/promises'
import type { JsonObject } from '../../domain/json.ts'
import { runAuthor, type AuthorEvent, type RunDeps } from '../../services/authoring/author.ts'
import { openSession, type AuthorSession } from '../../services/authoring/session.ts'
import type { Background } from '../../services/background.ts'
import { createQueue } from '../event-queue.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { proposalTools } from '../mcp/proposal-tools.ts'
import type { Tool } from '../mcp/registry.ts'
import type { Caller, ReplyOf, RequestOf, ServerSentEvent } from '../wire.ts'

type AuthorDeps = RunDeps & { agentTools: readonly Tool[]; background: Background }

const HEARTBEAT_MS = 15_000
const PERMISSION = 'service.flows.manage'

export async function authorFlow(
  deps: AuthorDeps,
  { caller, params, body }: RequestOf<'authorFlow'>,
): Promise<ReplyOf<'authorFlow'>> {
  const { request, earlier = [], definition, connection, model } = body
  const session = await openSession(deps, callerAdmin(caller), {
    ...{ flowId: idOf(params.flowId), request, earlier, connection, model },
    definition: definition as JsonObject | undefined,
  })
  return { status: 200, events: left => withHeartbeats(eventsOf(deps, caller, session, left)) }
}

function eventsOf(
  deps: AuthorDeps,
  caller: Caller,
  session: AuthorSession,
  left: AbortSignal,
): AsyncGenerator<AuthorEvent> {
  const admin = callerAdmin(caller)
  const queue = createQueue<AuthorEvent>()
  const work = {
    tools: proposalTools(deps.agentTools, admin, session),
    emit: (event: AuthorEvent) => queue.push(event),
    left,
    isAdmitted: async () => (await caller.admittedWith?.())?.has(PERMISSION) === true,
  }
  deps.background.start(async () => {
    try {
      await runAuthor(deps, admin, session, work)
    } catch (error) {
      queue.push({ event: 'end', data: { reason: 'failed', message: 'an internal error' } })
      throw error
    } finally {
      session.release()
      queue.end()
    }
  })
  return queue.items()
}

async function* withHeartbeats(events: AsyncGenerator<ServerSentEvent>): AsyncGenerator<ServerSentEvent | 'heartbeat'> {
  for (let next = events.next(); ;) {
    const quiet = new AbortController()
    const pause = delay(HEARTBEAT_MS, 'heartbeat' as const, { signal: quiet.signal }).catch(() => 'heartbeat' as const)
    const first = await Promise.race([next, pause])
    quiet.abort()
    if (first === 'heartbeat') yield first
    else if (first.done === true) return
    else {
      yield first.value
      next = events.next()
    }
  }
}
