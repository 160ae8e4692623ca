import type { components } from '../../generated/types/public.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { LocalisedForm } from '../../domain/values/client-field.ts'
import {
  getPublicForm as readForm,
  getPublicFormSchema as readSchema,
  submitPublicForm as submit,
  type FormDeps,
} from '../../services/forms/public-forms.ts'
import { answerUnlessMatched, render } from '../json-document.ts'
import { callerKey } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Schemas = components['schemas']

export async function getPublicForm(
  deps: FormDeps,
  request: RequestOf<'getPublicForm'>,
): Promise<ReplyOf<'getPublicForm'>> {
  const form = await readForm(deps, callerKey(request.caller), request.params.codeOrId, request.query.locale)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { ...formBody(form), locale: form.locale } }
}

export async function getPublicFormSchema(
  deps: FormDeps,
  request: RequestOf<'getPublicFormSchema'>,
): Promise<ReplyOf<'getPublicFormSchema'>> {
  const form = await readSchema(deps, callerKey(request.caller), request.params.codeOrId)
  const document: Schemas['FormSchemaDocument'] = { ...formBody(form), publishedAt: null }
  // Shared caches must not store it: the form scope of another key may refuse it.
  const headers = { 'X-Edge-Source': 'live', 'Cache-Control': 'max-age=60, private' }
  return answerUnlessMatched(render(document), headers, request.headers['if-none-match'])
}

export async function submitPublicForm(
  deps: FormDeps,
  request: RequestOf<'submitPublicForm'>,
): Promise<ReplyOf<'submitPublicForm'>> {
  const { clientSubmissionId, values, locale, conversationId } = request.body
  const { outcome, submission } = await submit(deps, callerKey(request.caller), request.params.codeOrId, {
    clientSubmissionId,
    values: values as JsonObject,
    locale,
    conversationId: conversationId?.toLowerCase(),
  })
  const body: Schemas['FormSubmissionReceipt'] = { submissionId: submission.id, status: 'accepted' }
  return outcome === 'stored' ? { status: 201, body } : { status: 200, body }
}

function formBody({
  code,
  title,
  submitLabel,
  fields,
}: LocalisedForm & { code: string }): Omit<Schemas['FormSchemaDocument'], 'publishedAt'> {
  return { code, title, submitLabel, fields }
}
