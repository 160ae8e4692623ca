import { eventLoop, type Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findSubmission, insertSubmission, type SubmissionRecord } from '../../adapters/stores/forms/submit.ts'
import { findConversation } from '../../adapters/stores/executions/state.ts'
import type { WebhookWrite } from '../../adapters/stores/webhooks/parts.ts'
import { recordFormMount } from '../../adapters/stores/keys/usage.ts'
import { TurnBudget } from '../../domain/expressions/evaluation.ts'
import { ownValue, type JsonObject } from '../../domain/json.ts'
import { canonicalLocale } from '../../domain/locales.ts'
import { Refusal } from '../../domain/refusal.ts'
import { checkValues, isPresent } from '../../domain/values/check.ts'
import { localiseForm, type LocalisedForm } from '../../domain/values/client-field.ts'
import { messageOf } from '../../domain/values/messages.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import { findEmbeddedForm, type EmbeddedForm } from './access.ts'
import type { Publications } from '../published/published.ts'
import { submissionWebhooks, type OutboxDeps } from '../webhooks/outbox.ts'
import { factsFor, referredFiles, type FactDeps } from './value-facts.ts'

export type FormDeps = FactDeps & {
  db: Pool
  clock: Clock
  newId: NewId
  random: () => number
  publications: Publications
} & OutboxDeps

export type FormSubmission = {
  clientSubmissionId: string | undefined
  values: JsonObject
  locale: string | undefined
  conversationId: string | undefined
}
export type SubmissionOutcome = { outcome: 'stored' | 'duplicate'; submission: SubmissionRecord }

const HONEYPOT = 'website'

/** The form in the visitor's language, counted as one mount of the key. */
export async function getPublicForm(
  deps: FormDeps,
  key: PublishableKey,
  codeOrId: string,
  locale: string | undefined,
): Promise<LocalisedForm & { code: string }> {
  const { definition } = await findEmbeddedForm(deps, key, codeOrId)
  await recordFormMount(deps.db, key.tenantId, key.id, deps.clock.now())
  return { code: definition.code, ...localiseForm(definition, locale) }
}

/** The form in its own language; an uncounted read. */
export async function getPublicFormSchema(
  deps: Pick<FormDeps, 'publications'>,
  key: PublishableKey,
  codeOrId: string,
): Promise<LocalisedForm & { code: string }> {
  const { definition } = await findEmbeddedForm(deps, key, codeOrId)
  return { code: definition.code, ...localiseForm(definition, undefined) }
}

/**
 * Checks every rule of every field and stores the answers, once for each client id.
 * @throws Refusal `form_not_allowed`, `form_not_found`, `not_submittable`, `rejected` (spam), `invalid_values` with
 * `{field, message}[]`
 */
export async function submitPublicForm(
  deps: FormDeps,
  key: PublishableKey,
  codeOrId: string,
  submission: FormSubmission,
): Promise<SubmissionOutcome> {
  const form = await findEmbeddedForm(deps, key, codeOrId)
  const { definition } = form
  if (definition.acceptsSubmissions === false) throw new Refusal('not_submittable')
  if (isPresent(ownValue(submission.values, definition.honeypotField ?? HONEYPOT))) throw new Refusal('rejected')
  // A stored submission stays accepted, even if the form's rules have changed since.
  const first = await findFirst(deps, key, form, submission)
  if (first !== undefined) return { outcome: 'duplicate', submission: first }
  const values = await acceptValues(deps, key, form, submission)
  const told = {
    id: deps.newId(),
    locale: submission.locale === undefined ? null : canonicalLocale(submission.locale),
    now: deps.clock.now(),
  }
  const webhooks = key.hasWebhook ? await webhooksOf(deps, key, form, { ...submission, ...told }) : []
  const stored = await insertSubmission(deps.db, key.tenantId, {
    ...told,
    formId: form.id,
    formVersion: form.version,
    clientSubmissionId: submission.clientSubmissionId ?? null,
    keyId: key.id,
    conversationId: submission.conversationId ?? null,
    values,
    files: referredFiles(definition.fields, values),
    webhooks,
  })
  if (stored !== undefined) {
    if (webhooks.length > 0) deps.work.announce('webhooks')
    return { outcome: 'stored', submission: stored }
  }
  const other = await findFirst(deps, key, form, submission)
  if (other === undefined) {
    // Another submission took a file meanwhile, so that the values are refused now.
    await acceptValues(deps, key, form, submission)
    throw new Error('a submission was neither stored nor found')
  }
  return { outcome: 'duplicate', submission: other }
}

/** The event of a submission; the conversation is one of the workspace, or none. */
async function webhooksOf(
  deps: FormDeps,
  { id: keyId, tenantId }: PublishableKey,
  { id: formId, version: formVersion, definition: { code: formCode } }: EmbeddedForm,
  {
    id: submissionId,
    conversationId: named,
    locale,
    now,
  }: { id: string; locale: string | null; now: Date } & Pick<FormSubmission, 'conversationId'>,
): Promise<WebhookWrite[]> {
  const conversation = named === undefined ? undefined : await findConversation(deps.db, tenantId, named)
  const subject = { tenantId, keyId, conversationId: conversation?.id ?? null, now }
  return await submissionWebhooks(deps, subject, { submissionId, formId, formCode, formVersion, locale })
}

async function findFirst(
  { db }: FormDeps,
  key: PublishableKey,
  form: EmbeddedForm,
  { clientSubmissionId }: FormSubmission,
): Promise<SubmissionRecord | undefined> {
  return clientSubmissionId === undefined
    ? undefined
    : await findSubmission(db, key.tenantId, form.id, clientSubmissionId)
}

async function acceptValues(
  deps: FormDeps,
  key: PublishableKey,
  { id, definition }: EmbeddedForm,
  submission: FormSubmission,
): Promise<JsonObject> {
  const facts = await factsFor(deps, {
    tenantId: key.tenantId,
    formId: id,
    fields: definition.fields,
    values: submission.values,
    answerer: { type: 'key', keyId: key.id },
  })
  const ambient = { now: deps.clock.now(), random: deps.random, budget: new TurnBudget(eventLoop) }
  const { values, violations } = await checkValues(definition.fields, submission.values, ambient, undefined, facts)
  if (violations.length === 0) return values
  const { fields } = localiseForm(definition, submission.locale)
  throw new Refusal('invalid_values', {
    details: firstOfEach(violations).map(violation => messageOf(violation, fields)),
  })
}

/** A visitor gets one message at a time for each field. */
function firstOfEach<Violation extends { field: string }>(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ field }) => !seen.has(field) && seen.add(field))
}
