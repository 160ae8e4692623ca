import type { AgentFlowTool, AgentHttpTool, AgentTool } from '../../../generated/schemas/flow.ts'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { Compiler } from '../compiled-flow.ts'
import { hasDotSegments } from '../dot-segments.ts'
import { makeCall } from '../nodes/calls.ts'
import { rendered, TurnFailure, valued } from '../turn-state.ts'
import type { CompiledTool } from './compiled-tool.ts'
import { knowledgeTool } from './knowledge-tool.ts'
import { nameOfTool, operationTool } from './operation-tool.ts'
import { checkArguments, schemaOf } from './parameters.ts'

/** The tools of a node by name. */
export function compileTools(tools: readonly AgentTool[], compiler: Compiler): ReadonlyMap<string, CompiledTool> {
  const compiled = new Map<string, CompiledTool>()
  for (const [index, tool] of tools.entries()) {
    const pointer = `/tools/${index}`
    const name = tool.type === 'operation' ? nameOfTool(tool) : tool.name
    if (compiled.has(name)) compiler.problem(`${pointer}/name`, 'node_settings', `the tool ${name} is there twice`)
    compiled.set(name, compileTool(tool, compiler, pointer))
  }
  return compiled
}

function compileTool(tool: AgentTool, compiler: Compiler, pointer: string): CompiledTool {
  if (tool.type === 'operation') return operationTool(tool, compiler, pointer)
  if (tool.type === 'knowledge') return knowledgeTool(tool, compiler, pointer)
  const { name, description, parameters = {} } = tool
  return {
    offer: { name, description, schema: schemaOf(parameters) },
    check: given => checkArguments(parameters, given),
    call: tool.type === 'flow' ? flowTool(tool, compiler, pointer) : httpTool(tool, compiler, pointer),
  }
}

function flowTool(
  { name, flow, inputs = {} }: AgentFlowTool,
  compiler: Compiler,
  pointer: string,
): CompiledTool['call'] {
  const own = compiler.value(inputs, `${pointer}/inputs`)
  return async (turn, args) => {
    const given = await turn.withArgs(args, () => valued(own, turn))
    return { type: 'call', subflow: flow, inputs: { ...args, ...asObject(given) }, tool: name }
  }
}

function httpTool(
  { name, connection, method = 'GET', path, query = {}, body, timeoutMs = 10_000 }: AgentHttpTool,
  compiler: Compiler,
  pointer: string,
): CompiledTool['call'] {
  const pathTemplate = compiler.template(path, `${pointer}/path`)
  const queryValue = compiler.value(query, `${pointer}/query`)
  const sent = body === undefined ? undefined : compiler.value(body, `${pointer}/body`)
  return async (turn, args) => {
    const below = await turn.withArgs(encoded(args), () => rendered(pathTemplate, turn))
    if (hasDotSegments(below)) throw new TurnFailure('http_error', 'no address can be made from the arguments')
    const parameters = queryOf(asObject(await turn.withArgs(args, () => valued(queryValue, turn))))
    const url = parameters === '' ? below : `${below}${below.includes('?') ? '&' : '?'}${parameters}`
    return makeCall(turn, {
      kind: 'http',
      connection,
      method,
      url,
      headers: {},
      ...(sent === undefined ? {} : { body: await turn.withArgs(args, () => valued(sent, turn)) }),
      timeoutMs,
      retries: 0,
      tool: name,
    })
  }
}

function encoded(args: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()),
    ]),
  )
}

function queryOf(values: JsonObject): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null) query.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
  }
  return query.toString()
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {}
}
