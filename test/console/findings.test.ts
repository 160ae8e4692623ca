import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countOf, findingsAt, findingsOverlay, placedFindings } from '../../console/flow/overlays/findings.ts'

const definition = { name: '', nodes: [{ id: 'a/b', type: 'message' }, 'no node', { id: 'c', type: 'end' }] }
const found = placedFindings(definition, [
  { rule: 'schema', path: '/nodes/0/text', severity: 'error', message: 'is missing' },
  { rule: 'schema', path: '/nodes/0/next', severity: 'warning', message: 'there is no node x' },
  { rule: 'schema', path: '/nodes/0', severity: 'warning', message: 'Nothing leads here.' },
  { rule: 'schema', path: '/nodes/1', severity: 'error', message: 'must be object' },
  { rule: 'schema', path: '/nodes/2/outputs/x~1y/0', severity: 'warning', message: 'is odd' },
  { rule: 'schema', path: '/name', severity: 'error', message: 'is too short' },
])

describe('findings of a draft', () => {
  it('belong to nodes by their ids, and are sentences', () => {
    assert.deepEqual(
      found.map(({ nodeId, pointer, message }) => [nodeId, pointer, message]),
      [
        ['a/b', '/text', 'Is missing.'],
        ['a/b', '/next', 'There is no node x.'],
        ['a/b', '', 'Nothing leads here.'],
        [undefined, '/nodes/1', 'Must be object.'],
        ['c', '/outputs/x~1y/0', 'Is odd.'],
        [undefined, '/name', 'Is too short.'],
      ],
    )
  })

  it('are shown at their field, deeper ones at the nearest field', () => {
    const own = found.filter(({ nodeId }) => nodeId === 'c')
    assert.equal(findingsAt(own, '/outputs').length, 0)
    assert.equal(findingsAt(own, '/outputs', true).length, 1)
    assert.equal(findingsAt([...own, ...own], '/outputs/x~1y', true).length, 1)
  })

  it('mark the nodes of the canvas, an error before warnings', () => {
    assert.deepEqual(
      [...findingsOverlay(found).nodes],
      [
        ['a/b', { mark: 'error', note: '1 error, 2 warnings' }],
        ['c', { mark: 'warning', note: '1 warning' }],
      ],
    )
    assert.equal(countOf([]), '')
  })
})
