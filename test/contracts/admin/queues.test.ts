import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { assignHandoffs } from '../../../services/handoffs/assigning.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { handingOver } from '../../support/handoffs.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { handedOverTo } from '../handed-over.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('queues and presence', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const queue = { code: 'support', assignment: 'automatic', perPerson: 2 }
  const key = 'pk_live_QueueShop'
  const home = await adminWorkspace(service, 'Queues', {
    queues: [queue, { code: 'german', assignment: 'automatic', skills: ['de'] }, { code: 'by-hand' }],
    flows: [handingOver('help'), handingOver('hilfe', 'german'), handingOver('ask', 'by-hand')],
    keys: [{ name: 'shop', key }],
  })
  const answering = ['service.handoffs.view', 'service.handoffs.answer']
  const person = async () => await home.adminCaller(answering)
  const request = async (intent: string): Promise<string> => (await handedOverTo(home.token, service, key, intent)).id
  const assigneeOf = async (id: string): Promise<unknown> =>
    ((await successBody(home.token.get(`/handoffs/${id}`)))['claimedBy'] as Loose | null)?.['id'] ?? null
  const presence = async (calls: AdminCalls, state: string, more: object = {}) =>
    await successBody(calls.put('/presence', { state, ...more }))
  const create = async (more: object = {}) =>
    await successBody(home.token.post('/queues', { code: uniqueCode(), name: 'New', ...more }))

  describe('createQueue', () => {
    it('has defaults, and refuses a code that exists and times that end before they begin', async () => {
      const made = await create({ unknown: 'ignored' })
      assert.deepEqual(
        [made['assignment'], made['skills'], made['perPerson'], made['openingHours'], made['asksRating']],
        ['manual', [], 3, null, false],
      )
      assertRefused(await home.token.post('/queues', { code: made['code'], name: 'Again' }), 409, 'conflict')
      const openingHours = [{ days: [1], from: '17:00', to: '09:00' }]
      assertViolations(
        await home.token.post('/queues', { code: uniqueCode(), name: 'Wrong', openingHours }),
        422,
        'validation_failed',
        [['openingHours.0.to', 'minimum']],
      )
    })
  })

  describe('listQueues', () => {
    it('sorts by code, and has those of the workspace alone', async () => {
      const codes = (await successItems(home.token.get('/queues'))).map(({ code }) => code as string)
      assert.deepEqual(codes, [...codes].sort())
      assert.ok(codes.includes('support'))
      assert.deepEqual(await successItems(neighbour.token.get('/queues')), [])
    })
  })

  describe('getQueue', () => {
    it('shows a queue as it is now', async () => {
      const made = await create({ skills: ['de'] })
      const answer = await home.token.get(`/queues/${String(made['id'])}`)
      assert.deepEqual([answer.body, answer.headers['etag']], [made, made['etag']])
      assertRefused(await home.token.get(`/queues/${newId()}`), 404, 'not_found')
    })
  })

  describe('updateQueue', () => {
    it('changes the given fields', async () => {
      const made = await create({ skills: ['de'] })
      const openingHours = [{ days: [6, 7], from: '10:00', to: '24:00' }]
      const changed = await successBody(
        home.token.patch(`/queues/${String(made['id'])}`, { openingHours, unknown: 'ignored' }, NOW),
      )
      assert.deepEqual([changed['openingHours'], changed['skills'], changed['name']], [openingHours, ['de'], 'New'])
    })
  })

  describe('deleteQueue', () => {
    it('leaves the conversations that wait in it', async () => {
      const [by] = (await successItems(home.token.get('/queues'))).filter(({ code }) => code === 'by-hand')
      const id = await request('ask')
      assert.equal((await home.token.delete(`/queues/${String(by?.['id'])}`, NOW)).status, 204)
      const claimed = await successBody((await person()).post(`/handoffs/${id}/claim`))
      assert.deepEqual([claimed['queue'], claimed['state']], ['by-hand', 'claimed'])
    })
  })

  describe('getPresence', () => {
    it('is away until it is set', async () => {
      const shown = await successBody((await person()).get('/presence'))
      assert.deepEqual([shown['state'], shown['onlineUntil'], shown['claimed']], ['away', null, 0])
    })
  })

  describe('setPresence', () => {
    it('is online for two minutes, keeps its skills, and ends at once by going away', async () => {
      const grace = await person()
      const online = await presence(grace, 'online', { skills: ['en'] })
      assert.equal(Date.parse(String(online['onlineUntil'])), service.clock.now().getTime() + 120_000)
      assert.deepEqual((await presence(grace, 'online'))['skills'], ['en'])
      service.clock.advance(120_001)
      assert.equal((await successBody(grace.get('/presence')))['state'], 'away')
      await presence(grace, 'online')
      assert.equal((await presence(grace, 'away'))['onlineUntil'], null)
    })
  })

  describe('listPresences', () => {
    it('has the people of the workspace who are online', async () => {
      const grace = await person()
      await presence(grace, 'online')
      const ids = (items: Loose[]) => items.map(({ person: { id } }) => id as string)
      assert.deepEqual(ids(await successItems(home.token.get('/presences'))), [grace.person.id])
      assert.deepEqual(await successItems(neighbour.token.get('/presences')), [])
      await presence(grace, 'away')
    })
  })

  describe('automatic assignment', () => {
    it('gives the longest waiting to the least busy, up to the bound, and again when there is room', async () => {
      const [grace, linus] = [await person(), await person()]
      const ids: string[] = []
      for (let index = 0; index < 5; index++) {
        ids.push(await request('help'))
        service.clock.advance(1_000)
      }
      assert.equal(await assignHandoffs(service.deps), 0, 'nobody is online')
      await presence(grace, 'online')
      await presence(linus, 'online')
      // Two processes at once count together.
      const given = await Promise.all([assignHandoffs(service.deps), assignHandoffs(service.deps)])
      assert.equal(given[0] + given[1], 4)
      const assignees = await Promise.all(ids.map(assigneeOf))
      assert.deepEqual(
        [grace, linus].map(({ person: { id } }) => assignees.filter(one => one === id).length),
        [2, 2],
      )
      assert.equal(assignees[4], null)
      const mine = ids[assignees.indexOf(grace.person.id)]!
      await successBody(grace.post(`/handoffs/${mine}/hand-back`, { outcome: 'solved' }))
      assert.equal(await assignHandoffs(service.deps), 1)
      assert.equal(await assigneeOf(ids[4]!), grace.person.id)
      await presence(grace, 'away')
      await presence(linus, 'away')
    })

    it('gives what a person has left behind to somebody else, and leaves what somebody who is away has', async () => {
      const [lost, away, other] = [await person(), await person(), await person()]
      const [first, second] = [await request('help'), await request('help')]
      await successBody(lost.post(`/handoffs/${first}/claim`))
      await successBody(away.post(`/handoffs/${second}/claim`))
      await presence(lost, 'online')
      await presence(away, 'online')
      await presence(away, 'away')
      service.clock.advance(120_000 + 300_000)
      await presence(other, 'online')
      assert.equal(await assignHandoffs(service.deps), 0, 'not yet')
      service.clock.advance(1_000)
      await service.clockSet()
      assert.equal(await assignHandoffs(service.deps), 1)
      assert.deepEqual([await assigneeOf(first), await assigneeOf(second)], [other.person.id, away.person.id])
      await presence(other, 'away')
    })

    it('asks for the skills of the queue, and stops outside its opening hours', async () => {
      const [english, german] = [await person(), await person()]
      const [first, second] = [await request('hilfe'), await request('hilfe')]
      await presence(english, 'online', { skills: ['en'] })
      assert.equal(await assignHandoffs(service.deps), 0)
      const [made] = (await successItems(home.token.get('/queues'))).filter(({ code }) => code === 'german')
      const path = `/queues/${String(made?.['id'])}`
      await successBody(home.token.patch(path, { openingHours: [] }, NOW))
      await presence(german, 'online', { skills: ['de', 'en'] })
      assert.equal(await assignHandoffs(service.deps), 0)
      await successBody(home.token.patch(path, { openingHours: null }, NOW))
      assert.equal(await assignHandoffs(service.deps), 2)
      assert.deepEqual([await assigneeOf(first), await assigneeOf(second)], [german.person.id, german.person.id])
      const [entry] = await successItems(home.token.get(`/audit?resourceType=handoff&resourceId=${first}`))
      assert.deepEqual([entry?.['action'], entry?.['actor'].type], ['handoff.assign', 'system'])
    })
  })
})
