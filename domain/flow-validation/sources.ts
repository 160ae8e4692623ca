import type { Compiler } from '../engine/compiled-flow.ts'
import { compileNode } from '../engine/nodes/index.ts'
import { ExpressionError } from '../expressions/errors.ts'
import { compileExpression, type CompiledExpression } from '../expressions/expression.ts'
import { escapePointer, expressionsIn } from '../expressions/template.ts'
import { isJsonObject } from '../json.ts'
import type { PlacedNode } from './graph.ts'
import type { PlacedTrigger } from './references.ts'

/** An expression of a definition with the place of its text, and the characters of that text before it. */
export type PlacedExpression = { path: string; offset: number; expression: CompiledExpression }

/** A JSON value of a definition whose texts are templates, with its place. */
export type PlacedValue = { path: string; value: unknown }

/** The expressions and values of nodes and filters; what does not compile is left out. */
export function sourcesOf(
  nodes: readonly PlacedNode[],
  triggers: readonly PlacedTrigger[],
): { expressions: PlacedExpression[]; values: PlacedValue[] } {
  const expressions: PlacedExpression[] = []
  const values: PlacedValue[] = []
  for (const { node, index } of nodes) compileNode(node, recorderAt(`/nodes/${index}`, expressions, values))
  for (const { trigger, index } of triggers)
    if (trigger.type === 'event' && trigger.filter !== undefined)
      recorderAt(`/triggers/${index}`, expressions, values).expression(trigger.filter, '/filter')
  return { expressions, values }
}

const NOTHING = { in: () => '' }
const NO_EXPRESSION = compileExpression('null')

/** A compiler that makes nothing and notes what it is given. */
function recorderAt(base: string, expressions: PlacedExpression[], values: PlacedValue[]): Compiler {
  const note = (path: string, compile: () => Omit<PlacedExpression, 'path'>[]) => {
    expressions.push(...compiled(compile).map(found => ({ path, ...found })))
  }
  const template = (source: string, pointer: string) => {
    note(base + pointer, () => expressionsIn(source))
    return NOTHING
  }
  const value = (definition: unknown, pointer: string): void => {
    if (typeof definition === 'string') template(definition, pointer)
    else if (Array.isArray(definition))
      for (const [index, item] of definition.entries()) value(item, `${pointer}/${index}`)
    else if (isJsonObject(definition)) {
      const { expr, ...others } = definition
      if (typeof expr === 'string' && Object.keys(others).length === 0)
        note(`${base}${pointer}/expr`, () => [{ expression: compileExpression(expr), offset: 0 }])
      else for (const [key, item] of Object.entries(definition)) value(item, `${pointer}/${escapePointer(key)}`)
    }
  }
  return {
    problem: () => undefined,
    template,
    duration: template,
    instant: template,
    expression(source, pointer) {
      note(base + pointer, () => [{ expression: compileExpression(source), offset: 0 }])
      return NO_EXPRESSION
    },
    value(definition, pointer) {
      values.push({ path: base + pointer, value: definition })
      value(definition, pointer)
      return NOTHING
    },
  }
}

function compiled<Found>(compile: () => Found[]): Found[] {
  try {
    return compile()
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}
