import { systemClock } from '../adapters/clock.ts'
import { newId } from '../adapters/ids.ts'
import { createSecretBox } from '../adapters/secrets.ts'
import type { Database } from '../adapters/postgres/tenant-rows.ts'
import { republishAfter } from '../services/published/republish.ts'
import type { WorkspaceDeps } from '../services/workspace/types.ts'
import { appSecretsOf, type Environment } from './environment.ts'

/** What applying a workspace file needs from outside the services. */
export function workspaceDeps(
  db: Database,
  environment: Pick<Environment, 'appSecret' | 'appSecretSecondary'>,
): WorkspaceDeps {
  return {
    db,
    secretBox: createSecretBox(appSecretsOf(environment)),
    newId,
    clock: systemClock,
    changed: republishAfter,
  }
}
