import type { Node } from '../../../generated/schemas/flow.ts'
import type { Compiler, NodeBehavior, NodeKind, Target } from '../compiled-flow.ts'
import { agent } from './agent.ts'
import { http } from './calls.ts'
import { condition, goto, setVariable, split } from './decisions.ts'
import { buttons, fileUpload, form, input } from './questions.ts'
import { emit, goal, handoff, subflow } from './records.ts'
import { card, end, media, message } from './texts.ts'
import { wait } from './waits.ts'

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
  agent,
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
  return kindOfNode(node).pauses
}

// The row of a node's own type takes that node: the lookup keeps what the type checker cannot follow.
function kindOfNode(node: Node): NodeKind<Node> {
  return NODE_KINDS[node.type]
}
