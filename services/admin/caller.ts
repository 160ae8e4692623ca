import { eventLoop } from '../../adapters/clock.ts'
import type { EventLoop } from '../../domain/expressions/evaluation.ts'
import type { PermissionSet } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { TokenHolder } from '../access/tokens.ts'
import type { Actor } from '../audit.ts'
import type { KeyLease } from '../idempotency/idempotency.ts'

export type SessionCredential = { type: 'session'; id: string; csrfToken: string; expiresAt: Date }
export type TokenCredential = { type: 'token'; id: string; name: string; expiresAt: Date | null }

/** The signed-in user of one request to the admin API. Everything the request does happens in `tenantId`. */
export type AdminCaller = {
  tenantId: string
  user: { id: string; email: string; name: string; roles: readonly string[] }
  permissions: PermissionSet
  isAdmin: boolean
  isSuperAdmin: boolean
  credential: SessionCredential | TokenCredential
  requestId: string
  /** Network address of the request. */
  address: string
  /** Whether nobody waits for the answer: the client has closed its connection, or has cancelled the call. */
  hasLeft?: (() => boolean) | undefined
  /** Is told how much is done, and of how much. */
  progress?: Progress | undefined
  /** The idempotency key of the request: `change` stores the reply under it in its commit. */
  keyLease?: KeyLease | undefined
  /** Builds the reply to store from the result of the change, unless the change is given one. */
  reply?: ((result: never) => StoredReply) | undefined
}

/** Called with more done each time. */
export type Progress = (done: number, total: number) => void

/** What of a caller is data, and passes to another thread. */
export type CallerData = Omit<AdminCaller, 'hasLeft' | 'progress' | 'keyLease' | 'reply'>

export function callerData({ hasLeft: _, progress: __, keyLease: ___, reply: ____, ...data }: AdminCaller): CallerData {
  return data
}

/** @throws Refusal `service_unavailable` when nobody waits for the answer: what takes long ends then */
export function requireClient({ hasLeft }: Pick<AdminCaller, 'hasLeft'>): void {
  if (hasLeft?.() === true) throw clientHasLeft()
}

/** The event loop, for work that ends when nobody waits for its answer. */
export function eventLoopFor(caller: Pick<AdminCaller, 'hasLeft'>): EventLoop {
  return {
    cpuMs: () => eventLoop.cpuMs(),
    next: async () => {
      await eventLoop.next()
      requireClient(caller)
    },
  }
}

/** Why work ends whose result nobody waits for. */
export function clientHasLeft(): Refusal {
  return new Refusal('service_unavailable', { message: 'The client has left' })
}

/** A reply as it is stored under an idempotency key. */
export type StoredReply = { status: number; headers?: Record<string, string>; body?: unknown }

/** Which request it was and the address it came from, for the records. */
export type RequestSource = { requestId: string; address: string }

/** A caller with a personal access token; the surface checks its scope. */
export function callerByToken(
  { tokenId, tokenName, expiresAt, tenantId, user, permissions, isAdmin, isSuperAdmin }: TokenHolder,
  source: RequestSource,
): AdminCaller {
  return {
    tenantId,
    user,
    permissions,
    isAdmin,
    isSuperAdmin,
    credential: { type: 'token', id: tokenId, name: tokenName, expiresAt },
    ...source,
  }
}

/** The session of a caller, for operations that admit nothing else. */
export function sessionOf({ credential }: AdminCaller): SessionCredential {
  if (credential.type !== 'session') throw new Error('the operation admits no token')
  return credential
}

export function auditActor({ user, credential }: AdminCaller): Actor {
  const { id, name } = user
  return credential.type === 'token'
    ? { type: 'user', id, name, tokenId: credential.id, tokenName: credential.name }
    : { type: 'user', id, name, tokenId: null }
}

/** The caller, as they are named beside what they did. */
export function personOf({ user: { id, name } }: AdminCaller): { id: string; name: string } {
  return { id, name }
}

/** @throws Refusal `permission_denied` naming the first permission that the caller lacks */
export function requirePermissions({ permissions }: AdminCaller, required: Iterable<string>): void {
  const lacking = [...required].filter(permission => !permissions.has(permission)).sort()
  if (lacking[0] !== undefined) throw permissionDenied(lacking[0])
}

export function permissionDenied(permission: string): Refusal {
  return new Refusal('permission_denied', { details: { permission } })
}
