import type { AgentNode, FlowDefinition, Trigger } from '../../generated/schemas/flow.ts'
import type { Compiler } from '../engine/compiled-flow.ts'
import { compileNode, pauses, targetsOf } from '../engine/compile.ts'
import { ExpressionError } from '../expressions/errors.ts'
import { compilePattern } from '../expressions/patterns.ts'
import { compileExpression, type CompiledExpression } from '../expressions/expression.ts'
import { compileTemplate, compileValue, escapePointer, expressionsIn } from '../expressions/template.ts'
import { isJsonObject } from '../json.ts'
import type { OperationDirectory, OperationFinder } from '../operations/used-operations.ts'
import { nearestAmong, nearestName } from '../nearest-name.ts'
import { namesIn, type UsedName, type UsedNames } from '../expressions/names.ts'
import { NATIVE_NAMES } from '../expressions/natives.ts'
import { unknownConversationField } from './conversation-names.ts'
import { reachedFrom, type PlacedNode } from './graph.ts'
import { error, warning, withSuggestion, type Finding, type Hint } from './finding.ts'

/** An expression of a definition with the position of its text, and the characters of that text before it. */
type PlacedExpression = { path: string; offset: number; expression: CompiledExpression }

/** A JSON value of a definition whose texts are templates, with its position. */
export type PlacedValue = { path: string; value: unknown }

/** The expressions and values of nodes and filters; those that do not compile are left out. */
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

const NO_TEMPLATE = compileTemplate('')
const NO_VALUE = compileValue(null, () => undefined)
const NO_EXPRESSION = compileExpression('null')

