import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { namesIn, type UsedName } from '../expressions/names.ts'
import { NATIVE_NAMES } from '../expressions/natives.ts'
import { nearestAmong, nearestName } from '../nearest-name.ts'
import { error, warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { Workspace } from './references.ts'
import { withSuggestion } from './schema-messages.ts'
import type { PlacedExpression } from './sources.ts'

const ROOTS = ['vars', 'input', 'event', 'context', 'entities', 'conversation']
/** Names that are parts of another. */
const INNER: Readonly<Record<string, string>> = {
  customer: 'conversation.customer',
  locale: 'conversation.locale',
}
/** The arguments of a tool stand only in what the tool sends. */
const TOOL = /^\/nodes\/\d+\/tools\/\d+\//

/** Names in expressions that are empty wherever the flow runs, and functions that there are not. */
export function unknownNames(
  definition: FlowDefinition,
  nodes: readonly PlacedNode[],
  expressions: readonly PlacedExpression[],
  workspace: Workspace,
): Finding[] {
  const variables = variablesOf(definition, nodes, workspace)
  const nearestFunction = nearestAmong(NATIVE_NAMES)
  return expressions.flatMap(placed => {
    const { roots, unbound, calledNames } = namesIn(placed.expression.syntax)
    return [
      ...roots.flatMap(({ field, ...root }) =>
        root.name === 'vars' ? unsetVariable(placed, field, variables) : unknownRoot(placed, root, variables.names),
      ),
      ...unbound.map(({ called, ...used }) => unboundVariable(placed, used, called ? nearestFunction : undefined)),
      ...calledNames.map(used => calledName(placed, used, nearestFunction)),
    ]
  })
}

type Nearest = (name: string) => string | undefined

type Variables = {
  names: ReadonlySet<string>
  nearest: Nearest
  /** Whether the flow may have variables that nothing in it names. */
  open: 'no' | 'called' | 'form'
}

/** The variables that something in the flow sets. */
function variablesOf(definition: FlowDefinition, nodes: readonly PlacedNode[], workspace: Workspace): Variables {
  const names = new Set(Object.keys(definition.variables ?? {}))
  let open: Variables['open'] = (definition.triggers ?? []).length === 0 ? 'called' : 'no'
  for (const { node } of nodes) {
    if ('saveAs' in node) names.add(node.saveAs)
    else if (node.type === 'input' || node.type === 'file_upload') names.add(node.field.name)
    else if (node.type === 'form') {
      const fields = workspace.fieldsOf?.(node.form)
      if (fields === undefined) open = 'form'
      else for (const field of fields) names.add(field)
    }
    if (node.type === 'set_variable') for (const name of Object.keys(node.set)) names.add(name)
  }
  return { names, nearest: nearestAmong(names), open }
}

/** Where the caller of a flow gives it variables, only a misspelt name is certain to be a mistake. */
function unsetVariable(placed: PlacedExpression, field: UsedName | undefined, variables: Variables): Finding[] {
  const { names, open } = variables
  if (field === undefined || names.has(field.name) || open === 'form') return []
  const nearest = variables.nearest(field.name)
  if (nearest === undefined && open === 'called') return []
  const { message } = withSuggestion(`nothing in the flow sets vars.${field.name}`, nearest && `vars.${nearest}`)
  const advice = nearest === undefined ? '; give it a first value under "variables"' : ''
  return [warning(placed.path, 'unset_variable', message + advice, hint(placed, field, nearest))]
}

function unknownRoot(placed: PlacedExpression, root: UsedName, variables: ReadonlySet<string>): Finding[] {
  const roots = TOOL.test(placed.path) ? [...ROOTS, 'args'] : ROOTS
  if (roots.includes(root.name)) return []
  const nearest = variables.has(root.name) ? `vars.${root.name}` : (INNER[root.name] ?? nearestName(root.name, roots))
  const { message } = withSuggestion(`"${root.name}" is always empty`, nearest)
  const advice = nearest === undefined ? `; an expression sees ${roots.join(', ')}` : ''
  return [warning(placed.path, 'unknown_name', message + advice, hint(placed, root, nearest))]
}

/** `nearestFunction` is given where the variable is called. */
function unboundVariable(placed: PlacedExpression, used: UsedName, nearestFunction: Nearest | undefined): Finding {
  if (nearestFunction === undefined)
    return warning(placed.path, 'unknown_name', `"$${used.name}" is always empty`, hint(placed, used))
  const nearest = nearestFunction(used.name)
  const suggestion = nearest && `$${nearest}`
  const { message } = withSuggestion(`there is no function $${used.name}`, suggestion)
  return error(placed.path, 'unknown_function', message, hint(placed, used, suggestion))
}

function calledName(placed: PlacedExpression, used: UsedName, nearestFunction: Nearest): Finding {
  const nearest = NATIVE_NAMES.includes(used.name) ? used.name : nearestFunction(used.name)
  const { message } = withSuggestion(`"${used.name}" is no function`, nearest && `$${nearest}`)
  return error(placed.path, 'unknown_function', message, hint(placed, used, nearest && `$${nearest}`))
}

function hint(
  placed: PlacedExpression,
  { offset }: UsedName,
  suggestion?: string,
): Pick<Finding, 'offset' | 'suggestion'> {
  return {
    offset: placed.offset + (offset ?? 0),
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}
