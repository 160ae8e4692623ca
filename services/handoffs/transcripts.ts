import { hash } from 'node:crypto'
import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Mailer } from '../../adapters/mail/index.ts'
import {
  findConversationSummary,
  findLatestMessages,
  type MessageRecord,
} from '../../adapters/stores/conversations/history.ts'
import { findSentFiles } from '../../adapters/stores/files/files.ts'
import type { Handoff } from '../../adapters/stores/handoffs/handoffs.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import {
  renderTranscriptMail,
  type TranscriptFile,
  type TranscriptMessage,
} from '../../domain/handoffs/transcript-mail.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isEmail } from '../../domain/values/formats.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import type { Settings } from '../configuration/settings.ts'
import { refuseBeyond } from '../limits.ts'
import { requireMailServer } from '../mail-server.ts'
import { handoffNow, taken, type HandoffDeps } from './acts.ts'
import { saidIn } from './said.ts'

export type TranscriptDeps = ChangeDeps & Pick<HandoffDeps, 'db'> & { mailer: Mailer; limiter: Limiter }

type VisitorDeps = Pick<TranscriptDeps, 'db' | 'knex' | 'clock' | 'newId' | 'mailer' | 'limiter'> & {
  settings: Settings
}

const MESSAGES_AT_MOST = 1_000

/**
 * Mails what was said to the address, or to that of the visitor.
 * @throws Refusal `not_found`, `permission_denied`, `rate_limited`, `validation_failed` without an address; `conflict`
 * without a mail server, and where somebody else has the conversation; `service_unavailable` when the mail server does
 * not accept the mail
 */
export async function mailTranscript(
  deps: TranscriptDeps,
  caller: AdminCaller,
  { id, email }: { id: string; email: string | undefined },
): Promise<void> {
  const { tenantId, permissions, user } = caller
  const handoff = await handoffNow(deps, tenantId, id)
  if (!permissions.has('service.conversations.view')) throw new Refusal('permission_denied')
  if (handoff.state === 'claimed' && handoff.claimedBy?.id !== user.id) throw taken()
  requireMailServer(deps)
  const to = email ?? addressOf(handoff)
  await refuseBeyond(deps, budgets.conversationMail, handoff.conversationId)
  await refuseBeyond(deps, budgets.workspaceMail, tenantId)
  const mail = await transcriptOf(deps, tenantId, handoff.conversationId, true)
  const mailId = await change(deps, caller, 'handoff.mail_transcript', async () => {
    const resource = { type: 'handoff', id, name: handoff.queue }
    return await Promise.resolve({ result: deps.newId(), resource, before: null, after: null })
  })
  await send(deps, { id: mailId, to, ...mail })
}

/**
 * Mails what was said to the visitor. To an address that nobody has proven it goes without web addresses, and within
 * budgets of the address and the workspace: whoever opens a conversation could name that of somebody else.
 * @throws Refusal `conflict` where the workspace does not offer it, and without a mail server; `not_found`,
 * `rate_limited`, `validation_failed` and `service_unavailable` as `mailTranscript`
 */
export async function requestTranscript(
  deps: VisitorDeps,
  { tenantId, conversationId }: SessionClaims,
  email: string | undefined,
): Promise<void> {
  if ((await deps.settings.value(tenantId, 'widget/conversation/transcript_by_mail')) !== true)
    throw new Refusal('conflict', { message: 'The workspace does not offer transcripts' })
  requireMailServer(deps)
  const conversation = found(await forTenant(deps.knex, tenantId).conversations.find(conversationId))
  const to = email ?? addressOf(conversation)
  const isProven = conversation.customerProven && to === conversation.customer['email']
  await refuseBeyond(deps, budgets.conversationMail, conversationId)
  if (!isProven) {
    await refuseBeyond(deps, budgets.transcriptAddress, hash('sha256', `${tenantId} ${to.toLowerCase()}`))
    await refuseBeyond(deps, budgets.transcriptWorkspace, tenantId)
  }
  await refuseBeyond(deps, budgets.workspaceMail, tenantId)
  const mail = await transcriptOf(deps, tenantId, conversationId, isProven)
  await send(deps, { id: deps.newId(), to, ...mail })
}

async function send(
  { mailer }: Pick<TranscriptDeps, 'mailer'>,
  { id, to, ...mail }: { id: string; to: string; subject: string; text: string },
): Promise<void> {
  try {
    await mailer.send({ id: `transcript-${id}`, from: undefined, to: [to], ...mail, attachments: [] })
  } catch (error) {
    throw new Refusal('service_unavailable', { message: 'The mail server did not accept the transcript', cause: error })
  }
}

/** @throws Refusal `validation_failed` where no address is known */
function addressOf({ customer }: Pick<Handoff, 'customer'>): string {
  const address = customer['email']
  if (typeof address === 'string' && isEmail(address)) return address
  throw new Refusal('validation_failed', {
    message: 'No address of the visitor is known',
    details: { validation_errors: [{ field: 'email', rule: 'required' }] },
  })
}

async function transcriptOf(
  { db, knex }: Pick<TranscriptDeps, 'db' | 'knex'>,
  tenantId: string,
  conversationId: string,
  hasLinks: boolean,
): Promise<{ subject: string; text: string }> {
  const [workspace, conversation, latest] = await Promise.all([
    findTenant(knex, { id: tenantId }),
    findConversationSummary(db, tenantId, conversationId),
    findLatestMessages(db, tenantId, conversationId, MESSAGES_AT_MOST + 1),
  ])
  const { name, locale, timezone } = found(workspace)
  const messages = latest.slice(0, MESSAGES_AT_MOST).reverse()
  const sent = await findSentFiles(db, tenantId, { conversationId, messageIds: messages.map(({ id }) => id) })
  return renderTranscriptMail({
    workspace: name,
    locale: conversation?.locale ?? locale,
    timeZone: timezone,
    messages: messages.flatMap(message => transcriptMessage(message, sent.get(message.id) ?? [])),
    isCut: latest.length > MESSAGES_AT_MOST,
    hasLinks,
  })
}

/** `sent`: the files of a visitor's message; those of a reply are in its blocks. */
function transcriptMessage(message: MessageRecord, sent: readonly TranscriptFile[]): TranscriptMessage[] {
  const blocks = message.blocks ?? []
  const author = blocks.map(authorOf).find(name => name !== undefined) ?? null
  const files = [...sent, ...blocks.flatMap(filesOf)]
  return saidIn(message).map(said => ({ ...said, author, files, at: message.createdAt }))
}

function filesOf(block: unknown): readonly TranscriptFile[] {
  return (block as { payload?: { files?: TranscriptFile[] } }).payload?.files ?? []
}

function authorOf(block: unknown): string | undefined {
  return (block as { meta?: { author?: { name: string } } }).meta?.author?.name
}
