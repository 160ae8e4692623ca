import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { merge as mergeItems, type Side } from '../../console/drafts/merge.ts'

describe('the merge of two changes', () => {
  const merge = <T>(base: T, mine: T, theirs: T, choices?: ReadonlyMap<string, Side>) =>
    mergeItems({ list: 'nodes', key: 'id' }, base, mine, theirs, choices)
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
