import type { Idempotency } from '../../services/idempotency.ts'
import type { AdminCaller } from '../../services/admin/caller.ts'
import type { KeptReply } from '../../services/admin/change.ts'
import type { AnyReply } from '../wire.ts'

type Keyed = {
  operationId: string
  path: string
  key: string | undefined
  body: unknown
  caller: AdminCaller | undefined
}

/**
 * Runs an operation that takes an `Idempotency-Key` once for the key: the same user with the same body gets the first
 * answer again, headers included.
 * A key belongs to its user, since an answer may hold a secret that only its first reader may see.
 */
export async function onceByKey(
  idempotency: Idempotency,
  { operationId, path, key, body, caller }: Keyed,
  run: () => Promise<AnyReply>,
): Promise<AnyReply> {
  if (key === undefined || caller === undefined) return await run()
  const slot = { tenantId: caller.tenantId, operation: `${operationId} ${caller.user.id} ${path}`, key }
  const answer = await idempotency.once(slot, body ?? null, async hold => {
    caller.keptRow =
      hold === undefined
        ? undefined
        : ({ status, headers, body: kept }) => hold.answerRow({ status, body: { headers, body: kept } })
    const reply = await run()
    return { status: reply.status, body: { headers: reply.headers, body: reply.body } }
  })
  // A refusal is kept as its envelope, anything else as the reply it was.
  if (answer.status >= 400) return { status: answer.status, body: answer.body }
  const { headers, body: kept } = answer.body as Pick<KeptReply, 'headers' | 'body'>
  return { status: answer.status, ...(headers === undefined ? {} : { headers }), body: kept }
}
