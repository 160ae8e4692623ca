import { useState } from 'react'
import type { SimulationWait } from '../../../sdk/index.ts'
import { TextControl } from '../../parts/controls/controls.tsx'
import { Value } from '../inspector/value.tsx'
import { readJson } from '../../parts/json.ts'
import { JsonObjectControl } from './json-control.tsx'
import { modelAnswer, type missingStub } from './rehearsal.ts'
import type { Tryout } from './use-rehearsal.ts'
import { Button } from '../../parts/controls/button.tsx'
import styles from './preview.module.css'
import { css } from '../../parts/css.ts'

const STEPS = [
  { title: '+ 1 minute', duration: 'PT1M' },
  { title: '+ 1 hour', duration: 'PT1H' },
  { title: '+ 1 day', duration: 'P1D' },
]

type ClockProps = { now: string; wait: SimulationWait | null } & Pick<Tryout, 'move'>

/** The clock of the run, and controls to advance it. */
export function Clock({ now, wait, move }: ClockProps) {
  return (
    <div className={styles.tryRow} role="group" aria-label="Clock">
      <span className={css.soft}>
        <Instant at={now} />
      </span>
      {wait !== null &&
        STEPS.map(({ title, duration }) => (
          <button key={duration} onClick={() => move({ advance: duration })}>
            {title}
          </button>
        ))}
      {wait?.dueAt != null && (
        <button onClick={() => move({ timeout: true })} title={WHEN_DUE[wait.kind]}>
          Until it is due
        </button>
      )}
    </div>
  )
}

/** A clock that stays out of the way of an answer, and is gone after the end. */
export function FoldedClock(props: ClockProps) {
  if (props.wait === null) return null
  if (props.wait.kind !== 'input') return <Clock {...props} />
  return (
    <details>
      <summary>Let time pass</summary>
      <Clock {...props} />
    </details>
  )
}

const WHEN_DUE = {
  input: 'Nobody answers in time',
  timer: 'The time passes',
  event: 'The event does not arrive in time',
  handoff: 'Nobody claims the conversation in time',
} as const

function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>
}

/** What a visitor may type besides the answer to a question, and the intent that it is to mean. */
export function Interruption({ move }: Pick<Tryout, 'move'>) {
  const [text, setText] = useState('')
  const [intent, setIntent] = useState('')
  return (
    <details className={styles.tryBox}>
      <summary>Ask something else</summary>
      <TextControl label="Text of the visitor" value={text} onChange={value => setText(value ?? '')} />
      <TextControl label="Intent that it means" value={intent} onChange={value => setIntent(value ?? '')} />
      <button disabled={text === '' || intent === ''} onClick={() => move({ aside: { intent, text } }, text)}>
        Interrupt the question
      </button>
    </details>
  )
}

/** The run waits for a time or an event. */
export function Pause({ wait, move }: { wait: SimulationWait } & Pick<Tryout, 'move'>) {
  const [data, setData] = useState<Readonly<Record<string, unknown>>>({})
  if (wait.kind === 'input') return null
  return (
    <div className={styles.tryBox} role="status">
      {wait.kind === 'timer' && wait.dueAt !== null && (
        <p>
          <code>{wait.nodeId}</code> waits until <Instant at={wait.dueAt} />.
        </p>
      )}
      {wait.kind === 'handoff' && <Person wait={wait} move={move} />}
      {wait.event !== null && (
        <>
          <p>
            <code>{wait.nodeId}</code> waits for the event <code>{wait.event}</code>.
          </p>
          <JsonObjectControl label="Data of the event" value={data} onChange={setData} />
          <button onClick={() => move({ event: wait.event ?? '', data: { ...data } })}>The event arrives</button>
        </>
      )}
    </div>
  )
}

/** A person has the conversation; what the visitor writes is answered in the chat itself. */
function Person({ wait, move }: { wait: SimulationWait } & Pick<Tryout, 'move'>) {
  const [text, setText] = useState('')
  return (
    <>
      <p>
        <code>{wait.nodeId}</code> waits for a person.
      </p>
      <TextControl label="Text of the person" value={text} onChange={value => setText(value ?? '')} />
      <button disabled={text === ''} onClick={() => move({ person: { type: 'reply', text } })}>
        Reply
      </button>
      <button onClick={() => move({ person: { type: 'hand_back', outcome: text } })}>Hand back</button>
      <button onClick={() => move({ person: { type: 'close' } })}>Close</button>
    </>
  )
}

type Missing = NonNullable<ReturnType<typeof missingStub>>

const CALLED = { agent: 'a language model', answer: 'the documents', http: 'a service' }
const LABELS = { agent: 'Text, or tool calls as JSON', answer: 'Answer of the model', http: 'Body' }

/** Asks for the answer to a call of the run that has none. */
export function MissingAnswer({ missing, answerCall }: { missing: Missing } & Pick<Tryout, 'answerCall'>) {
  const [status, setStatus] = useState('200')
  const [text, setText] = useState('')
  const [passage, setPassage] = useState('')
  const { kind } = missing
  const answers = {
    agent: () => modelAnswer(text),
    answer: () => ({ passages: passage === '' ? [] : [{ text: passage }], ...(text === '' ? {} : { text }) }),
    http: () => ({ status: Number(status), body: text === '' ? null : readJson(text) }),
  }
  const answer = () => answerCall(missing.key, answers[kind]())
  return (
    <form
      className={styles.tryBox}
      aria-label={`Answer of ${missing.key}`}
      onSubmit={event => {
        event.preventDefault()
        answer()
      }}
    >
      <p>
        <code>{missing.key}</code> calls {CALLED[kind]}. Nothing is called here: what does it answer?
      </p>
      <details>
        <summary>What would be sent</summary>
        <Value value={missing.request} />
      </details>
      {kind === 'answer' && (
        <TextControl label="Passage" lines={3} value={passage} onChange={(typed = '') => setPassage(typed)} />
      )}
      {kind === 'http' && (
        <TextControl label="Status" type="number" value={status} onChange={(typed = '') => setStatus(typed)} />
      )}
      <TextControl
        label={LABELS[kind]}
        lines={3}
        mono={kind !== 'agent'}
        value={text}
        onChange={(typed = '') => setText(typed)}
      />
      <footer className={styles.tryRow}>
        <Button kind="primary" disabled={kind === 'http' && !/^[1-5]\d\d$/.test(status)}>
          Answer
        </Button>
        <button type="button" onClick={() => answerCall(missing.key, { fails: 'no answer' })}>
          Let it fail
        </button>
      </footer>
    </form>
  )
}
