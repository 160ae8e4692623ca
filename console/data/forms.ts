import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListFormsRequest } from '../../sdk/index.ts'
import type { DraftSession } from '../drafts/session.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { useList } from './lists.ts'
import { keyOf, keysOf } from './query-keys.ts'

export const useForms = (filter: Pick<ListFormsRequest, 'search' | 'status'>) =>
  useList(keyOf('forms', filter), filter, async from => await admin.forms.listForms(from))

export const useForm = (formId: string) =>
  useQuery({ queryKey: keyOf('form', formId), queryFn: async () => await admin.forms.getAdminForm({ formId }) })

export const useFormVersions = (formId: string) =>
  useList(keyOf('form versions', { formId }), { formId }, async from => await admin.forms.listFormVersions(from))

export const useFormVersion = (formId: string, version: number | undefined) =>
  useQuery({
    queryKey: keyOf('form version', formId, version),
    enabled: version !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<unknown> =>
      (await admin.forms.getFormVersion({ formId, version: version ?? 0 })).definition,
  })

/** Errors that prevent the publication of the definition, from the service. */
export const useFormFindings = (formId: string, definition: unknown, enabled: boolean) =>
  useQuery({
    queryKey: keyOf('form findings', formId, definition),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: async () => {
      return (await admin.forms.validateForm({ formId, definition: definition as Record<string, unknown> })).findings
    },
  })

export async function createForm(code: string, title: string): Promise<{ id: string }> {
  const fields = [{ name: 'email', type: 'email', label: 'E-mail address', required: true }]
  return await admin.forms.createForm({ definition: { code, title, fields } })
}

const publicationOf = (formId: string) => [keyOf('form', formId), keysOf('forms'), keyOf('form versions', { formId })]

/** `act`: passes the tag of the saved draft on. */
export const usePublishForm = (formId: string, act: DraftSession['act']) =>
  useChange(
    async (note: string | undefined) =>
      await act(async ifMatch => {
        const body = note === undefined ? {} : { note }
        return await admin.forms.publishForm({ formId, ifMatch, ...body })
      }),
    { stale: publicationOf(formId) },
  )

export const useWithdrawForm = (formId: string) =>
  useChange(async (ifMatch: string) => await admin.forms.withdrawForm({ formId, ifMatch }), {
    stale: publicationOf(formId),
  })

/** `replace`: shows the draft that is left. */
export const useDiscardFormDraft = (formId: string, replace: DraftSession['replace']) =>
  useChange(async () => await replace(async ifMatch => await admin.forms.discardFormDraft({ formId, ifMatch })), {
    stale: publicationOf(formId),
  })
