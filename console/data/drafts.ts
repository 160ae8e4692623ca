import type { QueryClient } from '@tanstack/react-query'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import type { AdminFinding, AdminUserRef } from '../../sdk/index.ts'
import type { Items } from '../drafts/merge.ts'
import type { Saved } from '../drafts/session.ts'
import { authorName } from '../parts/author.ts'
import type { JsonObject } from '../parts/json.ts'
import { admin } from './admin.ts'
import type { ChangedResource } from './changes.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** A kind of document whose draft is edited and whose versions are published. */
export type DraftKind = {
  name: string
  items: Items
  /** The operation that saves a draft. */
  save: AdminOperation
  /** Announced when a draft has changed. */
  announcedAs: ChangedResource
  readDraft(id: string): Promise<Saved>
  saveDraft(id: string, definition: JsonObject, etag: string): Promise<Saved>
  /** Brings the data of other pages up to date with a saved draft. */
  onSaved(cache: QueryClient, id: string, definition: JsonObject): void
}

export const flowDrafts: DraftKind = {
  name: 'flow',
  items: { list: 'nodes', key: 'id' },
  save: 'saveFlowDraft',
  announcedAs: 'flow_drafts',
  readDraft: async flowId => savedOf(await admin.flows.getFlowDraft({ flowId })),
  saveDraft: async (flowId, definition, ifMatch) =>
    savedOf(await admin.flows.saveFlowDraft({ flowId, definition, ifMatch })),
  onSaved(cache, flowId, definition) {
    cache.setQueryData(keyOf('definition', flowId, 'draft'), definition)
    void cache.invalidateQueries({ queryKey: keyOf('flow', flowId) })
    void cache.invalidateQueries({ queryKey: keysOf('difference', flowId) })
  },
}

export const formDrafts: DraftKind = {
  name: 'form',
  items: { list: 'fields', key: 'name' },
  save: 'saveFormDraft',
  announcedAs: 'forms',
  readDraft: async formId => savedOf(await admin.forms.getFormDraft({ formId })),
  saveDraft: async (formId, definition, ifMatch) =>
    savedOf(await admin.forms.saveFormDraft({ formId, definition, ifMatch })),
  onSaved(cache, formId) {
    void cache.invalidateQueries({ queryKey: keyOf('form', formId) })
    void cache.invalidateQueries({ queryKey: keysOf('forms') })
  },
}

type StoredDraft = { definition: JsonObject; etag: string; updatedBy: AdminUserRef | null }

function savedOf({ definition, etag, updatedBy }: StoredDraft): Saved {
  return { definition, etag, by: updatedBy === null ? null : authorName(updatedBy) }
}

/** The findings of a publish of this definition, without saving it. */
export async function validateDefinition(flowId: string, definition: JsonObject): Promise<AdminFinding[]> {
  return (await admin.flows.validateFlow({ flowId, definition })).findings
}
