import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import * as checks from '../../services/knowledge/checks.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/knowledge-checks',
  idIn: ({ checkId }: { checkId: string }) => checkId,
  body: checkBody,
})

export const listKnowledgeChecks: Admin<'listKnowledgeChecks'> = rows.list(checks.listKnowledgeChecks)
export const createKnowledgeCheck: Admin<'createKnowledgeCheck'> = rows.create(
  checks.createKnowledgeCheck,
  ({ question, language = null, url, heading = null }) => ({ question, language, url, heading }),
)
export const getKnowledgeCheck: Admin<'getKnowledgeCheck'> = rows.get(checks.getKnowledgeCheck)
export const updateKnowledgeCheck: Admin<'updateKnowledgeCheck'> = rows.update(checks.updateKnowledgeCheck, given =>
  pick(given, 'question', 'language', 'url', 'heading'),
)
export const deleteKnowledgeCheck: Admin<'deleteKnowledgeCheck'> = rows.delete(checks.deleteKnowledgeCheck)

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
