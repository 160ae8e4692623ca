import type { AdminCaller, StoredReply } from '../../../services/admin/caller.ts'
import type { Idempotency } from '../../../services/idempotency/idempotency.ts'
import type { RequestOf, ServedOperation } from '../../wire.ts'
import { administering, type ToolCaller } from '../registry.ts'

export type OnceDeps = { idempotency: Idempotency }

type Parts<Op extends ServedOperation> = Partial<Pick<RequestOf<Op>, 'params' | 'query' | 'body'>> & {
  /** The entity tag that the call builds on. */
  etag?: string | undefined
}

type BodyOf<Reply> = Extract<Reply, { status: 200; body: object }>['body']

/** A call of an operation of the admin API by an agent, whose tool has the permission of the operation. */
export function adminRequest<Op extends ServedOperation>(
  admin: AdminCaller,
  { params, query, body, etag }: Parts<Op>,
): RequestOf<Op> {
  const { requestId, address } = admin
  const headers = etag === undefined ? {} : { 'if-match': etag }
  return {
    requestId,
    address,
    params,
    query: query ?? {},
    headers,
    body,
    caller: { admin },
    file: undefined,
  } as unknown as RequestOf<Op>
}

/** The body of the reply to a change that is made once for the key of the call. */
export async function bodyOnce<Body>(
  { idempotency }: OnceDeps,
  caller: ToolCaller,
  work: (admin: AdminCaller) => Promise<StoredReply>,
): Promise<Body> {
  const { body } = await idempotency.once(
    caller.key,
    async keyLease => await work({ ...administering(caller), keyLease }),
  )
  return body as Body
}

/** The body of a reply of 200. */
export function bodyOf<Reply extends { status: number }>(reply: Reply): BodyOf<Reply> {
  if (!('body' in reply)) throw new Error('the reply has no body')
  return reply.body as BodyOf<Reply>
}
