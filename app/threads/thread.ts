// A thread for operations that compute for long: it has its own connections and caches, and the handlers of the
// operations that it is for.
import { workerData } from 'node:worker_threads'
import type { AnyReply } from '../../handlers/wire.ts'
import { operations as operationsOfContract, type Operation, type OperationId } from '../../generated/operations.ts'
import * as bodies from '../../generated/validators/admin/bodies.js'
import { errorsOf } from '../http/contract.ts'
import { contractRefusal, malformed } from '../http/rejections.ts'
import { parseJsonBody, type ApiRequest, type Exchange } from '../http/request.ts'
import { yieldToEventLoop } from '../../adapters/thread-priority.ts'
import { findRouting } from '../../adapters/postgres/distributed/routing.ts'
import { composeThread, type ThreadData } from './compose-thread.ts'
import { countedIn } from './steps.ts'
import { outcomeOf, type Outcome, type Task } from './messages.ts'

yieldToEventLoop()
const data = workerData as ThreadData
// A thread has modules of its own, which know nothing of what the process has found.
await findRouting(data.environment.databaseUrl)
const { operations, tools, runDraft, at } = composeThread(data)

export default async function run(task: Task): Promise<Outcome> {
  at(task.now)
  try {
    return { outcome: 'done', reply: await replyTo(task) }
  } catch (error) {
    return outcomeOf(error)
  }
}

async function replyTo(task: Task): Promise<AnyReply> {
  switch (task.kind) {
    case 'operation':
      return await operationReply(task)
    case 'tool':
      return await toolReply(task)
    case 'trial':
      return { status: 200, body: await runDraft(task.run) }
  }
}

async function operationReply(task: Task & { kind: 'operation' }): Promise<AnyReply> {
  const { name, requestId, address, request, left } = task
  if (request.unparsedBody !== undefined) takeBody(request, request.unparsedBody)
  const admin = { ...task.admin, hasLeft: hasLeftBy(left) }
  const exchange = { requestId, address, request, caller: { admin }, multipart: undefined }
  const reply = await operations[name]?.(exchange as unknown as Exchange)
  if (reply === undefined) throw new Error(`a thread has no handler for ${name}`)
  if (reply.body === undefined) return reply
  // The event loop sends the bytes as they are.
  const { body, ...head } = reply
  return { ...head, bytes: Buffer.from(JSON.stringify(body)).toString('latin1') }
}

/** What the event loop does with a small body. @throws Refusal where it cannot be read, or violates the contract */
function takeBody(request: ApiRequest, bytes: Uint8Array): void {
  const operation: Operation = operationsOfContract[request.operationId as OperationId]
  try {
    request.requestBody = parseJsonBody(bytes, request.headers['content-type'], operation.checkedByItem)
  } catch (error) {
    throw malformed(operation, error)
  }
  const errors = errorsOf(bodies[request.operationId as keyof typeof bodies], request)
  if (errors.length > 0) throw contractRefusal(operation, errors)
}

async function toolReply({ name, args, caller, steps, left }: Task & { kind: 'tool' }): Promise<AnyReply> {
  const tool = tools[name]
  if (tool === undefined) throw new Error(`a thread has no function for the tool ${name}`)
  return { status: 200, body: await tool(args, { ...caller, hasLeft: hasLeftBy(left), progress: countedIn(steps) }) }
}

/** Asks the memory that both threads have: the event loop needs no turn of this thread to tell it. */
function hasLeftBy(flag: Int32Array): () => boolean {
  return () => Atomics.load(flag, 0) !== 0
}
