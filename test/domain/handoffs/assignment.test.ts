import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { assign, type AssigningQueue, type Available, type Waiting } from '../../../domain/handoffs/assignment.ts'
import { isOpen } from '../../../domain/handoffs/opening-hours.ts'

const SKILLS = ['de', 'en', 'returns']
const skills = fc.uniqueArray(fc.constantFrom(...SKILLS))
const people: fc.Arbitrary<Available[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'), skills, load: fc.nat(4) }),
  { selector: ({ id }) => id },
)
const queues: fc.Arbitrary<Map<string, AssigningQueue>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b'), fc.record({ skills, perPerson: fc.integer({ min: 1, max: 4 }) })), {
    selector: ([code]) => code,
  })
  .map(entries => new Map(entries))
const waiting: fc.Arbitrary<Waiting[]> = fc
  .array(fc.record({ queue: fc.constantFrom('a', 'b', 'unknown'), at: fc.nat(5) }), { maxLength: 20 })
  .map(items => items.map(({ queue, at }, index) => ({ id: `h${index}`, queue, requestedAt: new Date(at) })))

describe('assignment', () => {
  it('Nobody is given more than a queue allows or without its skills, and each conversation once', () => {
    fc.assert(
      fc.property(waiting, people, queues, (items, team, open) => {
        const assignments = assign(items, team, open)
        const loads = new Map(team.map(({ id, load }) => [id, load]))
        assert.equal(new Set(assignments.map(({ handoffId }) => handoffId)).size, assignments.length)
        for (const { handoffId, personId } of assignments) {
          const queue = open.get(items.find(({ id }) => id === handoffId)!.queue)!
          const load = loads.get(personId)!
          assert.ok(load < queue.perPerson)
          const person = team.find(({ id }) => id === personId)!
          assert.ok(queue.skills.every(skill => person.skills.includes(skill)))
          loads.set(personId, load + 1)
        }
      }),
    )
  })

  it('What still waits has nobody with room and its skills, or was requested later in its queue', () => {
    fc.assert(
      fc.property(waiting, people, queues, (items, team, open) => {
        const assignments = assign(items, team, open)
        const given = new Set(assignments.map(({ handoffId }) => handoffId))
        const loadOf = ({ id, load }: Available) => load + assignments.filter(({ personId }) => personId === id).length
        for (const item of items.filter(({ id }) => !given.has(id))) {
          const queue = open.get(item.queue)
          if (queue === undefined) continue
          const free = team.filter(
            one => loadOf(one) < queue.perPerson && queue.skills.every(skill => one.skills.includes(skill)),
          )
          assert.deepEqual(free, [])
          const later = items.filter(
            other => other.queue === item.queue && other.requestedAt > item.requestedAt && given.has(other.id),
          )
          assert.deepEqual(later, [])
        }
      }),
    )
  })

  it('The person with the fewest conversations is next', () => {
    const team = [
      { id: 'busy', skills: [], load: 2 },
      { id: 'free', skills: [], load: 0 },
    ]
    const items = ['1', '2', '3'].map(id => ({ id, queue: 'a', requestedAt: new Date(Number(id)) }))
    const given = assign(items, team, new Map([['a', { skills: [], perPerson: 3 }]]))
    assert.deepEqual(
      given.map(({ personId }) => personId),
      ['free', 'free', 'busy'],
    )
  })
})

describe('opening hours', () => {
  it('count in the time zone of the workspace, from the first minute to before the last', () => {
    const hours = [{ days: [1], from: '09:00', to: '17:00' }]
    const monday = (time: string) => new Date(`2026-11-30T${time}:00Z`)
    const openAt = (time: string) => isOpen(hours, 'Europe/Berlin', monday(time))
    assert.deepEqual(['07:59', '08:00', '15:59', '16:00'].map(openAt), [false, true, true, false])
    assert.equal(isOpen(hours, 'Europe/Berlin', new Date('2026-12-01T10:00:00Z')), false)
    assert.equal(isOpen(null, 'UTC', monday('03:00')), true)
    assert.equal(isOpen([], 'UTC', monday('03:00')), false)
    assert.equal(isOpen([{ days: [1], from: '00:00', to: '24:00' }], 'UTC', monday('23:59')), true)
  })
})
