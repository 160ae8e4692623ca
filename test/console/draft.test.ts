import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unsavedWork } from '../../console/drafts/unsaved-work.ts'
import { DraftSession, type Saved } from '../../console/drafts/session.ts'
import { setNodeField, type Definition } from '../../console/flow/edits/nodes.ts'
import { conflictKey, merge as mergeItems, type Items, type Side } from '../../console/drafts/merge.ts'

const flow = {
  code: 'f',
  name: 'Flow',
  nodes: [
    { id: 'a', type: 'message', text: 'A', next: 'b' },
    { id: 'b', type: 'message', text: 'B', next: 'c' },
    { id: 'c', type: 'condition', branches: [{ when: 'x', next: 'a' }] },
  ],
}
const text = (id: string, value: string) => (definition: Definition) => setNodeField(definition, id, '/text', value)
const textOf = (definition: Definition, id: string) =>
  (definition['nodes'] as { id: string; text?: string }[]).find(node => node.id === id)?.text

class Storage {
  readonly entries = new Map<string, string>()
  get length() {
    return this.entries.size
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value)
  }
  removeItem(key: string) {
    this.entries.delete(key)
  }
}

const NODES: Items = { list: 'nodes', key: 'id' }

/** A service with one draft, a browser's storage, and a clock that moves by hand. */
function stage() {
  const storage = new Storage()
  let saved: Saved = { definition: flow, etag: '1', by: null }
  let clock = 0
  let failure: Error | undefined
  const timers = new Set<{ at: number; call: () => void }>()
  const settle = () => new Promise(resolve => setImmediate(resolve))
  const write = (definition: Definition, by: string) => (saved = { definition, etag: `${Number(saved.etag) + 1}`, by })
  return {
    storage,
    get saved() {
      return saved
    },
    write,
    fail(error: Error | undefined) {
      failure = error
    },
    open: (page = 'page', from = saved) =>
      new DraftSession(from, {
        items: NODES,
        read: async () => (failure === undefined ? await Promise.resolve(saved) : await Promise.reject(failure)),
        save: async (definition, etag) => {
          if (failure !== undefined) throw failure
          if (etag !== saved.etag) throw new Error('changed')
          return await Promise.resolve(write(definition, 'me'))
        },
        reasonOf: error => (error as Error).message as 'changed' | 'offline' | 'refused',
        unsaved: unsavedWork(storage, 'user', 'flow', page),
        now: () => clock,
        after: (ms, call) => {
          const timer = { at: clock + ms, call }
          timers.add(timer)
          return () => timers.delete(timer)
        },
      }),
    pass: async (ms: number) => {
      clock += ms
      for (const timer of [...timers].filter(({ at }) => at <= clock)) {
        timers.delete(timer)
        timer.call()
      }
      await settle()
      await settle()
    },
  }
}

