import { newId } from '../../adapters/ids.ts'
import { effectivePermissions } from '../../domain/permissions.ts'
import type { AdminCaller } from '../../services/admin/caller.ts'

/** An admitted caller of the services of the admin API: a signed-in admin of the workspace. */
export function adminCallerOf(tenantId: string): AdminCaller {
  return {
    tenantId,
    user: { id: newId(), email: 'ada@acme.example', name: 'Ada', roles: ['admin'] },
    permissions: effectivePermissions(['admin'], []),
    isAdmin: true,
    isSuperAdmin: false,
    credential: { type: 'session', id: newId(), csrfToken: '', expiresAt: new Date('2100-01-01') },
    requestId: newId(),
    address: '127.0.0.1',
  }
}

/** For operations that store their reply under an idempotency key: these callers send none. */
export function unstored(): never {
  throw new Error('a reply was stored without an idempotency key')
}
