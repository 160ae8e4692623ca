import { isParleyError } from '../../sdk/index.ts'

/** An error message for people. */
export function sentenceOf(error: unknown): string {
  if (isParleyError(error, 'network_error')) return 'The service cannot be reached.'
  if (isParleyError(error, 'not_found')) return 'This does not exist in your workspace.'
  if (isParleyError(error, 'permission_denied')) return 'Your roles do not allow this.'
  return error instanceof Error ? error.message : String(error)
}

export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  // The sign-in is open over the page.
  if (isParleyError(error, 'unauthorized')) return null
  return (
    <div className="problem" role="alert">
      <p>{sentenceOf(error)}</p>
      {retry !== undefined && <button onClick={retry}>Try again</button>}
    </div>
  )
}
