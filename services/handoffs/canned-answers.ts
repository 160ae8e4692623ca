import type { CannedAnswer, NewCannedAnswer } from '../../adapters/stores/handoffs/canned-answers.ts'
import type { Patch } from '../../adapters/postgres/tenant-rows.ts'
import { canonicalLocale } from '../../domain/locales.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps, StoredReply, Target } from '../admin/change.ts'
import { resourceOperations } from '../admin/resources.ts'

export type { CannedAnswer }
type CannedAnswerPatch = Patch<Omit<NewCannedAnswer, 'id' | 'code'>>

const cannedAnswers = resourceOperations({
  type: 'canned_answer',
  list: 'canned answers',
  order: { columns: [{ column: 'code', kind: 'text' }] },
  rowsIn: stores => stores.cannedAnswers,
  nameOf: ({ code }) => code,
})

/** Sorted by code. */
export const listCannedAnswers = cannedAnswers.list
export const getCannedAnswer = cannedAnswers.get
export const deleteCannedAnswer = cannedAnswers.delete

/** @throws Refusal `conflict` for a code that exists */
export async function createCannedAnswer(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: Omit<NewCannedAnswer, 'id'>,
  answer: (created: CannedAnswer) => StoredReply,
): Promise<CannedAnswer> {
  return await cannedAnswers.create(deps, caller, inOneSpelling({ id: deps.newId(), ...input }), {
    answer,
    requireValid: async stores => {
      if ((await stores.cannedAnswers.find({ code: input.code })) !== undefined)
        throw new Refusal('conflict', { message: 'A canned answer has this code already' })
    },
  })
}

/** @throws Refusal `not_found`, `precondition_failed` */
export async function updateCannedAnswer(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  patch: CannedAnswerPatch,
): Promise<CannedAnswer> {
  return await cannedAnswers.update(deps, caller, target, inOneSpelling(patch))
}

/** The values with their language as it is written elsewhere. */
export function inOneSpelling<Values extends { locale?: string | null | undefined }>(values: Values): Values {
  return values.locale == null ? values : { ...values, locale: canonicalLocale(values.locale) }
}
