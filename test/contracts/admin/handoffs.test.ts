import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { handingOver } from '../../support/handoffs.ts'
import { assertRefused, assertViolations, callersOf, statuses, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const KEY = 'pk_live_HandoffShop'

describe('handoffs', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)
  const home = await adminWorkspace(service, 'Handoffs', {
    flows: [handingOver('help'), handingOver('buy', 'sales')],
    keys: [{ name: 'shop', key: KEY, webhook: { url: 'https://shop.acme.example/hooks/parley' } }],
  })
  const answering = ['service.handoffs.view', 'service.handoffs.answer']
  const grace = await home.adminCaller(answering)
  const linus = await home.adminCaller(answering)
  const lead = await home.adminCaller([...answering, 'service.handoffs.assign'])

  const request = async (intentName = 'help', customer?: object) => {
    const session = await visitors.session(KEY, customer === undefined ? {} : { customer })
    const { reply } = (await successBody(
      Promise.resolve(await visitors.sendChatMessage(session, { text: 'Hi', intentName })),
    )) as { reply: Loose }
    const { conversationId } = session
    const { items } = await successBody(home.token.get(`/handoffs?conversationId=${conversationId}`))
    const says = async (text: string, headers = {}) =>
      await visitors.sendChatMessage(
        session,
        { text, executionId: reply['executionId'], waitToken: reply['waitToken'] },
        headers,
      )
    const reads = async () =>
      (await successBody(Promise.resolve(await visitors.getChatExecution(session, String(reply['executionId'])))))[
        'execution'
      ] as Loose
    return { id: String((items as Loose[])[0]?.['id']), reply, says, reads, conversationId }
  }
  const act = async (by: AdminCalls, id: string, verb: string, body: object = {}) =>
    await by.post(`/handoffs/${id}/${verb}`, ['claim', 'release', 'close'].includes(verb) ? undefined : body)
  const done = async (by: AdminCalls, id: string, verb: string, body: object = {}) =>
    await successBody(act(by, id, verb, body))
  const texts = (shown: Loose) =>
    (shown['blocks'] as Loose[]).map(({ payload }): unknown => payload.text ?? payload.prompt ?? payload.kind)

  describe('getHandoff', () => {
    it('shows what the flow asked for, and what the visitor is told', async () => {
      const { id, reply, conversationId } = await request()
      const shown = await successBody(grace.get(`/handoffs/${id}`))
      assert.deepEqual(
        [shown['queue'], shown['reason'], shown['state'], shown['claimedBy'], shown['conversationId']],
        ['support', 'Asked for a person', 'waiting', null, conversationId],
      )
      assert.equal(Date.parse(shown['dueAt']) - Date.parse(shown['requestedAt']), 600_000)
      assert.deepEqual(texts(reply), ['handoff', 'Somebody will be with you'])
      assert.equal(reply['expectedInput'].handoff, true)
    })
  })

  describe('listHandoffs', () => {
    it('has the one that waits longest first, by state, queue and person', async () => {
      const first = await request('buy')
      service.clock.advance(1_000)
      const second = await request('buy')
      await done(grace, first.id, 'claim')
      const idsAt = async (query: string) =>
        (await successItems(grace.get(`/handoffs?queue=sales&${query}`))).map(({ id }) => id as string)
      assert.deepEqual(await idsAt(''), [first.id, second.id])
      assert.deepEqual(await idsAt('state=waiting'), [second.id])
      assert.deepEqual(await idsAt(`assigneeId=${grace.person.id.toUpperCase()}`), [first.id])
      const page = await successBody(grace.get('/handoffs?queue=sales&limit=1'))
      assert.deepEqual(await idsAt(`limit=1&cursor=${String(page['nextCursor'])}`), [second.id])
      assertRefused(await grace.get('/handoffs?cursor=zzz'), 400, 'invalid_input')
    })

    it('tells those that are open from those that have ended, whose last request comes first', async () => {
      const ids: string[] = []
      for (const end of ['close', 'close', undefined, 'claim']) {
        service.clock.advance(1_000)
        const { id } = await request()
        if (end !== undefined) await done(grace, id, end)
        ids.push(id)
      }
      const listed = async (query: string) => {
        const found = await successItems(grace.get(`/handoffs?queue=support&limit=200&${query}`))
        return found.map(({ id }) => ids.indexOf(id as string)).filter(index => index >= 0)
      }
      assert.deepEqual(
        [await listed('progress=open'), await listed('progress=ended')],
        [
          [2, 3],
          [1, 0],
        ],
      )
      const { nextCursor } = await successBody(grace.get('/handoffs?progress=ended&limit=1'))
      const cursor = String(nextCursor)
      assert.deepEqual(await listed(`progress=ended&cursor=${cursor}`), [0])
      assertRefused(await grace.get(`/handoffs?cursor=${cursor}`), 400, 'invalid_input')
    })

    it('names the visitor, and finds text in the reason and in what is known of the visitor', async () => {
      const customer = { id: 'C-17', name: 'Zoë Quill', email: 'zoe@quill.example' }
      const { id } = await request('buy', customer)
      const other = await request('buy')
      const found = async (search: string, by = grace) => {
        const items = await successItems(by.get(`/handoffs?limit=200&search=${encodeURIComponent(search)}`))
        return items.map(item => item['id'] as string)
      }
      for (const search of ['zoë q', 'C-17', 'QUILL.example']) assert.deepEqual(await found(search), [id], search)
      assert.deepEqual(await found('%'), [])
      assert.ok((await found('asked FOR a')).includes(other.id))
      await other.says('The lampshade is wobbly')
      const reader = await home.adminCaller([...answering, 'service.conversations.view'])
      const both = [await found('Lampshade is wob', reader), await found('zoë q', reader)]
      assert.deepEqual([both, await found('Lampshade')], [[[other.id], [id]], []], 'only who may read what was said')
      assert.deepEqual((await successBody(grace.get(`/handoffs/${id}`)))['customer'], { ...customer, proven: false })
      assert.equal((await successBody(grace.get(`/handoffs/${other.id}`)))['customer'], null)
    })
  })

  describe('claimHandoff', () => {
    it('gives a conversation to one of those who claim it at once, and a repetition changes nothing', async () => {
      const { id } = await request()
      const people = [grace, linus, lead, home.token]
      const answers = await Promise.all(people.map(async one => await act(one, id, 'claim')))
      assert.deepEqual(statuses(answers), { 200: 1, 409: 3 })
      const winner = answers.findIndex(({ status }) => status === 200)
      const before = await successBody(grace.get(`/handoffs/${id}`))
      const again = await done(people[winner]!, id, 'claim')
      assert.deepEqual([again['state'], again['dueAt'], again['etag']], ['claimed', null, before['etag']])
    })

    it('is refused for a stale entity tag and for what has ended', async () => {
      const { id, says } = await request()
      const { etag } = await successBody(grace.get(`/handoffs/${id}`))
      await says('Anyone?')
      const stale = await grace.post(`/handoffs/${id}/claim`, undefined, { 'If-Match': String(etag) })
      assertRefused(stale, 412, 'precondition_failed')
      await done(grace, id, 'close')
      assertRefused(await act(grace, id, 'claim'), 409, 'conflict')
    })
  })

  describe('replyToHandoff', () => {
    it('shows the text with the name of its author, and what the visitor answers is for the person', async () => {
      const { id, says, reads, conversationId } = await request()
      const said = await successBody(Promise.resolve(await says('It is broken')))
      assert.deepEqual(
        [said['reply'].status, said['reply'].blocks, said['reply'].expectedInput.handoff],
        ['waiting_input', [], true],
      )
      const answer = await act(grace, id, 'replies', { text: 'Which {{ part }}?' })
      assert.equal(answer.status, 200, answer.text)
      const shown = (await reads())['blocks'].at(-1) as Loose
      assert.deepEqual(
        [shown['payload'].text, shown['meta'].author, shown['id']],
        ['Which {{ part }}?', { name: 'Grace' }, answer.body.id],
      )
      assert.equal((await says('The lamp')).status, 200, 'the wait token stays valid')
      const { state, claimedBy } = await successBody(grace.get(`/handoffs/${id}`))
      assert.deepEqual([state, claimedBy.id], ['claimed', grace.person.id])
      const messages = await successItems(home.token.get(`/conversations/${conversationId}/messages`))
      assert.deepEqual(
        messages.map(({ role, text, blocks }): unknown[] => [role, text ?? blocks[0].payload.text]).slice(-3),
        [
          ['user', 'It is broken'],
          ['agent', 'Which {{ part }}?'],
          ['user', 'The lamp'],
        ],
      )
    })

    it('is sent once under an Idempotency-Key', async () => {
      const { id, reads } = await request()
      const headers = { 'Idempotency-Key': newId() }
      const send = async () => await grace.post(`/handoffs/${id}/replies`, { text: 'Once' }, headers)
      const [one, other] = [await send(), await send()]
      assert.deepEqual([one.status, other.status, other.body], [200, 200, one.body])
      assert.equal(texts(await reads()).filter(text => text === 'Once').length, 1)
      const changed = await grace.post(`/handoffs/${id}/replies`, { text: 'Twice' }, headers)
      assertRefused(changed, 409, 'idempotency_conflict')
    })

    it('is refused to somebody else, and after the end', async () => {
      const { id } = await request()
      await done(grace, id, 'claim')
      assertRefused(await act(linus, id, 'replies', { text: 'Hi' }), 409, 'conflict')
      await done(grace, id, 'hand-back', { outcome: 'solved' })
      assertRefused(await act(grace, id, 'replies', { text: 'Hi' }), 409, 'conflict')
    })
  })

  describe('assignHandoff', () => {
    it('gives it to another person, also from somebody who has it', async () => {
      const { id } = await request()
      await done(grace, id, 'claim')
      const given = await done(lead, id, 'assign', { userId: linus.person.id })
      assert.equal(given['claimedBy'].id, linus.person.id)
      assertRefused(await act(grace, id, 'replies', { text: 'Hi' }), 409, 'conflict')
      assert.equal((await act(linus, id, 'replies', { text: 'Hi' })).status, 200)
    })

    it('is refused for a user of another workspace, an inactive one, and after the end', async () => {
      const { id } = await request()
      for (const userId of [neighbour.admin.id, newId()])
        assertViolations(await act(lead, id, 'assign', { userId }), 422, 'validation_failed', [['userId', 'enum']])
      await done(lead, id, 'close')
      assertRefused(await act(lead, id, 'assign', { userId: linus.person.id }), 409, 'conflict')
    })
  })

  describe('releaseHandoff', () => {
    it('lets it wait again with the whole time limit', async () => {
      const { id } = await request()
      assertRefused(await act(grace, id, 'release'), 409, 'conflict')
      await done(grace, id, 'claim')
      assertRefused(await act(linus, id, 'release'), 409, 'conflict')
      service.clock.advance(3_600_000)
      const free = await done(grace, id, 'release')
      assert.deepEqual([free['state'], free['claimedBy'], free['claimedAt']], ['waiting', null, null])
      assert.equal(Date.parse(free['dueAt']), service.clock.now().getTime() + 600_000)
      await done(grace, id, 'claim')
      assert.equal((await done(lead, id, 'release'))['state'], 'waiting', 'whoever may assign may release')
    })
  })

  describe('handBackHandoff', () => {
    it('lets the flow go on with the outcome', async () => {
      const { id, reads, says } = await request()
      await done(grace, id, 'claim')
      assertRefused(await act(linus, id, 'hand-back', { outcome: 'mine' }), 409, 'conflict')
      const ended = await done(grace, id, 'hand-back', { outcome: 'solved' })
      assert.deepEqual([ended['state'], ended['outcome'], ended['endedAt'] === null], ['handed_back', 'solved', false])
      const shown = await reads()
      assert.deepEqual([shown['status'], texts(shown).at(-1)], ['completed', 'Outcome: solved'])
      assertRefused(await act(grace, id, 'hand-back', { outcome: 'again' }), 409, 'conflict')
      assertRefused(await says('Too late'), 409, 'invalid_wait_token')
    })
  })

  describe('closeHandoff', () => {
    it('lets the flow go on at onClosed', async () => {
      const { id, reads } = await request()
      assert.equal((await done(grace, id, 'close'))['state'], 'closed')
      assert.equal(texts(await reads()).at(-1), 'Closed')
      assertRefused(await act(grace, id, 'close'), 409, 'conflict')
    })
  })

  describe('listHandoffNotes', () => {
    it('has the notes oldest first, and the visitor sees none', async () => {
      const { id, reads } = await request()
      await done(grace, id, 'notes', { text: 'Asked the carrier' })
      await done(linus, id, 'notes', { text: 'They call back' })
      const notes = await successItems(grace.get(`/handoffs/${id}/notes`))
      assert.deepEqual(
        notes.map(({ author, text }): unknown[] => [author.id, text]),
        [
          [grace.person.id, 'Asked the carrier'],
          [linus.person.id, 'They call back'],
        ],
      )
      assert.ok(!JSON.stringify(await reads()).includes('carrier'))
    })
  })

  describe('addHandoffNote', () => {
    it('adds one once under an Idempotency-Key, also after the end', async () => {
      const { id } = await request()
      await done(grace, id, 'close')
      const headers = { 'Idempotency-Key': newId() }
      const add = async () => await grace.post(`/handoffs/${id}/notes`, { text: 'Followed up' }, headers)
      assert.deepEqual((await add()).body, (await add()).body)
      assert.equal((await successItems(grace.get(`/handoffs/${id}/notes`))).length, 1)
    })
  })

  it('Nobody claims in time: the flow goes on at onTimeout, and a claim ends the time limit', async () => {
    const [late, claimed] = [await request(), await request()]
    await done(grace, claimed.id, 'claim')
    service.clock.advance(600_000)
    await service.work()
    assert.equal(texts(await late.reads()).at(-1), 'Nobody came')
    assert.equal((await successBody(grace.get(`/handoffs/${late.id}`)))['state'], 'timed_out')
    assert.equal((await claimed.reads())['status'], 'waiting_input')
    assertRefused(await act(grace, late.id, 'claim'), 409, 'conflict')
  })

  it('An aborted execution and a closed conversation take their handoff with them', async () => {
    const [aborted, closed] = [await request(), await request()]
    const execution = await successBody(home.token.get(`/executions/${String(aborted.reply['executionId'])}`))
    await successBody(home.token.post(`/executions/${String(execution['execution'].id)}/abort`, {}))
    await successBody(home.token.post(`/conversations/${closed.conversationId}/close`, {}, { 'If-Match': '*' }))
    for (const { id } of [aborted, closed]) {
      assert.equal((await successBody(grace.get(`/handoffs/${id}`)))['state'], 'closed')
      assertRefused(await act(grace, id, 'claim'), 409, 'conflict')
    }
  })

  it('A recording of it plays the people, and so does its simulation', async () => {
    const { id, says, reply } = await request()
    await done(grace, id, 'replies', { text: 'Which one?' })
    await says('The lamp')
    await done(grace, id, 'hand-back', { outcome: 'solved' })
    const executionId = String(reply['executionId'])
    const recording = await successBody(home.token.get(`/executions/${executionId}/recording`))
    const { flowId, trigger, inputs } = recording
    assert.deepEqual(
      (inputs as Loose[]).map(({ person, values }): unknown => person?.type ?? values),
      ['reply', { message: 'The lamp' }, 'hand_back'],
    )
    const simulated = await successBody(
      home.token.post(`/flows/${String(flowId)}/simulate`, { trigger, inputs, waits: 'hold' }),
    )
    const shown = (simulated['turns'] as Loose[]).flatMap(texts)
    assert.deepEqual(shown.slice(2), ['Which one?', 'Outcome: solved'])
    assert.deepEqual([simulated['status'], simulated['unusedInputs']], ['completed', 0])
    const late = await successBody(
      home.token.post(`/flows/${String(flowId)}/simulate`, {
        trigger,
        inputs: [{ person: { type: 'release' } }, { advance: 'PT10M' }],
        waits: 'hold',
      }),
    )
    assert.deepEqual(late['turns'][1].validationErrors, [{ field: 'person', rule: 'pattern' }])
    assert.deepEqual(texts(late['turns'][2] as Loose), ['Nobody came'])
  })

  it('Every act is in the audit log, without what was said', async () => {
    const { id } = await request()
    await done(grace, id, 'replies', { text: 'A secret' })
    await done(grace, id, 'hand-back', { outcome: 'solved' })
    const entries = await successItems(home.token.get(`/audit?resourceType=handoff&resourceId=${id}`))
    assert.deepEqual(entries.map(({ action }) => action as string).sort(), ['handoff.hand_back', 'handoff.reply'])
    assert.ok(!JSON.stringify(entries).includes('A secret'))
  })

  it('The webhook of the key is told of each of them, as the contract says', async () => {
    const { id, says, conversationId } = await request()
    await says('It is broken')
    await done(grace, id, 'replies', { text: 'Let me see' })
    await done(grace, id, 'release')
    await done(linus, id, 'claim')
    await done(linus, id, 'hand-back', { outcome: 'solved' })
    const { rows } = await service.database.pool.query<{ payload: Loose }>(
      `select payload
      from webhook_events
      where conversation_id = $1 and event not in ('chat.session.opened', 'chat.execution.updated')
      order by id`,
      [conversationId],
    )
    const shown = rows.map(({ payload: { event, role, text, person, state } }): unknown[] => [
      event,
      role ?? state,
      text,
      person?.id,
    ])
    assert.deepEqual(shown, [
      ['chat.handoff.requested', undefined, undefined, undefined],
      ['chat.message.created', 'visitor', 'It is broken', undefined],
      ['chat.handoff.claimed', undefined, undefined, grace.person.id],
      ['chat.message.created', 'person', 'Let me see', grace.person.id],
      ['chat.handoff.claimed', undefined, undefined, linus.person.id],
      ['chat.handoff.ended', 'handed_back', undefined, linus.person.id],
    ])
    for (const { payload } of rows) assert.equal(payload['handoff_id'], id)
  })

  it('The event log has every act, in order and once', async () => {
    const { id, says, reply } = await request()
    await done(grace, id, 'claim')
    await says('It is broken')
    await done(grace, id, 'replies', { text: 'Let me see' })
    await done(grace, id, 'hand-back', { outcome: 'solved' })
    const log = await successItems(home.token.get(`/executions/${String(reply['executionId'])}/events`))
    assert.deepEqual(
      log
        .map(({ entry }): unknown[] => [entry.kind, entry.act?.type ?? entry.wait])
        .filter(([kind]) => kind !== 'message_sent'),
      [
        ['execution_started', undefined],
        ['message_received', undefined],
        ['step_waiting', 'handoff'],
        ['handoff_acted', 'claim'],
        ['message_received', undefined],
        ['handoff_acted', undefined],
        ['handoff_acted', 'reply'],
        ['step_resumed', 'hand_back'],
        ['step_completed', undefined],
        ['execution_ended', undefined],
      ],
    )
  })
})
