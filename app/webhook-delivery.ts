import type { Clock } from '../adapters/clock.ts'
import type { Egress } from '../adapters/egress/index.ts'
import { newId } from '../adapters/ids.ts'
import type { Pool } from '../adapters/postgres/pool.ts'
import type { SecretBox } from '../adapters/secrets.ts'
import type { Tracing } from '../adapters/tracing/index.ts'
import type { WaitTokens } from '../adapters/chat-tokens.ts'
import type { DeliveryDeps } from '../services/webhooks/deliver.ts'
import { Endpoints } from '../services/webhooks/endpoints.ts'
import { RECEIVER_TIMEOUT_MS } from '../services/webhooks/post.ts'
import { createSigning } from '../services/webhooks/signing.ts'
import { version } from './version.ts'

/** What delivering webhooks works with; made once for a process, since it remembers how endpoints behave. */
export function webhookDelivery({
  db,
  egress,
  secretBox,
  waitTokens,
  clock,
  tracing,
  onError,
  onAttempt,
}: {
  db: Pool
  egress: Egress
  secretBox: SecretBox
  waitTokens: WaitTokens
  clock: Clock
  tracing: Tracing
  onError: (error: unknown) => void
  onAttempt?: DeliveryDeps['onAttempt']
}): DeliveryDeps {
  return {
    db,
    egress,
    newId,
    version,
    onError,
    onAttempt,
    clock,
    tracing,
    receiverTimeoutMs: RECEIVER_TIMEOUT_MS,
    signing: createSigning(secretBox),
    waitTokens,
    endpoints: new Endpoints(),
  }
}
