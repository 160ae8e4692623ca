import type { ServerResponse } from 'node:http'
import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { findDefinitionSize } from '../../adapters/stores/flows/sizes.ts'
import { weigh } from '../../domain/expressions/evaluation.ts'
import { isJsonObject } from '../../domain/json.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Tool, ToolCaller } from '../../handlers/mcp/registry.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import { callerData } from '../../services/admin/caller.ts'
import { sharesOf } from '../../services/admin/shares.ts'
import type { DraftRun, Trial } from '../../services/trials/trials.ts'
import type { ThreadBodies } from '../http/access.ts'
import type { OperationHandlers } from '../http/contract.ts'
import type { McpOptions } from '../http/mcp.ts'
import type { Exchange } from '../http/request.ts'
import type { ThreadData } from './compose-thread.ts'
import type { Ask } from './messages.ts'
import { OPERATIONS, TOOLS, type Offload } from './operations.ts'
import { newSteps, passStepsOn } from './steps.ts'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'

/** Characters of a request's JSON, and bytes of a stored definition, which is compressed, from which it is large. */
const LARGE_BODY = 16_000
const LARGE_STORED = 4_000
/** Bodies are weighed no further than that: a large one would take milliseconds. */
const AS_LARGE = { most: LARGE_BODY, remember: false }

export type OperationThreads = {
  /** The handlers, those of the table in threads. */
  serve(handlers: OperationHandlers): OperationHandlers
  serveTools(tools: Tool[]): Tool[]
  bodies: ThreadBodies
  /** That of `McpOptions`: the method and the tool of a call are in its body. */
  requireRoomForCall: McpOptions['requireRoom']
  /** Runs a draft for a visitor, a large one in a thread. `here`: on the event loop. */
  runDraft(run: DraftRun, here: () => Promise<Trial>): Promise<Trial>
  close(): Promise<void>
}

type Deps = { db: Pool; knex: Database; clock: Clock; changes: ChangeFeed }

/** What the functions of this file share. */
type Threads = Pick<Deps, 'db' | 'knex'> & { pool: ThreadPool }

/**
 * A thread for operations that compute for more than some milliseconds, so that the event loop answers all others
 * meanwhile. A workspace takes one of its places at a time, and waits for it without holding anything.
 */
export function createOperationThreads(
  { db, knex, clock, changes }: Deps,
  environment: ThreadData['environment'],
): OperationThreads {
  const pool = createThreadPool({ clock, changes }, environment)
  const threads = { db, knex, pool }
  return {
    bodies: {
      requireRoom: ({ caller, route, req }) => {
        const offload = offloadOf(route.operationId)
        const isLong = Number(req.headers['content-length']) > LARGE_BODY
        if (offload === 'always' || offload === 'share' || (offload !== undefined && isLong))
          sharesOf(knex).processor.requireRoom(caller.admin?.tenantId ?? '')
      },
      parses: (operationId, bytes) => {
        const offload = offloadOf(operationId)
        return offload !== undefined && offload !== 'share' && bytes > LARGE_BODY
      },
    },
    requireRoomForCall: (tenantId, bytes = Infinity) => {
      if (bytes > LARGE_BODY) sharesOf(knex).processor.requireRoom(tenantId)
    },
    serve: handlers => ({
      ...handlers,
      ...Object.fromEntries(
        Object.entries<Offload>(OPERATIONS).map(([name, offload]): [string, OperationHandlers[string]] => [
          name,
          async exchange => await answer(threads, { name, offload, handler: handlers[name] }, exchange),
        ]),
      ),
    }),
    serveTools: tools => tools.map(tool => offloaded(threads, tool)),
    runDraft: async (draft, here) => {
      const { tenantId, flowId, inputs } = draft
      if (!(await isLarge(db, 'flow', tenantId, { body: inputs, flowId }))) return await here()
      const task = { kind: 'trial', run: draft, left: flag() } as const
      const { body } = await inThread(threads, tenantId, task)
      return body as Trial
    },
    close: async () => await pool.close(),
  }
}

