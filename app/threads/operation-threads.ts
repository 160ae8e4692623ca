import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { BroadcastChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { systemClock, type Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { findDefinitionSize } from '../../adapters/stores/flows/sizes.ts'
import { weigh } from '../../domain/expressions/evaluation.ts'
import { isJsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isUuid } from '../../domain/values/formats.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Tool, ToolCaller } from '../../handlers/mcp/registry.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import { callerData, clientHasLeft } from '../../services/admin/caller.ts'
import { sharesOf } from '../../services/admin/shares.ts'
import type { DraftRun, Trial } from '../../services/trials/trials.ts'
import type { ThreadBodies } from '../http/access.ts'
import type { OperationHandlers } from '../http/contract.ts'
import type { Exchange } from '../http/request.ts'
import type { ThreadData } from './compose-thread.ts'
import { replyOf, type Ask, type Outcome } from './messages.ts'
import { AT_ONCE, OPERATIONS, TOOLS, type Offload } from './operations.ts'
import { newSteps, passStepsOn } from './steps.ts'

/** Characters of a request's JSON, and bytes of a stored definition, which is compressed, from which it is large. */
const LARGE_BODY = 16_000
const LARGE_STORED = 4_000
/** Bodies are weighed no further than that: a large one would take milliseconds. */
const AS_LARGE = { most: LARGE_BODY, remember: false }
const WAITING_AT_MOST = 100
/** A thread takes some ten megabytes, and what it has compiled. */
const IDLE_MS = 30_000
const MEMORY_MB = 512
const RETRY_AFTER_S = 2

export type OperationThreads = {
  /** The handlers, those of the table in threads. */
  serve(handlers: OperationHandlers): OperationHandlers
  serveTools(tools: Tool[]): Tool[]
  bodies: ThreadBodies
  /** Runs a draft for a visitor, a large one in a thread. `here`: on the event loop. */
  runDraft(run: DraftRun, here: () => Promise<Trial>): Promise<Trial>
  close(): Promise<void>
}

type Deps = { db: Pool; knex: Database; clock: Clock; changes: ChangeFeed }

/**
 * A thread for operations that compute for more than some milliseconds, so that the event loop answers all others
 * meanwhile. A workspace takes one of its places at a time, and waits for it without holding anything. The thread
 * starts with the first such request and ends when none has come for half a minute, with all that it held.
 */
export function createOperationThreads(
  { db, knex, clock, changes }: Deps,
  environment: ThreadData['environment'],
): OperationThreads {
  const channel = `parley-changes-${randomUUID()}`
  let started: Promise<Piscina> | undefined
  let broadcast: BroadcastChannel | undefined

  const start = async () => {
    const { Piscina } = await import('piscina')
    const { appSecret, appSecretSecondary, publicUrl, logLevel, egressAllow, databaseUrl } = environment
    const passed = { appSecret, appSecretSecondary, publicUrl, logLevel, egressAllow, databaseUrl }
    const data: ThreadData = { channel, environment: passed }
    broadcast = new BroadcastChannel(channel)
    broadcast.unref()
    changes.onChange(change => broadcast?.postMessage(change))
    return new Piscina({
      filename: new URL('thread.ts', import.meta.url).href,
      workerData: data,
      minThreads: 0,
      // Each process has one, and a deployment a process for each core.
      maxThreads: 1,
      concurrentTasksPerWorker: AT_ONCE,
      maxQueue: WAITING_AT_MOST,
      idleTimeout: IDLE_MS,
      // A thread that sleeps in `Atomics.wait` would not notice that its connections end, nor hear of changes.
      atomics: 'disabled',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
  }

  async function run(task: Ask): Promise<AnyReply> {
    if (Atomics.load(task.left, 0) !== 0) throw clientHasLeft()
    const threads = await (started ??= start())
    const now = clock === systemClock ? undefined : clock.now()
    let outcome: Outcome
    try {
      outcome = (await threads.run({ ...task, now })) as Outcome
    } catch (error) {
      // No place in the queue, or the thread has ended: it had no memory left, or the service stops.
      throw new Refusal('service_unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_S) }, cause: error })
    }
    return replyOf(outcome)
  }

  const inShare = async <Result>(tenantId: string, work: () => Promise<Result>, left?: AbortSignal) =>
    await sharesOf(knex).processor.within(tenantId, work, left)

  async function isLarge(offload: Offload, tenantId: string, { body, flowId }: { body: unknown; flowId: unknown }) {
    if (offload === 'always' || (body !== undefined && weigh(body, AS_LARGE) > LARGE_BODY)) return true
    if (offload === 'workspace') return (await findDefinitionSize(db, tenantId, undefined)) > LARGE_STORED
    if (typeof flowId !== 'string' || !isUuid(flowId)) return false
    return (await findDefinitionSize(db, tenantId, flowId)) > LARGE_STORED
  }

  async function operationInThread(name: string, exchange: Exchange): Promise<AnyReply> {
    const { requestId, address, request, res, caller } = exchange
    if (caller.admin === undefined) throw new Error(`${name} has no admin`)
    const admin = callerData(caller.admin)
    const task = { kind: 'operation', name, requestId, address, request, admin, left: leftOf(res) } as const
    return await inShare(admin.tenantId, async () => await run(task))
  }

  async function toolInThread(name: string, args: unknown, given: ToolCaller): Promise<{ structured: object }> {
    const { progress, left, hasLeft: _, ...caller } = given
    const steps = newSteps()
    const task = { kind: 'tool', name, args, caller, steps, left: flag() } as const
    left?.addEventListener('abort', () => Atomics.store(task.left, 0, 1), { once: true })
    const end = progress === undefined ? undefined : passStepsOn(steps, progress)
    try {
      const { body } = await inShare(caller.holder.tenantId, async () => await run(task), left)
      return { structured: body as object }
    } finally {
      end?.()
    }
  }

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
    serve: handlers => ({
      ...handlers,
      ...Object.fromEntries(
        Object.entries<Offload>(OPERATIONS).map(([name, offload]): [string, OperationHandlers[string]] => [
          name,
          async exchange => {
            const handler = handlers[name]
            if (handler === undefined) throw new Error(`no handler for ${name}`)
            const { caller, request } = exchange
            const tenantId = caller.admin?.tenantId ?? ''
            if (offload === 'share') return await inShare(tenantId, async () => await handler(exchange))
            const about = { body: request.requestBody, flowId: request.params['flowId'] }
            return request.unparsedBody !== undefined || (await isLarge(offload, tenantId, about))
              ? await operationInThread(name, exchange)
              : await handler(exchange)
          },
        ]),
      ),
    }),
    serveTools: tools =>
      tools.map(tool => {
        const offload = (TOOLS as Readonly<Record<string, Offload>>)[tool.name]
        if (offload === undefined) return tool
        const run: Tool['run'] = async (args, caller) => {
          const about = { body: args, flowId: isJsonObject(args) ? args['flow_id'] : undefined }
          return (await isLarge(offload, caller.holder.tenantId, about))
            ? await toolInThread(tool.name, args, caller)
            : await tool.run(args, caller)
        }
        return { ...tool, run }
      }),
    runDraft: async (draft, here) => {
      const { tenantId, flowId, inputs } = draft
      if (!(await isLarge('flow', tenantId, { body: inputs, flowId }))) return await here()
      const { body } = await inShare(tenantId, async () => await run({ kind: 'trial', run: draft, left: flag() }))
      return body as Trial
    },
    close: async () => {
      broadcast?.close()
      await (await started)?.destroy()
    },
  }
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
