import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../audit.ts'
import type { DefinitionEntry } from './definitions.ts'
import type { ApplyContext } from './types.ts'

/** Reports a replaced draft that another user has changed since the last publish. */
export function refuseForeignDraft(
  { options: { onlyDraftsOf }, findings }: ApplyContext,
  { path, definition }: DefinitionEntry,
  { code, draft, draftUpdatedBy }: { code: string; draft: unknown; draftUpdatedBy: unknown },
): void {
  const author = draftUpdatedBy as Partial<Actor> | null
  if (onlyDraftsOf === undefined || author?.type !== 'user' || author.id === onlyDraftsOf) return
  if (draft === null || isDeepStrictEqual(draft, definition)) return
  findings.push({
    path,
    code: 'draft_changed',
    message: `${author.name ?? 'Somebody'} has changed the draft of "${code}" since it was published.`,
  })
}
