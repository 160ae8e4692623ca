import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { systemClock } from '../../adapters/clock.ts'
import type { Change } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { createKeyDirectory } from '../../services/access/publishable-keys.ts'

const KEYS = ['a', 'b', 'c'].map(name => ({ tenant_id: `tenant-${name}`, id: `id-${name}`, key: `pk_live_${name}` }))

describe('keys held in the process', () => {
  let read: string[]
  let announce: (change: Change) => void
  let directory: ReturnType<typeof createKeyDirectory>

  beforeEach(async () => {
    read = []
    const db = {
      query: async ({ name, values }: { name: string; values: string[] }) => {
        const [wanted = ''] = values.slice(-1)
        read.push(wanted)
        return await Promise.resolve({ rows: KEYS.filter(row => wanted === (name === 'key_by_id' ? row.id : row.key)) })
      },
    }
    directory = createKeyDirectory({
      db: db as unknown as Pool,
      clock: systemClock,
      changes: {
        onChange: listener => {
          announce = listener
          return () => undefined
        },
        ready: async () => await Promise.resolve(),
        close: async () => await Promise.resolve(),
      },
    })
    await readAll()
    read = []
  })

  async function readAll(): Promise<void> {
    for (const { tenant_id: tenantId, id, key } of KEYS) {
      await directory.find(key)
      await directory.byId(tenantId, id)
    }
    await directory.find('pk_live_unknown')
  }

  it('are read once until they change', async () => {
    await readAll()
    assert.deepEqual(read, [])
  })

  it('are read again after their own change, as are unknown texts, and no other key', async () => {
    announce({ kind: 'row', table: 'keys', tenantId: 'tenant-b', id: 'id-b' })
    await readAll()
    assert.deepEqual(read, ['pk_live_b', 'id-b', 'pk_live_unknown'])
  })

  it('stay when something else of their workspace changes', async () => {
    announce({ kind: 'row', table: 'flows', tenantId: 'tenant-b', id: 'id-b' })
    await readAll()
    assert.deepEqual(read, [])
  })

  it('are all read again when a change may have been missed', async () => {
    announce({ kind: 'everything' })
    await readAll()
    assert.equal(read.length, 2 * KEYS.length + 1)
  })
})
