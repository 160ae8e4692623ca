import { createOwnToken } from '../../generated/validators/admin/bodies.js'
import { newId } from '../../adapters/ids.ts'
import { SCOPES } from '../../domain/scopes.ts'
import { issueToken } from '../../services/access/issue.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { expiryOf, refuseOutsideContract } from './contract.ts'
import { CommandFailed, noSuchName, remark, WrongUse } from './output.ts'

export interface CreateOptions {
  user: string
  name: string
  scope: string[]
  expires?: string
  json: boolean
}

/** `parley token create`: prints the token only this once. */
export async function createToken(options: CreateOptions): Promise<void> {
  const expiresAt = expiryOf(options.expires)
  const { user, name } = options
  const scopes = [...new Set(options.scope)]
  const unknown = scopes.find(scope => !SCOPES.includes(scope))
  if (unknown !== undefined) throw new WrongUse([noSuchName('scope', unknown, SCOPES)])
  refuseOutsideContract(createOwnToken, { name, scopes }, { scopes: 'scope' })
  const issued = await withKnex(await loadEnvironment(), remark, async knex =>
    issueToken({ knex, newId }, { email: user, name, scopes, expiresAt }),
  )
  if (issued.outcome === 'no_user') throw new CommandFailed([`There is no user ${user}.`])
  const { value } = issued
  console.log(options.json ? JSON.stringify({ user, name, value }, null, 2) : value)
}
