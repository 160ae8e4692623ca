import type { Clock } from '../../adapters/clock.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Mailer } from '../../adapters/mail/index.ts'
import type { ResumeTokens } from '../../adapters/resume-tokens.ts'
import { withinTime } from '../../adapters/time-limit.ts'
import type { CallRequest } from '../../domain/engine/snapshot.ts'
import type { CallResult } from '../../domain/engine/stimulus.ts'
import { budgets, limiterKey } from '../../domain/rate-limits.ts'
import { isEmail } from '../../domain/values/formats.ts'
import { withRetries, type Attempt, type Delay } from './attempts.ts'
import type { CallSlots } from './slots.ts'

export type NotifyCallDeps = {
  clock: Clock
  limiter: Limiter
  mailer: Mailer
  resumeTokens: ResumeTokens
  delay: Delay
  slots: CallSlots
}

type NotifyCall = Extract<CallRequest, { kind: 'notify' }>
type NotifyCallOrigin = {
  tenantId: string
  conversationId: string
  executionId: string | null
  callId: string
  isHeld: () => Promise<boolean>
}

/** Where the widget looks for the token: a fragment is never sent, so that no log of a server or proxy has it. */
const RESUME_PARAMETER = 'parley-resume'

/** Sends the mail of a `notify` node. Attempts have the same Message-ID, so that mail servers can drop repetitions. */
export async function callNotify(
  deps: NotifyCallDeps,
  { tenantId, conversationId, executionId, callId, isHeld }: NotifyCallOrigin,
  request: NotifyCall,
): Promise<CallResult> {
  if (executionId === null) throw new Error('a mail belongs to a run')
  const run = { tenantId, conversationId, executionId }
  if (!isEmail(request.to)) return { ok: false, message: 'the recipient is not an e-mail address' }
  const page = URL.parse(request.page)
  if (page?.protocol !== 'https:' && page?.protocol !== 'http:')
    return { ok: false, message: 'the page of the link has no http or https address' }
  const now = deps.clock.now()
  for (const [budget, subject] of [
    [budgets.conversationMail, run.conversationId],
    [budgets.workspaceMail, run.tenantId],
  ] as const) {
    const { allowed } = await deps.limiter.hit(limiterKey(budget, subject), budget.limit, budget.windowMs, now)
    if (!allowed) return { ok: false, message: `more than ${budget.limit} mails in an hour` }
  }
  page.hash = `${RESUME_PARAMETER}=${deps.resumeTokens.issue(run, new Date(now.getTime() + request.linkExpiresInMs))}`
  const mail = {
    id: `notify-${callId}`,
    from: undefined,
    to: [request.to],
    // A line break would begin another header.
    subject: request.subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    text: `${request.text.trimEnd()}\n\n${page.href}\n`,
    attachments: [],
  }
  return await withRetries(
    request,
    { delay: deps.delay, slots: deps.slots, isHeld, target: { tenantId: run.tenantId, host: 'mail' } },
    async (timeoutMs): Promise<Attempt<CallResult>> => {
      try {
        await withinTime(timeoutMs, deps.mailer.send(mail))
        return { result: { ok: true, value: { sent: true } }, again: false }
      } catch {
        // What a mail server says may hold the address.
        return { result: { ok: false, message: 'the mail server did not accept the mail' }, again: true }
      }
    },
  )
}
