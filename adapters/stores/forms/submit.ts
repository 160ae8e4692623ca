import { statement, type Queryable } from '../../postgres/statement.ts'
import { filesFreePart, filesSubmittedPart } from '../files/parts.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/parts.ts'

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
  /** Ids of the files in the values: no other submission takes them. */
  files: readonly string[]
  now: Date
  /** Written if the submission is. */
  webhooks: readonly WebhookWrite[]
}
export type SubmissionRecord = { id: string; status: SubmissionStatus }

const byClientId = statement<SubmissionRecord>(
  'form_submission_by_client_id',
  `
  select id, status
  from form_submissions
  where tenant_id = $1 and form_id = $2 and client_submission_id = $3`,
)
// The look-up replaces a conversation that is unknown, or of another workspace, by null: the foreign key would refuse
// it.
const CONVERSATION = '(select id from conversations where tenant_id = $1 and id = $6)'
const insert = statement<SubmissionRecord>(
  'form_submission_insert',
  `
  with ${filesFreePart({ tenantId: '$1', ids: '$11::uuid[]' })},
  stored as (
    insert into form_submissions (tenant_id, id, form_id, client_submission_id, key_id, conversation_id, locale, values,
      created_at, form_version)
    select $1, $2, $3, $4, $5, ${CONVERSATION}, $7, $8, $9, $10
    where (select count(*) from files_free) = cardinality($11::uuid[])
    on conflict (tenant_id, form_id, client_submission_id) do nothing
    returning id, status
  ),
  ${filesSubmittedPart({ tenantId: '$1', ids: '$11::uuid[]', now: '$9', when: 'exists (select from stored)' })},
  ${webhookParts({
    source: '$12::jsonb',
    when: 'exists (select from stored)',
    tenantId: '$1',
    conversationId: CONVERSATION,
    now: '$9::timestamptz',
  })}
  select id, status
  from stored`,
)

export async function findSubmission(
  db: Queryable,
  tenantId: string,
  formId: string,
  clientSubmissionId: string,
): Promise<SubmissionRecord | undefined> {
  return (await byClientId(db, [tenantId, formId, clientSubmissionId]))[0]
}

/**
 * Stores a submission; undefined when the form has one with that client id, or another submission took one of the
 * files. Of many concurrent ones, one is stored.
 */
export async function insertSubmission(
  db: Queryable,
  tenantId: string,
  submission: SubmissionWrite,
): Promise<SubmissionRecord | undefined> {
  const { id, formId, formVersion, clientSubmissionId, keyId, conversationId, locale, values, files, now } = submission
  const webhooks = JSON.stringify(submission.webhooks)
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
      files,
      webhooks,
    ])
  )[0]
}
