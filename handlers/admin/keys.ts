import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import * as keys from '../../services/access/keys.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin } from '../inputs.ts'
import { created, instant, revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const PATH = '/api/admin/v1/keys'

const rows = rowHandlers({ path: PATH, idIn: ({ keyId }: { keyId: string }) => keyId, body: keyBody })
const GIVEN = ['name', 'allowedOrigins', 'intents', 'forms', 'provenCustomersOnly', 'webhook', 'webhookEvents'] as const

export const listKeys: Admin<'listKeys', keys.KeyDeps> = rows.list(keys.listKeys)
export const getKey: Admin<'getKey', keys.KeyDeps> = rows.get(keys.getKey)
export const updateKey: Admin<'updateKey', keys.KeyDeps> = rows.update(keys.updateKey, given => pick(given, ...GIVEN))
export const changeKeyStatus: Admin<'changeKeyStatus', keys.KeyDeps> = rows.act(
  async (deps, admin, target, { status }) => await keys.changeKeyStatus(deps, admin, target, status),
)

export async function createKey(deps: keys.KeyDeps, request: RequestOf<'createKey'>): Promise<ReplyOf<'createKey'>> {
  const answer = ({ key, webhookSecret }: keys.CreatedKey) => {
    const body = keyBody(key)
    const reply = created(`${PATH}/${key.id}`, { key: body, webhookSecret }, body.etag)
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(await keys.createKey(deps, callerAdmin(request.caller), pick(request.body, ...GIVEN), answer))
}

function keyBody(key: keys.AdminKey): components['schemas']['PublishableKey'] {
  return {
    ...pick(key, 'id', 'name', 'key', 'status', 'allowedOrigins', 'intents', 'forms', 'provenCustomersOnly'),
    ...pick(key, 'webhookEvents', 'formMounts'),
    webhook: key.webhookUrl === null ? null : { url: key.webhookUrl },
    lastUsedAt: instant(key.lastUsedAt),
    ...revisionFields(key),
  }
}
