import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { runFlowTests } from '../../../domain/flow-test/run.ts'
import type { Expectation, FlowTest, Stub } from '../../../generated/schemas/flow-test.ts'
import { flowOf } from '../engine/world.ts'

const REFUNDS = 'https://help.acme.example/refunds'
const DOCUMENTS = [
  {
    url: REFUNDS,
    title: 'Refunds',
    language: 'en',
    text: '# Refunds\n\nWe refund within 14 days.\n\n## By card\n\nThe money goes back to the card.',
  },
  { title: 'Sending', language: 'en', text: 'Parcels arrive within three days.' },
  { title: 'Rückgabe', language: 'de', text: 'Geld zurück in 14 Tagen.' },
]

const flowWith = (settings: object) =>
  compileFlow(
    flowOf([
      { id: 'know', type: 'answer', question: '{{ input.text }}', onUnsure: 'unsure', next: null, ...settings },
      { id: 'unsure', type: 'end', text: 'I do not know' },
    ]),
  )

async function failuresOf(
  { say = 'How long does refunding take?', stub, ...settings }: { say?: string; stub: object; [name: string]: unknown },
  expect: Expectation,
): Promise<string[]> {
  const tests: FlowTest[] = [{ name: 't', stubs: { know: stub }, steps: [{ say, expect }] }]
  const catalog = { flow: flowWith(settings), flows: new Map(), forms: new Map() }
  const { results } = await runFlowTests({ tests }, catalog)
  return results.flatMap(({ failures }) => failures.map(({ pointer, message }) => `${pointer}: ${message}`))
}

