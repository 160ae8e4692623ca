import { useEffect, useState } from 'react'
import { useExecutions } from '../../data/executions.ts'
import { useRecording } from '../../data/flow-tests.ts'
import { SelectControl, TextControl } from '../../parts/controls/controls.tsx'
import { Problem } from '../../parts/problem.tsx'
import { exact } from '../../parts/time.tsx'
import { tokensOf } from '../edits/pointer.ts'
import { completed } from './recording.ts'
import { repeated, type Rehearsal } from './rehearsal.ts'
import type { ExecutionRecording } from './simulated.ts'
import { Button } from '../../parts/controls/button.tsx'
import styles from './preview.module.css'
import { css } from '../../parts/css.ts'

/** `run`: id of the run that is opened first; empty for none. */
type Props = { flowId: string; run: string; onBegin: (given: Partial<Rehearsal>) => void }

/** Runs of the flow: the answers that their calls got, or the whole conversation, to be tried on the draft. */
export function RecordedRuns({ flowId, run, onBegin }: Props) {
  const runs = useExecutions({ flowId, limit: 20 })
  const [chosen, setChosen] = useState(run === '' ? undefined : run)
  const reading = useRecording()
  const { mutate: read } = reading
  useEffect(() => {
    if (run !== '') read(run)
  }, [run, read])
  const executionId = chosen ?? runs.items[0]?.id
  if (runs.error !== null) return <Problem error={runs.error} />
  if (executionId === undefined)
    return <p className={css.soft}>{runs.isPending ? 'Loading…' : 'No execution of this flow yet.'}</p>
  const stubs = () =>
    reading.mutate(executionId, { onSuccess: ({ stubs: recorded, splits }) => onBegin({ stubs: recorded, splits }) })
  return (
    <div className={css.controls}>
      <SelectControl
        label="Execution"
        value={executionId}
        choices={runs.items.map(({ id, createdAt, status }) => ({
          value: id,
          title: `${exact(createdAt)} · ${status.replace('_', ' ')}`,
        }))}
        onChange={setChosen}
      />
      <div className={styles.tryRow}>
        <button onClick={stubs} disabled={reading.isPending}>
          Use the answers to its calls
        </button>
        <button onClick={() => reading.mutate(executionId)} disabled={reading.isPending}>
          Repeat it
        </button>
      </div>
      {reading.error !== null && <Problem error={reading.error} />}
      {reading.data !== undefined && (
        <Repetition key={executionId} recording={reading.data} onBegin={onBegin} onDone={() => reading.reset()} />
      )}
    </div>
  )
}

type RepetitionProps = { recording: ExecutionRecording; onBegin: Props['onBegin']; onDone: () => void }

/** Asks for values that are missing in the record, then repeats the conversation. */
function Repetition({ recording, onBegin, onDone }: RepetitionProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const redacted = recording.incomplete.filter(({ reason }) => reason === 'redacted')
  const lost = recording.incomplete.length - redacted.length
  const repeat = () => {
    onBegin(repeated(completed(recording, given), 'repeated'))
    onDone()
  }
  return (
    <form
      className={`${styles.tryBox} ${css.controls}`}
      aria-label="Repeat the execution"
      onSubmit={event => {
        event.preventDefault()
        repeat()
      }}
    >
      {redacted.length > 0 && <p>Personal data is not in the record. Enter what to use instead.</p>}
      {redacted.map(({ path, kinds }) => (
        <TextControl
          key={path}
          label={`${tokensOf(path).at(-1) ?? path} (${kinds.join(', ').toLowerCase()})`}
          value={given[path]}
          onChange={text => setGiven(all => ({ ...all, [path]: text ?? '' }))}
        />
      ))}
      {lost > 0 && <p>{`${lost} answers of calls were too long to be recorded, and come back empty.`}</p>}
      <footer className={styles.tryRow}>
        <Button kind="primary">Repeat</Button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </footer>
    </form>
  )
}
