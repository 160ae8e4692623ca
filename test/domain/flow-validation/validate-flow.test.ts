import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { validateFlow, isPublishable } from '../../../domain/flow-validation/validate-flow.ts'
import { validateForm } from '../../../domain/flow-validation/validate-form.ts'
import { ANY_WORKSPACE as everything, type Workspace } from '../../../domain/flow-validation/references.ts'
import { flow as flowSchema, form as formSchema } from '../../../generated/schemas/validators.js'
import { flow, found } from './findings.ts'

const nothing: Workspace = {
  hasForm: () => false,
  hasFlow: () => false,
  hasConnection: () => false,
  hasGoal: () => false,
  intentOwner: () => 'other',
}

function examples(name: string): unknown[] {
  return (
    parse(readFileSync(new URL(`../../../contracts/schemas/${name}.yaml`, import.meta.url), 'utf8')) as {
      examples: unknown[]
    }
  ).examples
}

describe('validateFlow', () => {
  it('finds nothing in the examples of the contract', () => {
    for (const example of examples('flow')) assert.deepEqual(found(example), [])
    for (const example of examples('form')) assert.deepEqual(validateForm(example, formSchema), [])
  })

  it('warns of asides that never run: of intents that no flow has, and of its own', () => {
    const ask = {
      id: 'ask',
      type: 'input',
      prompt: 'Name?',
      field: { name: 'name', type: 'text' },
      asides: true,
      asideIntents: ['hours', 'huors', 'main'],
      next: 'end',
    }
    const triggers = [{ type: 'chat_intent', intent: 'main' }]
    const document = flow([ask, { id: 'end', type: 'end' }], { triggers })
    const own = ['/nodes/0/asideIntents/2', 'own_intent', 'warning']
    assert.deepEqual(found(document), [own], 'without a workspace any intent may exist')
    const workspace = { ...everything, codes: { intent: ['hours'] } }
    assert.deepEqual(found(document, workspace), [['/nodes/0/asideIntents/1', 'unknown_intent', 'warning'], own])
    const [unknown] = validateFlow(document, flowSchema, workspace)
    assert.equal(unknown?.suggestion, 'hours')
  })

  it('warns of training sources and labels that do not exist, of nodes and of tools', () => {
    const limits = { sources: ['Help', 'Halp'], labels: ['support', 'suport'] }
    const tool = { type: 'knowledge', name: 'look_up', description: 'Finds passages', ...limits }
    const know = { id: 'know', type: 'answer', question: 'Why?', ...limits, next: 'think' }
    const think = {
      id: 'think',
      type: 'agent',
      connection: 'm',
      model: 'm',
      prompt: 'Why?',
      tools: [tool],
      next: 'end',
    }
    const document = flow([know, think, { id: 'end', type: 'end' }])
    assert.deepEqual(found(document), [], 'without a workspace any may exist')
    const workspace = { ...everything, codes: { source: ['Help'], label: ['support'] } }
    assert.deepEqual(found(document, workspace), [
      ['/nodes/0/sources/1', 'unknown_source', 'warning'],
      ['/nodes/1/tools/0/sources/1', 'unknown_source', 'warning'],
      ['/nodes/0/labels/1', 'unknown_label', 'warning'],
      ['/nodes/1/tools/0/labels/1', 'unknown_label', 'warning'],
    ])
    assert.deepEqual(
      validateFlow(document, flowSchema, workspace).map(({ suggestion }) => suggestion),
      ['Help', 'Help', 'support', 'support'],
    )
  })

  it('reports schema violations, with their positions, and checks the rest as well', () => {
    const findings = found(
      flow([
        { id: 'a', type: 'message', next: 'zz' },
        { id: 'b', type: 'message', text: '{{ (', next: 'c' },
        { id: 'd', type: 'nonsense' },
      ]),
    )
    const paths = findings.map(([path, code]) => `${path} ${code}`)
    assert.ok(
      paths.some(path => path.startsWith('/nodes/0') && path.endsWith(' schema')),
      paths.join('\n'),
    )
    assert.ok(
      paths.some(path => path.startsWith('/nodes/2') && path.endsWith(' schema')),
      paths.join('\n'),
    )
    assert.ok(paths.includes('/nodes/1/text template'))
    assert.ok(paths.includes('/nodes/1/next unknown_target'))
    for (const document of [
      null,
      [],
      'x',
      {},
      { code: 'x', name: 'y', nodes: [] },
      { code: 'x', name: 'y', nodes: {} },
      flow([null, 1]),
      flow([{ id: 'a', type: 'end' }], { triggers: {} }),
      flow([{ id: 'a', type: 'end' }], { triggers: [null] }),
    ]) {
      assert.ok(found(document).length > 0, JSON.stringify(document))
      assert.ok(found(document).every(([, code]) => code === 'schema'))
    }
  })

  it('finds duplicate ids, unknown targets and unreachable nodes', () => {
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'buttons', choices: [{ id: 'x', label: 'X', next: 'gone' }], onExpire: 'lost', next: 'b' },
          { id: 'b', type: 'message', text: 'b' },
          { id: 'b', type: 'message', text: 'again' },
          { id: 'c', type: 'message', text: 'c' },
        ]),
      ),
      [
        ['/nodes/2/id', 'duplicate_node_id', 'error'],
        ['/nodes/0/choices/0/next', 'unknown_target', 'error'],
        ['/nodes/0/onExpire', 'unknown_target', 'error'],
      ],
    )
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'message', text: 'a' },
          { id: 'b', type: 'message', text: 'b', next: 'c' },
          { id: 'c', type: 'wait', for: 'PT1S', next: 'd' },
          { id: 'd', type: 'goto', target: 'c' },
          { id: 'e', type: 'wait', for: 'PT1S', next: 'e' },
        ]),
      ),
      [
        ['/nodes/1', 'unreachable_node', 'error'],
        ['/nodes/4', 'unreachable_node', 'error'],
      ],
    )
    assert.deepEqual(found(flow([{ id: 'a', type: 'end' }], { start: 'b' })), [['/start', 'unknown_target', 'error']])
  })

  it('suggests names for the first mistakes of a document only, since each one is compared with all names', () => {
    const targets = Array.from({ length: 900 }, (_, index) => ({
      id: `node_${index}`,
      type: 'message',
      text: 'x',
      next: `nod_${index + 1}_`,
    }))
    const findings = validateFlow(flow(targets), flowSchema, everything)
    assert.equal(findings.length, 900)
    assert.equal(findings.filter(({ suggestion }) => suggestion !== undefined).length, 20)
  })

  it('finds loops that neither pause nor end', () => {
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'message', text: 'a', next: 'b' },
          { id: 'b', type: 'goto', target: 'a' },
        ]),
      ),
      [['/nodes/0', 'endless_loop', 'error']],
    )
    assert.deepEqual(found(flow([{ id: 'a', type: 'goto', target: 'a' }])), [['/nodes/0', 'endless_loop', 'error']])
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'condition', branches: [{ when: 'true', next: 'b' }], otherwise: 'a' },
          { id: 'b', type: 'goto', target: 'a' },
        ]),
      ),
      [['/nodes/0', 'endless_loop', 'error']],
    )
  })

  it('accepts loops that pause, and warns when nothing in one changes how it ends', () => {
    const loop = (middle: object): unknown =>
      flow([
        { id: 'a', type: 'condition', branches: [{ when: 'vars.n < 3', next: 'b' }], otherwise: null },
        { id: 'b', next: 'a', ...middle },
      ])
    assert.deepEqual(found(loop({ type: 'set_variable', set: { n: { expr: 'vars.n + 1' } } })), [])
    assert.deepEqual(found(loop({ type: 'input', field: { name: 'n', type: 'number' } })), [])
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'message', text: 'a', next: 'w' },
          { id: 'w', type: 'wait', for: 'PT1S', next: 'a' },
        ]),
      ),
      [],
    )
    assert.deepEqual(found(loop({ type: 'message', text: 'again' })), [['/nodes/0', 'loop_without_change', 'warning']])
    assert.equal(isPublishable(validateFlow(loop({ type: 'message', text: 'again' }), flowSchema, everything)), true)
  })

  it('finds settings that make no sense', () => {
    assert.deepEqual(
      found(
        flow(
          [
            { id: 'a', type: 'split', branches: [{ weight: 0, next: 'b' }] },
            { id: 'b', type: 'wait', for: 'PT1S', until: '2026-01-01T00:00:00Z', next: 'c' },
            { id: 'c', type: 'goto' },
          ],
          { variables: { deep: [[[[[]]]]] } },
        ),
      ),
      [
        ['/nodes/0/branches', 'node_settings', 'error'],
        ['/nodes/1', 'node_settings', 'error'],
        ['/nodes/2/target', 'node_settings', 'error'],
        ['/variables/deep', 'variables', 'error'],
      ],
    )
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'input', field: { name: 'x', type: 'select' }, next: 'b' },
          { id: 'b', type: 'file_upload', field: { name: 'y', type: 'text' }, next: 'c' },
          {
            id: 'c',
            type: 'input',
            field: { name: 'z', type: 'text', visibleIf: '((', validation: { pattern: '(?=a)' } },
          },
        ]),
      ),
      [
        ['/nodes/0/field/options', 'node_settings', 'error'],
        ['/nodes/1/field/type', 'node_settings', 'error'],
        ['/nodes/2/field/validation/pattern', 'pattern', 'error'],
        ['/nodes/2/field/visibleIf', 'expression', 'error'],
      ],
    )
  })

  it('finds user names and passwords in URLs that a flow calls, and no other @', () => {
    const urls = [
      'https://user:pass@crm.example/a',
      'HTTPS://{{ vars.user }}:{{ vars.pass }}@crm.example',
      'https:/\\u:p@crm.example',
    ]
    for (const url of urls)
      assert.deepEqual(found(flow([{ id: 'a', type: 'http', url }])), [['/nodes/0/url', 'node_settings', 'error']], url)
    for (const url of ['https://crm.example/@ada?mail=a@b.example', '{{ vars.base }}/a'])
      assert.deepEqual(found(flow([{ id: 'a', type: 'http', url }])), [], url)
    assert.deepEqual(found(flow([{ id: 'a', type: 'http', connection: 'crm', url: '/users/a@b.example' }])), [])
  })

  it('finds forms, flows, goals and connections that the workspace does not have', () => {
    assert.deepEqual(
      found(
        flow([
          { id: 'a', type: 'form', form: 'f', next: 'b' },
          { id: 'b', type: 'subflow', flow: 's', next: 'c' },
          { id: 'c', type: 'goal', code: 'g', next: 'd' },
          { id: 'd', type: 'http', connection: 'h', url: '/x', next: 'e' },
          { id: 'e', type: 'agent', connection: 'l', model: 'm', prompt: 'p', next: 'f' },
          { id: 'f', type: 'http', url: 'https://x.example', next: 'g' },
          { id: 'g', type: 'subflow', flow: 'main' },
        ]),
        nothing,
      ),
      [
        ['/nodes/0/form', 'unknown_form', 'error'],
        ['/nodes/1/flow', 'unknown_flow', 'error'],
        ['/nodes/2/code', 'unknown_goal', 'error'],
        ['/nodes/3/connection', 'unknown_connection', 'error'],
        ['/nodes/4/connection', 'unknown_connection', 'error'],
        ['/nodes/6/flow', 'subflow_recursion', 'warning'],
      ],
    )
  })

  it('finds the same in the tools of an agent, and tools that cannot exist', () => {
    const tool = (more: object) => ({ name: 't', description: 'd', ...more })
    const agent = (...tools: object[]) =>
      flow([{ id: 'a', type: 'agent', connection: 'l', model: 'm', prompt: 'p', tools }])
    assert.deepEqual(
      found(
        agent(
          tool({ type: 'flow', flow: 's' }),
          tool({ type: 'http', name: 'u', connection: 'h', path: '/x' }),
          tool({ type: 'flow', name: 'v', flow: 'main' }),
        ),
        nothing,
      ),
      [
        ['/nodes/0/connection', 'unknown_connection', 'error'],
        ['/nodes/0/tools/0/flow', 'unknown_flow', 'error'],
        ['/nodes/0/tools/1/connection', 'unknown_connection', 'error'],
        ['/nodes/0/tools/2/flow', 'subflow_recursion', 'warning'],
      ],
    )
    assert.deepEqual(
      found(
        agent(
          tool({ type: 'flow', flow: 's' }),
          tool({ type: 'http', connection: 'h', path: '/{{ (', query: { q: '{{ (' }, body: '{{ (' }),
        ),
      ),
      [
        ['/nodes/0/tools/1/name', 'node_settings', 'error'],
        ['/nodes/0/tools/1/path', 'template', 'error'],
        ['/nodes/0/tools/1/query/q', 'template', 'error'],
        ['/nodes/0/tools/1/body', 'template', 'error'],
      ],
    )
    assert.deepEqual(
      found(
        agent(
          tool({ type: 'http', connection: 'h', path: 'https://x.example' }),
          tool({ type: 'flow', flow: 's', parameters: { X: { type: 'list' } } }),
          tool({ type: 'other' }),
        ),
      ).map(([path, code]) => [path, code]),
      [
        ['/nodes/0/tools/0/path', 'schema'],
        ['/nodes/0/tools/1/parameters/X', 'schema'],
        ['/nodes/0/tools/1/parameters/X/type', 'schema'],
        ['/nodes/0/tools/2/type', 'schema'],
      ],
    )
  })

  it('finds intents that are declared twice or belong to another flow', () => {
    const triggers = [
      { type: 'chat_intent', intent: 'hi' },
      { type: 'event', event: 'x' },
      { type: 'chat_intent', intent: 'hi' },
    ]
    assert.deepEqual(found(flow([{ id: 'a', type: 'end' }], { triggers })), [
      ['/triggers/2/intent', 'duplicate_intent', 'error'],
    ])
    assert.deepEqual(found(flow([{ id: 'a', type: 'end' }], { triggers: [triggers[0]] }), nothing), [
      ['/triggers/0/intent', 'intent_taken', 'error'],
    ])
    assert.deepEqual(
      found(flow([{ id: 'a', type: 'end' }], { triggers: [triggers[0]] }), { ...nothing, intentOwner: () => 'main' }),
      [],
    )
  })
})
