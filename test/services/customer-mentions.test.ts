import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { workCustomerRequests } from '../../services/customer-data/work.ts'
import { customerData } from '../contracts/admin/customer-data.ts'
import type { Loose } from '../contracts/callers.ts'
import { startAdminService } from '../support/admin.ts'

describe('an erasure of what belongs to no conversation of the customer', async () => {
  const { service } = await startAdminService()
  const {
    deps,
    database: { pool },
  } = service
  after(() => service.stop())
  const { shop, erase, read } = customerData({ service })

  it('clears the reference of a conversion that belongs to no conversation', async () => {
    const { workspace, grace } = await shop()
    const { rows } = await pool.query<{ id: string }>(
      `update goal_completions
      set conversation_id = null, execution_id = null, props = '{}', external_ref = $2
      where tenant_id = $1 and conversation_id = $3
      returning id`,
      [workspace.tenantId, `order of ${grace.email}`, grace.conversationId],
    )
    assert.ok(rows.length > 0)
    await erase(workspace, { email: grace.email }, grace.email)
    await workCustomerRequests(deps)
    const refs = 'select external_ref from goal_completions where id = any($1)'
    const left = await pool.query(refs, [rows.map(({ id }) => id)])
    assert.deepEqual(new Set(left.rows.map(row => (row as Loose).external_ref as unknown)), new Set([null]))
  })

  it('lists the conversations of others that still name the customer', async () => {
    const { workspace, grace, linus } = await shop()
    const { id } = await erase(workspace, { email: grace.email }, grace.email)
    assert.deepEqual((await read(workspace, { id }))['mentionedIn'], [])
    await pool.query(
      `update messages
      set text = $2
      where id = (select id from messages where conversation_id = $1 limit 1)`,
      [linus.conversationId, `Ask ${grace.email.toUpperCase()}.`],
    )
    await workCustomerRequests(deps)
    const { status, mentionedIn } = await read(workspace, { id })
    assert.deepEqual([status, mentionedIn], ['completed', [linus.conversationId]])
  })
})
