import { statement, type Queryable } from '../../postgres/statement.ts'
import { USAGE_SLOTS } from '../executions/turn-commit.ts'

const mount = statement(
  'form_mount',
  `
  insert into key_usage as u (tenant_id, key_id, day, kind, slot, count) values ($1, $2, ($3::timestamptz at time zone 'UTC')::date, 'form_mount', $4, 1)
  on conflict (tenant_id, key_id, day, kind, slot) do update set count = u.count + 1`,
)
const byClientId = statement<{ id: string; status: SubmissionStatus }>(
  'form_submission_by_client_id',
  'select id, status from form_submissions where tenant_id = $1 and form_id = $2 and client_submission_id = $3',
)
// The look-up of the conversation keeps what names none, or another workspace's, from breaking the foreign key.
const insert = statement<{ id: string; status: SubmissionStatus }>(
  'form_submission_insert',
  `
  insert into form_submissions (tenant_id, id, form_id, client_submission_id, key_id, conversation_id, locale, values, created_at, form_version)
  values ($1, $2, $3, $4, $5, (select id from conversations where tenant_id = $1 and id = $6), $7, $8, $9, $10)
  on conflict (tenant_id, form_id, client_submission_id) do nothing
  returning id, status`,
)

export type SubmissionStatus = 'accepted' | 'rejected'
export type SubmissionWrite = {
  id: string
  formId: string
  formVersion: number
  clientSubmissionId: string | null
  keyId: string
  conversationId: string | null
  locale: string | null
  values: object
  now: Date
}
export type SubmissionRecord = { id: string; status: SubmissionStatus }

/** Counts one shown form for the key. */
export async function recordFormMount(db: Queryable, tenantId: string, keyId: string, now: Date): Promise<void> {
  await mount(db, [tenantId, keyId, now, now.getTime() % USAGE_SLOTS])
}

export async function findSubmission(
  db: Queryable,
  tenantId: string,
  formId: string,
  clientSubmissionId: string,
): Promise<SubmissionRecord | undefined> {
  return (await byClientId(db, [tenantId, formId, clientSubmissionId]))[0]
}

/** Stores a submission; undefined when the form has one of that client id. Of many at once one is stored. */
export async function insertSubmission(
  db: Queryable,
  tenantId: string,
  submission: SubmissionWrite,
): Promise<SubmissionRecord | undefined> {
  const { id, formId, formVersion, clientSubmissionId, keyId, conversationId, locale, values, now } = submission
  return (
    await insert(db, [
      tenantId,
      id,
      formId,
      clientSubmissionId,
      keyId,
      conversationId,
      locale,
      values,
      now,
      formVersion,
    ])
  )[0]
}
