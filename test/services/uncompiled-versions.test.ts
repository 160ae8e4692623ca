import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createPublications } from '../../services/published/published.ts'
import { startAdminService } from '../support/admin.ts'
import { successBody, uniqueCode } from '../contracts/admin/fixtures.ts'

type Line = { details: Record<string, unknown>; sentence: string }

describe('a stored version whose expressions no longer compile', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())

  it('is one warning with its workspace, flow and number, however often it is loaded', async () => {
    const intent = uniqueCode().replaceAll('-', '_')
    const definition = {
      code: uniqueCode(),
      name: 'Greeting',
      triggers: [{ type: 'chat_intent', intent, description: 'Greets', examples: ['hello'] }],
      start: 'hello',
      nodes: [
        { id: 'hello', type: 'message', text: 'Hello', next: 'bye' },
        { id: 'bye', type: 'end', text: 'Bye' },
      ],
    }
    const { id } = await successBody(home.token.post('/flows', { definition }))
    await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
    const broken = { ...definition, nodes: [{ ...definition.nodes[0], text: '{{ ( }}' }, definition.nodes[1]] }
    const versionId = newId()
    await service.deps.db.query(
      `
      insert into flow_versions (tenant_id, id, flow_id, version, definition, published_by)
      select tenant_id, $2, flow_id, 2, $3, published_by
      from flow_versions
      where tenant_id = $4 and flow_id = $1`,
      [id, versionId, JSON.stringify(broken), home.tenantId],
    )
    await service.deps.db.query('update flows set published_version_id = $2 where tenant_id = $3 and id = $1', [
      id,
      versionId,
      home.tenantId,
    ])
    const lines: Line[] = []
    const log = { warn: (details: object, sentence: string) => lines.push({ details: { ...details }, sentence }) }
    const { db, clock, changes } = service.deps
    const publications = createPublications({ db, clock, changes, log })
    assert.equal((await publications.of(home.tenantId)).intentsByName.has(intent), false)
    assert.equal(await publications.version(home.tenantId, versionId), undefined)
    assert.deepEqual(
      lines.map(({ details: { tenantId, flowId, version, err } }) => [tenantId, flowId, version, err instanceof Error]),
      [[home.tenantId, id, 2, true]],
    )
  })
})
