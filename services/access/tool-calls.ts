import { hash } from 'node:crypto'
import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import { canonicalJson } from '../../domain/json.ts'
import { budgets, limiterKey, type LimitDecision } from '../../domain/rate-limits.ts'
import type { TokenHolder } from './tokens.ts'
import { actorOf } from '../audit.ts'
import type { IdempotencyKey } from '../idempotency/idempotency.ts'
import type { KeptEntries } from '../kept-entries.ts'

export type AgentCallDeps = { keptEntries: KeptEntries; clock: Clock; newId: NewId; limiter: Limiter }

const KEYS_AT_MOST = 50
const KEY_MAX_LENGTH = 64

/** Counts a tool call for its token. */
export async function countToolCall(
  { limiter, clock }: Pick<AgentCallDeps, 'limiter' | 'clock'>,
  { tokenId }: TokenHolder,
): Promise<LimitDecision> {
  const { agentToken } = budgets
  return await limiter.hit(limiterKey(agentToken, tokenId), agentToken.limit, agentToken.windowMs, clock.now())
}

/**
 * Records a tool call with the names of its arguments, never their values (specification, Authentication 5). `granted`
 * is false for a call that scope, permission or arguments refused.
 */
export async function auditToolCall(
  { keptEntries, newId, clock }: Pick<AgentCallDeps, 'keptEntries' | 'newId' | 'clock'>,
  holder: TokenHolder,
  call: { tool: string; argumentKeys: readonly string[]; granted: boolean; requestId: string },
): Promise<void> {
  // The caller chooses the names, so they are bounded and made storable.
  const names = call.argumentKeys
    .slice(0, KEYS_AT_MOST)
    .map(key => key.slice(0, KEY_MAX_LENGTH).replaceAll('\0', '').toWellFormed())
  await keptEntries.record(holder.tenantId, {
    id: newId(),
    action: 'mcp.tool.call',
    actor: actorOf(holder),
    subject: { type: 'tool', id: call.tool, name: call.tool },
    details: { arguments: names, granted: call.granted, requestId: call.requestId },
    now: clock.now(),
  })
}

/**
 * Records the reading of a resource, granted or refused. A URI without a resource is recorded as it was sent.
 */
export async function auditResourceRead(
  { keptEntries, newId, clock }: Pick<AgentCallDeps, 'keptEntries' | 'newId' | 'clock'>,
  holder: TokenHolder,
  { uri, granted, requestId }: { uri: string; granted: boolean; requestId: string },
): Promise<void> {
  const storable = uri.replaceAll('\0', '').toWellFormed()
  await keptEntries.record(holder.tenantId, {
    id: newId(),
    action: 'mcp.resource.read',
    actor: actorOf(holder),
    subject: { type: 'resource', id: storable, name: storable },
    details: { granted, requestId },
    now: clock.now(),
  })
}

/**
 * The outcome of `work`, returned only after `audit` is written: a refused call is recorded before its caller gets the
 * answer.
 */
export async function audited<T>(work: Promise<T>, audit: Promise<void>): Promise<T> {
  const [done, recorded] = await Promise.allSettled([work, audit])
  if (done.status === 'rejected') throw done.reason
  if (recorded.status === 'rejected') throw recorded.reason
  return done.value
}

/** The scope of a call's key: the same key with other arguments is another call. */
export function toolCallKeyOf(
  { tenantId, user }: TokenHolder,
  { tool, key, args }: { tool: string; key: string; args: unknown },
): IdempotencyKey {
  const fingerprint = hash('sha256', canonicalJson(args), 'base64url')
  return { tenantId, operation: `mcp ${user.id} ${tool} ${fingerprint}`, key, payload: null }
}
