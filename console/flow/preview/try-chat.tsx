import { useMemo } from 'react'
import { isParleyError, type SimulationResult } from '../../../sdk/index.ts'
import { Problem } from '../../parts/problem.tsx'
import { nodeWith, type Definition } from '../edits/nodes.ts'
import { PreviewChat } from './chat.tsx'
import { Clock, FoldedClock, Interruption, MissingAnswer, Pause } from './pauses.tsx'
import { chatOf, missingStub } from './rehearsal.ts'
import type { Tryout } from './use-rehearsal.ts'
import styles from './preview.module.css'

type Props = {
  /** Names the chat to screen readers. */
  label: string
  tryout: Tryout
  definition: Definition
  /** Shows the settings of a node; absent where there is no editor. */
  onOpen?: (nodeId: string) => void
  /** Whether the clock is folded while the chat waits for an answer. */
  foldsClock?: boolean
}

/** The chat of a trial run, and whatever else it waits for: a time, an event, a person, the answer to a call. */
export function TryChat({ label, tryout, definition, onOpen, foldsClock = false }: Props) {
  const { rehearsal, result, error, isBusy, begin, move, answerCall } = tryout
  const chat = useMemo(
    () => ({
      ...chatOf(rehearsal, result, isBusy),
      answer: (values: Record<string, unknown> | undefined, text: string) =>
        move(values === undefined ? { text } : { values }, text),
      restart: () => begin(),
    }),
    [rehearsal, result, isBusy, begin, move],
  )
  const last = result?.turns.at(-1)
  const missing = missingStub(result)
  return (
    <>
      {error !== null && <Refused error={error} />}
      <PreviewChat label={label} chat={chat} locale={rehearsal.locale} />
      {last !== undefined && (foldsClock ? <FoldedClock {...last} move={move} /> : <Clock {...last} move={move} />)}
      {last?.wait != null && <Pause key={rehearsal.moves.length} wait={last.wait} move={move} />}
      {last?.expectedInput?.asides === true && <Interruption key={`aside ${rehearsal.moves.length}`} move={move} />}
      {missing !== undefined && <MissingAnswer key={missing.key} missing={missing} answerCall={answerCall} />}
      {result?.error != null && missing === undefined && (
        <Failure error={result.error} definition={definition} onOpen={onOpen} />
      )}
    </>
  )
}

type FailureProps = {
  error: NonNullable<SimulationResult['error']>
  definition: Definition
  onOpen: ((nodeId: string) => void) | undefined
}

/** Why the conversation cannot go on, and where. */
function Failure({ error: { kind, message, nodeId }, definition, onOpen }: FailureProps) {
  const node = nodeId === null ? undefined : nodeWith(definition, nodeId)
  const reason = `${message.charAt(0).toUpperCase()}${message.slice(1)}`
  return (
    <div className={styles.tryBox} data-kind="bad" role="alert">
      {kind === 'node_invalid' && <strong>The draft can be tried up to here.</strong>}
      <p>{/[.!?]$/.test(reason) ? reason : `${reason}.`}</p>
      {node !== undefined && onOpen !== undefined && (
        <button onClick={() => onOpen(node.id)}>Open “{node.label ?? node.id}”</button>
      )}
    </div>
  )
}

function Refused({ error }: { error: unknown }) {
  return isParleyError(error, 'flow_invalid') ? (
    <p className={styles.tryBox} role="status">
      The flow as a whole has errors. Once they are fixed, the conversation continues here.
    </p>
  ) : (
    <Problem error={error} />
  )
}
