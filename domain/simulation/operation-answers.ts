import type { CompiledFlow } from '../engine/compiled-flow.ts'
import type { CallWait } from '../engine/snapshot.ts'
import type { CallResult } from '../engine/stimulus.ts'
import { isServiceCall } from '../engine/service-call.ts'
import { nameOfTool } from '../engine/tools/operation-tool.ts'
import type { Json } from '../json.ts'
import { exampleOf } from '../operations/example.ts'
import { TOOL_METHOD, type DocumentOperation } from '../operations/operation-request.ts'
import { schemaProblems } from '../operations/schema-fit.ts'
import { toolResult } from '../operations/tool-result.ts'
import { anyOperation } from '../operations/used-operations.ts'
import { httpResult } from './simulated-run.ts'

/** The operation that a node or its tool calls; undefined for another call, and where no document is known. */
export function calledOperation(
  { definition, operation }: CompiledFlow,
  { nodeId, request }: CallWait,
): DocumentOperation | undefined {
  if (!isServiceCall(request) || operation === anyOperation) return undefined
  const node = definition.nodes.find(({ id }) => id === nodeId)
  if (node?.type === 'call') return operation(node.connection, node.operation, [])
  const tool =
    node?.type === 'agent'
      ? node.tools?.find(one => one.type === 'operation' && nameOfTool(one) === request.tool)
      : undefined
  return tool?.type === 'operation' ? operation(tool.connection, tool.operation, []) : undefined
}

/** A successful answer of the form that the document describes. */
export function exampleAnswer({ method, response }: DocumentOperation): CallResult {
  const body = response === null ? null : exampleOf(response)
  if (method !== TOOL_METHOD) return httpResult({ status: 200, headers: {}, body })
  return toolResult({ isError: false, text: JSON.stringify(body), structured: body })
}

/** How the body of an answer differs from the form that the document describes. */
export function answerProblems({ response }: DocumentOperation, body: Json): string[] {
  return response === null ? [] : schemaProblems(response, body)
}
