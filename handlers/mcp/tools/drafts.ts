import type { JsonObject } from '../../../domain/json.ts'
import { Refusal } from '../../../domain/refusal.ts'
import type { AgentToolResult } from '../../../generated/agent-tools.ts'
import type { AdminCaller } from '../../../services/admin/caller.ts'
import type { PublishDeps } from '../../../services/documents/documents.ts'
import type { documentHandlers } from '../../admin/documents.ts'
import { administering, type ToolCaller } from '../registry.ts'
import { bodyOnce, type OnceDeps } from './admin-request.ts'
import { conflictWith, patched } from './draft-changes.ts'

type AgentDraft = AgentToolResult<'flows.create_draft'>
type StoredDraft = Parameters<typeof conflictWith>[0] & Pick<AgentDraft, 'publishes'>
type Documents<Params, Version> = Pick<
  ReturnType<typeof documentHandlers<object, never, Params, { id: string; etag: string }, StoredDraft, Version>>,
  'create' | 'getDraft' | 'saveDraft' | 'publish' | 'rollback' | 'compare'
>

/** What differs between the tools for documents of one kind. */
type Kind<Args, Params, Deps> = {
  /** Id of the document in the arguments of a tool. */
  idIn: (args: Args) => string
  /** Parameters of an operation of the admin API for the document. */
  paramsOf: (id: string) => Params
  /** A new definition, whose code is fixed from then on. */
  withCode: (definition: JsonObject) => JsonObject & { code: string }
  validate: (
    deps: Deps,
    admin: AdminCaller,
    document: { id: string; definition: JsonObject },
  ) => Promise<Pick<AgentDraft, 'valid' | 'findings'>>
}

type Change = { definition?: object; patch?: readonly object[]; etag: string }
type Note = { note?: string }
type Accepted = { accept_operation_changes?: boolean }

/** The tools that every kind of versioned document has, for one kind. */
export function draftTools<Args, Params, Version extends object, Deps extends PublishDeps & OnceDeps>(
  documents: Documents<Params, Version>,
  { idIn, paramsOf, withCode, validate }: Kind<Args, Params, Deps>,
) {
  const requestOf = (admin: AdminCaller, id: string) => ({ caller: { admin }, params: paramsOf(id) })

  async function storedDraft(deps: Deps, admin: AdminCaller, id: string): Promise<StoredDraft> {
    return (await documents.getDraft(deps, requestOf(admin, id))).body
  }

  async function described(deps: Deps, admin: AdminCaller, id: string, stored: StoredDraft): Promise<AgentDraft> {
    return draftResult(id, stored, await validate(deps, admin, { id, definition: stored.definition }))
  }

  return {
    getDraft: async (deps: Deps, caller: ToolCaller, args: Args) => {
      const admin = administering(caller)
      const stored = await storedDraft(deps, admin, idIn(args))
      return { draft: await described(deps, admin, idIn(args), stored), definition: stored.definition }
    },
    createDraft: async (deps: Deps, caller: ToolCaller, { definition }: { definition: object }) => {
      const { id } = await bodyOnce<{ id: string }>(
        deps,
        caller,
        async admin => await documents.create(deps, { caller: { admin } }, withCode(definition as JsonObject)),
      )
      const admin = administering(caller)
      return await described(deps, admin, id, await storedDraft(deps, admin, id))
    },
    updateDraft: async (deps: Deps, caller: ToolCaller, args: Args & Change) => {
      const { definition: whole, patch, etag } = args
      const saved = await bodyOnce<StoredDraft>(deps, caller, async admin => {
        const definition = patched(await storedDraft(deps, admin, idIn(args)), etag, { whole, patch })
        const request = { ...requestOf(admin, idIn(args)), headers: { 'if-match': etag }, body: { definition } }
        return await documents.saveDraft(deps, request).catch(async (error: unknown) => {
          throw isConflict(error) ? conflictWith(await storedDraft(deps, admin, idIn(args)), definition) : error
        })
      })
      return await described(deps, administering(caller), idIn(args), saved)
    },
    ...versionTools<Args, Params, Version, Deps>(documents, { idIn, paramsOf }),
  }
}

function versionTools<Args, Params, Version extends object, Deps extends PublishDeps & OnceDeps>(
  documents: Documents<Params, Version>,
  { idIn, paramsOf }: Pick<Kind<Args, Params, Deps>, 'idIn' | 'paramsOf'>,
) {
  const requestOf = (admin: AdminCaller, args: Args) => ({ caller: { admin }, params: paramsOf(idIn(args)) })
  return {
    compare: async (deps: Deps, caller: ToolCaller, args: Args & { from_version: number; to_version?: number }) => {
      const { from_version: version, to_version: to } = args
      const { params, ...request } = requestOf(administering(caller), args)
      const query = { to: to === undefined ? 'draft' : String(to) }
      const { body } = await documents.compare(deps, { ...request, params: { ...params, version }, query })
      return body as AgentToolResult<'flows.diff'>
    },
    publish: async (deps: Deps, caller: ToolCaller, args: Args & Note & { etag: string } & Accepted) => {
      const headers = { 'if-match': args.etag }
      const body = { note: args.note ?? null, acceptOperationChanges: args.accept_operation_changes ?? false }
      return await bodyOnce<Version>(
        deps,
        caller,
        async admin => await documents.publish(deps, { ...requestOf(admin, args), headers, body }),
      )
    },
    rollback: async (deps: Deps, caller: ToolCaller, args: Args & Note & { version: number }) => {
      const body = { version: args.version, note: args.note ?? null }
      return await bodyOnce<Version>(
        deps,
        caller,
        async admin => await documents.rollback(deps, { ...requestOf(admin, args), headers: {}, body }),
      )
    },
  }
}

function draftResult(
  id: string,
  { definition, publishes, etag }: StoredDraft,
  { valid, findings }: Pick<AgentDraft, 'valid' | 'findings'>,
): AgentDraft {
  const code = typeof definition['code'] === 'string' ? definition['code'] : ''
  return { id, code, etag, publishes, valid, findings }
}

/** The draft has been changed since it was read. */
function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'precondition_failed'
}
