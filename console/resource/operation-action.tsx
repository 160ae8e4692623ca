import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import { useSession } from '../access/session.tsx'
import type { ActionProps } from './actions.tsx'

// The descriptions of the admin API are large, and only needed once a button is shown.
const LazyAction = lazy(async () => {
  const [{ Action }, { operation }] = await Promise.all([import('./actions.tsx'), import('./operations.ts')])
  return {
    default: ({ operation: id, ...props }: Omit<ActionProps, 'operation'> & { operation: AdminOperation }) => (
      <Action operation={operation(id)} {...props} />
    ),
  }
})

type Props = Omit<ActionProps, 'operation' | 'onDone'> & {
  operation: AdminOperation
  /** Target of navigation after the resource of the page was deleted. */
  leadsTo?: string
}

/** On a page of its own, the button of an operation that needs no more than a confirmation. */
export function OperationAction({ operation, leadsTo, ...props }: Props) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const leave = leadsTo === undefined ? {} : { onDone: () => navigate(leadsTo) }
  if (!may(operation)) return null
  return (
    <Suspense>
      <LazyAction operation={operation} {...props} {...leave} />
    </Suspense>
  )
}
