import type { components } from '../../generated/types/admin.ts'
import { getAuditEntry as get, listAuditEntries as list, type AuditRecord } from '../../services/admin/audit-entries.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin } from '../inputs.ts'
import { pageBody } from './replies.ts'

type Schemas = components['schemas']

export async function listAuditEntries(
  deps: ChangeDeps,
  request: RequestOf<'listAuditEntries'>,
): Promise<ReplyOf<'listAuditEntries'>> {
  const { from, to, actorId, ...query } = request.query
  const filter = {
    ...query,
    actorId: actorId?.toLowerCase(),
    ...querySpan({ from, to }),
  }
  return { status: 200, body: pageBody(await list(deps, callerAdmin(request.caller), filter), auditEntry) }
}

export async function getAuditEntry(
  deps: ChangeDeps,
  request: RequestOf<'getAuditEntry'>,
): Promise<ReplyOf<'getAuditEntry'>> {
  return {
    status: 200,
    body: auditEntry(await get(deps, callerAdmin(request.caller), idOf(request.params.auditEntryId))),
  }
}

function auditEntry({
  id,
  action,
  actor,
  subject,
  before,
  after,
  details,
  address,
  requestId,
  at,
}: AuditRecord): Schemas['AuditEntry'] {
  return {
    id,
    action,
    actor: auditActor(actor),
    resource: auditResource(subject),
    before,
    after,
    details,
    address,
    requestId: requestId ?? textIn(details, 'requestId'),
    occurredAt: at.toISOString(),
  }
}

const ACTOR_TYPES: Readonly<Record<string, Schemas['AuditActor']['type']>> = {
  user: 'user',
  engine: 'engine',
  workspace_file: 'workspace_file',
  cli: 'command',
  command: 'command',
  anonymous: 'anonymous',
}

/** Each writer of entries has its own name for the actor; one that is unknown here counts as the system. */
function auditActor(actor: Record<string, unknown>): Schemas['AuditActor'] {
  const type = ACTOR_TYPES[textIn(actor, 'type') ?? ''] ?? 'system'
  return {
    type,
    id: type === 'user' ? textIn(actor, 'id') : null,
    name: textIn(actor, 'name'),
    tokenId: textIn(actor, 'tokenId'),
    tokenName: textIn(actor, 'tokenName'),
  }
}

function auditResource(subject: Record<string, unknown>): Schemas['AuditResource'] {
  const id = textIn(subject, 'id') ?? textIn(subject, 'sourceId') ?? textIn(subject, 'operation')
  if (id === null) return null
  const type = textIn(subject, 'type') ?? (textIn(subject, 'sourceId') === null ? 'operation' : 'source')
  return { type, id, name: textIn(subject, 'name') }
}

function textIn(object: Record<string, unknown>, name: string): string | null {
  const value = object[name]
  return typeof value === 'string' ? value : null
}
