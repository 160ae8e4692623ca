import type { Stub } from '../../generated/schemas/flow-test.ts'
import type { CallRequest } from '../engine/snapshot.ts'
import type { CallResult } from '../engine/stimulus.ts'
import { isJsonObject, type Json } from '../json.ts'
import type { DocumentOperation } from '../operations/operation-request.ts'
import { answerProblems } from '../simulation/operation-answers.ts'
import { stubbedResult, stubKey } from '../simulation/simulated-run.ts'

/** A step that the execution cannot take in its present state. */
export class ImpossibleStep extends Error {}

/** What the reply to each kind of call lacks. */
const FOREIGN = {
  agent: ['status', 'headers', 'body', 'passages', 'documents'],
  answer: ['status', 'headers', 'body', 'toolCalls', 'tokens'],
  http: ['text', 'toolCalls', 'tokens', 'budget', 'passages', 'documents'],
  mcp: ['headers', 'toolCalls', 'tokens', 'budget', 'passages', 'documents'],
  notify: ['status', 'headers', 'body', 'text', 'toolCalls', 'tokens', 'budget', 'passages', 'documents'],
} as const

/**
 * The result that the node gets instead of a real call, in the same form and wording. A success of an operation has the
 * form that its document describes: a test must not show a flow to work with anything else.
 */
export function answerOf(
  nodeId: string,
  stub: Stub,
  request: CallRequest,
  operation: DocumentOperation | undefined,
): CallResult {
  const foreign = FOREIGN[request.kind].find(part => stub[part] !== undefined)
  if (foreign !== undefined)
    throw new ImpossibleStep(
      `the stub of ${stubKey(nodeId, request)} has \`${foreign}\`, which the reply to an ${request.kind} node lacks`,
    )
  if (stub.toolCalls !== undefined && request.kind === 'agent' && request.tools === undefined)
    throw new ImpossibleStep(`the stub of ${nodeId} has \`toolCalls\`, but the node has no tools`)
  if (stub.passages !== undefined && stub.documents !== undefined)
    throw new ImpossibleStep(`the stub of ${nodeId} has both \`passages\` and \`documents\``)
  const result = stubbedResult(stub, request)
  const [problem] = operation === undefined || !result.ok ? [] : answerProblems(operation, bodyOf(result))
  if (problem === undefined) return result
  throw new ImpossibleStep(
    `the stub of ${stubKey(nodeId, request)} does not fit the answer of ${operation?.id ?? ''}: ${problem}`,
  )
}

function bodyOf({ value }: CallResult): Json {
  return isJsonObject(value) ? (value['body'] ?? null) : null
}
