import { randomInt } from 'node:crypto'
import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { SealedSecret } from '../../secrets.ts'

/** What a person consented to at the service of a connection. */
export type ConnectionGrant = {
  connectionId: string
  /** Null once the authorization server has refused them. */
  tokens: SealedSecret | null
  account: string | null
  scope: string | null
  configuration: string
  expiresAt: Date | null
  connectedAt: Date
  lostAt: Date | null
  version: number
  renewingUntil: Date | null
}
export type NewGrant = Pick<
  ConnectionGrant,
  'connectionId' | 'account' | 'scope' | 'configuration' | 'expiresAt' | 'connectedAt'
> & { tokens: SealedSecret }

export type GrantRequest = {
  connectionId: string
  userId: string
  stateHash: Buffer
  request: SealedSecret
  configuration: string
  expiresAt: Date
}

export type ConnectionGrants = {
  find(connectionId: string): Promise<ConnectionGrant | undefined>
  /** Takes the place of the grant before. */
  put(grant: NewGrant): Promise<void>
  /** Also the request for a new one. The grant that there was. */
  delete(connectionId: string): Promise<ConnectionGrant | undefined>
  /** Takes the place of the request before. */
  putRequest(request: GrantRequest): Promise<void>
  /** Ends the request: of two uses at the same time one finds it. */
  takeRequest(user: string, stateHash: Buffer): Promise<GrantRequest | undefined>
}

export function connectionGrants(db: Database, tenantId: string): ConnectionGrants {
  const grants = () => db('connection_grants').where('tenant_id', tenantId)
  const requests = () => db('connection_grant_requests').where('tenant_id', tenantId)
  return {
    async find(connectionId) {
      const row = await grants().where('connection_id', connectionId).first<object | undefined>()
      return row === undefined ? undefined : fromRow<ConnectionGrant>(row)
    },
    async put({ connectionId, tokens, configuration, ...grant }) {
      await grants().where('connection_id', connectionId).delete()
      await db('connection_grants').insert({
        tenant_id: tenantId,
        connection_id: connectionId,
        tokens: JSON.stringify(tokens),
        configuration,
        account: grant.account,
        scope: grant.scope,
        expires_at: grant.expiresAt,
        connected_at: grant.connectedAt,
        // Far from that of the grant before, whose renewal may be under way and must not be stored here.
        version: randomInt(1, 2 ** 30),
      })
    },
    async delete(connectionId) {
      const [row] = (await grants().where('connection_id', connectionId).delete().returning('*')) as object[]
      await requests().where('connection_id', connectionId).delete()
      return row === undefined ? undefined : fromRow<ConnectionGrant>(row)
    },
    async putRequest({ connectionId, userId, stateHash, request, configuration, expiresAt }) {
      await requests().where('connection_id', connectionId).delete()
      await db('connection_grant_requests').insert({
        tenant_id: tenantId,
        connection_id: connectionId,
        user_id: userId,
        state_hash: stateHash,
        request: JSON.stringify(request),
        configuration,
        expires_at: expiresAt,
      })
    },
    async takeRequest(userId, stateHash) {
      const [row] = (await requests()
        .where({ user_id: userId, state_hash: stateHash })
        .delete()
        .returning('*')) as object[]
      return row === undefined ? undefined : fromRow<GrantRequest>(row)
    },
  }
}

const byConnection = statement<object>(
  'grant_of_connection',
  `
  select connection_id, tokens, account, scope, configuration, expires_at, connected_at, lost_at, version,
    renewing_until
  from connection_grants
  where tenant_id = $1 and connection_id = $2`,
)
const claim = statement(
  'grant_claim',
  `
  update connection_grants
  set renewing_until = $5
  where tenant_id = $1 and connection_id = $2 and version = $3
    and (renewing_until is null or renewing_until <= $4)
  returning 1`,
)
const release = statement(
  'grant_release',
  `
  update connection_grants
  set renewing_until = null
  where tenant_id = $1 and connection_id = $2 and version = $3 and renewing_until = $4`,
)
const renewed = statement(
  'grant_renewed',
  `
  update connection_grants
  set tokens = $4, scope = coalesce($5, scope), expires_at = $6, version = version + 1, renewing_until = null
  where tenant_id = $1 and connection_id = $2 and version = $3
  returning 1`,
)
const lost = statement(
  'grant_lost',
  `
  update connection_grants
  set tokens = null, expires_at = null, lost_at = $4, version = version + 1, renewing_until = null
  where tenant_id = $1 and connection_id = $2 and version = $3
  returning 1`,
)

export async function findGrant(
  db: Queryable,
  tenantId: string,
  connectionId: string,
): Promise<ConnectionGrant | undefined> {
  const [row] = await byConnection(db, [tenantId, connectionId])
  return row === undefined ? undefined : fromRow<ConnectionGrant>(row)
}

type GrantVersion = Pick<ConnectionGrant, 'connectionId' | 'version'>

/** False while another process renews the tokens, or has done so. */
export async function claimRenewal(
  db: Queryable,
  tenantId: string,
  { connectionId, version }: GrantVersion,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  return (await claim(db, [tenantId, connectionId, version, now, until])).length === 1
}

/** Lets others try, after a failure. */
export async function releaseRenewal(
  db: Queryable,
  tenantId: string,
  { connectionId, version }: GrantVersion,
  until: Date,
): Promise<void> {
  await release(db, [tenantId, connectionId, version, until])
}

/** False when the grant has been replaced or ended meanwhile. */
export async function storeRenewal(
  db: Queryable,
  tenantId: string,
  { connectionId, version }: GrantVersion,
  { tokens, scope, expiresAt }: { tokens: SealedSecret; scope: string | null; expiresAt: Date | null },
): Promise<boolean> {
  return (await renewed(db, [tenantId, connectionId, version, JSON.stringify(tokens), scope, expiresAt])).length === 1
}

/** The authorization server takes the tokens no more. False when the grant has been replaced or ended meanwhile. */
export async function loseGrant(
  db: Queryable,
  tenantId: string,
  { connectionId, version }: GrantVersion,
  at: Date,
): Promise<boolean> {
  return (await lost(db, [tenantId, connectionId, version, at])).length === 1
}
