import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { CompiledExpression } from '../expressions/expression.ts'
import type { CompiledTemplate, CompiledValue } from '../expressions/template.ts'
import type { JsonObject } from '../json.ts'
import type { OperationFinder } from '../operations/used-operations.ts'
import type { FieldViolation } from '../values/violation.ts'
import type { CallResult, PersonAct, TurnEnvironment } from './stimulus.ts'
import type { TurnState } from './turn-state.ts'
import type { Aside, FailureKind, HandoffWait, ToolAnswer, Wait } from './snapshot.ts'

/**
 * A flow whose expressions and templates are compiled: made once per published version, shared by all its executions.
 */
export interface CompiledFlow {
  readonly versionId: string
  readonly code: string
  readonly definition: FlowDefinition
  readonly start: string
  readonly nodes: ReadonlyMap<string, CompiledNode>
  /** Filters of the event triggers, by index in `definition.triggers`. */
  readonly filters: ReadonlyMap<number, CompiledExpression>
  /** Finds the operations that its nodes name, as they were when the version was published. */
  readonly operation: OperationFinder
}

/** The versions that a run may need. */
export type FlowVersions = {
  /** The published ones, by their codes. */
  flows: ReadonlyMap<string, { flow: CompiledFlow }>
  /** Those that the frames of the snapshot run, by their ids; one that no longer loads is absent. */
  versions: ReadonlyMap<string, CompiledFlow>
}

/** Everything a turn needs that is not in the snapshot. */
export interface Environment extends TurnEnvironment, FlowVersions {
  /** Steps one turn may take; 1,000 when absent. */
  stepBudget?: number
}

/** What a node decides. */
export type Move =
  /** `edge`: its position in the node; null at the start of a flow. */
  | { type: 'go'; edge: string | null; to: string | null; detail?: JsonObject }
  | { type: 'wait'; wait: Wait }
  /** `tool`: the flow runs for a tool of that name, and shows nothing. `aside`: the question that it interrupts. */
  | { type: 'call'; subflow: string; inputs: JsonObject; tool?: string; aside?: Aside }
  | { type: 'end'; outputs: JsonObject }
  /** Nobody answered in time, and the flow does not say what follows: the whole execution ends. */
  | { type: 'expire' }
  | { type: 'fail'; kind: FailureKind; message: string }

export interface CompiledNode {
  readonly id: string
  /** JSON pointer of the node into the definition. */
  readonly pointer: string
  readonly type: Node['type']
  /** The run arrives at the node. */
  enter(turn: TurnState): Move | Promise<Move>
  /** An input wait is answered. */
  answer?(turn: TurnState, values: JsonObject): Promise<{ violations: FieldViolation[] } | Move>
  /** The wait's time has come. */
  elapse?(turn: TurnState): Move
  /** An event arrived that the wait names; undefined when its filter does not match. */
  eventArrived?(turn: TurnState, data: JsonObject): Promise<Move | undefined>
  /** A person acts in the conversation that was handed over; undefined where the act does not fit its state. */
  personActed?(turn: TurnState, wait: HandoffWait, act: PersonAct): Move | undefined
  /** The outgoing call returned. */
  callReturned?(turn: TurnState, result: CallResult): Move | Promise<Move>
  /** The flow of a tool ended, or could not run to its end. */
  toolReturned?(turn: TurnState, answer: ToolAnswer): Promise<Move>
  /** A subflow ended. */
  subflowReturned?(turn: TurnState, outputs: JsonObject): Move
}

/** A node of any flow. */
export type NodeBehavior = Omit<CompiledNode, 'pointer'>

/** A reference to another node, with its position in the node. */
export type Target = { pointer: string; to: string | null }

/** Everything the core knows about one node type. */
export interface NodeKind<N extends Node> {
  /**
   * Whether a run that arrives may stay beyond the turn, so that a loop through the node is not a loop within a turn.
   */
  readonly pauses: boolean
  /** As `pauses`, where it depends on the settings of the node. */
  pausesAt?(node: N): boolean
  targets(node: N): Target[]
  compile(node: N, compiler: Compiler): NodeBehavior
}

/** Compiles the texts of one node; problems are reported with their position, and a placeholder is returned. */
export interface Compiler {
  template(source: string, pointer: string): CompiledTemplate
  expression(source: string, pointer: string): CompiledExpression
  value(definition: unknown, pointer: string): CompiledValue
  operation: OperationFinder
  duration(source: string, pointer: string): CompiledTemplate
  instant(source: string, pointer: string): CompiledTemplate
  problem(pointer: string, code: CompileProblem['code'], message: string, offset?: number): void
}

/**
 * A problem found while compiling. `path` is a JSON pointer into the definition, `offset` counts the characters of the
 * text before the problem.
 */
export type CompileProblem = {
  path: string
  code: 'expression' | 'template' | 'pattern' | 'duration' | 'instant' | 'node_settings'
  message: string
  offset?: number
}
