import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ResumedRun, ResumeTokens } from '../../adapters/resume-tokens.ts'
import type { SessionClaims, SessionTokens } from '../../adapters/chat-tokens.ts'
import { openConversation } from '../../adapters/stores/conversations/open.ts'
import { findConversation, isWaitingConversation } from '../../adapters/stores/executions/state.ts'
import type { JsonObject } from '../../domain/json.ts'
import { canonicalLocale } from '../../domain/locales.ts'
import type { QuickQuestionRow } from '../../domain/quick-questions.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import { checkMerged } from '../engine/runs.ts'
import type { Publication, PublishedIntent } from '../published/published.ts'
import { rejection } from './chat.ts'
import { sessionWebhooks, type OutboxDeps } from '../webhooks/outbox.ts'
import { provenCustomer, type Customer, type IdentityDeps } from './identity.ts'
import { findQuickQuestions, type QuickQuestionDeps } from '../published/quick-questions.ts'

export type SessionDeps = QuickQuestionDeps &
  OutboxDeps &
  IdentityDeps & { db: Pool; clock: Clock; newId: NewId; sessions: SessionTokens; resumeTokens: ResumeTokens }

export type SessionOpening = {
  locale: string | undefined
  customer: Customer | undefined
  /** A token that proves who the visitor is. */
  identity: string | undefined
  conversationId: string | undefined
  resumeToken: string | undefined
  variables: JsonObject
  page: { type?: string | undefined; url?: string | undefined } | undefined
}

export type ChatSession = {
  sessionToken: string
  expiresAt: Date
  conversationId: string
  /** The run that a mailed link belongs to. */
  executionId: string | undefined
  intents: PublishedIntent[]
  quickQuestions: QuickQuestionRow[]
}

/** The session of the token that was sent: `held` while its hour lasts, `expired` after it. */
export type SessionProof = { held: SessionClaims | undefined; expired: SessionClaims | undefined }

/**
 * Opens a session on a new conversation, or on the one whose session token the caller sent; an expired token is enough
 * while a run of the conversation waits, so that a question can be answered until it expires. A conversation whose
 * customer is proven continues for that customer alone. Quick questions that
 * cannot be resolved are left out: the chat itself works.
 */
export async function openChatSession(
  deps: SessionDeps,
  key: PublishableKey,
  proof: SessionProof,
  opening: SessionOpening,
): Promise<ChatSession> {
  const { tenantId } = key
  const proven = opening.identity === undefined ? undefined : await provenCustomer(deps, key, opening.identity)
  if (key.provenCustomersOnly && proven === undefined && opening.customer?.id !== undefined)
    throw new Refusal('identity_required')
  const customer = proven ?? opening.customer ?? {}
  const customerId = customer.id ?? null
  const resumed = opening.resumeToken === undefined ? undefined : resumedRun(deps, key, opening, opening.resumeToken)
  if (resumed === undefined && opening.conversationId !== undefined)
    await checkProof(deps, key, proof, opening.conversationId)
  const continued = resumed?.conversationId ?? opening.conversationId
  const conversationId = continued ?? deps.newId()
  if (continued !== undefined) {
    const conversation = await findConversation(deps.db, tenantId, conversationId)
    // The link of a deleted conversation must not make it again.
    if (resumed !== undefined && conversation === undefined) throw new Refusal('invalid_session_token')
    checkMerged('variables', conversation?.variables ?? {}, opening.variables, rejection)
  }
  const locale = opening.locale === undefined ? null : canonicalLocale(opening.locale)
  const now = deps.clock.now()
  const webhooks = key.hasWebhook
    ? await sessionWebhooks(deps, { tenantId, keyId: key.id, conversationId, now }, { customerId, locale })
    : []
  const [publication, quickQuestions, { token, expiresAt }, isOpen] = await Promise.all([
    deps.publications.of(tenantId),
    findQuickQuestions(deps, key),
    deps.sessions.issue({ tenantId, keyId: key.id, conversationId, proven: proven !== undefined, now }),
    openConversation(deps.db, tenantId, {
      id: conversationId,
      keyId: key.id,
      customerId,
      customer,
      customerProven: proven !== undefined,
      locale,
      page: opening.page ?? null,
      variables: opening.variables,
      now,
      webhooks,
    }),
  ])
  if (!isOpen) throw new Refusal('invalid_session_token')
  if (webhooks.length > 0) deps.work.announce('webhooks')
  return {
    sessionToken: token,
    expiresAt,
    conversationId,
    executionId: resumed?.executionId,
    intents: allowedIntents(publication, key),
    quickQuestions: quickQuestions ?? [],
  }
}

/** @throws Refusal `invalid_session_token` */
function resumedRun(
  { resumeTokens, clock }: Pick<SessionDeps, 'resumeTokens' | 'clock'>,
  { tenantId }: PublishableKey,
  { conversationId }: Pick<SessionOpening, 'conversationId'>,
  token: string,
): ResumedRun {
  const run = resumeTokens.open(token, clock.now())
  if (run?.tenantId !== tenantId || (conversationId ?? run.conversationId) !== run.conversationId)
    throw new Refusal('invalid_session_token')
  return run
}

/** @throws Refusal `invalid_session_token` */
async function checkProof(
  { db }: Pick<SessionDeps, 'db'>,
  key: PublishableKey,
  { held, expired }: SessionProof,
  conversationId: string,
): Promise<void> {
  if (isHolderOf(key, held, conversationId)) return
  const isRenewable =
    isHolderOf(key, expired, conversationId) && (await isWaitingConversation(db, key.tenantId, conversationId))
  if (!isRenewable) throw new Refusal('invalid_session_token')
}

/** The published intents that a key may send, by priority. */
function allowedIntents(publication: Publication, key: PublishableKey): PublishedIntent[] {
  return publication.intents.filter(({ trigger }) => key.intents?.includes(trigger.intent) ?? true)
}

function isHolderOf(key: PublishableKey, holder: SessionClaims | undefined, conversationId: string): boolean {
  return (
    holder !== undefined &&
    holder.tenantId === key.tenantId &&
    holder.keyId === key.id &&
    holder.conversationId === conversationId.toLowerCase()
  )
}
