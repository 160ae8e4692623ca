import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as submissions from '../../services/forms/submissions.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin } from '../inputs.ts'
import { pageBody } from './replies.ts'

export async function listFormSubmissions(
  deps: ChangeDeps,
  request: RequestOf<'listFormSubmissions'>,
): Promise<ReplyOf<'listFormSubmissions'>> {
  const { from, to, ...query } = request.query
  const span = querySpan({ from, to })
  return {
    status: 200,
    body: pageBody(
      await submissions.listFormSubmissions(deps, callerAdmin(request.caller), idOf(request.params.formId), {
        ...query,
        ...span,
      }),
      submissionBody,
    ),
  }
}

export async function getFormSubmission(
  deps: ChangeDeps,
  request: RequestOf<'getFormSubmission'>,
): Promise<ReplyOf<'getFormSubmission'>> {
  const { formId, submissionId } = request.params
  return {
    status: 200,
    body: submissionBody(
      await submissions.getFormSubmission(deps, callerAdmin(request.caller), idOf(formId), idOf(submissionId)),
    ),
  }
}

function submissionBody(submission: submissions.FormSubmission): components['schemas']['AdminFormSubmission'] {
  return {
    ...pick(submission, 'id', 'formId', 'formVersion', 'keyId', 'conversationId', 'clientSubmissionId', 'locale'),
    values: submission.values,
    submittedAt: submission.createdAt.toISOString(),
  }
}
