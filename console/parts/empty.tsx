import { lazy, Suspense, type ReactNode } from 'react'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import { missing } from '../access/may.ts'
import { useSession } from '../access/session.tsx'

const EmptyPicture = lazy(async () => ({ default: (await import('./empty-picture.tsx')).EmptyPicture }))

type Props = {
  /** That there is nothing, in a sentence. */
  state: string
  /** What there would be, and what it is for. */
  purpose?: string | undefined
  /** The first step: the operation that it calls, and the button for it. */
  step?: { operation: AdminOperation; button: ReactNode } | undefined
  /** Whether it is a whole page, which has a picture. */
  isPage?: boolean
  /** Anything else to say. */
  children?: ReactNode
}

/** In place of an empty list: what belongs there, and the first step, or who may take it. */
export function Empty({ state, purpose, step, isPage = true, children }: Props) {
  const { user, may } = useSession()
  return (
    <>
      {isPage && (
        <Suspense>
          <EmptyPicture />
        </Suspense>
      )}
      <p>
        <strong>{state}</strong>
      </p>
      {purpose !== undefined && <p>{purpose}</p>}
      {children}
      {step !== undefined &&
        (may(step.operation) ? (
          <p>{step.button}</p>
        ) : (
          <p>
            Your roles do not allow the first step: it takes the permission{' '}
            <code>{missing(user, { operation: step.operation })}</code>.
          </p>
        ))}
    </>
  )
}
