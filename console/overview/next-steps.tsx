import { Link } from 'wouter'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import { useSession } from '../access/session.tsx'
import { useHostedPageCount } from '../data/hosted-pages.ts'
import { useKeys } from '../data/keys.ts'
import { useFlowTotals } from '../data/totals.ts'
import { Icon } from '../parts/icon.tsx'
import { css } from '../parts/css.ts'

/** What a workspace needs before visitors can chat, as far as the user can do it; nothing once all of it is there. */
export function NextSteps() {
  const { may } = useSession()
  return may('countFlows') && may('listKeys') ? <Steps /> : null
}

/** `operation`: that does the step. `isDone`: undefined while it is not known. */
type Step = { isDone: boolean | undefined; operation: AdminOperation; path: string; title: string; about: string }

function Steps() {
  const { may } = useSession()
  const totals = useFlowTotals({})
  const keys = useKeys({})
  const pages = useHostedPageCount(may('listHostedPages'))
  if (totals === undefined || keys.isPending || keys.error !== null) return null
  const all: Step[] = [
    {
      isDone: totals[''] !== '0',
      operation: 'createFlow',
      path: '/flows',
      title: 'Make a flow',
      about: 'what visitors can ask for, step by step',
    },
    {
      isDone: totals['published'] !== '0',
      operation: 'publishFlow',
      path: '/flows',
      title: 'Publish it',
      about: 'so that visitors get it',
    },
    {
      isDone: keys.items.length > 0,
      operation: 'createKey',
      path: '/keys',
      title: 'Create a key',
      about: 'with the markup that shows the chat window on your page',
    },
    {
      isDone: pages === undefined ? undefined : pages > 0,
      operation: 'createHostedPage',
      path: '/hosted-pages',
      title: 'Give it a page',
      about: 'an address of its own, if you have no page to put it on',
    },
  ]
  const steps = all.filter(({ isDone, operation }) => isDone !== undefined && may(operation))
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <section className={css.card} aria-label="What to do next">
      <h2>What to do next</h2>
      <ol>
        {steps.map(({ isDone, path, title, about }) => (
          <li key={title}>
            <Icon name={isDone === true ? 'check' : 'radio'} />{' '}
            {isDone === true ? <s>{title}</s> : <Link href={path}>{title}</Link>}{' '}
            <span className={css.soft}>{about}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
