import type { Outcome } from '../conversion/conversion.ts'
import type { Convert } from './node-import.ts'
import { directReply, http } from './nodes/actions.ts'
import { condition, customFunction, executeFlow, loop } from './nodes/logic.ts'
import { agent, conditionAgent, humanInput, llm } from './nodes/models.ts'
import { seqAgent, seqCondition, seqConditionAgent, seqEnd, seqLoop, seqStart } from './nodes/sequential.ts'
import { start } from './nodes/start.ts'

/** Conversion of one type of node. `best` is the best possible outcome; `becomes` describes it for people. */
export interface NodeKind {
  title: string
  best: Outcome
  becomes: string
  convert: Convert
}

const kind = (title: string, best: Outcome, becomes: string, convert: Convert): NodeKind => ({
  title,
  best,
  becomes,
  convert,
})
const passedOver = (title: string, why: string): NodeKind =>
  kind(title, 'unsupported', `passed over (\`goto\`): ${why.charAt(0).toLowerCase()}${why.slice(1)}`, node =>
    node.unsupported(why),
  )

/** The nodes of an agentflow, by the name that exports give their type. */
export const NODE_KINDS: Readonly<Record<string, NodeKind>> = {
  startAgentflow: kind(
    'Start',
    'imported',
    'an `input` for each field of its form, or one for the message, and `set_variable` for its state',
    start,
  ),
  llmAgentflow: kind(
    'LLM',
    'approximated',
    '`agent`, and `set_variable` for its state; a `message` shows an answer that the state needs too',
    llm,
  ),
  agentAgentflow: kind('Agent', 'approximated', '`agent` without its tools and documents, and `set_variable`', agent),
  conditionAgentflow: kind('Condition', 'imported', '`condition` with every operation', condition),
  conditionAgentAgentflow: kind(
    'Condition Agent',
    'approximated',
    '`agent` that answers with the number of a scenario, and a `condition` that reads it',
    conditionAgent,
  ),
  directReplyAgentflow: kind('Direct Reply', 'imported', '`message`', directReply),
  httpAgentflow: kind(
    'HTTP',
    'imported',
    '`http`; headers with secrets, and credentials, are left to a connection that you create',
    http,
  ),
  humanInputAgentflow: kind(
    'Human Input',
    'imported',
    '`buttons`, after an `agent` where a model writes the text',
    humanInput,
  ),
  loopAgentflow: kind(
    'Loop',
    'imported',
    '`set_variable` and `condition`, which count how often it goes back, and a `message` for the fallback',
    loop,
  ),
  executeFlowAgentflow: kind(
    'Execute Flow',
    'approximated',
    '`subflow`, and `set_variable` for its state',
    executeFlow,
  ),
  customFunctionAgentflow: kind(
    'Custom Function',
    'unsupported',
    'passed over (`goto`); its source stands in the report and beside the node',
    customFunction,
  ),
  retrieverAgentflow: passedOver(
    'Retriever',
    'A flow searches no documents; an `http` node can call a service that does.',
  ),
  toolAgentflow: passedOver('Tool', 'A flow has no tools of Flowise; an `http` node can call their service.'),
  iterationAgentflow: passedOver('Iteration', 'A flow has no step that repeats for each item of a list.'),
  seqStart: kind(
    'Start of sequential agents',
    'approximated',
    'an `input` for the message, and `set_variable` for the state',
    seqStart,
  ),
  seqAgent: kind(
    'Sequential agent',
    'approximated',
    '`agent` without its tools, which sees the answers before it; the last one is shown by a `message`',
    seqAgent,
  ),
  seqLLMNode: kind('Sequential LLM', 'approximated', '`agent`, as a sequential agent', seqAgent),
  seqConditionAgent: kind(
    'Sequential condition agent',
    'approximated',
    '`agent` that answers with the number of an output, and a `condition` that reads it',
    seqConditionAgent,
  ),
  seqCondition: kind(
    'Sequential condition',
    'imported',
    '`condition` for a table of comparisons; one in JavaScript is passed over (`goto`)',
    seqCondition,
  ),
  seqLoop: kind('Sequential loop', 'imported', 'no node, but an edge back to its target', seqLoop),
  seqEnd: kind('Sequential end', 'imported', 'no node: the flow asks for the next message', seqEnd),
  seqToolNode: passedOver('Sequential tools', 'A flow has no tools of Flowise; an `http` node can call their service.'),
  seqExecuteFlow: passedOver('Sequential flow', 'It names a flow of Flowise by an id; a `subflow` can run its import.'),
  seqCustomFunction: passedOver('Sequential function', 'A flow runs no scripts of its own.'),
}

/** Text on the canvas. */
export const NOTES: ReadonlySet<string> = new Set(['stickyNote', 'stickyNoteAgentflow'])
