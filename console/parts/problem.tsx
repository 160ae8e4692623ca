import { isParleyError } from '../../sdk/index.ts'
import { sentence } from './sentence.ts'
import { wait } from './span.ts'
import { css } from './css.ts'

/** An error message for people. */
export function sentenceOf(error: unknown): string {
  if (isParleyError(error, 'network_error')) return 'The service cannot be reached.'
  if (isParleyError(error, 'not_found')) return 'This does not exist in your workspace.'
  if (isParleyError(error, 'permission_denied')) return 'Your roles do not allow this.'
  if (!isParleyError(error)) return error instanceof Error ? error.message : String(error)
  const { code, message, requestId, retryAfterMs = 0 } = error
  if (retryAfterMs > 0) return `${sentence(message)} Try again in ${wait(retryAfterMs)}.`
  // The log of the service has the cause under this id.
  if (code === 'internal_error' && requestId !== undefined)
    return `${sentence(message)} Id of the request: ${requestId}.`
  return message
}

export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  // The sign-in is open over the page.
  if (isParleyError(error, 'unauthorized')) return null
  return (
    <div className={css.problem} role="alert">
      <p>{sentenceOf(error)}</p>
      {retry !== undefined && <button onClick={retry}>Try again</button>}
    </div>
  )
}
