import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callersOf } from '../contracts/callers.ts'
import { startTestService } from '../support/service.ts'
import { interceptStatements } from '../support/statements.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

describe('a turn of a request whose process is suspended', async () => {
  const service = await startTestService()
  after(() => service.stop())
  const call = callersOf(service)
  const { pool } = service.database
  let tenant_id = ''
  before(async () => {
    tenant_id = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Shop' },
      flows: [
        {
          code: 'greet',
          name: 'Greet',
          triggers: [{ type: 'chat_intent', intent: 'greet' }],
          start: 'ask',
          nodes: [
            { id: 'ask', type: 'input', prompt: '?', field: { name: 'note', type: 'text' }, next: 'bye' },
            { id: 'bye', type: 'end', text: 'Bye {{ vars.whom }}' },
          ],
        },
      ],
    })
  })

  /** Runs `work` before the next commit of a turn is sent. */
  const beforeNextCommit = (work: () => Promise<void>) => {
    const restore = interceptStatements(service.deps.db, /^commit_turn/, async (_, execute) => {
      restore()
      await work()
      return await execute()
    })
  }

  it('does not restore what an erasure has removed from the execution before its next check', async () => {
    const start = { tenant_id, intent_name: 'greet', variables: { whom: 'Grace' } }
    const { body } = await call.triggerChat(start)
    const id = String(body.execution_id)
    beforeNextCommit(async () => {
      await pool.query(
        "update executions set snapshot = replace(snapshot::text, 'Grace', 'somebody')::jsonb where id = $1",
        [id],
      )
      service.clock.advance(30_000)
      await service.clockSet()
    })
    const answer = await call.resumeExecution(id, {
      tenant_id,
      wait_token: body.metadata.wait_token,
      input: { values: { note: 'x' } },
    })
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.text, /Bye somebody/)
    const { rows } = await pool.query<{ stored: string }>('select snapshot::text as stored from executions')
    assert.doesNotMatch(rows[0]?.stored ?? '', /Grace/)
  })
})
