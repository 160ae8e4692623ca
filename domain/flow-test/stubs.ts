import type { Stub } from '../../generated/schemas/flow-test.ts'
import type { CallRequest, CallResult } from '../engine/stimulus.ts'
import type { Json, JsonObject } from '../json.ts'

/** The test asks for something that the run cannot do now. */
export class ImpossibleStep extends Error {}

const OF_A_MODEL = ['text', 'budget'] as const
const OF_A_SERVICE = ['status', 'headers', 'body'] as const

/** What the node gets in place of the outside, in the form and with the words that a real call has. */
export function stubbedResult(nodeId: string, stub: Stub, request: CallRequest): CallResult {
  const foreign = (request.kind === 'agent' ? OF_A_SERVICE : OF_A_MODEL).find(part => stub[part] !== undefined)
  if (foreign !== undefined) throw new ImpossibleStep(`the stub of ${nodeId} has \`${foreign}\`, which the answer to an ${request.kind} node has not`)
  if (stub.fails !== undefined) return { ok: false, message: stub.fails }
  return request.kind === 'agent' ? modelAnswer(stub) : serviceAnswer(stub)
}

function modelAnswer({ text = '', budget }: Stub): CallResult {
  if (budget === undefined) return { ok: true, value: text }
  return { ok: false, kind: 'budget_exceeded', message: 'the conversation has spent its budget for language models', ...(budget === 'spent_handoff' ? { handoff: true } : {}) }
}

function serviceAnswer({ status = 200, headers = {}, body }: Stub): CallResult {
  const received: JsonObject = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value ?? '']))
  const value: Json = { status, headers: received, body: (body ?? null) as Json }
  return status >= 200 && status < 300 ? { ok: true, value } : { ok: false, message: `the service answered ${status}`, value }
}
