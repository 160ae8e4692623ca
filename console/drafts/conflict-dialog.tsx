import { lazy, Suspense } from 'react'
import { useDraft } from './draft.tsx'

const Questions = lazy(async () => ({ default: (await import('./conflict-questions.tsx')).ConflictQuestions }))

/** Asks for one of two values for each field that two people changed. Loaded with the first conflict. */
export function ConflictDialog() {
  const { state } = useDraft()
  if (state !== 'conflict') return null
  return (
    <Suspense>
      <Questions />
    </Suspense>
  )
}
