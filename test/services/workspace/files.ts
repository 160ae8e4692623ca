import { systemClock } from '../../../adapters/clock.ts'
import { newId } from '../../../adapters/ids.ts'
import { createKnexInstance } from '../../../adapters/postgres/pool.ts'
import { createSecretBox, generateAccessToken } from '../../../adapters/secrets.ts'
import { applyWorkspace } from '../../../services/workspace/apply.ts'
import {
  WorkspaceRefused,
  type ApplyOptions,
  type ApplyResult,
  type Change,
  type Finding,
  type Variables,
  type WorkspaceDeps,
} from '../../../services/workspace/types.ts'
import { createTestDatabase } from '../../support/database.ts'

export const variables: Variables = {
  ADA_PASSWORD: 'correct horse',
  ADA_TOKEN: generateAccessToken(),
  CRM_TOKEN: 'crm-secret',
  HOOK: 'hook-secret',
  IS_ACTIVE: 'true',
  APP_SECRET: 'what the service is started with',
}

export function hello(more: object = {}): object {
  return {
    code: 'hello',
    name: 'Hello',
    triggers: [{ type: 'chat_intent', intent: 'hello' }],
    nodes: [{ id: 'a', type: 'end', text: 'Hi' }],
    ...more,
  }
}

/** A file for a separate workspace. */
export function fileFor(name: string, parts: object = {}): object {
  return {
    apiVersion: 'parley/v1',
    organization: { name: `${name} Group` },
    workspace: { name, timezone: 'Europe/Berlin', currency: 'EUR' },
    ...parts,
  }
}

/** A separate database, and the application of workspace files to it. */
export async function startWorkspaceFiles() {
  const database = await createTestDatabase()
  const knex = createKnexInstance({ url: database.url })
  const secretBox = createSecretBox(['a secret of the tests'])
  /** Announcements of each apply to the serving processes. */
  const announced: Change[][] = []
  const deps: WorkspaceDeps = {
    db: knex,
    secretBox,
    newId,
    clock: systemClock,
    changed: (_db, _tenantId, changes) => {
      announced.push(changes)
      return Promise.resolve()
    },
  }
  const apply = (file: object, options: ApplyOptions = {}): Promise<ApplyResult> =>
    applyWorkspace(deps, file, variables, { type: 'test' }, options)

  async function findingsOf(file: object, options: ApplyOptions = {}): Promise<readonly Finding[]> {
    try {
      await apply(file, options)
    } catch (error) {
      if (error instanceof WorkspaceRefused) return error.findings
      throw error
    }
    return []
  }

  const stop = async () => {
    await knex.destroy()
    await database.drop()
  }
  return { database, knex, secretBox, deps, announced, apply, findingsOf, stop }
}