describe('flow tests of answers', () => {
  it('name the passages that a question finds in documents, by address or title and heading', async () => {
    const stub = { documents: DOCUMENTS }
    for (const name of [REFUNDS, `${REFUNDS}#Refunds`, 'Refunds', 'Refunds#Refunds'])
      assert.deepEqual(await failuresOf({ stub, passages: 1 }, { retrieves: [name] }), [], name)
    const card = { say: 'Does the money go back to my card?', stub, passages: 1 }
    assert.deepEqual(await failuresOf(card, { retrieves: [`${REFUNDS}#By card`] }), [])
    assert.deepEqual(await failuresOf(card, { retrieves: ['Sending'] }), [
      `/tests/0/steps/0/expect/retrieves/0: expected "Sending", got "${REFUNDS}" or "Refunds" or ` +
        `"${REFUNDS}#Refunds" or "${REFUNDS}#By card" or "Refunds#Refunds" or "Refunds#By card"`,
    ])
  })

  it('fail where a passage is missing, or there is one more', async () => {
    const stub = { documents: DOCUMENTS }
    assert.deepEqual(await failuresOf({ stub, passages: 1 }, { retrieves: ['Refunds', 'Sending'] }), [
      '/tests/0/steps/0/expect/retrieves/1: expected "Sending", but there was no such passage',
    ])
    const more = await failuresOf({ stub, passages: 1 }, { retrieves: [] })
    assert.match(more[0] ?? '', /retrieves: there was one passage more/)
  })

  it('take the threshold, the number of passages and the language of the node', async () => {
    const say = 'Within how many days do parcels arrive?'
    const stub = { documents: DOCUMENTS }
    assert.deepEqual(await failuresOf({ say, stub, threshold: 0 }, { retrieves: ['Sending', 'Refunds'] }), [])
    assert.deepEqual(await failuresOf({ say, stub, threshold: 0.5 }, { retrieves: ['Sending'] }), [])
    assert.deepEqual(await failuresOf({ say: 'Elephants?', stub }, { retrieves: [], blocks: ['I do not know'] }), [])
    const german = { say: 'Wann gibt es Geld zurück?', stub }
    assert.deepEqual(await failuresOf({ ...german, language: 'de' }, { retrieves: ['Rückgabe'] }), [])
    assert.deepEqual(await failuresOf({ ...german, language: 'en' }, { retrieves: [] }), [])
  })

  it('name the passages that prove what is shown, each once; a sentence without proof cites nothing', async () => {
    const text = JSON.stringify({
      sentences: [
        { text: 'Three days.', citations: [{ passage: 1, quote: 'within three days' }] },
        { text: 'Within 14 days.', citations: [{ passage: 0, quote: 'within 14 days' }] },
        { text: 'Soon.', citations: [{ passage: 1, quote: 'Parcels arrive' }] },
        { text: 'With a gift.', citations: [{ passage: 2, quote: 'a gift for every refund' }] },
      ],
    })
    const passages = [
      { text: 'We refund within 14 days.', title: 'Refunds' },
      { text: 'Parcels arrive within three days.', title: 'Sending' },
      { text: 'Nothing about it.', title: 'Gifts' },
    ]
    const asked = { stub: { passages, text }, connection: 'c', model: 'm' }
    assert.deepEqual(
      await failuresOf(asked, { retrieves: ['Refunds', 'Sending', 'Gifts'], cites: ['Sending', 'Refunds'] }),
      [],
    )
    assert.equal((await failuresOf(asked, { cites: ['Refunds', 'Gifts'] })).length, 2)
    assert.deepEqual(await failuresOf({ ...asked, stub: { passages } }, { cites: [] }), [])
    assert.deepEqual(await failuresOf({ ...asked, stub: { fails: 'timed out' } }, { retrieves: [], cites: [] }), [])
  })

  it('name what a tool of a model finds and what the model cites by its numbers', async () => {
    const tools = [{ type: 'knowledge' as const, name: 'look_up', description: 'Finds passages', passages: 1 }]
    const ai = { id: 'ai', type: 'agent' as const, connection: 'c', model: 'm', prompt: '{{ input.text }}', tools }
    const catalog = { flow: compileFlow(flowOf([{ ...ai, next: null }])), flows: new Map(), forms: new Map() }
    const failures = async (text: string, expect: Expectation, found: object = { documents: DOCUMENTS }) => {
      const asked: Stub = { toolCalls: [{ name: 'look_up', arguments: { question: 'How long does refunding take?' } }] }
      const stubs: FlowTest['stubs'] = { 'ai': [asked, { text }], 'ai/look_up': found }
      const { results } = await runFlowTests({ tests: [{ name: 't', stubs, steps: [{ say: 'Hi', expect }] }] }, catalog)
      return results.flatMap(one => one.failures.map(({ pointer, message }) => `${pointer}: ${message}`))
    }
    const [said, card] = ['Within 14 days [1].', { type: 'card', title: '[1] Refunds', url: REFUNDS }]
    const expect = { retrieves: [`${REFUNDS}#Refunds`], cites: [REFUNDS], blocks: [said, card] } as Expectation
    assert.deepEqual(await failures(`${said.slice(0, -1)} [7].`, expect), [])
    assert.deepEqual(await failures('I do not know.', { cites: [], blocks: ['I do not know.'] }), [])
    assert.match((await failures('Soon', { cites: ['Refunds'] }))[0] ?? '', /cites.* there was no such passage/)
    assert.match((await failures('x', {}, { body: {} }))[0] ?? '', /the stub of ai\/look_up has `body`/)
  })

  it('refuse documents of a stub beside passages, and of another node', async () => {
    const [message] = await failuresOf({ stub: { documents: DOCUMENTS, passages: [] } }, {})
    assert.equal(message, '/tests/0/steps/0: the stub of know has both `passages` and `documents`')
    const flow = compileFlow(flowOf([{ id: 'know', type: 'http', url: 'https://a.example', next: null }]))
    const test: FlowTest = { name: 't', stubs: { know: { documents: DOCUMENTS } as Stub }, steps: [{ say: 'Hi' }] }
    const { results } = await runFlowTests({ tests: [test] }, { flow, flows: new Map(), forms: new Map() })
    assert.match(results[0]?.failures[0]?.message ?? '', /has `documents`, which the reply to an http node lacks/)
  })
})
