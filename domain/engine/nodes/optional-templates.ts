import type { JsonObject } from '../../json.ts'
import type { CompiledTemplate } from '../../expressions/template.ts'
import type { Compiler } from '../compiled-flow.ts'
import { rendered, type TurnState } from '../turn-state.ts'

/** Compiles the given templates, whose object is at `pointer` in the node, into a function that renders them. */
export function optionalTemplates(
  compiler: Compiler,
  sources: Record<string, string | undefined>,
  pointer = '',
): (turn: TurnState) => Promise<JsonObject> {
  const templates: [string, CompiledTemplate][] = []
  for (const [key, source] of Object.entries(sources))
    if (source !== undefined) templates.push([key, compiler.template(source, `${pointer}/${key}`)])
  return async turn => {
    const payload: JsonObject = {}
    for (const [key, template] of templates) payload[key] = await rendered(template, turn)
    return payload
  }
}
