import type { Stub } from '../../generated/schemas/flow-test.ts'
import type { CallRequest } from '../engine/snapshot.ts'
import type { CallResult } from '../engine/stimulus.ts'
import { stubbedResult, stubKey } from '../simulation/simulated-run.ts'

/** A step that the run cannot take in its present state. */
export class ImpossibleStep extends Error {}

const OF_A_MODEL = ['text', 'toolCalls', 'budget'] as const
const OF_A_SERVICE = ['status', 'headers', 'body'] as const

/** The result that the node gets in place of the outside, of the same form and wording as that of a real call. */
export function answerOf(nodeId: string, stub: Stub, request: CallRequest): CallResult {
  const foreign = (request.kind === 'agent' ? OF_A_SERVICE : OF_A_MODEL).find(part => stub[part] !== undefined)
  if (foreign !== undefined)
    throw new ImpossibleStep(
      `the stub of ${stubKey(nodeId, request)} has \`${foreign}\`, which the answer to an ${request.kind} node has not`,
    )
  if (stub.toolCalls !== undefined && request.kind === 'agent' && request.tools === undefined)
    throw new ImpossibleStep(`the stub of ${nodeId} has \`toolCalls\`, but the node has no tools`)
  return stubbedResult(stub, request)
}
