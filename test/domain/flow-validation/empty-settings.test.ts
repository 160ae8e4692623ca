import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ANY_WORKSPACE as everything } from '../../../domain/flow-validation/references.ts'
import { flow, found } from './findings.ts'

describe('a flow that can be published and does nothing sensible', () => {
  it('warns of required settings that are empty, and refuses calls that fail and choices without a text', () => {
    const nodes = [
      { id: 'say', type: 'message', text: ' ', next: 'show' },
      { id: 'show', type: 'media', kind: 'image', url: '', next: 'card' },
      { id: 'card', type: 'card', title: '', next: 'ask' },
      { id: 'ask', type: 'buttons', choices: [{ id: 'a', label: '\n' }], next: 'call' },
      { id: 'call', type: 'http', url: '', next: 'base' },
      { id: 'base', type: 'http', connection: 'shop', url: '', next: 'model' },
      { id: 'model', type: 'agent', connection: 'llm', model: 'm', prompt: ' ', next: 'told' },
      { id: 'told', type: 'agent', connection: 'llm', model: 'm', system: 'Say a joke.', prompt: '', next: null },
    ]
    assert.deepEqual(found(flow(nodes)), [
      ['/nodes/0/text', 'empty_setting', 'warning'],
      ['/nodes/1/url', 'empty_setting', 'warning'],
      ['/nodes/2/title', 'empty_setting', 'warning'],
      ['/nodes/3/choices/0/label', 'empty_setting', 'error'],
      ['/nodes/4/url', 'empty_setting', 'error'],
      ['/nodes/6/prompt', 'empty_setting', 'error'],
      ['/nodes/7/prompt', 'empty_setting', 'warning'],
    ])
    assert.deepEqual(found(flow([{ id: 'say', type: 'message', text: '{{ vars.a }}' }], { variables: { a: '' } })), [])
  })

  it('refuses to call what is no URL, and warns of links that lead to a page of that name', () => {
    const call = (id: string, url: string, more: object = {}) => ({ id, type: 'http', url, next: null, ...more })
    const foundIn = (node: object) => found(flow([node]))
    for (const url of ['not a url', 'shop.example/orders', '/orders', 'ftp://shop.example', 'https://'])
      assert.deepEqual(foundIn(call('call', url)), [['/nodes/0/url', 'node_settings', 'error']], url)
    for (const url of ['https://shop.example/a b', ' HTTP://shop.example', 'https://{{ vars.a }}/x', '{{ vars.a }}'])
      assert.deepEqual(found(flow([call('call', url)], { variables: { a: '' } })), [], url)
    assert.deepEqual(foundIn(call('call', 'orders', { connection: 'shop' })), [])
    const links = {
      imageUrl: '/media/a.png',
      url: 'shop.example',
      actions: [{ label: 'Mail', url: 'mailto:a@b.example' }],
    }
    assert.deepEqual(foundIn({ id: 'card', type: 'card', title: 'Offer', ...links }), [
      ['/nodes/0/url', 'node_settings', 'warning'],
    ])
    const actions = [
      { label: 'Terms', url: '#terms' },
      { label: 'Shop', url: 'the shop' },
    ]
    assert.deepEqual(foundIn({ id: 'card', type: 'card', title: 'Offer', imageUrl: 'a.png', actions }), [
      ['/nodes/0/imageUrl', 'node_settings', 'warning'],
      ['/nodes/0/actions/1/url', 'node_settings', 'warning'],
    ])
    assert.deepEqual(foundIn({ id: 'show', type: 'media', kind: 'image', url: 'picture.png' }), [
      ['/nodes/0/url', 'node_settings', 'warning'],
    ])
  })

  it('warns of a handoff without a queue, which the team does not see', () => {
    const handoff = (settings: object) => found(flow([{ id: 'person', type: 'handoff', ...settings }]))
    assert.deepEqual(handoff({ reason: 'Lost' }), [['/nodes/0/queue', 'no_queue', 'warning']])
    assert.deepEqual(handoff({ queue: 'support' }), [])
    // One mistake is one finding: what needs a queue is an error already.
    assert.deepEqual(handoff({ message: 'We are here' }), [['/nodes/0/message', 'node_settings', 'error']])
    assert.deepEqual(handoff({ onTimeout: null }), [['/nodes/0/onTimeout', 'node_settings', 'error']])
  })

  it('warns of a flow that nothing starts, where its callers are known', () => {
    const hello = [{ id: 'say', type: 'message', text: 'Hello' }]
    const started = { triggers: [{ type: 'event', event: 'order.paid' }] }
    assert.deepEqual(found(flow(hello), { ...everything, isCalled: false }), [['/triggers', 'no_trigger', 'warning']])
    assert.deepEqual(found(flow(hello, { triggers: [] }), { ...everything, isCalled: false }).length, 1)
    assert.deepEqual(found(flow(hello), { ...everything, isCalled: true }), [])
    assert.deepEqual(found(flow(hello)), [])
    assert.deepEqual(found(flow(hello, started), { ...everything, isCalled: false }), [])
    // What prevents a publish comes first.
    const lost = [{ id: 'say', type: 'message', text: 'Hello', next: 'gone' }]
    const codes = found(flow(lost), { ...everything, isCalled: false }).map(([, code]) => code)
    assert.deepEqual(codes, ['unknown_target'])
  })
})
