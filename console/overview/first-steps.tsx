import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { useKeys } from '../data/keys.ts'
import { useFlowTotals } from '../data/totals.ts'
import { Icon } from '../parts/icon.tsx'
import { css } from '../parts/css.ts'

/** What a new workspace needs before a visitor can chat; nothing once all of it is there. */
export function FirstSteps() {
  const { may } = useSession()
  return may('countFlows') && may('listKeys') ? <Steps /> : null
}

function Steps() {
  const totals = useFlowTotals({})
  const keys = useKeys({})
  if (totals === undefined || keys.isPending || keys.error !== null) return null
  const steps = [
    {
      isDone: totals[''] !== '0',
      path: '/flows',
      title: 'Make a flow',
      about: 'what visitors can ask for, step by step',
    },
    { isDone: totals['published'] !== '0', path: '/flows', title: 'Publish it', about: 'so that visitors get it' },
    {
      isDone: keys.items.length > 0,
      path: '/keys',
      title: 'Create a key',
      about: 'with the markup that shows the chat window on your page',
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <section className={css.card} aria-label="First steps">
      <h2>First steps</h2>
      <ol>
        {steps.map(({ isDone, path, title, about }) => (
          <li key={title}>
            <Icon name={isDone ? 'check' : 'radio'} /> {isDone ? <s>{title}</s> : <Link href={path}>{title}</Link>}{' '}
            <span className={css.soft}>{about}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
