import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { giveToken } from '../../../support/agents.ts'
import type { Loose } from '../../callers.ts'
import { useAgent } from './agent.ts'

type Draft = { id: string; etag: string; valid: boolean; publishes: object; findings: { rule: string }[] }
type Node = Record<string, unknown>
type Entry = { action: string; actor: { name: string; tokenName: string | null } }

const ask = {
  id: 'ask',
  type: 'input',
  prompt: 'Your name?',
  field: { name: 'name', type: 'text', required: true },
  next: 'bye',
}
const bye = { id: 'bye', type: 'end', text: 'Bye {{ vars.name }}' }

describe('tools that make flows', () => {
  const agent = useAgent()
  let made = 0

  function definition(nodes: Node[] = [ask, bye]) {
    made += 1
    const intent = `made_${made}`
    return { code: `made-${made}`, name: 'Made', start: 'ask', triggers: [{ type: 'chat_intent', intent }], nodes }
  }

  async function create(nodes?: Node[]): Promise<Draft> {
    return await agent.get<Draft>('flows.create_draft', { definition: definition(nodes) })
  }

  /** The tag of a draft as it is now; a publish changes it too. */
  async function tagOf(flowId: string): Promise<string> {
    return (await agent.get<{ draft: Draft }>('flows.get_draft', { flow_id: flowId })).draft.etag
  }

  describe('flows.get_schema', () => {
    type Schema = { node_types: { type: string; required: string[] }[]; schema: { $defs?: object }; example: object }

    test('lists the types of node of the contract, and has the schema of each with its definitions', async () => {
      const { node_types: types, example } = await agent.get<Schema>('flows.get_schema')
      assert.ok(types.length > 15)
      assert.deepEqual(await agent.get('flows.validate', { definition: example }), await validated(example))
      for (const { type } of types) {
        const { schema } = await agent.get<Schema>('flows.get_schema', { node_type: type })
        const text = JSON.stringify(schema)
        for (const [, name = ''] of text.matchAll(/"\$ref":"([^"]*)"/g))
          assert.ok(Object.hasOwn(schema.$defs ?? {}, name.replace('#/$defs/', '')), `${type}: ${name}`)
      }
    })

    test('fails for a type that does not exist', async () => {
      await agent.fails('not_found', 'flows.get_schema', { node_type: 'teleport' })
    })

    async function validated(example: object) {
      return await agent.get('flows.validate', { definition: example })
    }
  })

  describe('flows.get_draft', () => {
    test('has the definition as it was stored, its tag and its findings', async () => {
      const draft = await create([{ ...ask, next: 'nowhere' }])
      const read = await agent.get<{ draft: Draft; definition: { nodes: Node[] } }>('flows.get_draft', {
        flow_id: draft.id,
      })
      assert.deepEqual([read.draft, read.definition.nodes], [draft, [{ ...ask, next: 'nowhere' }]])
      await agent.fails('not_found', 'flows.get_draft', { flow_id: agent.service.deps.newId() })
    })
  })

  test('work on a large flow, in a thread, as on a small one', async () => {
    const idAt = (index: number) => (index < 900 ? `n${String(index)}` : 'bye')
    const texts = Array.from({ length: 900 }, (_, index) => ({
      id: idAt(index),
      type: 'message',
      text: '{{ vars.name }}',
      next: idAt(index + 1),
    }))
    const draft = await create([{ ...ask, next: 'n0' }, ...texts, bye])
    assert.equal(draft.valid, true)
    assert.equal(await tagOf(draft.id), draft.etag)
    const published = await agent.get<{ version: number }>('flows.publish', { flow_id: draft.id, etag: draft.etag })
    assert.equal(published.version, 1)
    await agent.fails('precondition_failed', 'flows.publish', { flow_id: draft.id, etag: draft.etag })
  })

  describe('flows.create_draft', () => {
    test('stores an unfinished flow and tells what it lacks', async () => {
      const draft = await create([{ ...ask, next: 'nowhere' }])
      assert.deepEqual(
        [draft.valid, draft.findings.map(({ rule }) => rule), draft.publishes],
        [false, ['unknown_target'], { version: 1, isNew: true }],
      )
    })

    test('creates one flow for one idempotency key, in the argument as in the header', async () => {
      const args = { definition: definition(), idempotency_key: 'made-once' }
      const [first, again] = [
        await agent.get<Draft>('flows.create_draft', args),
        await agent.get<Draft>('flows.create_draft', args),
      ]
      assert.equal(again.id, first.id)
      const { definition: same } = args
      const byHeader = await agent.get<Draft>(
        'flows.create_draft',
        { definition: same },
        { 'Idempotency-Key': 'made-once' },
      )
      assert.equal(byHeader.id, first.id)
      await agent.fails('conflict', 'flows.create_draft', { definition: same })
    })

    test('refuses a call whose two keys differ', async () => {
      const args = { definition: definition(), idempotency_key: 'one' }
      await agent.refuses('flows.create_draft', args, { 'Idempotency-Key': 'other' })
    })
  })

  describe('flows.update_draft', () => {
    test('replaces the draft or patches it, and returns the next tag', async () => {
      const { id, etag } = await create()
      const patch = [
        { op: 'test', path: '/nodes/0/id', value: 'ask' },
        { op: 'replace', path: '/nodes/0/prompt', value: 'What is your name?' },
      ]
      const patched = await agent.get<Draft>('flows.update_draft', { flow_id: id, etag, patch })
      assert.notEqual(patched.etag, etag)
      const { definition: stored } = await agent.get<{ definition: { nodes: Node[] } }>('flows.get_draft', {
        flow_id: id,
      })
      assert.equal(stored.nodes[0]!['prompt'], 'What is your name?')
      const whole = { ...stored, name: 'Renamed' }
      await agent.get('flows.update_draft', { flow_id: id, etag: patched.etag, definition: whole })
      const now = await agent.get<{ definition: object }>('flows.get_draft', { flow_id: id })
      assert.deepEqual(now.definition, whole)
    })

    test('changes nothing by a patch of which one operation does not apply', async () => {
      const { id, etag } = await create()
      const before = await agent.get('flows.get_draft', { flow_id: id })
      for (const patch of [
        [
          { op: 'remove', path: '/nodes/0' },
          { op: 'replace', path: '/nodes/9/text', value: 'x' },
        ],
        [{ op: 'test', path: '/name', value: 'other' }],
        [{ op: 'add', path: '/__proto__/polluted', value: true }],
        [{ op: 'replace', path: '', value: [1] }],
      ])
        await agent.fails('invalid_input', 'flows.update_draft', { flow_id: id, etag, patch })
      assert.deepEqual(await agent.get('flows.get_draft', { flow_id: id }), before)
      assert.equal(({} as Record<string, unknown>)['polluted'], undefined)
    })

    test('takes exactly one of a definition and a patch', async () => {
      const { id, etag } = await create()
      await agent.fails('invalid_input', 'flows.update_draft', { flow_id: id, etag })
      const both = { definition: definition(), patch: [{ op: 'remove', path: '/name' }] }
      await agent.fails('invalid_input', 'flows.update_draft', { flow_id: id, etag, ...both })
    })

    test('of two agents with one tag, the second gets the conflict with both sides and the new tag', async () => {
      const { id, etag } = await create()
      const change = (value: string) => ({
        flow_id: id,
        etag,
        patch: [{ op: 'replace', path: '/nodes/0/prompt', value }],
      })
      const { etag: newTag } = await agent.get<Draft>('flows.update_draft', change('First'))
      const { definition: stored } = await agent.get<{ definition: { nodes: Node[] } }>('flows.get_draft', {
        flow_id: id,
      })
      const late = await agent.fails('precondition_failed', 'flows.update_draft', {
        flow_id: id,
        etag,
        definition: { ...stored, nodes: [{ ...stored.nodes[0], prompt: 'Second' }, stored.nodes[1]] },
      })
      const text = late.content[0]!.text
      assert.ok(text.includes(newTag), text)
      assert.match(text, /changed by admin .*\/nodes\/ask\/prompt: stored "First", yours "Second"/)
      await agent.fails('precondition_failed', 'flows.update_draft', change('Third'))
    })

    test('is in the audit log and at the draft as a change by the user with this token, by its name', async () => {
      const { id } = await create()
      const token = await giveToken(agent.service, agent.agents.tenantId, { roles: ['admin'], scopes: ['api:full'] })
      const read = async (path: string): Promise<Loose> => {
        const headers = { Authorization: `Bearer ${token}` }
        return (await (await fetch(`${agent.service.url}/api/admin/v1${path}`, { headers })).json()) as Loose
      }
      const { items } = await read(`/audit?resourceType=flow&resourceId=${id}`)
      assert.deepEqual(
        (items as Entry[]).map(({ action, actor: { name, tokenName } }) => [action, name, tokenName]),
        [['flow.create', 'admin', 'agent']],
      )
      const { updatedBy } = await read(`/flows/${id}/draft`)
      assert.deepEqual({ ...(updatedBy as object), id: '' }, { id: '', name: 'admin', tokenName: 'agent' })
    })
  })

  describe('flows.simulate', () => {
    test('runs the draft through answers and stores nothing', async () => {
      const { id } = await create()
      const { status, turns } = await agent.get<{ status: string; turns: { blocks: Node[] }[] }>('flows.simulate', {
        flow_id: id,
        trigger: { type: 'chat_intent' },
        inputs: [{ values: { name: 'Ada' } }],
      })
      assert.deepEqual([status, turns.length], ['completed', 2])
      assert.match(JSON.stringify(turns[1]!.blocks), /Bye Ada/)
    })

    test('fails for a definition with errors, and names each with its place', async () => {
      const { id } = await create([{ ...ask, next: 'nowhere' }])
      const failed = await agent.fails('flow_invalid', 'flows.simulate', {
        flow_id: id,
        trigger: { type: 'chat_intent' },
      })
      assert.match(failed.content[0]!.text, /error at \/nodes\/0\/next: .*nowhere/)
    })
  })

  const oneTest = (blocks: unknown[]) => [{ name: 'asks', steps: [{ say: 'hello', expect: { blocks } }] }]

  describe('flows.save_tests', () => {
    test('replaces the stored tests if they still have the tag', async () => {
      const { id } = await create()
      const saved = await agent.get<{ etag: string }>('flows.save_tests', { flow_id: id, tests: oneTest([]) })
      await agent.get('flows.save_tests', { flow_id: id, tests: [], etag: saved.etag })
      await agent.fails('precondition_failed', 'flows.save_tests', { flow_id: id, tests: [], etag: saved.etag })
      await agent.fails('flow_invalid', 'flows.save_tests', { flow_id: id, tests: [{ name: 'empty' }] })
    })
  })

  describe('flows.test', () => {
    test('runs the stored tests or given ones, with failures and coverage', async () => {
      const { id } = await create()
      await agent.get('flows.save_tests', { flow_id: id, tests: oneTest([{ type: 'input' }]) })
      type Report = { passed: boolean; coverage: { nodes: { missed: string[] } } }
      const passing = await agent.get<Report>('flows.test', { flow_id: id })
      assert.deepEqual([passing.passed, passing.coverage.nodes.missed], [true, ['bye']])
      const failing = await agent.get<Report>('flows.test', { flow_id: id, tests: oneTest(['Another question']) })
      assert.equal(failing.passed, false)
    })
  })

  type Version = { version: number; live: boolean; note: string }

  /** A flow with one version and another draft. */
  async function publishedAndChanged(): Promise<Draft> {
    const { id, etag } = await create()
    await agent.get('flows.publish', { flow_id: id, etag })
    const patch = [{ op: 'replace', path: '/nodes/0/prompt', value: 'Who are you?' }]
    return await agent.get<Draft>('flows.update_draft', { flow_id: id, etag: await tagOf(id), patch })
  }

  describe('flows.diff', () => {
    test('lists what leads from a version to the draft or to another version', async () => {
      const { id, etag } = await publishedAndChanged()
      type Difference = { to: string; changes: { path: string }[] }
      const compare = async (to?: object) =>
        await agent.get<Difference>('flows.diff', { flow_id: id, from_version: 1, ...to })
      const { changes } = await compare()
      assert.deepEqual(
        changes.map(({ path }) => path),
        ['/nodes/ask/prompt'],
      )
      await agent.get('flows.publish', { flow_id: id, etag })
      assert.deepEqual(await compare({ to_version: 2 }), { from: '1', to: '2', changes })
      await agent.fails('not_found', 'flows.diff', { flow_id: id, from_version: 9 })
    })
  })

  describe('flows.rollback', () => {
    test('makes an old version live as a new one and leaves the draft alone', async () => {
      const { id, etag } = await publishedAndChanged()
      await agent.get('flows.publish', { flow_id: id, etag })
      const draft = await agent.get<{ definition: object }>('flows.get_draft', { flow_id: id })
      const back = await agent.get<Version>('flows.rollback', { flow_id: id, version: 1, note: 'Back' })
      assert.deepEqual([back.version, back.live, back.note], [3, true, 'Back'])
      const { definition: now } = await agent.get<{ definition: object }>('flows.get_draft', { flow_id: id })
      assert.deepEqual(now, draft.definition)
      await agent.fails('not_found', 'flows.rollback', { flow_id: id, version: 9 })
    })
  })

  describe('flows.publish', () => {
    test('makes the draft live once for one key', async () => {
      const { id, etag } = await create()
      const publish = { flow_id: id, etag, note: 'First', idempotency_key: 'publish' }
      const first = await agent.get<Version>('flows.publish', publish)
      assert.deepEqual([first.version, first.live, first.note], [1, true, 'First'])
      assert.deepEqual(await agent.get('flows.publish', publish), first)
    })

    test('refuses a draft with errors with its findings, and one that was changed since', async () => {
      const { id, etag } = await create([{ ...ask, next: 'nowhere' }])
      const refused = await agent.fails('flow_invalid', 'flows.publish', { flow_id: id, etag })
      assert.match(refused.content[0]!.text, /error at \/nodes\/0\/next/)
      const patch = [{ op: 'replace', path: '/nodes/0/next', value: null }]
      await agent.get('flows.update_draft', { flow_id: id, etag, patch })
      await agent.fails('precondition_failed', 'flows.publish', { flow_id: id, etag })
    })
  })

  describe('flows.replay', () => {
    test('finds the runs that a draft sends another way', async () => {
      const { id, etag } = await create()
      await agent.get('flows.publish', { flow_id: id, etag })
      await agent.get('flows.start', { intent_name: `made_${made}` })
      type Replay = { runs: number; differing: number; items: { differences: { nodeId: string }[] }[] }
      const replay = async () => await agent.get<Replay>('flows.replay', { flow_id: id })
      assert.deepEqual((await replay()).differing, 0)
      const first = { id: 'hello', type: 'message', text: 'Hello', next: 'ask' }
      const patch = [
        { op: 'add', path: '/nodes/0', value: first },
        { op: 'replace', path: '/start', value: 'hello' },
      ]
      await agent.get('flows.update_draft', { flow_id: id, etag: await tagOf(id), patch })
      const { runs, differing, items } = await replay()
      assert.deepEqual([runs, differing, items[0]?.differences[0]?.nodeId], [1, 1, 'hello'])
    })

    test('tells how many runs it has replayed, to a caller that asks for it', async () => {
      const { id, etag } = await create()
      await agent.get('flows.publish', { flow_id: id, etag })
      for (let run = 0; run < 3; run++) await agent.get('flows.start', { intent_name: `made_${made}` })
      const params = { name: 'flows.replay', arguments: { flow_id: id }, _meta: { progressToken: 'replay' } }
      const { headers, text } = await agent.streamed({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
      type Sent = { method?: string; params?: object; result?: { structuredContent: { runs: number } } }
      const sent = [...text.matchAll(/^data: (.*)$/gm)].map(([, message = '']) => JSON.parse(message) as Sent)
      assert.deepEqual(sent.at(-2)?.params, { progressToken: 'replay', progress: 2, total: 3 })
      assert.equal(sent.at(-1)?.result?.structuredContent.runs, 3)
    })
  })
})
