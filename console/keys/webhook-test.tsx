import { css } from '../parts/css.ts'
import { useWebhookTest } from '../data/keys.ts'
import { Problem } from '../parts/problem.tsx'
import { span } from '../parts/span.ts'

const FAILURES: Record<string, string> = {
  refused_address: 'The address is not one that may be called.',
  dns: 'The host is unknown.',
  connect: 'The host refuses connections.',
  tls: 'The connection could not be secured.',
  timeout: 'No answer within ten seconds.',
  too_large: 'The answer was too large.',
}

/** Sends a signed test event and shows the result. */
export function WebhookTest({ keyId }: { keyId: string }) {
  const test = useWebhookTest(keyId)
  const result = test.data
  return (
    <>
      <footer>
        <button disabled={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? 'Sending…' : 'Send a test event'}
        </button>
      </footer>
      <div role="status">
        {result !== undefined && (
          <p className={result.delivered ? css.clean : css.wrong}>
            {result.delivered
              ? `Delivered: ${result.responseStatus ?? ''} after ${span(result.durationMs)}.`
              : (FAILURES[result.failure] ?? `The receiver answered ${result.responseStatus ?? 'nothing'}.`)}
          </p>
        )}
      </div>
      {test.error !== null && <Problem error={test.error} />}
    </>
  )
}
