import { systemClock } from '../adapters/clock.ts'
import { newId } from '../adapters/ids.ts'
import { createSecretBox } from '../adapters/secrets.ts'
import type { Database } from '../adapters/postgres/tenant-rows.ts'
import { revokeEnded } from '../services/connections/ended-grants.ts'
import { republishAfter } from '../services/published/republish.ts'
import type { WorkspaceDeps } from '../services/workspace/types.ts'
import { appSecretsOf, type Environment } from './environment.ts'
import { oauthClientOf } from './oauth-client.ts'

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
      await revokeEnded({ secretBox, oauthClient: oauthClientOf(environment) }, tenantId, ended)
    },
  }
}
