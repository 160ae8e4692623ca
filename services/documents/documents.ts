import { isDeepStrictEqual } from 'node:util'
import { ifMatchMatches } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'

// The rules that flows and forms share as versioned documents: a draft, and versions of which one may be live.

type Version = { version: number; definition: unknown }
/** A document's latest and live version, each null if there is none. */
export type Versions<Stored extends Version> = { latest: Stored | null; live: Stored | null }

/** What a publish makes live: a stored version again, or a new one with this number. */
export type Publishes<Stored extends Version> =
  { isNew: false; version: number; stored: Stored } | { isNew: true; version: number }

/** A publish makes a new version only of a definition that is neither the live nor the latest one. */
export function publishesOf<Stored extends Version>(
  definition: unknown,
  { latest, live }: Versions<Stored>,
): Publishes<Stored> {
  const stored = [live, latest].find(version => version !== null && isDeepStrictEqual(version.definition, definition))
  return stored == null
    ? { isNew: true, version: (latest?.version ?? 0) + 1 }
    : { isNew: false, version: stored.version, stored }
}

/** The draft to store for an edited definition: none when it equals the latest version. */
export function draftOf<Definition>(definition: Definition, latest: Version | null | undefined): Definition | null {
  return isDeepStrictEqual(latest?.definition, definition) ? null : definition
}

/** The entity tag of a draft. It is never that of its document, so that one sent for the other is refused. */
export function draftEtag({ revision }: { revision: number }): string {
  return `"draft-${revision}"`
}

/** @throws Refusal `precondition_failed` when the header names another state of the draft */
export function requireDraft(ifMatch: string | undefined, { draftRevision }: { draftRevision: number }): void {
  if (ifMatch !== undefined && !ifMatchMatches(ifMatch, draftEtag({ revision: draftRevision })))
    throw new Refusal('precondition_failed')
}