/** Answers an operation of the table in a thread, or on the event loop if it is small. */
async function answer(
  threads: Threads,
  { name, offload, handler }: { name: string; offload: Offload; handler: OperationHandlers[string] | undefined },
  exchange: Exchange,
): Promise<AnyReply> {
  if (handler === undefined) throw new Error(`no handler for ${name}`)
  const { caller, request } = exchange
  const tenantId = caller.admin?.tenantId ?? ''
  if (offload === 'share') return await inShare(threads, tenantId, async () => await handler(exchange))
  const about = { body: request.requestBody, flowId: request.params['flowId'] }
  return request.unparsedBody !== undefined || (await isLarge(threads.db, offload, tenantId, about))
    ? await operationInThread(threads, name, exchange)
    : await handler(exchange)
}

async function operationInThread(threads: Threads, name: string, exchange: Exchange): Promise<AnyReply> {
  const { requestId, address, request, res, caller } = exchange
  if (caller.admin === undefined) throw new Error(`${name} has no admin`)
  const admin = callerData(caller.admin)
  const task = { kind: 'operation', name, requestId, address, request, admin, left: leftOf(res) } as const
  return await inThread(threads, admin.tenantId, task)
}

/** The tool, whose large calls run in a thread if the table names it. */
function offloaded(threads: Threads, tool: Tool): Tool {
  const offload = (TOOLS as Readonly<Record<string, Offload>>)[tool.name]
  if (offload === undefined) return tool
  const run: Tool['run'] = async (args, caller) => {
    const about = { body: args, flowId: isJsonObject(args) ? args['flow_id'] : undefined }
    return (await isLarge(threads.db, offload, caller.holder.tenantId, about))
      ? await toolInThread(threads, tool.name, args, caller)
      : await tool.run(args, caller)
  }
  return { ...tool, run }
}

async function toolInThread(
  threads: Threads,
  name: string,
  args: unknown,
  { progress, left, hasLeft: _, ...caller }: ToolCaller,
): Promise<{ structured: object }> {
  const steps = newSteps()
  const task = { kind: 'tool', name, args, caller, steps, left: flag() } as const
  left?.addEventListener('abort', () => Atomics.store(task.left, 0, 1), { once: true })
  const end = progress === undefined ? undefined : passStepsOn(steps, progress)
  try {
    const { body } = await inThread(threads, caller.holder.tenantId, task, left)
    return { structured: body as object }
  } finally {
    end?.()
  }
}

/** @param left aborts while the task waits for its turn */
async function inThread(threads: Threads, tenantId: string, task: Ask, left?: AbortSignal): Promise<AnyReply> {
  return await inShare(threads, tenantId, async () => await threads.pool.run(task), left)
}

/** Waits until the workspace may have a thread, or until `left` aborts. */
async function inShare<Result>(
  { knex }: Threads,
  tenantId: string,
  work: () => Promise<Result>,
  left?: AbortSignal,
): Promise<Result> {
  return await sharesOf(knex).processor.within(tenantId, work, left)
}

async function isLarge(
  db: Pool,
  offload: Offload,
  tenantId: string,
  { body, flowId }: { body: unknown; flowId: unknown },
): Promise<boolean> {
  if (offload === 'always' || (body !== undefined && weigh(body, AS_LARGE) > LARGE_BODY)) return true
  if (offload === 'workspace') return (await findDefinitionSize(db, tenantId, undefined)) > LARGE_STORED
  if (typeof flowId !== 'string' || !isUuid(flowId)) return false
  return (await findDefinitionSize(db, tenantId, flowId)) > LARGE_STORED
}

function offloadOf(operationId: OperationId): Offload | undefined {
  return (OPERATIONS as Partial<Record<OperationId, Offload>>)[operationId]
}

/** Set when the connection of the client closes. */
function leftOf(res: ServerResponse): Int32Array {
  const left = flag()
  res.once('close', () => Atomics.store(left, 0, 1))
  return left
}

function flag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4))
}
