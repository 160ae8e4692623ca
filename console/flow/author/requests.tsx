import type { AuthorEnd, AuthorStep } from '../../../sdk/index.ts'
import type { Authored } from '../../data/author.ts'
import { css } from '../../parts/css.ts'
import { Problem } from '../../parts/problem.tsx'
import styles from '../preview/preview.module.css'

const STEPS: Readonly<Record<string, string>> = {
  'flows.get_schema': 'Looked up what a node may hold',
  'flows.get_draft': 'Read the flow',
  'flows.update_draft': 'Changed the proposal',
  'flows.validate': 'Checked it',
  'flows.simulate': 'Simulated it',
  'flows.test': 'Tested it',
}
const ENDS: Readonly<Record<AuthorEnd['reason'], string | undefined>> = {
  done: undefined,
  steps: 'The request has reached its limit of steps.',
  time: 'The request has reached its time limit.',
  tokens: 'The request has reached its limit of tokens.',
  budget: 'A budget is spent',
  failed: 'The model failed',
  signed_out: 'You are no longer signed in.',
  stopping: 'The service is restarting. Ask again in a moment.',
}

/** What was asked, with each step of the model. Its texts are shown as they are. */
export function Requests({ requests, isRunning }: { requests: readonly Authored[]; isRunning: boolean }) {
  return requests.map(({ request, log, usage, end, failure }, index) => (
    <section key={index} className={styles.tryBox} aria-label={`Request ${index + 1}`}>
      <p>
        <strong>{request}</strong>
      </p>
      <ol>
        {log.map((entry, index) => (
          <li key={index}>{typeof entry === 'string' ? entry : <Step step={entry} />}</li>
        ))}
      </ol>
      {isRunning && index === requests.length - 1 && <p className={css.soft}>At work…</p>}
      {end !== undefined && <End end={end} />}
      {failure !== null && <Problem error={failure} />}
      {usage !== undefined && (
        <p className={css.soft}>
          {(usage.promptTokens + usage.completionTokens).toLocaleString('en')} tokens
          {usage.costMicros > 0 && `, about $${(usage.costMicros / 1_000_000).toFixed(2)}`}
        </p>
      )}
    </section>
  ))
}

function Step({ step: { tool, ok, message, errors, passed } }: { step: AuthorStep }) {
  const facts = [
    ...(errors === null || errors === 0 ? [] : [errors === 1 ? 'one error' : `${errors} errors`]),
    ...(passed === null ? [] : [passed ? 'all passed' : 'some failed']),
  ]
  const title = STEPS[tool] ?? `Called ${tool}`
  if (ok) return facts.length === 0 ? title : `${title}: ${facts.join(', ')}`
  return (
    <>
      {title}: <span className={css.wrong}>{message}</span>
    </>
  )
}

function End({ end: { reason, message } }: { end: AuthorEnd }) {
  const text = ENDS[reason]
  return text === undefined ? null : <p className={css.wrong}>{message === null ? text : `${text}: ${message}`}</p>
}