/** A compiler without output that records its inputs. */
function recorderAt(base: string, expressions: PlacedExpression[], values: PlacedValue[]): Compiler {
  const record = (path: string, compile: () => Omit<PlacedExpression, 'path'>[]) => {
    expressions.push(...compiled(compile).map(found => ({ path, ...found })))
  }
  const template = (source: string, pointer: string) => {
    record(base + pointer, () => expressionsIn(source))
    return NO_TEMPLATE
  }
  const value = (definition: unknown, pointer: string): void => {
    if (typeof definition === 'string') template(definition, pointer)
    else if (Array.isArray(definition))
      for (const [index, item] of definition.entries()) value(item, `${pointer}/${index}`)
    else if (isJsonObject(definition)) {
      const { expr, ...others } = definition
      if (typeof expr === 'string' && Object.keys(others).length === 0)
        record(`${base}${pointer}/expr`, () => [{ expression: compileExpression(expr), offset: 0 }])
      else for (const [key, item] of Object.entries(definition)) value(item, `${pointer}/${escapePointer(key)}`)
    }
  }
  return {
    problem: () => undefined,
    operation: () => undefined,
    template,
    duration: template,
    instant: template,
    expression(source, pointer) {
      record(base + pointer, () => [{ expression: compileExpression(source), offset: 0 }])
      return NO_EXPRESSION
    },
    value(definition, pointer) {
      values.push({ path: base + pointer, value: definition })
      value(definition, pointer)
      return NO_VALUE
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

/** Other resources of the workspace; only published and active ones count. */
export interface Workspace {
  hasForm(code: string): boolean
  hasFlow(code: string): boolean
  hasConnection(code: string): boolean
  hasGoal(code: string): boolean
  /** Names of a form's fields; undefined if unknown. */
  fieldsOf?(form: string): readonly string[] | undefined
  /** Whether another flow calls this one; undefined if unknown. */
  isCalled?: boolean
  /** Hosts that `http` nodes without a connection may call, with their subdomains; none means any. */
  allowedHosts?: readonly string[]
  /** Codes that may have been meant by one that does not exist. Without intents, sources or labels, any may exist. */
  codes?: Partial<Record<'form' | 'flow' | 'connection' | 'goal' | 'intent' | 'source' | 'label', readonly string[]>>
  /** The operations that the definition names, and those of its live version; undefined if unknown. */
  operations?: { now: OperationDirectory; live?: OperationFinder }
  /** Code of the published flow that owns the intent. */
  intentOwner(intent: string): string | undefined
}

/** For a flow that is checked without a workspace: all references may exist. */
export const ANY_WORKSPACE: Workspace = {
  hasForm: () => true,
  hasFlow: () => true,
  hasConnection: () => true,
  hasGoal: () => true,
  intentOwner: () => undefined,
}

/** A trigger with its position in the document. */
export type PlacedTrigger = { trigger: Trigger; index: number }

export function unknownReferences(
  definition: FlowDefinition,
  nodes: readonly PlacedNode[],
  workspace: Workspace,
): Finding[] {
  const { form = [], flow = [], connection = [], goal = [] } = workspace.codes ?? {}
  const nearest = {
    form: nearestAmong(form),
    flow: nearestAmong(flow),
    connection: nearestAmong(connection),
    goal: nearestAmong(goal),
  }
  const calls = { definition, nodes, workspace, nearest }
  return nodes.flatMap(placed =>
    [
      referenceOf(calls, placed) ?? [],
      placed.node.type === 'agent' ? unknownOfTools(calls, placed.node, `/nodes/${placed.index}`) : [],
    ].flat(),
  )
}

export function intentConflicts(
  definition: FlowDefinition,
  triggers: readonly PlacedTrigger[],
  workspace: Workspace,
): Finding[] {
  const declared = new Set<string>()
  const findings: Finding[] = []
  for (const { trigger, index } of triggers) {
    if (trigger.type !== 'chat_intent') continue
    const path = `/triggers/${index}/intent`
    if (declared.has(trigger.intent))
      findings.push(error(path, 'duplicate_intent', `the intent ${trigger.intent} is declared twice`))
    declared.add(trigger.intent)
    const owner = workspace.intentOwner(trigger.intent)
    if (owner !== undefined && owner !== definition.code)
      findings.push(error(path, 'intent_taken', `the intent ${trigger.intent} belongs to the flow ${owner}`))
  }
  return findings
}

/** Entities whose pattern is not a valid regular expression. */
export function brokenEntities(triggers: readonly PlacedTrigger[]): Finding[] {
  return triggers.flatMap(({ trigger, index }) =>
    Object.entries(trigger.type === 'chat_intent' ? (trigger.entities ?? {}) : {}).flatMap(([name, { pattern }]) => {
      if (pattern === undefined) return []
      try {
        compilePattern(pattern, 'i')
        return []
      } catch (problem) {
        if (!(problem instanceof ExpressionError)) throw problem
        return [error(`/triggers/${index}/entities/${name}/pattern`, 'pattern', problem.message)]
      }
    }),
  )
}

type Calls = {
  definition: FlowDefinition
  nodes: readonly PlacedNode[]
  workspace: Workspace
  /** The code of that kind that is nearest to an unknown one. */
  nearest: Record<Kind, (code: string) => string | undefined>
}

function referenceOf(calls: Calls, { node, index }: PlacedNode): Finding | undefined {
  const { workspace } = calls
  const path = `/nodes/${index}`
  switch (node.type) {
    case 'form':
      return workspace.hasForm(node.form) ? undefined : unknown(`${path}/form`, 'form', node.form, calls)
    case 'subflow':
      return unknownFlow(calls, node.flow, `${path}/flow`)
    case 'goal':
      return workspace.hasGoal(node.code) ? undefined : unknown(`${path}/code`, 'goal', node.code, calls)
    case 'http':
    case 'call':
    case 'agent':
    case 'answer':
      return node.connection === undefined ? undefined : unknownConnection(node.connection, `${path}/connection`, calls)
    case 'message':
    case 'media':
    case 'card':
    case 'buttons':
    case 'input':
    case 'file_upload':
    case 'set_variable':
    case 'condition':
    case 'split':
    case 'wait':
    case 'goto':
    case 'emit':
    case 'notify':
    case 'handoff':
    case 'end':
      return undefined
  }
}

function unknownOfTools(calls: Calls, { tools = [] }: AgentNode, path: string): Finding[] {
  return tools.flatMap((tool, index) => {
    const toolPath = `${path}/tools/${index}`
    if (tool.type === 'knowledge') return []
    return (
      (tool.type === 'flow'
        ? unknownFlow(calls, tool.flow, `${toolPath}/flow`)
        : unknownConnection(tool.connection, `${toolPath}/connection`, calls)) ?? []
    )
  })
}

function unknownFlow(calls: Calls, code: string, path: string): Finding | undefined {
  const { definition, workspace } = calls
  if (code === definition.code) return recursion(calls, path)
  return workspace.hasFlow(code) ? undefined : unknown(path, 'flow', code, calls)
}

/** Every run fails if none of them can end, or wait, without calling the flow again. */
function recursion({ definition, nodes }: Calls, path: string): Finding {
  const { code, start = nodes.find(({ index }) => index === 0)?.node.id ?? '' } = definition
  const others = nodes.map(({ node }) => node).filter(node => !(node.type === 'subflow' && node.flow === code))
  const reached = reachedFrom(others, start)
  const canEnd = others.some(
    node =>
      reached.has(node.id) && (node.type === 'end' || pauses(node) || targetsOf(node).some(({ to }) => to === null)),
  )
  return canEnd || nodes.length < definition.nodes.length || path.includes('/tools/')
    ? warning(path, 'subflow_recursion', 'the flow calls itself; an execution that nests too deeply fails')
    : error(path, 'subflow_recursion', 'the flow calls itself in every execution, so that none can end')
}

function unknownConnection(code: string, path: string, calls: Calls): Finding | undefined {
  return calls.workspace.hasConnection(code) ? undefined : unknown(path, 'connection', code, calls)
}

const KINDS = {
  form: ['unknown_form', 'form'],
  flow: ['unknown_flow', 'published flow'],
  connection: ['unknown_connection', 'connection'],
  goal: ['unknown_goal', 'active goal'],
} as const

type Kind = keyof typeof KINDS

function unknown(path: string, kind: Kind, code: string, { nearest }: Calls): Finding {
  const [finding, noun] = KINDS[kind]
  return error(path, finding, withSuggestion(`there is no ${noun} "${code}"`, nearest[kind](code)))
}

const ROOTS = ['vars', 'input', 'event', 'context', 'entities', 'conversation']
/** Names that are parts of another. */
const INNER: Readonly<Record<string, string>> = {
  customer: 'conversation.customer',
  locale: 'conversation.locale',
}
/** The arguments of a tool are in scope only in its request. */
const TOOL = /^\/nodes\/\d+\/tools\/\d+\//

/** After this many findings no further expression is examined: 1 MB has room for half a million unknown names. */
const UNKNOWN_AT_MOST = 1_000

/** Names in expressions that are always empty, and functions that do not exist. */
export function unknownNames(
  definition: FlowDefinition,
  nodes: readonly PlacedNode[],
  expressions: readonly PlacedExpression[],
  workspace: Workspace,
): Finding[] {
  const variables = variablesOf(definition, nodes, workspace)
  const nearestFunction = nearestAmong(NATIVE_NAMES)
  const findings: Finding[] = []
  for (const placed of expressions) {
    const { roots, unbound, calledNames } = namesIn(placed.expression.syntax)
    findings.push(
      ...roots.flatMap(root =>
        root.name === 'vars'
          ? unsetVariable(placed, root.field, variables)
          : unknownRoot(placed, root, variables.names),
      ),
      ...unbound.map(({ called, ...used }) => unboundVariable(placed, used, called ? nearestFunction : undefined)),
      ...calledNames.map(used => calledName(placed, used, nearestFunction)),
    )
    // The others are not examined and may contain errors, so this finding is an error.
    if (findings.length >= UNKNOWN_AT_MOST)
      return [...findings, error('', 'unknown_name', 'its expressions contain too many unknown names')]
  }
  return findings
}

type Nearest = (name: string) => string | undefined
type UsedRoot = UsedNames['roots'][number]

type Variables = {
  names: ReadonlySet<string>
  nearest: Nearest
  /** Whether the flow may have variables that it does not set. */
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

/** If the caller of a flow passes variables, only a misspelt name is certain to be a mistake. */
function unsetVariable(placed: PlacedExpression, field: UsedName | undefined, variables: Variables): Finding[] {
  const { names, open } = variables
  if (field === undefined || names.has(field.name) || open === 'form') return []
  const nearest = variables.nearest(field.name)
  if (nearest === undefined && open === 'called') return []
  const { message } = withSuggestion(`nothing in the flow sets vars.${field.name}`, nearest && `vars.${nearest}`)
  const advice = nearest === undefined ? '; give it a first value under "variables"' : ''
  return [warning(placed.path, 'unset_variable', message + advice, hint(placed, field, nearest))]
}

function unknownRoot(placed: PlacedExpression, root: UsedRoot, variables: ReadonlySet<string>): Finding[] {
  const roots = TOOL.test(placed.path) ? [...ROOTS, 'args'] : ROOTS
  if (roots.includes(root.name)) return unknownField(placed, root)
  const nearest = variables.has(root.name) ? `vars.${root.name}` : (INNER[root.name] ?? nearestName(root.name, roots))
  const { message } = withSuggestion(`"${root.name}" is always empty`, nearest)
  const advice = nearest === undefined ? `; an expression sees ${roots.join(', ')}` : ''
  return [warning(placed.path, 'unknown_name', message + advice, hint(placed, root, nearest))]
}

function unknownField(placed: PlacedExpression, root: UsedRoot): Finding[] {
  const unknown = unknownConversationField(root)
  if (unknown === undefined) return []
  const { message } = withSuggestion(`"${unknown.path}" is always empty`, unknown.nearest)
  const advice = unknown.nearest === undefined ? `; it has ${unknown.fields.join(', ')}` : ''
  return [warning(placed.path, 'unknown_name', message + advice, hint(placed, root, unknown.nearest))]
}

/** `nearestFunction` is set if the variable is called. */
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
  const { message } = withSuggestion(`"${used.name}" is not a function`, nearest && `$${nearest}`)
  return error(placed.path, 'unknown_function', message, hint(placed, used, nearest && `$${nearest}`))
}

function hint(placed: PlacedExpression, { offset }: UsedName, suggestion?: string): Hint {
  return {
    offset: placed.offset + (offset ?? 0),
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}
