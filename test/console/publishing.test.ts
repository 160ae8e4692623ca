import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { doubtsOf } from '../../console/flow/publish/doubts.ts'
import { touchedNodes } from '../../console/flow/publish/touched.ts'
import { questionRows } from '../../console/widget/questions.ts'
import { bindQuickQuestions, presentQuickQuestions } from '../../domain/quick-questions.ts'

test('the nodes that a save touched follow from the states of its audit entry, for any content of a draft', () => {
  const node = (id: string, text: string) => ({ id, type: 'message', text })
  const before = { draft: { nodes: [node('a', 'A'), node('b', 'B'), 'broken', { id: 7 }] } }
  const after = { nodes: [node('b', 'B!'), node('c', 'C'), node('a', 'A')] }
  assert.deepEqual(touchedNodes(before, after), ['b', 'c'])
  assert.deepEqual(touchedNodes(after, before), ['b', 'c'])
  assert.deepEqual(touchedNodes(null, { nodes: 'none' }), [])
})

test('quick questions are previewed as a key without limits gets them', () => {
  const flows = [
    { id: '018f0000-0000-7000-8000-000000000041', code: 'order-status', intents: ['order_status', 'track'] },
    { id: '018f0000-0000-7000-8000-000000000042', code: 'hours', intents: [] },
  ]
  const questions = [
    { question: 'Where is it?', pageType: 'general' as const, assignedFlow: 'order-status' },
    { question: 'By its id?', pageType: 'product' as const, assignedFlow: flows[0]?.id.toUpperCase() ?? '' },
    { question: 'Without an intent?', pageType: 'general' as const, assignedFlow: 'hours' },
    { question: 'Not live?', assignedFlow: 'gone' },
    { question: 'Elsewhere?', pageType: 'cart' as const },
  ]
  const named = flows.map(({ id, code }) => ({ flowId: id, code }))
  const published = {
    flows: new Map(named.map(flow => [flow.code, flow])),
    flowsById: new Map(named.map(flow => [flow.flowId, flow])),
    intents: flows.flatMap(({ id, code, intents }) =>
      intents.map(intent => ({ trigger: { intent }, flow: { flowId: id, code } })),
    ),
  }
  assert.deepEqual(
    questionRows(questions, flows, 'product'),
    presentQuickQuestions(bindQuickQuestions(questions, published), null, ['general', 'product']),
  )
  assert.deepEqual(questionRows('none', flows, 'general'), [])
})

describe('the doubts about a publish', () => {
  const result = (failures: object[]) => ({ name: 'a', failures }) as never

  it('are failing tests, shortfalls of coverage and executions that would differ', () => {
    assert.deepEqual(doubtsOf({ report: undefined, replay: undefined, taken: [] }), [])
    const fine = { report: { results: [result([])], shortfalls: [] }, replay: { differing: 0 }, taken: [] }
    assert.deepEqual(doubtsOf(fine), [])
    const report = { results: [result([{}]), result([])], shortfalls: ['few'] }
    assert.deepEqual(doubtsOf({ report, replay: { differing: 3 }, taken: [] }), [
      'A test fails.',
      'The tests cover less than they promise.',
      '3 executions would take a different path.',
    ])
  })

  it('are breaking changes of operations', () => {
    const changed = { message: 'getOrder has changed', rule: 'operation_changed' } as never
    assert.deepEqual(doubtsOf({ report: undefined, replay: undefined, taken: [changed] }), [
      'The version takes over a breaking change: getOrder has changed.',
    ])
  })
})
