import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tenantNamedIn } from '../../adapters/postgres/distributed/named-tenant.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const OTHER = '0198c0de-0000-7000-8000-000000000002'

describe('the workspace that a statement names', () => {
  const named: [string, unknown[]][] = [
    ['select from keys k where k.id = $1 and k.tenant_id = $2', [OTHER, WORKSPACE]],
    ['update "users" set "name" = $1 where "users"."tenant_id" = $2 and "id" = $3', ['x', WORKSPACE, OTHER]],
    ['update forms set draft = $2 where tenant_id = cast($1 as uuid)', [WORKSPACE, '{}']],
    ['insert into "users" ("email", "id", "tenant_id") values ($1, $2, $3) returning *', ['x', OTHER, WORKSPACE]],
    ['insert into users as u (id, tenant_id) select coalesce($1, $3), $2::uuid where true', [OTHER, WORKSPACE, OTHER]],
    ['with a as (insert into keys (tenant_id, id) values ($1, $2)) select', [WORKSPACE, OTHER]],
    ['select commit_turn(p_now => $1, p_tenant_id => $2)', [new Date(0), WORKSPACE]],
    ['select * from "tenants" where "id" = $1 limit $2', [WORKSPACE, 1]],
  ]
  for (const [text, values] of named)
    it(`is found in: ${text}`, () => assert.equal(tenantNamedIn(text, values), WORKSPACE))

  const unnamed: [string, unknown[]][] = [
    ['select from keys where key = $1', [WORKSPACE]],
    ['select from failed where $1::uuid is null or tenant_id = $1', [null]],
    ['select from keys k where k.tenant_id = any($1::uuid[])', [[WORKSPACE]]],
    ['insert into organisations (id, name) values ($1, $2)', [WORKSPACE, 'x']],
    ['select from keys where tenant_id = $1', ['no id']],
  ]
  for (const [text, values] of unnamed)
    it(`is none in: ${text}`, () => assert.equal(tenantNamedIn(text, values), undefined))
})
