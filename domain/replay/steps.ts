import type { LogRecord } from '../../generated/schemas/event-log-entry.ts'
import { canonicalJson } from '../json.ts'
import type { LogLine } from '../engine/log-records.ts'
import type { Advance, Turn } from '../engine/stimulus.ts'

/** Effects of a step, and inputs that do not fit the wait of the run (`refused`, `not_waiting`). */
export type ReplayStepOutcome =
  'completed' | 'waiting' | 'resumed' | 'failed' | 'calling' | 'shown' | 'ended' | 'refused' | 'not_waiting'

/** One effect of a run. */
export type ReplayStep = {
  /** Code of the subflow that the node belongs to; null for the flow that was started. */
  flow: string | null
  /** Null if it belongs to no node. */
  nodeId: string | null
  outcome: ReplayStepOutcome
  /** JSON pointer into the definition that ran: the property that says which node follows. */
  edge: string | null
  next: string | null
  /** Description without ids that differ from run to run: the compared value. */
  text: string
}

/** A line of the log in comparable form; undefined for a line that only records an input. */
export function stepsOf({ nodeId, record }: LogLine): ReplayStep[] {
  const step = (outcome: ReplayStepOutcome, text: string): ReplayStep => ({
    flow: 'flow' in record ? (record.flow ?? null) : null,
    nodeId,
    outcome,
    edge: 'edge' in record ? (record.edge ?? null) : null,
    next: 'next' in record ? record.next : null,
    text,
  })
  const node = nodeId ?? '-'
  switch (record.kind) {
    case 'step_completed':
      return [step('completed', `${node} → ${record.next ?? 'end'}${factsText(record.facts)}`)]
    case 'step_waiting':
      return [step('waiting', `${node} waits for ${waitText(record)}`)]
    case 'step_resumed':
      return [step('resumed', `${node} goes on by ${record.by}`)]
    case 'handoff_acted':
      return [step('waiting', `${node} takes ${record.act?.type ?? 'a message of the visitor'}`)]
    case 'aside_started':
      return [step('completed', `${node} is interrupted by ${record.aside}`)]
    case 'step_failed':
      return [step('failed', `${node} fails: ${record.failure.kind}: ${record.failure.message}`)]
    case 'message_sent':
      return record.blocks.map(({ type, text }) =>
        step('shown', `shows ${type}${text === undefined ? '' : ` ${JSON.stringify(text)}`}`),
      )
    // An abort is an external input: the flow did not decide it.
    case 'execution_ended':
      return record.abortedBy === undefined ? [step('ended', `ends ${record.status}`)] : []
    case 'call_started':
      return [step('calling', `${node} calls ${record.target ?? ''}`)]
    case 'call_finished':
    case 'execution_started':
    case 'message_received':
      return []
  }
}

/** Assigns the shown blocks to their nodes, which the log does not. */
export function withSources(steps: readonly ReplayStep[], { newBlocks }: Turn): ReplayStep[] {
  let shown = 0
  return steps.map(step => {
    if (step.outcome !== 'shown') return step
    const source = newBlocks[shown++]?.meta['source_node_id']
    return typeof source === 'string' ? { ...step, nodeId: source } : step
  })
}

/** An input that does not fit the wait of the run. */
export function refusalStep(refusal: Exclude<Advance, Turn>, nodeId: string | null): ReplayStep {
  const at = { flow: null, nodeId, edge: null, next: null }
  if (refusal.outcome === 'ignored') return { ...at, outcome: 'not_waiting', text: 'does not wait for this' }
  const broken = refusal.violations.map(({ field, rule }) => `${field} breaks ${rule}`).join(', ')
  return { ...at, outcome: 'refused', text: `refuses the answer: ${broken}` }
}

function waitText({ wait, eventName = '', queue = '', expiresAt }: LogRecord & { kind: 'step_waiting' }): string {
  return `${waited(wait, eventName, queue)}${expiresAt === undefined ? '' : ` until ${expiresAt}`}`
}

/** The position of a branch in its list says less than its target. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['callId', 'branch'])

function factsText(facts: Record<string, unknown> = {}): string {
  const shown = Object.entries(facts).filter(([name]) => !NOT_COMPARED.has(name))
  return shown.length === 0 ? '' : ` ${canonicalJson(Object.fromEntries(shown))}`
}

type Waited = (LogRecord & { kind: 'step_waiting' })['wait']

function waited(wait: Waited, eventName: string, queue: string): string {
  if (wait === 'event') return `the event ${eventName}`
  return wait === 'handoff' ? `a person of ${queue}` : wait
}
