import type { Admin } from './admin.ts'
import type { AdminExecution, ExecutionLogEntry, FlowChange, StreamEnd, WorkspaceChange } from './client.ts'
import { ParleyError } from './errors.ts'
import { pause, retryDelay } from './retry.ts'
import { readEvents } from './stream.ts'

export type FlowEvent = { event: 'flow'; data: FlowChange } | { event: 'end'; data: StreamEnd }
export type ExecutionEvent =
  | { event: 'entry'; data: ExecutionLogEntry }
  | { event: 'execution'; data: AdminExecution }
  | { event: 'end'; data: StreamEnd }

export type WorkspaceEvent = { event: 'change'; data: WorkspaceChange } | { event: 'end'; data: StreamEnd }

export type FollowOptions = { signal?: AbortSignal }

/**
 * The flow now, and after each change of it, its draft or its layout by any user. Opens the stream again when it breaks
 * off; ends with the event `end`, or when the signal aborts, and fails if the service refuses it.
 */
export function followFlow(
  { flows }: Pick<Admin, 'flows'>,
  flowId: string,
  { signal }: FollowOptions = {},
): AsyncGenerator<FlowEvent, void, undefined> {
  return follow<FlowEvent>(
    async (last, init) =>
      (await flows.followFlowRaw({ flowId, ...(last === '' ? {} : { lastEventId: last }) }, init)).raw,
    signal,
  )
}

/**
 * The entries of an execution's event log, and the execution after each turn, as it runs; otherwise as `followFlow`.
 * `after`: id of the last entry that was read already.
 */
export function followExecution(
  { executions }: Pick<Admin, 'executions'>,
  executionId: string,
  { signal, after }: FollowOptions & { after?: string } = {},
): AsyncGenerator<ExecutionEvent, void, undefined> {
  return follow<ExecutionEvent>(async (last, init) => {
    const from = last === '' ? (after === undefined ? {} : { after }) : { lastEventId: last }
    return (await executions.followExecutionRaw({ executionId, ...from }, init)).raw
  }, signal)
}

/**
 * All changes in the workspace that the caller may read; otherwise as `followFlow`. Each time the stream is opened, it
 * starts with a change of everything.
 */
export function followChanges(
  { workspace }: Pick<Admin, 'workspace'>,
  { signal }: FollowOptions = {},
): AsyncGenerator<WorkspaceEvent, void, undefined> {
  return follow<WorkspaceEvent>(async (_, init) => (await workspace.followChangesRaw(init)).raw, signal)
}

type Open = (lastEventId: string, init: RequestInit) => Promise<Response>

async function* follow<Event extends { event: string; data: unknown }>(
  open: Open,
  signal: AbortSignal | undefined,
): AsyncGenerator<Event, void, undefined> {
  const init = signal === undefined ? {} : { signal }
  let last = ''
  for (let failures = 0; ; failures++) {
    try {
      const { body } = await open(last, init)
      if (body === null) return
      for await (const { event, data, id } of readEvents(body)) {
        failures = 0
        last = id
        yield { event, data: JSON.parse(data) as unknown } as Event
        if (event === 'end') return
      }
    } catch (error) {
      if (signal?.aborted !== true && !passes(error)) throw error
    }
    if (signal?.aborted === true) return
    await pause(retryDelay(failures), signal).catch(() => undefined)
  }
}

/** Whether opening the stream again can help: it broke off, or the service is unavailable or asks to wait. */
function passes(error: unknown): boolean {
  if (error instanceof ParleyError) return error.status === 0 || error.status === 429 || error.status >= 500
  return error instanceof TypeError
}
