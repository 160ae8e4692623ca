import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { fixed, fixOf } from '../../console/flow/edits/fixes.ts'
import { nodeWith, setNodeField } from '../../console/flow/edits/nodes.ts'
import { findingBody } from '../../domain/flow-validation/finding.ts'
import { ANY_WORKSPACE, type Workspace } from '../../domain/flow-validation/references.ts'
import { validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { flow as flowSchema } from '../../generated/schemas/validators.js'

type Definition = Record<string, unknown>

const workspace: Workspace = {
  ...ANY_WORKSPACE,
  hasForm: code => code === 'contact',
  isCalled: false,
  codes: { form: ['contact'] },
}
const triggers = [{ type: 'chat_intent', intent: 'main' }]
const flow = (nodes: string, more: object = {}): Definition => ({
  code: 'main-flow',
  name: 'Main',
  start: 'a',
  triggers,
  nodes: parse(nodes) as unknown,
  ...more,
})
const findings = (definition: Definition) =>
  validateFlow(definition, flowSchema, workspace).map(finding => findingBody(definition, finding))

/** What the fix of the only finding of a rule says and results in. It removes the finding and causes no other one. */
function fixOnly(definition: Definition, rule: string): [string, Definition] {
  const before = findings(definition)
  const [finding, ...others] = before.filter(one => one.rule === rule)
  assert.ok(finding !== undefined && others.length === 0, JSON.stringify(before))
  const fix = fixOf(definition, finding)
  assert.ok(fix, JSON.stringify(finding))
  const after = fixed(definition, fix)
  assert.deepEqual(
    findings(after).map(one => one.rule),
    before.filter(one => one !== finding).map(one => one.rule),
  )
  return [fix.does, after]
}
const node = (definition: Definition, id = 'a') => nodeWith(definition, id) as Definition

describe('the fix of a finding', () => {
  it('uses the name that was probably meant: of a node, a form, a field, a type, a duration', () => {
    const end = '{ id: end, type: end }'
    const [does, target] = fixOnly(flow(`[{ id: a, type: message, text: Hi, next: ende }, ${end}]`), 'unknown_target')
    assert.equal(does, 'Use “end” instead of “ende”')
    assert.equal(node(target)['next'], 'end')
    const [, form] = fixOnly(flow('[{ id: a, type: form, form: contakt }]'), 'unknown_form')
    assert.equal(node(form)['form'], 'contact')
    const [named, field] = fixOnly(flow('[{ id: a, type: message, txet: Hi }]'), 'schema')
    assert.deepEqual(
      [named, node(field)],
      ['Name it “text” instead of “txet”', { id: 'a', type: 'message', text: 'Hi' }],
    )
    const [, type] = fixOnly(flow('[{ id: a, type: mesage, text: Hi }]'), 'schema')
    assert.equal(node(type)['type'], 'message')
    const [, wait] = fixOnly(flow('[{ id: a, type: wait, for: 24h }]'), 'duration')
    assert.equal(node(wait)['for'], 'PT24H')
  })

  it('uses the name inside an expression or a template, and leaves the text around it', () => {
    const text = (source: string, rule: string) => {
      const nodes = `[{ id: a, type: message, text: ${JSON.stringify(source)} }]`
      return node(fixOnly(flow(nodes, { variables: { total: 1 } }), rule)[1])['text']
    }
    assert.equal(text('It is {{ vars.totl + 1 }} €', 'unset_variable'), 'It is {{ vars.total + 1 }} €')
    assert.equal(text('It is {{ total }} €', 'unknown_name'), 'It is {{ vars.total }} €')
    assert.equal(text('{{ conversation.locael }}!', 'unknown_name'), '{{ conversation.locale }}!')
    assert.equal(text('{{ conversation.customer.emial }}!', 'unknown_name'), '{{ conversation.customer.email }}!')
    assert.equal(text('{{ $ruond(vars.total) }}', 'unknown_function'), '{{ $round(vars.total) }}')
    assert.equal(text('{{ round(vars.total) }}', 'unknown_function'), '{{ $round(vars.total) }}')
  })

  it('joins what YAML has split', () => {
    const set = (value: string) =>
      flow(`[{ id: a, type: set_variable, set: { b: ${value} } }]`, { variables: { total: 1 } })
    const value = (definition: Definition) => (node(definition)['set'] as Definition)['b']
    const [, split] = fixOnly(set('{ expr: $round(vars.total, 2) }'), 'split_expression')
    assert.deepEqual(value(split), { expr: '$round(vars.total, 2)' })
    const [, template] = fixOnly(set('{{ vars.total }}'), 'unquoted_template')
    assert.equal(value(template), '{{ vars.total }}')
  })

  it('lets a chat start a flow that nothing starts, and removes an edge to nowhere', () => {
    const [does, started] = fixOnly(flow('[{ id: a, type: end }]', { triggers: [] }), 'no_trigger')
    assert.equal(does, 'Let a chat start the flow by the intent “main_flow”')
    assert.deepEqual(started['triggers'], [{ type: 'chat_intent', intent: 'main_flow' }])
    const [, cut] = fixOnly(flow('[{ id: a, type: message, text: Hi, next: nobody_knows }]'), 'unknown_target')
    assert.deepEqual(node(cut), { id: 'a', type: 'message', text: 'Hi' })
  })

  it('puts a conversation that reaches nobody into a queue', () => {
    const [does, queued] = fixOnly(flow('[{ id: a, type: handoff, reason: Lost }]'), 'no_queue')
    assert.equal(does, 'Put the conversation into the queue “support”')
    assert.deepEqual(node(queued), { id: 'a', type: 'handoff', reason: 'Lost', queue: 'support' })
  })

  it('is not offered where several are right, and changes nothing that was changed meanwhile', () => {
    const none = (definition: Definition, rule: string) => {
      const finding = findings(definition).find(one => one.rule === rule)
      assert.ok(finding, rule)
      assert.equal(fixOf(definition, finding), undefined)
    }
    none(flow('[{ id: a, type: goto, target: nobody_knows }]'), 'unknown_target')
    none(flow('[{ id: a, type: goto, next: nobody_knows }]'), 'unknown_target')
    none(flow('[{ id: a, type: end }, { id: b, type: end }]'), 'unreachable_node')
    none(flow('[{ id: a, type: end }, { id: a, type: end }]'), 'duplicate_node_id')
    none(flow('[{ id: a, type: message, text: "{{ vars.x }}" }]'), 'unset_variable')
    none(flow('[{ id: a b, type: end }]'), 'schema')
    const broken = flow('[{ id: a, type: message, text: Hi, next: ende }, { id: end, type: end }]')
    const [finding] = findings(broken)
    const fix = finding && fixOf(broken, finding)
    assert.ok(fix)
    const edited = setNodeField(broken, 'a', '/next', 'elsewhere')
    assert.equal(fixed(edited, fix), edited)
    const moved = { ...broken, nodes: [...(broken['nodes'] as unknown[])].reverse() }
    assert.equal(node(fixed(moved, fix))['next'], 'end')
  })
})