describe('a draft that is edited', () => {
  it('is saved once when nothing has been typed for a moment, and undone word by word', async () => {
    const { open, pass, ...service } = stage()
    const draft = open()
    for (const value of ['H', 'He', 'Hey']) {
      draft.edit('Change text', text('a', value), { typing: '/a/text' })
      await pass(1_000)
    }
    assert.deepEqual([draft.view.state, draft.view.undoable], ['unsaved', 'Change text'])
    await pass(5_000)
    assert.equal(draft.view.state, 'saved')
    draft.edit('Change text', text('b', 'Bee'))
    draft.undo()
    assert.deepEqual([textOf(draft.view.definition, 'a'), textOf(draft.view.definition, 'b')], ['Hey', 'B'])
    draft.undo()
    assert.equal(draft.view.definition, flow)
    await pass(1_000)
    assert.deepEqual([draft.view.state, service.storage.entries.size], ['unsaved', 1])
    draft.redo()
    assert.equal(textOf(draft.view.definition, 'a'), 'Hey')
    assert.deepEqual([draft.view.state, service.storage.entries.size], ['saved', 0])
  })

  it('loses no edit that was made more than a second before its page was killed', async () => {
    const service = stage()
    const draft = service.open('killed')
    draft.edit('Change text', text('a', 'typed'))
    await service.pass(1_000)
    assert.equal(service.saved.definition, flow)
    const again = service.open('reopened')
    assert.deepEqual(
      [textOf(again.view.definition, 'a'), again.view.state, again.view.notice],
      ['typed', 'unsaved', { kind: 'restored', at: 1_000 }],
    )
    await service.pass(3_000)
    assert.deepEqual([textOf(service.saved.definition, 'a'), service.storage.entries.size], ['typed', 0])
  })

  it('merges changes of others in other fields, even of the same node, and undoes only its own', async () => {
    const service = stage()
    const draft = service.open()
    draft.edit('Change text', text('a', 'mine'))
    service.write({ ...text('b', 'theirs')(flow), name: 'Theirs' }, 'Grace')
    await service.pass(3_000)
    await service.pass(0)
    assert.deepEqual([draft.view.state, draft.view.notice], ['saved', { kind: 'changed', by: 'Grace' }])
    assert.deepEqual(service.saved.definition, { ...text('a', 'mine')(text('b', 'theirs')(flow)), name: 'Theirs' })
    draft.undo()
    assert.deepEqual([textOf(draft.view.definition, 'a'), textOf(draft.view.definition, 'b')], ['A', 'theirs'])
  })

  for (const side of ['mine', 'theirs'] as const)
    it(`asks if two people changed one field, and applies the chosen value (${side})`, async () => {
      const service = stage()
      const draft = service.open()
      draft.edit('Change text', text('a', 'mine'))
      service.write(text('a', 'theirs')(text('b', 'theirs')(flow)), 'Grace')
      await service.pass(3_000)
      assert.equal(draft.view.state, 'conflict')
      const [conflict] = draft.view.conflicts
      assert.deepEqual(conflict, { path: ['nodes', 'a', 'text'], base: 'A', mine: 'mine', theirs: 'theirs' })
      await service.pass(60_000)
      assert.equal(textOf(service.saved.definition, 'a'), 'theirs')
      draft.resolve(new Map([[conflictKey(conflict), side]]))
      await service.pass(3_000)
      assert.equal(draft.view.state, 'saved')
      assert.deepEqual([textOf(service.saved.definition, 'a'), textOf(service.saved.definition, 'b')], [side, 'theirs'])
    })

  it('asks about restored work that conflicts with a later save of another user', async () => {
    const service = stage()
    service.open('killed').edit('Change text', text('a', 'mine'))
    await service.pass(1_000)
    service.write(text('a', 'theirs')(flow), 'Grace')
    const draft = service.open('reopened')
    assert.deepEqual([draft.view.state, draft.view.conflicts.length], ['conflict', 1])
    draft.resolve(new Map([['["nodes","a","text"]', 'mine']]))
    await service.pass(3_000)
    assert.equal(textOf(service.saved.definition, 'a'), 'mine')
  })

  it('waits while the service is unreachable, and shows its refusals', async () => {
    const service = stage()
    const draft = service.open()
    service.fail(new Error('offline'))
    draft.edit('Change text', text('a', 'one'))
    await service.pass(3_000)
    assert.equal(draft.view.state, 'offline')
    draft.edit('Change text', text('b', 'two'))
    service.fail(undefined)
    await service.pass(6_000)
    assert.equal(draft.view.state, 'saved')
    const refusal = new Error('refused')
    service.fail(refusal)
    draft.edit('Change text', text('a', 'three'))
    await service.pass(3_000)
    assert.deepEqual([draft.view.state, draft.view.failure], ['refused', refusal])
    assert.equal(service.storage.entries.size, 1)
  })

  it('follows saves of others while it has no unsaved work', async () => {
    const service = stage()
    const draft = service.open()
    service.write(text('a', 'theirs')(flow), 'Grace')
    await draft.look()
    assert.deepEqual(
      [textOf(draft.view.definition, 'a'), draft.view.state, draft.view.notice],
      ['theirs', 'saved', { kind: 'changed', by: 'Grace' }],
    )
  })
})

describe('the merge of two changes', () => {
  const merge = <T>(base: T, mine: T, theirs: T, choices?: ReadonlyMap<string, Side>) =>
    mergeItems(NODES, base, mine, theirs, choices)
  const nodes = (...ids: string[]) => ({ nodes: ids.map(id => ({ id, type: 'end' })) })
  const ids = (definition: { nodes: { id: string }[] }) => definition.nodes.map(({ id }) => id)

  it('has the additions and lacks the removals of both sides, in the order of the side that changed it', () => {
    const { merged, conflicts } = merge(nodes('a', 'b', 'c'), nodes('a', 'x', 'c'), nodes('c', 'a', 'b', 'y'))
    assert.deepEqual([ids(merged), conflicts], [['c', 'a', 'x', 'y'], []])
  })

  it('merges branches one by one while their number is unchanged, and asks otherwise', () => {
    const branches = (...list: string[]) => ({ branches: list.map(when => ({ when })) })
    assert.deepEqual(merge(branches('a', 'b'), branches('x', 'b'), branches('a', 'y')).merged, branches('x', 'y'))
    const { conflicts } = merge(branches('a'), branches('a', 'b'), branches('c'))
    assert.deepEqual(
      conflicts.map(({ path }) => path),
      [['branches']],
    )
  })

  it('asks if one side removed an item that the other changed', () => {
    const theirs = {
      nodes: [
        { id: 'a', type: 'end', text: 'Bye' },
        { id: 'b', type: 'end' },
      ],
    }
    const chosen = (side?: Side) =>
      merge<{ nodes: { id: string }[] }>(
        nodes('a', 'b'),
        nodes('b'),
        theirs,
        new Map(side === undefined ? [] : [['["nodes","a"]', side]]),
      )
    assert.deepEqual(
      chosen().conflicts.map(({ path }) => path),
      [['nodes', 'a']],
    )
    assert.deepEqual([ids(chosen('mine').merged), ids(chosen('theirs').merged)], [['b'], ['a', 'b']])
  })

  it('retains items that are not nodes, and two with one id', () => {
    const odd = { nodes: [null, 7, { id: 'a' }, { id: 'a', again: true }] }
    const mine = { nodes: [...odd.nodes, 'mine'] }
    const theirs = { nodes: [null, 7, { id: 'a', changed: true }, { id: 'a', again: true }] }
    assert.deepEqual(merge<unknown>(odd, mine, theirs).merged, { nodes: [...theirs.nodes, 'mine'] })
  })
})
