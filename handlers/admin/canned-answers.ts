import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import * as cannedAnswers from '../../services/handoffs/canned-answers.ts'
import { revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/canned-answers',
  idIn: ({ cannedAnswerId }: { cannedAnswerId: string }) => cannedAnswerId,
  body: answerBody,
})

export const listCannedAnswers: Admin<'listCannedAnswers'> = rows.list(cannedAnswers.listCannedAnswers)
export const createCannedAnswer: Admin<'createCannedAnswer'> = rows.create(
  cannedAnswers.createCannedAnswer,
  ({ code, title, text, locale = null }) => ({ code, title, text, locale }),
)
export const getCannedAnswer: Admin<'getCannedAnswer'> = rows.get(cannedAnswers.getCannedAnswer)
export const updateCannedAnswer: Admin<'updateCannedAnswer'> = rows.update(
  cannedAnswers.updateCannedAnswer,
  ({ title, text, locale }) => ({ title, text, locale }),
)
export const deleteCannedAnswer: Admin<'deleteCannedAnswer'> = rows.delete(cannedAnswers.deleteCannedAnswer)

function answerBody(answer: cannedAnswers.CannedAnswer): components['schemas']['CannedAnswer'] {
  return { ...pick(answer, 'id', 'code', 'title', 'text', 'locale'), ...revisionFields(answer) }
}
