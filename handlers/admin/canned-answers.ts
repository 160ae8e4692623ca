import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as cannedAnswers from '../../services/handoffs/canned-answers.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { created, current, pageBody, revisionFields, saved } from './replies.ts'

const PATH = '/api/admin/v1/canned-answers'

export async function listCannedAnswers(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listCannedAnswers'>,
): Promise<ReplyOf<'listCannedAnswers'>> {
  return {
    status: 200,
    body: pageBody(await cannedAnswers.listCannedAnswers(deps, callerAdmin(caller), query), answerBody),
  }
}

export async function createCannedAnswer(
  deps: ChangeDeps,
  { caller, body: { code, title, text, locale } }: RequestOf<'createCannedAnswer'>,
): Promise<ReplyOf<'createCannedAnswer'>> {
  const reply = (answer: cannedAnswers.CannedAnswer) => {
    const body = answerBody(answer)
    return created(`${PATH}/${answer.id}`, body, body.etag)
  }
  const input = { code, title, text, locale: locale ?? null }
  return reply(await cannedAnswers.createCannedAnswer(deps, callerAdmin(caller), input, reply))
}

export async function getCannedAnswer(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getCannedAnswer'>,
): Promise<ReplyOf<'getCannedAnswer'>> {
  const found = await cannedAnswers.getCannedAnswer(deps, callerAdmin(caller), idOf(params.cannedAnswerId))
  return current(answerBody(found))
}

export async function updateCannedAnswer(
  deps: ChangeDeps,
  request: RequestOf<'updateCannedAnswer'>,
): Promise<ReplyOf<'updateCannedAnswer'>> {
  const { title, text, locale } = request.body
  const target = targetOf(request, request.params.cannedAnswerId)
  return await saved(
    request.caller,
    answerBody,
    async admin => await cannedAnswers.updateCannedAnswer(deps, admin, target, { title, text, locale }),
  )
}

export async function deleteCannedAnswer(
  deps: ChangeDeps,
  request: RequestOf<'deleteCannedAnswer'>,
): Promise<ReplyOf<'deleteCannedAnswer'>> {
  const target = targetOf(request, request.params.cannedAnswerId)
  await cannedAnswers.deleteCannedAnswer(deps, callerAdmin(request.caller), target)
  return { status: 204 }
}

function answerBody(answer: cannedAnswers.CannedAnswer): components['schemas']['CannedAnswer'] {
  return { ...pick(answer, 'id', 'code', 'title', 'text', 'locale'), ...revisionFields(answer) }
}
