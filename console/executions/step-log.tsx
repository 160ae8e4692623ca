import type { LogRecord } from '../../generated/schemas/event-log-entry.ts'
import { Value } from '../flow/inspector/value.tsx'
import type { LogLine, Run, Step } from '../flow/overlays/run.ts'
import { typeOf } from '../flow/flow-node.ts'
import { words } from '../fields/shapes.ts'
import { Icon } from '../parts/icon.tsx'
import { textAt } from '../parts/json.ts'
import { span } from '../parts/span.ts'
import styles from './run.module.css'
import { css } from '../parts/css.ts'

type Props = {
  run: Run
  startedAt: number
  /** Code of the subflow that is drawn; undefined for the flow that was started. */
  flow: string | undefined
  /** Names of the nodes of the drawn flow. */
  titles: ReadonlyMap<string, string>
  selected: string | undefined
  onSelect: (step: Step) => void
}

/** The steps of the run; a step expands to its waits, calls, answers and decisions. */
export function StepLog({ run: { steps, lines }, ...rest }: Props) {
  const { startedAt } = rest
  const start = lines.find(({ record }) => record.kind === 'execution_started')
  const end = lines.find(({ record }) => record.kind === 'execution_ended')
  if (lines.length === 0) return <p className={css.empty}>The log of this execution is empty, or was purged.</p>
  return (
    <ol className={styles.steps}>
      {start !== undefined && <Bracket line={start} startedAt={startedAt} />}
      {steps.map(step => (
        <li key={step.index} data-outcome={step.outcome} data-sub={step.flow !== undefined || undefined}>
          <StepRow step={step} {...rest} />
        </li>
      ))}
      {end !== undefined && <Bracket line={end} startedAt={startedAt} />}
    </ol>
  )
}

function StepRow({ step, startedAt, flow, titles, selected, onSelect }: { step: Step } & Omit<Props, 'run'>) {
  const type = typeOf({ type: step.nodeType })
  const drawn = step.flow === flow
  return (
    <details open={step.outcome === 'failed' || undefined}>
      <summary
        data-group={type.group}
        data-selected={(drawn && step.nodeId === selected) || undefined}
        onClick={() => onSelect(step)}
      >
        <Icon name={step.outcome === 'failed' ? 'failed' : type.icon} size={15} />
        <span className={styles.name}>{(drawn ? titles.get(step.nodeId) : undefined) ?? step.nodeId}</span>
        {step.flow !== undefined && <span className={styles.sub}>in {step.flow}</span>}
        <span className={styles.when}>
          {span(step.at - startedAt)}
          {step.until - step.at >= 1 && ` · ${span(step.until - step.at)}`}
        </span>
      </summary>
      {step.lines
        .filter(line => tells(line, step))
        .map(line => (
          <Line key={line.id} line={line} />
        ))}
    </details>
  )
}

/** Fields of a line that its sentence and its step contain, or that are irrelevant to a reader. */
const SAID_OTHERWISE = new Set([
  'kind',
  'nodeType',
  'flow',
  'flowVersionId',
  'idempotencyKey',
  'redacted',
  'next',
  'edge',
  'ok',
  'by',
  'wait',
  'durationMs',
])

/** What the names of a line are to a reader; what a visitor or a service named keeps its name. */
const NAMED: Readonly<Record<string, string>> = { target: 'Address', failure: 'Why' }

function Line({ line: { record } }: { line: LogLine }) {
  const facts = Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (SAID_OTHERWISE.has(name) || (name === 'attempt' && value === 1)) return []
    const said = name === 'failure' ? (textAt(value, 'message') ?? value) : value
    return [[NAMED[name] ?? words(name), said]]
  })
  return (
    <div className={styles.line}>
      <p>{sentenceFor(record)}</p>
      {facts.length > 0 && <Value value={Object.fromEntries(facts)} />}
    </div>
  )
}

function Bracket({ line, startedAt }: { line: LogLine; startedAt: number }) {
  const isStart = line.record.kind === 'execution_started'
  return (
    <li>
      <details>
        <summary>
          <Icon name={isStart ? 'start' : 'end'} size={15} />
          <span className={styles.name}>{isStart ? 'Started' : 'Ended'}</span>
          <span className={styles.when}>{span(line.at - startedAt)}</span>
        </summary>
        <Line line={line} />
      </details>
    </li>
  )
}

/** The request of a node is recorded as done before it fails: this would be confusing on a failed step. */
function tells({ record }: LogLine, { outcome }: Step): boolean {
  return outcome !== 'failed' || record.kind !== 'step_completed'
}

function doneAs({ next, facts = {} }: LogRecord & { kind: 'step_completed' }): string {
  if (typeof facts['subflow'] === 'string') return `Runs ${facts['subflow']}`
  return next === null ? 'Done' : `Done; on to ${next}`
}

function sentenceFor(record: LogRecord): string {
  switch (record.kind) {
    case 'execution_started':
      return 'The execution began'
    case 'step_completed':
      return doneAs(record)
    case 'step_waiting':
      return `Waits for ${AWAITED[record.wait]}`
    case 'handoff_acted':
      return record.act === undefined ? 'The visitor wrote to the person' : ACTED[record.act.type]
    case 'aside_started':
      return `The visitor asked something else; runs ${record.aside}`
    case 'step_resumed':
      return record.by === 'expiry' ? 'No reply in time' : `Went on by ${record.by}`
    case 'step_failed':
      return record.next === null ? 'Failed' : `Failed; on to ${record.next}`
    case 'call_started':
      return record.nodeType === 'agent' ? 'Asked the model' : 'Called'
    case 'call_finished':
      return `${record.ok ? 'Answered' : 'The call failed'} after ${span(record.durationMs)}`
    case 'message_received':
      return 'The visitor wrote'
    case 'message_sent':
      return 'Shown to the visitor'
    case 'execution_ended':
      return `The execution ended: ${record.status}`
  }
}

const AWAITED = { input: 'an answer', timer: 'a time', event: 'an event', handoff: 'a person' } as const

const ACTED = {
  claim: 'A person claimed the conversation',
  release: 'The person released the conversation',
  reply: 'The person replied',
  hand_back: 'The person handed the conversation back',
  close: 'The person closed the conversation',
} as const
