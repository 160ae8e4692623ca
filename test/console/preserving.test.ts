import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { DraftSession, type Saved } from '../../console/drafts/session.ts'
import { addNode, newId, type Definition } from '../../console/flow/edits/nodes.ts'
import { removeNode } from '../../console/flow/edits/wiring.ts'
import { graphOf } from '../../console/flow/graph.ts'
import { inOrder } from '../../console/flow/key-order.ts'
import { canonicalJson } from '../../domain/json.ts'
import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }

const FLOWS = 500
const examples = flowSchema.examples.flatMap(({ nodes }) => nodes as Record<string, unknown>[])
const ids = fc.constantFrom('a', 'b', 'c', 'choose', 'bye', 'a b', '', 'constructor', '__proto__')
const anything = fc.jsonValue({ maxDepth: 3 })
const unknownFields = fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 3 })

/** A node of the schema's examples with missing, replaced or unknown fields. */
const likeExample = fc
  .record({
    node: fc.constantFrom(...examples),
    id: ids,
    broken: fc.dictionary(fc.constantFrom('next', 'choices', 'branches', 'text', 'field', 'target', 'type'), anything),
    without: fc.subarray(['next', 'type', 'choices', 'prompt', 'id'], { maxLength: 2 }),
    unknown: unknownFields,
    sound: fc.boolean(),
  })
  .map(({ node, id, broken, without, unknown, sound }) => {
    if (sound) return { ...node, id }
    const entries = Object.entries({ ...node, id, ...broken, ...unknown })
    return Object.fromEntries(entries.filter(([name]) => !without.some(gone => gone === name)))
  })
const node = fc.oneof({ weight: 8, arbitrary: likeExample }, { weight: 1, arbitrary: anything })
const flow = fc
  .record({
    nodes: fc.oneof({ weight: 9, arbitrary: fc.array(node, { maxLength: 12 }) }, { weight: 1, arbitrary: anything }),
    start: fc.option(ids, { nil: undefined }),
    triggers: fc.oneof(fc.constant(undefined), anything),
    unknown: unknownFields,
  })
  .map(({ unknown, ...known }) => JSON.parse(JSON.stringify({ code: 'f', ...known, ...unknown })) as Definition)

describe(`opening and saving ${FLOWS} generated flows, broken ones and ones with unknown fields`, () => {
  it('leaves them canonically equal after drawing, editing, undoing and viewing as text', async () => {
    await fc.assert(
      fc.asyncProperty(flow, async definition => {
        const before = canonicalJson(definition)
        graphOf(definition)
        const sent: Definition[] = []
        const draft = new DraftSession({ definition, etag: '1', by: null }, deps(sent))
        const id = newId(definition, 'added')
        draft.edit('Add', present => addNode(present, id, 'message'))
        if (definition['nodes'] !== undefined) draft.edit('Remove', present => removeNode(present, id))
        else draft.undo()
        draft.edit('As text', present => parse(stringify(inOrder(present))) as Definition)
        await draft.save()
        for (const saved of [draft.view.definition, ...sent]) assert.equal(canonicalJson(saved), before)
      }),
      { numRuns: FLOWS },
    )
  })
})

function deps(sent: Definition[]) {
  return {
    items: { list: 'nodes', key: 'id' },
    read: async (): Promise<Saved> => await Promise.reject(new Error('nothing to read')),
    save: async (definition: Definition, etag: string): Promise<Saved> => {
      sent.push(definition)
      return await Promise.resolve({ definition, etag, by: null })
    },
    reasonOf: () => 'refused' as const,
    unsaved: { found: () => [], hold: () => undefined, clear: () => undefined },
    now: () => 0,
    after: () => () => undefined,
  }
}
