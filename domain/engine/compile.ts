import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import { isDuration, parseInstant } from '../date-time.ts'
import { ExpressionError } from '../expressions/errors.ts'
import { compileExpression, type CompiledExpression } from '../expressions/expression.ts'
import { compileTemplate, compileValue } from '../expressions/template.ts'
import type { Json } from '../json.ts'
import { anyOperation, type OperationFinder } from '../operations/used-operations.ts'
import type {
  CompiledFlow,
  CompiledNode,
  CompileProblem,
  Compiler,
  NodeBehavior,
  NodeKind,
  Target,
} from './compiled-flow.ts'
import { agent } from './nodes/agent.ts'
import { answer } from './nodes/answer.ts'
import { call, http } from './nodes/calls.ts'
import { condition, goto, setVariable, split } from './nodes/decisions.ts'
import { buttons, fileUpload, form, input, isQuestion } from './nodes/questions.ts'
import { notify } from './nodes/notify.ts'
import { handoff } from './nodes/handoffs.ts'
import { emit, goal, subflow } from './nodes/records.ts'
import { card, end, media, message } from './nodes/texts.ts'
import { wait } from './nodes/waits.ts'

/** The definition has texts or settings that cannot run; `problems` names each with its position. */
export class FlowCompilationError extends Error {
  readonly problems: readonly CompileProblem[]

  constructor(problems: readonly CompileProblem[]) {
    super(`the flow does not compile: ${problems.map(problem => `${problem.path}: ${problem.message}`).join('; ')}`)
    this.name = 'FlowCompilationError'
    this.problems = problems
  }
}

/**
 * Compiles every expression and template of a definition that its schema accepts, once per version. Throws
 * FlowCompilationError; whether the graph makes sense is checked by `validateFlow`.
 * @param operation finds the operations of the version; for a flow apart from its workspace, every one is there
 */
export function compileFlow(
  definition: FlowDefinition,
  versionId = '',
  operation: OperationFinder = anyOperation,
): CompiledFlow {
  const { flow, problems } = compileWithProblems(definition, versionId, { operation })
  if (problems.length > 0) throw new FlowCompilationError(problems)
  return flow
}

/** Indices of nodes and triggers that are left out because their schema refuses them. */
export type LeftOut = { nodes: ReadonlySet<number>; triggers: ReadonlySet<number> }

/** What a definition is compiled with. */
type Compilation = { leftOut?: LeftOut; operation?: OperationFinder }

const NOTHING: LeftOut = { nodes: new Set(), triggers: new Set() }

/** Like `compileFlow`, but returns the problems, with placeholders for the parts that do not compile. */
export function compileWithProblems(
  definition: FlowDefinition,
  versionId = '',
  { leftOut = NOTHING, operation = anyOperation }: Compilation = {},
): { flow: CompiledFlow; problems: CompileProblem[] } {
  const problems: CompileProblem[] = []
  const nodes = new Map<string, CompiledNode>()
  for (const [index, node] of definition.nodes.entries()) {
    const pointer = `/nodes/${index}`
    if (leftOut.nodes.has(index)) continue
    const compiler = compilerAt(pointer, problems, operation)
    nodes.set(node.id, { ...compileNode(withDefaults(node, definition), compiler), pointer })
  }
  const filters = new Map<number, CompiledExpression>()
  for (const [index, trigger] of (definition.triggers ?? []).entries()) {
    if (leftOut.triggers.has(index) || trigger.type !== 'event' || trigger.filter === undefined) continue
    filters.set(index, compilerAt(`/triggers/${index}`, problems, operation).expression(trigger.filter, '/filter'))
  }
  return {
    flow: {
      versionId,
      code: definition.code,
      definition,
      start: definition.start ?? nodes.keys().next().value ?? '',
      nodes,
      filters,
      operation,
    },
    problems,
  }
}

/** The node with what its flow says about all questions. */
function withDefaults(node: Node, { asides = false }: FlowDefinition): Node {
  return isQuestion(node) ? { asides, ...node } : node
}

function compilerAt(base: string, problems: CompileProblem[], operation: OperationFinder): Compiler {
  const problem: Compiler['problem'] = (pointer, code, message, offset) => {
    problems.push({ path: base + pointer, code, message, ...(offset === undefined ? {} : { offset }) })
  }
  const template: Compiler['template'] = (source, pointer) =>
    attempt(
      () => compileTemplate(source),
      ({ message, position }) => problem(pointer, 'template', message, position),
    ) ?? compileTemplate('')
  return {
    problem,
    template,
    operation,
    expression: (source, pointer) =>
      attempt(
        () => compileExpression(source),
        ({ message, position }) => problem(pointer, 'expression', message, position),
      ) ?? compileExpression('null'),
    value: (definition, pointer) =>
      compileValue(definition as Json, (inner, error) =>
        problem(pointer + inner, inner.endsWith('/expr') ? 'expression' : 'template', error.message, error.position),
      ),
    duration(source, pointer) {
      if (!source.includes('{{') && !isDuration(source))
        problem(pointer, 'duration', 'not an ISO 8601 duration of at most 1000 years')
      return template(source, pointer)
    },
    instant(source, pointer) {
      if (!source.includes('{{') && parseInstant(source) === undefined)
        problem(pointer, 'instant', 'not an RFC 3339 instant with offset')
      return template(source, pointer)
    },
  }
}

function attempt<Result>(compile: () => Result, report: (error: ExpressionError) => void): Result | undefined {
  try {
    return compile()
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    report(error)
    return undefined
  }
}

/** One row per node type. A type that the schema gains and this table lacks does not compile. */
const NODE_KINDS: { readonly [Type in Node['type']]: NodeKind<Extract<Node, { type: Type }>> } = {
  message,
  media,
  card,
  buttons,
  input,
  form,
  file_upload: fileUpload,
  set_variable: setVariable,
  condition,
  split,
  wait,
  http,
  call,
  agent,
  answer,
  notify,
  subflow,
  goto,
  goal,
  emit,
  handoff,
  end,
}

export function compileNode(node: Node, compiler: Compiler): NodeBehavior {
  return kindOfNode(node).compile(node, compiler)
}

export function targetsOf(node: Node): Target[] {
  return kindOfNode(node).targets(node)
}

export function pauses(node: Node): boolean {
  const kind = kindOfNode(node)
  return kind.pausesAt?.(node) ?? kind.pauses
}

// The row of a node's own type takes that node: the lookup keeps what the type checker cannot follow.
function kindOfNode(node: Node): NodeKind<Node> {
  return NODE_KINDS[node.type]
}
