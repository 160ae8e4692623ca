import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { fairNext } from '../../services/engine/fair-claims.ts'
import { HeldRows } from '../../services/admission.ts'

const PLACES = 6
const BESIDE_OTHERS = 2

type Message = { tenantId: string }

/** Claimed messages of up to five workspaces, in any order, and which of those in process end first. */
const work = fc.record({
  tenants: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 28 }),
  ends: fc.infiniteStream(fc.nat()),
})

function countOf(messages: readonly Message[], tenantId: string): number {
  return messages.filter(message => message.tenantId === tenantId).length
}

describe('slots of a worker', () => {
  it('are shared so that each workspace has one, and none more than two beside others or than there are', () => {
    fc.assert(
      fc.property(work, ({ tenants, ends }) => {
        const isAlone = new Set(tenants).size === 1
        const held = new HeldRows<Message>({
          heldAtMost: tenants.length,
          processedAtMost: PLACES,
          next: (waiting, processed) => fairNext(waiting, processed, { isAlone }),
        })
        const waiting: Message[] = tenants.map(tenantId => ({ tenantId }))
        held.addWaiting(waiting)
        const processed: Message[] = []
        for (;;) {
          for (let row = held.takeNext(); row !== undefined; row = held.takeNext())
            processed.push(...waiting.splice(waiting.indexOf(row), 1))
          if (processed.length === 0) break
          assert.ok(processed.length <= PLACES)
          for (const tenantId of new Set(tenants)) {
            const [own, more] = [countOf(processed, tenantId), countOf(waiting, tenantId)]
            if (isAlone) assert.equal(own, Math.min(PLACES, own + more))
            else assert.ok(own <= BESIDE_OTHERS)
            assert.ok(own > 0 || more === 0 || processed.length === PLACES)
          }
          const [ended] = processed.splice((ends.next().value ?? 0) % processed.length, 1)
          if (ended !== undefined) held.remove(ended)
        }
        assert.equal(held.size, 0)
      }),
    )
  })

  it('go first to the workspace with the fewest messages in progress, and there to the first message', () => {
    const [first, second, other] = [{ tenantId: 'a' }, { tenantId: 'a' }, { tenantId: 'b' }]
    const beside = { isAlone: false }
    assert.equal(fairNext([first, second, other], [], beside), first)
    assert.equal(fairNext([second, other], [first], beside), other)
    assert.equal(fairNext([second], [first, other], beside), second)
  })
})
