import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { systemClock } from '../adapters/clock.ts'
import { newId } from '../adapters/ids.ts'
import { createSecretBox } from '../adapters/secrets.ts'
import type { Database } from '../adapters/stores/tenant-rows.ts'
import { requestRepublish, requestsFor } from '../services/republish.ts'
import type { WorkspaceDeps } from '../services/workspace/types.ts'
import { configRules } from './config-rules.ts'
import type { Environment } from './environment.ts'

/** What applying a workspace file needs from outside the services. */
export function workspaceDeps(db: Database, environment: Pick<Environment, 'appSecret'>): WorkspaceDeps {
  return {
    db, secretBox: createSecretBox(environment.appSecret), newId, clock: systemClock, config: configRules(), isPermission: permissionCheck(),
    changed: async (changed, tenantId, changes) => { await requestRepublish(changed, requestsFor(tenantId, changes)) },
  }
}

/** Permissions by contracts/permissions.yaml, where `<section>` stands for any configuration section. */
function permissionCheck(): (code: string) => boolean {
  const declared = Object.keys(parse(readFileSync(new URL('../contracts/permissions.yaml', import.meta.url), 'utf8')) as object)
  const patterns = declared.map((code) => new RegExp(`^${code.split('<section>').map((part) => part.replaceAll('.', '\\.')).join('[a-z][a-z0-9_]*')}$`))
  return (code) => patterns.some((pattern) => pattern.test(code))
}
