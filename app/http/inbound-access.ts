import { Refusal } from '../../domain/refusal.ts'
import { signatureBytes } from '../../domain/webhooks/signatures.ts'
import type { InboundCall, InboundSigned } from '../../services/webhooks/inbound.ts'
import { readBytes } from './body.ts'
import type { Exchange } from './exchange.ts'

export type InboundAccess = ReturnType<typeof createInboundAccess>

/**
 * Admission to the webhook intake: the raw body must be signed with the secret of the source that the address names.
 */
export function createInboundAccess({
  authenticate,
}: {
  authenticate: (signed: InboundSigned) => Promise<InboundCall | undefined>
}) {
  return {
    async admit(exchange: Exchange): Promise<true> {
      const { headers, params } = exchange.request
      const signature = signatureBytes(headers['x-service-signature'])
      if (signature === undefined) throw new Refusal('invalid_signature')
      const timestamp = headers['x-service-timestamp']
      // Without the time that was signed there is nothing to verify; the contract refuses a request without the header.
      if (timestamp === undefined || !/^[0-9]{1,12}$/.test(timestamp)) return true
      exchange.rawBody = await readBytes(exchange.req)
      const call = await authenticate({
        sourceId: params['sourceId'] ?? '',
        timestamp,
        signature,
        body: exchange.rawBody,
      })
      if (call === undefined) throw new Refusal('invalid_signature')
      exchange.caller.inbound = call
      return true
    },
  }
}
