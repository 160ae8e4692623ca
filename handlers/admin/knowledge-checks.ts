import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as checks from '../../services/knowledge/checks.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { created, current, pageBody, revisionFields, saved } from './replies.ts'

const PATH = '/api/admin/v1/knowledge-checks'

export async function listKnowledgeChecks(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listKnowledgeChecks'>,
): Promise<ReplyOf<'listKnowledgeChecks'>> {
  return { status: 200, body: pageBody(await checks.listKnowledgeChecks(deps, callerAdmin(caller), query), checkBody) }
}

export async function createKnowledgeCheck(
  deps: ChangeDeps,
  { caller, body }: RequestOf<'createKnowledgeCheck'>,
): Promise<ReplyOf<'createKnowledgeCheck'>> {
  const answer = (check: checks.KnowledgeCheck) => {
    const shown = checkBody(check)
    return created(`${PATH}/${shown.id}`, shown, shown.etag)
  }
  const { question, language, url, heading } = body
  const input = { question, language: language ?? null, url, heading: heading ?? null }
  return answer(await checks.createKnowledgeCheck(deps, callerAdmin(caller), input, answer))
}

export async function getKnowledgeCheck(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getKnowledgeCheck'>,
): Promise<ReplyOf<'getKnowledgeCheck'>> {
  return current(checkBody(await checks.getKnowledgeCheck(deps, callerAdmin(caller), idOf(params.checkId))))
}

export async function updateKnowledgeCheck(
  deps: ChangeDeps,
  request: RequestOf<'updateKnowledgeCheck'>,
): Promise<ReplyOf<'updateKnowledgeCheck'>> {
  const target = targetOf(request, request.params.checkId)
  const { question, language, url, heading } = request.body
  return await saved(
    request.caller,
    checkBody,
    async admin => await checks.updateKnowledgeCheck(deps, admin, target, { question, language, url, heading }),
  )
}

export async function deleteKnowledgeCheck(
  deps: ChangeDeps,
  request: RequestOf<'deleteKnowledgeCheck'>,
): Promise<ReplyOf<'deleteKnowledgeCheck'>> {
  await checks.deleteKnowledgeCheck(deps, callerAdmin(request.caller), targetOf(request, request.params.checkId))
  return { status: 204 }
}

export async function runKnowledgeChecks(
  deps: checks.CheckDeps,
  { caller, query }: RequestOf<'runKnowledgeChecks'>,
): Promise<ReplyOf<'runKnowledgeChecks'>> {
  const results = await checks.runKnowledgeChecks(deps, callerAdmin(caller), query.generation)
  return {
    status: 200,
    body: {
      passed: results.every(({ passed }) => passed),
      results: results.map(({ check, found, ...outcome }) => ({
        check: checkBody(check),
        ...outcome,
        found: found.map(passage => pick(passage, 'url', 'title', 'headings', 'coverage')),
      })),
    },
  }
}

function checkBody(check: checks.KnowledgeCheck): components['schemas']['KnowledgeCheck'] {
  return { ...pick(check, 'id', 'question', 'language', 'url', 'heading'), ...revisionFields(check) }
}
