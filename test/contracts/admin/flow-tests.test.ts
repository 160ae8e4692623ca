import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { runFlowTestFile } from '../../../app/cli/flow-test.ts'
import { readDefinitionFile, readWorkspaceFile } from '../../../app/workspace-file.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

const EXAMPLES = new URL('../../../examples/', import.meta.url).pathname

describe('tests of flows', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object = greeting(uniqueCode())) =>
    (await successBody(token.post('/flows', { definition })))['id'] as string
  const save = async (id: string, suite: object, ifMatch = '*') =>
    await token.put(`/flows/${id}/tests`, suite, { 'If-Match': ifMatch })
  const greets = (text: string) => ({ name: `says ${text}`, steps: [{ say: 'hi', expect: { blocks: [text] } }] })

  describe('getFlowTests', () => {
    it('answers no tests before the first are saved', async () => {
      const id = await create()
      const { flowId, tests, updatedAt, updatedBy, etag } = await successBody(token.get(`/flows/${id}/tests`))
      assert.deepEqual([flowId, tests, updatedAt, updatedBy, etag], [id, [], null, null, '"tests-0"'])
    })
  })

  describe('saveFlowTests', () => {
    it('replaces them with their own entity tag', async () => {
      const id = await create()
      const suite = { coverage: { nodes: 50 }, tests: [greets('Hello')] }
      const saved = await successBody(save(id, suite, '"tests-0"'))
      assert.deepEqual(
        [saved['coverage'], saved['tests'], saved['updatedBy'].name, saved['etag']],
        [suite.coverage, suite.tests, 'Ada', '"tests-1"'],
      )
      assert.deepEqual(await successBody(token.get(`/flows/${id}/tests`)), saved)
      assert.equal((await successBody(save(id, suite)))['etag'], '"tests-1"')
      assertRefused(await save(id, { tests: [] }, '"tests-0"'), 412, 'precondition_failed')
      assert.equal((await successBody(save(id, { tests: [] }, '"tests-1"')))['coverage'], undefined)
    })
    it('refuses tests that violate their schema, and says where', async () => {
      const id = await create()
      const tests = [greets('Hello'), { name: 'broken', steps: [{ shout: 'hi' }] }]
      const refused = assertRefused(await save(id, { tests }), 422, 'flow_invalid')
      assert.deepEqual(
        refused['findings'].map(({ path }: Loose) => path as string),
        ['/tests/1/steps/0/shout'],
      )
      assert.deepEqual((await successBody(token.get(`/flows/${id}/tests`)))['tests'], [])
      const many = Array.from({ length: 101 }, () => greets('Hello'))
      assertRefused(await save(id, { tests: many }), 422, 'validation_failed')
    })
  })

  describe('testFlow', () => {
    it('runs stored tests or given ones, against the draft, a version or a given definition', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, 'One'))
      await successBody(token.post(`/flows/${id}/publish`, {}))
      await successBody(token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Two') }, { 'If-Match': '*' }))
      await successBody(save(id, { tests: [greets('One')] }))
      const failures = async (body: object) =>
        (await successBody(token.post(`/flows/${id}/test`, body)))['results'].map(
          ({ failures: [first] }: Loose) => (first?.message as string | undefined) ?? 'passed',
        ) as string[]
      assert.deepEqual(await failures({ source: 'version' }), ['passed'])
      assert.deepEqual(await failures({}), ['expected "One", got "Two"'])
      assert.deepEqual(await failures({ definition: greeting(code, 'Three') }), ['expected "One", got "Three"'])
      assert.deepEqual(await failures({ tests: [greets('Two')] }), ['passed'])
      const report = await successBody(token.post(`/flows/${id}/test`, { tests: [], coverage: { nodes: 1 } }))
      assert.deepEqual([report['passed'], report['shortfalls'].length], [false, 1])
      assertRefused(await token.post(`/flows/${id}/test`, { tests: [{ name: 'empty' }] }), 422, 'flow_invalid')
      assertRefused(await token.post(`/flows/${id}/test`, { definition: { code } }), 422, 'flow_invalid')
      assertRefused(await token.post(`/flows/${id}/test`, { source: 'version', version: 9 }), 404, 'not_found')
    })

    it('looks for passages in the documents of a test, and refuses other documents than the schema knows', async () => {
      const know = { id: 'know', type: 'answer', question: '{{ input.text }}', next: null }
      const id = await create({ ...greeting(uniqueCode()), start: 'know', nodes: [know] })
      const testing = (documents: object[]) => ({
        tests: [
          {
            name: 'finds',
            stubs: { know: { documents } },
            steps: [{ say: 'How long do refunds take?', expect: { retrieves: ['Refunds'], cites: [] } }],
          },
        ],
      })
      const documents = [{ title: 'Refunds', language: 'en', text: 'A refund takes 14 days.' }]
      const passing = await successBody(token.post(`/flows/${id}/test`, testing(documents)))
      assert.deepEqual([passing['passed'], passing['results'][0].failures], [true, []])
      const failing = await successBody(token.post(`/flows/${id}/test`, testing([{ text: 'Something else.' }])))
      assert.equal(failing['results'][0].failures[0].message, 'expected "Refunds", but there was no such passage')
      assertRefused(await token.post(`/flows/${id}/test`, testing([{ title: 'Refunds' }])), 422, 'flow_invalid')
    })

    for (const example of readdirSync(EXAMPLES).filter(name => existsSync(`${EXAMPLES}${name}/workspace.yaml`)))
      it(`gives the report of the command line for each flow of the ${example}`, async () => {
        const { flows, forms, goals, connections } = (await readWorkspaceFile(`${EXAMPLES}${example}/workspace.yaml`))
          .raw as Loose
        const document = { flows, forms, goals, connections: connections ?? [] }
        const workspace = await adminWorkspace(service, example, withoutEnvironment(document) as object)
        const { items } = await successBody(workspace.token.get('/flows?limit=100'))
        const files = readdirSync(`${EXAMPLES}${example}/flows`).filter(file => file.endsWith('.test.yaml'))
        assert.ok(files.length > 3)
        for (const file of files) {
          const path = `${EXAMPLES}${example}/flows/${file}`
          const { coverage, tests } = (await readDefinitionFile(path)).raw as Loose
          const flow = items.find(({ code }: Loose) => `${code as string}.test.yaml` === file) as Loose
          const url = `/flows/${flow['id'] as string}`
          // The workspace file includes them from the file next to the flow.
          const stored = await successBody(workspace.token.get(`${url}/tests`))
          assert.deepEqual([stored['coverage'], stored['tests']], [coverage, tests])
          const { passed, ...report } = await successBody(workspace.token.post(`${url}/test`, { source: 'version' }))
          const { locate: _, ...expected } = await runFlowTestFile(path)
          assert.deepEqual([file, passed, report], [file, true, expected])
          // Failures have the same messages as well.
          const broken = tests.map((test: Loose) => ({
            ...test,
            steps: [{ ...test['steps'][0], expect: { status: 'aborted' } }],
          }))
          const failing = await successBody(workspace.token.post(`${url}/test`, { tests: broken }))
          assert.ok(failing['results'].every(({ failures }: Loose) => failures.length === 1))
        }
        const { file } = await successBody(workspace.token.get('/workspace/file'))
        assert.deepEqual(
          file.flows.map(({ code, tests: suite }: Loose) => [code, suite.tests.length > 0] as unknown[]),
          items.map(({ code }: Loose) => [code, true] as unknown[]),
        )
        const again = await successBody(workspace.token.post('/workspace/file/check', { file }))
        assert.deepEqual(
          again['changes'].filter(({ kind }: Loose) => kind === 'tests'),
          [],
        )
      })
  })

  describe('getExecutionRecording', () => {
    it('gives a simulation the inputs of the run, and names missing ones', async () => {
      const runs = await adminWorkspace(service, 'Recorded', {
        keys: [{ name: 'shop', key: 'pk_live_Recorded' }],
        flows: [
          {
            code: 'recorded',
            name: 'Recorded',
            triggers: [{ type: 'chat_intent', intent: 'recorded' }],
            nodes: [
              { id: 'mail', type: 'input', field: { name: 'mail', type: 'email' }, next: 'look' },
              { id: 'look', type: 'http', url: 'http://127.0.0.1:1/', onError: 'draw', next: null },
              {
                id: 'draw',
                type: 'split',
                branches: [
                  { weight: 1, next: 'bye' },
                  { weight: 0, next: null },
                ],
              },
              { id: 'bye', type: 'end', text: 'Sorry, {{ vars.mail }}' },
            ],
          },
        ],
      })
      const visitors = callersOf(service)
      const session = await visitors.session('pk_live_Recorded', { locale: 'de', variables: { first_name: 'Ada' } })
      const started = await successBody(
        Promise.resolve(await visitors.sendChatMessage(session, { text: 'Hi', intentName: 'recorded' })),
      )
      const { executionId, waitToken } = started['reply']
      const answer = { text: 'ada@acme.example', executionId, waitToken }
      await successBody(Promise.resolve(await visitors.sendChatMessage(session, answer)))

      const { flowId, startedAt, version, ...recording } = await successBody(
        runs.token.get(`/executions/${executionId as string}/recording`),
      )
      const { inputs, stubs, ...rest } = recording
      assert.deepEqual(rest, {
        trigger: { type: 'chat_intent', intent: 'recorded', text: 'Hi' },
        locale: 'de',
        variables: { first_name: 'Ada' },
        context: {},
        splits: { draw: 0 },
        incomplete: [{ path: '/inputs/0/values/mail', reason: 'redacted', kinds: ['EMAIL'] }],
      })
      assert.equal(version, 1)
      assert.match(stubs.look[0].fails as string, /./)
      const { incomplete: _, ...given } = { ...rest, stubs, now: startedAt as string }
      const simulated = await successBody(
        runs.token.post(`/flows/${flowId as string}/simulate`, {
          ...given,
          inputs: [{ ...inputs[0], values: { mail: 'eve@acme.example' } }],
        }),
      )
      assert.deepEqual(
        [simulated['status'], simulated['turns'][1].blocks[0].payload.text],
        ['completed', 'Sorry, eve@acme.example'],
      )
      await service.database.pool.query("delete from event_log where kind = 'execution_started'")
      assertRefused(await runs.token.get(`/executions/${executionId as string}/recording`), 409, 'conflict')
    })
  })
})

/** The examples take addresses and credentials from the environment; nothing is called here. */
function withoutEnvironment(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEnvironment)
  if (typeof value !== 'object' || value === null) return value
  if ('env' in value) return 'https://services.example'
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutEnvironment(item)]))
}
