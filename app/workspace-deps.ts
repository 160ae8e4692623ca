import { createEgress, systemResolve } from '../adapters/egress/index.ts'
import { createOauthClient } from '../adapters/oauth/index.ts'
import { systemClock } from '../adapters/clock.ts'
import { newId } from '../adapters/ids.ts'
import { createSecretBox } from '../adapters/secrets.ts'
import type { Database } from '../adapters/postgres/tenant-rows.ts'
import { revokeEnded } from '../services/connections/ended-grants.ts'
import { republishAfter } from '../services/published/republish.ts'
import type { WorkspaceDeps } from '../services/workspace/types.ts'
import { appSecretsOf, type Environment } from './environment.ts'

/** What applying a workspace file needs from outside the services. */
export function workspaceDeps(
  db: Database,
  environment: Pick<Environment, 'appSecret' | 'appSecretSecondary' | 'egressAllow'>,
): WorkspaceDeps {
  const secretBox = createSecretBox(appSecretsOf(environment))
  return {
    db,
    secretBox,
    newId,
    clock: systemClock,
    changed: republishAfter,
    revoke: async (tenantId, ended) => {
      if (ended.length === 0) return
      const egress = createEgress({ allow: environment.egressAllow, resolve: systemResolve })
      await revokeEnded({ secretBox, oauthClient: createOauthClient(egress) }, tenantId, ended)
    },
  }
}
