import { createContext, useContext, useEffect, useId, useState } from 'react'
import type { ExpressionEvaluation } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useEvaluation } from '../data/flows.ts'
import { Icon } from '../parts/icon.tsx'
import { textOf } from '../parts/json.ts'
import { sentenceOf } from '../parts/problem.tsx'
import type { ControlProps } from './context.ts'
import { scopeFrom } from './samples.ts'
import { Button } from '../parts/controls/button.tsx'
import styles from './fields.module.css'
import { css } from '../parts/css.ts'

type Props = { kind: 'expression' | 'template'; source: string; control: ControlProps }

/** Sample values of earlier evaluations, by name, for later ones. */
export const Samples = createContext<[Readonly<Record<string, string>>, (name: string, text: string) => void]>([
  {},
  () => undefined,
])

const IDLE_MS = 300

/** Evaluates an expression or template by the service, with sample values. */
export function TryOut({ kind, source, control: { title } }: Props) {
  const { may } = useSession()
  const [open, setOpen] = useState(false)
  const panel = useId()
  if (!may('evaluateExpression')) return null
  return (
    <span className={styles.tryOut}>
      <Button
        type="button"
        kind="quiet"
        aria-label={`Try it: ${title}`}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="executions" size={12} />
        Try it
      </Button>
      {open && (
        <span className={styles.tryPanel} id={panel}>
          <Trial kind={kind} source={source} />
        </span>
      )}
    </span>
  )
}

function Trial({ kind, source }: { kind: 'expression' | 'template'; source: string }) {
  const [samples, setSample] = useContext(Samples)
  const settledSource = useIdle(source)
  const scope = scopeFrom(samples)
  const { data, error } = useEvaluation({ kind, source: settledSource, scope })
  if (error !== null) return <span className={styles.trialError}>{sentenceOf(error)}</span>
  if (data === undefined) return <span className={css.soft}>…</span>
  return (
    <>
      {data.names.map(name => (
        <label key={name}>
          <code>{name}</code>
          <input
            value={samples[name] ?? ''}
            placeholder="a value, as text or JSON"
            spellCheck={false}
            onChange={({ target }) => setSample(name, target.value)}
          />
        </label>
      ))}
      <Outcome evaluation={data} source={settledSource} />
    </>
  )
}

function Outcome({
  evaluation: { outcome, value, type, error },
  source,
}: {
  evaluation: ExpressionEvaluation
  source: string
}) {
  if (outcome === 'error' && error !== null)
    return (
      <span className={styles.trialError} role="status">
        {error.message}
        {error.position !== null && error.position > 0 && <code>{excerpt(source, error.position)}</code>}
      </span>
    )
  return (
    <span className={styles.trialResult} role="status">
      <code>{type === 'nothing' ? 'nothing' : textOf(value)}</code>
      <span className={styles.kind}>{type}</span>
    </span>
  )
}

/** The text right before an error. */
function excerpt(source: string, position: number): string {
  return `${position > 24 ? '…' : ''}${source.slice(Math.max(0, position - 24), position)}⟵`
}

/** The text when typing has paused. */
function useIdle(text: string): string {
  const [idle, setIdle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(text), IDLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return idle
}
