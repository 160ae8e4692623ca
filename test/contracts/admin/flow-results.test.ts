import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { purgeEventLog } from '../../../services/retention.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

const FLOW = {
  code: 'lead',
  name: 'Lead',
  triggers: [{ type: 'chat_intent', intent: 'lead' }],
  nodes: [
    {
      id: 'drink',
      type: 'buttons',
      prompt: 'Tea or coffee?',
      choices: [
        { id: 'tea', label: 'Tea' },
        { id: 'coffee', label: 'Coffee' },
      ],
      next: 'cups',
    },
    { id: 'cups', type: 'input', prompt: 'How many?', field: { name: 'cups', type: 'text' }, next: 'again' },
    { id: 'again', type: 'condition', branches: [{ when: 'vars.cups = "more"', next: 'cups' }], otherwise: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
}

const CONTACT_FORM = {
  code: 'contact',
  title: 'Contact',
  fields: [
    { name: 'mail', type: 'email', label: 'Mail' },
    { name: 'phone', type: 'phone', label: 'Phone' },
    { name: 'about', type: 'text', label: 'About' },
  ],
}
const CONTACT_FLOW = {
  code: 'contact',
  name: 'Contact',
  triggers: [{ type: 'chat_intent', intent: 'contact' }],
  nodes: [
    { id: 'form', type: 'form', form: 'contact', next: 'mail' },
    { id: 'mail', type: 'input', prompt: 'And yours?', field: { name: 'mail', type: 'email' } },
  ],
}
/** Those who are sent to the first branch are asked. */
const SPLIT_FLOW = {
  code: 'pick',
  name: 'Pick',
  triggers: [{ type: 'chat_intent', intent: 'pick' }],
  nodes: [
    {
      id: 'pick',
      type: 'split',
      label: 'Which greeting',
      branches: [
        { label: 'Question', weight: 1, next: 'ask' },
        { label: 'Text', weight: 3, next: null },
      ],
    },
    { id: 'ask', type: 'input', prompt: 'Buy?', field: { name: 'buy', type: 'text' }, next: 'bought' },
    { id: 'bought', type: 'goal', code: 'sale', next: null },
  ],
}

describe('the results of a flow', async () => {
  let chance = 0
  const { service, neighbour } = await startAdminService({ substitutes: { random: () => chance } })
  after(async () => {
    await service.stop()
  })
  const home = await adminWorkspace(service, 'Results', {
    flows: [FLOW, CONTACT_FLOW, SPLIT_FLOW],
    goals: [{ code: 'sale', name: 'Sale' }],
    forms: [CONTACT_FORM],
    keys: [{ name: 'shop', key: 'pk_live_Results' }],
  })
  const visitors = callersOf(service)
  const flows = await successItems(home.token.get('/flows'))
  const pathOf = (code: string) => `/flows/${String(flows.find(flow => flow['code'] === code)?.['id'])}/results`
  const PATH = pathOf('lead')

  const run = async (intentName: string, ...answers: object[]) => {
    const session = await visitors.session('pk_live_Results')
    let { reply } = (await successBody(visitors.sendChatMessage(session, { text: 'Hi', intentName }))) as {
      reply: Loose
    }
    for (const values of answers) {
      const { executionId, waitToken } = reply
      const body = { executionId, waitToken, input: { values } }
      reply = (await successBody(visitors.sendChatMessage(session, body)))['reply'] as Loose
    }
    return String(reply['executionId'])
  }
  const counter = await home.adminCaller(['service.executions.view'])
  const begunAt = service.clock.now().toISOString()
  const completed = await run('lead', { choice: 'tea' }, { cups: 'more' }, { cups: '=1+1' })
  service.clock.advance(60_000)
  const laterAt = service.clock.now().toISOString()
  const waiting = await run('lead', { choice: 'coffee' })

  describe('listFlowResults', () => {
    it('has a row for each run, the latest first, with its answers in their order', async () => {
      const items = await successItems(home.token.get(PATH))
      assert.deepEqual(
        items.map(({ executionId, status, answers }): unknown[] => [executionId, status, answers]),
        [
          [waiting, 'waiting_input', [{ question: 'drink', value: 'coffee' }]],
          [
            completed,
            'completed',
            [
              { question: 'drink', value: 'tea' },
              { question: 'cups', value: 'more' },
              { question: 'cups', value: '=1+1' },
            ],
          ],
        ],
      )
    })
    it('says the questions and the choices as visitors saw them', async () => {
      const { questions } = (await successBody(home.token.get(PATH))) as Loose
      const options = [
        { value: 'tea', label: 'Tea' },
        { value: 'coffee', label: 'Coffee' },
      ]
      assert.deepEqual(questions, [
        { question: 'drink', title: 'Tea or coffee?', options },
        { question: 'cups', title: 'How many?', options: [] },
      ])
    })
    it('is narrowed to a state and to a span of time, and read page by page', async () => {
      const idsOf = async (query: string) =>
        (await successItems(home.token.get(`${PATH}?${query}`))).map(({ executionId }): unknown => executionId)
      assert.deepEqual(await idsOf('status=completed'), [completed])
      assert.deepEqual(await idsOf(`from=${laterAt}`), [waiting])
      assert.deepEqual(await idsOf(`from=${begunAt}&to=${laterAt}`), [completed])
      const { items, nextCursor } = (await successBody(home.token.get(`${PATH}?limit=1`))) as Loose
      assert.equal((items as Loose[]).length, 1)
      assert.deepEqual(await idsOf(`limit=1&cursor=${String(nextCursor)}`), [completed])
    })
    it('is 404 for a flow that does not exist, or belongs to another workspace', async () => {
      assertRefused(await home.token.get(`/flows/${newId()}/results`), 404, 'not_found')
      assertRefused(await neighbour.token.get(PATH), 404, 'not_found')
    })
    it('takes the permission to see executions', async () => {
      const viewer = await home.adminCaller(['service.flows.view'])
      assertRefused(await viewer.get(PATH), 403, 'permission_denied')
    })
  })

  describe('what the event log has redacted', () => {
    const contact = pathOf('contact')
    const QUESTIONS = ['form.about', 'form.mail', 'form.phone', 'mail']
    const WHOLE = ['Call grace@example.org', 'ada@example.org', '+43 660 1234567', 'ada@example.com']
    const REDACTED = ['Call [REDACTED-EMAIL]', '[REDACTED-EMAIL]', '[REDACTED-PHONE]', '[REDACTED-EMAIL]']
    let reader: AdminCalls
    before(async () => {
      const [about, mail, phone, second] = WHOLE
      // Within one instant: an answer is found by its line of the log, not by its time.
      await run('contact', { about, phone, mail }, { mail: second })
      reader = await home.adminCaller(['service.executions.view', 'service.conversations.view'])
    })

    it('is whole for those who may read conversations, and redacted for others', async () => {
      const answersFor = async (caller: AdminCalls) => {
        const [result] = await successItems(caller.get(contact))
        const given = new Map((result?.['answers'] as Loose[]).map(({ question, value }) => [question, value]))
        return QUESTIONS.map((question): unknown => given.get(question))
      }
      assert.deepEqual(await answersFor(reader), WHOLE)
      assert.deepEqual(await answersFor(counter), REDACTED)
    })
    it('is whole or redacted in the table and in the export of executions as well', async () => {
      const cells = (values: readonly string[]) => values.map(value => value.replace(/^[+]/, "'+")).toSorted()
      const check = async (caller: AdminCalls, values: readonly string[]) => {
        const [, row = ''] = (await caller.get(`${contact}/file`)).text.split('\r\n')
        assert.deepEqual(row.split(',').slice(6).toSorted(), cells(values))
        const exported = (await caller.get('/executions/export')).text
        for (const value of values) assert.ok(exported.includes(JSON.stringify(value)), value)
      }
      await check(reader, WHOLE)
      await check(counter, REDACTED)
    })
    it('stays redacted in the event log itself', async () => {
      const { rows } = await service.database.pool.query("select from event_log where entry::text ~ 'example[.]'")
      assert.deepEqual(rows, [])
    })
  })

  describe('compareFlowBranches', () => {
    const path = pathOf('pick').replace('results', 'branches')
    const compared = async (query = '') => {
      const { version, versions, splits } = await successBody(home.token.get(path + query))
      return { version, versions, split: (splits as Loose[])[0] } as Loose
    }

    it('is empty before anybody came', async () => {
      assert.deepEqual(await compared(), { version: null, versions: [], split: undefined })
    })
    it('has the visitors of each branch, those who came to an end, and those who reached a goal', async () => {
      await run('pick', { buy: 'yes' })
      await run('pick')
      chance = 0.9
      await run('pick')
      const { version, versions, split } = await compared()
      assert.deepEqual([version, versions], [1, [{ version: 1, started: 3 }]])
      assert.deepEqual(
        [
          split.label,
          split.visitors,
          ...(split.branches as Loose[]).map((one): unknown[] => [one['label'], one['expected']]),
        ],
        ['Which greeting', 3, ['Question', 0.25], ['Text', 0.75]],
      )
      assert.deepEqual(
        (split.measures as Loose[]).map(({ goal, ahead, branches }): unknown[] => [
          goal,
          ahead,
          ...(branches as Loose[]).map(({ reached, of }): unknown[] => [reached, of]),
        ]),
        [
          [null, null, [1, 2], [1, 1]],
          ['sale', null, [1, 2], [0, 1]],
        ],
      )
      assert.ok((split.measures[0].branches as Loose[]).every(({ low, high }) => low < high))
    })
    it('stays as it is once the log has been purged', async () => {
      const before = await compared()
      await service.database.pool.query(`
        update event_log
        set created_at = now() - interval '91 days',
          id = (left(parley_first_id(now() - interval '91 days')::text, 13) || substr(id::text, 14))::uuid
        where node_id = 'pick'`)
      const { eventLog } = await purgeEventLog({
        db: service.database.pool,
        databaseNow: () => Promise.resolve(new Date()),
      })
      assert.ok(eventLog > 0)
      assert.deepEqual(await compared(), before)
    })
    it('is of one version, in a range of days', async () => {
      assert.deepEqual((await compared('?to=2020-01-01')).versions, [])
      assertRefused(await home.token.get(`${path}?version=7`), 404, 'not_found')
      assertRefused(await home.token.get(`${path}?from=2026-01-02&to=2026-01-01`), 400, 'invalid_input')
    })
    it('takes the permission of analytics, and a flow of the workspace', async () => {
      assertRefused(await counter.get(path), 403, 'permission_denied')
      assertRefused(await neighbour.token.get(path), 404, 'not_found')
    })
  })

  describe('exportFlowResults', () => {
    it('is a table with a column for each question, and the last answer to it, that runs no formula', async () => {
      const answer = await home.token.get(`${PATH}/file`)
      assert.equal(answer.status, 200, answer.text)
      assert.match(answer.headers['content-type'] ?? '', /^text\/csv/)
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="lead.csv"')
      const lines = answer.text.trimEnd().split('\r\n')
      assert.equal(lines[0], 'started,ended,status,version,execution,conversation,drink,cups')
      assert.deepEqual(
        lines.slice(1).map(line => line.split(',').filter((_, at) => [2, 4, 6, 7].includes(at))),
        [
          ['waiting_input', waiting, 'coffee', ''],
          ['completed', completed, 'tea', "'=1+1"],
        ],
      )
    })
    it('has the narrowed results only', async () => {
      const { text } = await home.token.get(`${PATH}/file?status=failed`)
      assert.equal(text, 'started,ended,status,version,execution,conversation\r\n')
    })
    it('is 404 for the flow of another workspace', async () => {
      assertRefused(await neighbour.token.get(`${PATH}/file`), 404, 'not_found')
    })
  })
})
