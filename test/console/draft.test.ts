import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unsavedWork } from '../../console/drafts/unsaved-work.ts'
import { DraftSession, type Saved } from '../../console/drafts/session.ts'
import { setNodeField, type Definition } from '../../console/flow/edits/nodes.ts'
import { conflictKey, type Items } from '../../console/drafts/merge.ts'

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

/** A service with one draft, a browser's storage, and a clock that is moved by hand. */
function stage() {
  const storage = new Storage()
  let saved: Saved = { definition: flow, etag: '1', by: null }
  let clock = 0
  let failure: Error | undefined
  let isReplyLost = false
  const held: (() => void)[] = []
  let isHeld = false
  const tags: string[] = []
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
    /** Saves arrive, and their replies do not. */
    loseReplies: (lost: boolean): void => {
      isReplyLost = lost
    },
    /** Saves wait until they are let go. */
    hold() {
      isHeld = true
      return async () => {
        isHeld = false
        for (const go of held.splice(0)) go()
        await settle()
        await settle()
      }
    },
    /** The tags of the saves that were sent. */
    tags,
    open: (page = 'page', from = saved, items = NODES) =>
      new DraftSession(from, {
        items,
        read: async () => (failure === undefined ? await Promise.resolve(saved) : await Promise.reject(failure)),
        save: async (definition, etag) => {
          if (failure !== undefined) throw failure
          tags.push(etag)
          if (isHeld) await new Promise<void>(resolve => held.push(resolve))
          if (etag !== saved.etag) throw new Error('changed')
          const written = await Promise.resolve(write(definition, 'me'))
          if (isReplyLost) throw new Error('offline')
          return written
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

describe('a save whose reply is lost', () => {
  const lost = async () => {
    const service = stage()
    const draft = service.open('page')
    draft.edit('Change text', text('a', 'sent'))
    service.loseReplies(true)
    await service.pass(3_000)
    assert.equal(draft.view.state, 'offline')
    return { ...service, draft, saved: () => service.saved, pass: service.pass }
  }

  it('is recognised as the own one when it is refused for its old tag', async () => {
    const { draft, saved, pass, loseReplies } = await lost()
    loseReplies(false)
    await pass(6_000)
    assert.deepEqual([draft.view.state, draft.view.notice, draft.view.conflicts], ['saved', undefined, []])
    assert.equal(draft.view.etag, saved().etag)
  })

  it('is recognised when the same field was changed again meanwhile', async () => {
    const { draft, saved, pass, loseReplies } = await lost()
    draft.edit('Change text', text('a', 'sent and more'))
    loseReplies(false)
    await pass(6_000)
    await pass(0)
    assert.deepEqual([draft.view.state, draft.view.notice], ['saved', undefined])
    assert.equal(textOf(saved().definition, 'a'), 'sent and more')
  })

  it('is recognised when it is announced before the next save', async () => {
    const { draft, pass, loseReplies } = await lost()
    draft.edit('Change text', text('a', 'sent and more'))
    loseReplies(false)
    await draft.look()
    assert.deepEqual([draft.view.state, draft.view.notice], ['unsaved', undefined])
    await pass(3_000)
    assert.equal(draft.view.state, 'saved')
  })

  it('is recognised by the page that restores the work of a killed one', async () => {
    const service = await lost()
    service.draft.edit('Change text', text('a', 'sent and more'))
    service.draft.hold()
    service.loseReplies(false)
    const again = service.open('reopened', service.saved())
    assert.deepEqual([again.view.state, textOf(again.view.definition, 'a')], ['unsaved', 'sent and more'])
    await service.pass(3_000)
    assert.equal(again.view.state, 'saved')
  })

  it('is still a conflict when another user has saved on top of it', async () => {
    const { draft, saved, write, pass, loseReplies } = await lost()
    draft.edit('Change text', text('a', 'sent and more'))
    loseReplies(false)
    write(text('a', 'theirs')(saved().definition), 'Grace')
    await pass(6_000)
    assert.equal(draft.view.state, 'conflict')
  })
})

describe('a draft that is published', () => {
  it('waits for the save in flight, and is published with its tag', async () => {
    const service = stage()
    const draft = service.open()
    const letGo = service.hold()
    draft.edit('Change text', text('a', 'one'))
    const saving = draft.save()
    const published = draft.act(async etag => await Promise.resolve(etag))
    const again = draft.save()
    await letGo()
    assert.equal(await published, service.saved.etag)
    await Promise.all([saving, again])
    assert.deepEqual(service.tags, ['1'])
  })

  it('sends one save at a time, each with the tag of the one before', async () => {
    const service = stage()
    const draft = service.open()
    const letGo = service.hold()
    draft.edit('Change text', text('a', 'one'))
    const saves = [draft.save()]
    draft.edit('Change text', text('a', 'two'))
    saves.push(draft.save(), draft.save())
    await letGo()
    await Promise.all(saves)
    assert.deepEqual([service.tags, textOf(service.saved.definition, 'a')], [['1', '2'], 'two'])
  })

  it('has the tag that the publish gave it, so that the next edit is saved without a notice', async () => {
    const service = stage()
    const draft = service.open()
    draft.edit('Change text', text('a', 'one'))
    await draft.act(async () => {
      service.write(service.saved.definition, 'me')
      await Promise.resolve()
    })
    draft.edit('Change text', text('a', 'two'))
    await service.pass(3_000)
    assert.deepEqual([draft.view.state, draft.view.notice], ['saved', undefined])
    assert.deepEqual(service.tags, ['1', '3'])
  })

  it('is not published while it cannot be saved', async () => {
    const service = stage()
    const draft = service.open()
    service.fail(new Error('offline'))
    draft.edit('Change text', text('a', 'one'))
    let isPublished = false
    const published = draft.act(async () => {
      isPublished = true
      await Promise.resolve()
    })
    await assert.rejects(published, /could not be saved/)
    assert.equal(isPublished, false)
  })

  it('is replaced by what remains when its changes are discarded', async () => {
    const service = stage()
    const draft = service.open()
    draft.edit('Change text', text('a', 'one'))
    await draft.replace(async etag => {
      assert.equal(etag, '1')
      service.write(text('b', 'published')(flow), 'me')
      await Promise.resolve()
    })
    assert.deepEqual([draft.view.state, draft.view.undoable, draft.view.notice], ['saved', undefined, undefined])
    assert.equal(textOf(draft.view.definition, 'b'), 'published')
    assert.equal(service.storage.entries.size, 0)
  })

  it('saves everything before its page is left for good', async () => {
    const service = stage()
    const draft = service.open()
    const letGo = service.hold()
    draft.edit('Change text', text('a', 'one'))
    void draft.save()
    draft.edit('Change text', text('a', 'two'))
    const closed = draft.close()
    await letGo()
    await closed
    const again = service.open('next')
    assert.deepEqual([textOf(again.view.definition, 'a'), again.view.state], ['two', 'saved'])
    assert.deepEqual([again.view.notice, service.storage.entries.size], [undefined, 0])
  })
})

describe('a form that two people edit', () => {
  it('merges field by field, by their names', async () => {
    const service = stage()
    const fields = (label: string, help: string) => [
      { name: 'item', type: 'text', label },
      { name: 'why', type: 'text', label: 'Why', help },
    ]
    const form = { code: 'f', title: 'Form', fields: fields('Item', 'Help') }
    const draft = service.open('page', service.write(form, 'me'), { list: 'fields', key: 'name' })
    draft.edit('Edit', () => ({ ...form, fields: fields('Mine', 'Help') }))
    service.write({ ...form, title: 'Theirs', fields: fields('Item', 'Theirs').toReversed() }, 'Grace')
    await service.pass(3_000)
    await service.pass(0)
    assert.deepEqual(service.saved.definition, {
      ...form,
      title: 'Theirs',
      fields: fields('Mine', 'Theirs').toReversed(),
    })
    draft.edit('Edit', () => ({ ...form, fields: fields('Mine again', 'Help') }))
    service.write({ ...form, fields: fields('Theirs', 'Help') }, 'Grace')
    await service.pass(3_000)
    assert.deepEqual(
      draft.view.conflicts.map(({ path }) => path),
      [['fields', 'item', 'label']],
    )
  })
})
