import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormDraft, ListFormsRequest } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useList } from './lists.ts'

export const useForms = (filter: Pick<ListFormsRequest, 'search' | 'status'>) =>
  useList('forms', filter, async from => await admin.forms.listForms(from))

export const useForm = (formId: string) =>
  useQuery({ queryKey: ['form', formId], queryFn: async () => await admin.forms.getAdminForm({ formId }) })

export const useFormVersions = (formId: string) =>
  useList('form versions', { formId }, async from => await admin.forms.listFormVersions(from))

export const useFormVersion = (formId: string, version: number | undefined) =>
  useQuery({
    queryKey: ['form version', formId, version],
    enabled: version !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<unknown> =>
      (await admin.forms.getFormVersion({ formId, version: version ?? 0 })).definition,
  })

/** The draft as read when the editor opens; from then on the editor holds it. */
export const useStoredFormDraft = (formId: string) =>
  useQuery({
    queryKey: ['form draft', formId],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async () => await admin.forms.getFormDraft({ formId }),
  })

export async function saveFormDraft(formId: string, definition: object, etag: string): Promise<FormDraft> {
  return await admin.forms.saveFormDraft({
    formId,
    If_Match: etag,
    SaveFormDraftRequest: { definition },
  })
}

/** Errors that prevent the publication of the definition, from the service. */
export const useFormFindings = (formId: string, definition: unknown, enabled: boolean) =>
  useQuery({
    queryKey: ['form findings', formId, definition],
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: async () => {
      const ValidateFormRequest = { definition: definition as Record<string, unknown> }
      return (await admin.forms.validateForm({ formId, ValidateFormRequest })).findings
    },
  })
