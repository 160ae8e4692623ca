import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { build, type Plugin } from 'esbuild'
import { catalogWithQuiz } from './quiz-node.ts'

/** The console's own modules, unchanged, with their rendering as text. */
const CONSOLE = `
  import { renderToStaticMarkup } from 'react-dom/server'
  import { FieldsContext } from './console/fields/context.ts'
  import { controls } from './console/fields/controls.ts'
  import { Fields } from './console/fields/fields.tsx'
  import { addNode } from './console/flow/edits/nodes.ts'
  import { typeItems } from './console/flow/editor/type-items.ts'
  import { graphOf } from './console/flow/graph.ts'
  import { typeOf } from './console/flow/flow-node.ts'
  const none = () => undefined
  const lists = { variableNames: [], variables: [], nodes: [] }
  const surroundings = { definition: {}, controls, ...lists, problemsAt: () => [], readOnly: false, onOpen: none }
  const props = { pointer: '', onChange: none, onClear: none, except: ['id', 'type'] }
  export const panelOf = node => renderToStaticMarkup(
    <FieldsContext value={surroundings}>
      <Fields {...props} fields={typeOf(node).fields} value={node} />
    </FieldsContext>
  )
  export { addNode, graphOf, typeItems }
`
type Console = {
  panelOf: (node: object) => string
  addNode: (definition: object, id: string, type: string) => { nodes: object[] }
  graphOf: (definition: object) => { nodes: { id: string; summary: string }[]; edges: { id: string; target: string }[] }
  typeItems: (text: string) => { value: string; title: string; group?: string }[]
}

describe('a node type that is added to the schema, without a line of the console', () => {
  let folder: string
  let page: Console
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-console-'))
    page = await consoleWith(folder)
  })
  after(async () => {
    await rm(folder, { recursive: true })
  })

  it('is offered under its group, and added as a minimal node of its type', () => {
    const item = page.typeItems('').find(({ value }) => value === 'quiz')
    assert.deepEqual([item?.value, item?.title, item?.group], ['quiz', 'Quiz', 'Questions'])
    const { nodes } = page.addNode({ nodes: [] }, 'ask', 'quiz')
    assert.deepEqual(nodes, [{ id: 'ask', type: 'quiz', question: '', level: 'easy' }])
  })

  it('is drawn with its summary and its edges', () => {
    const answers = [{ text: 'Right', next: 'end' }, { text: 'Left' }]
    const quiz = { id: 'ask', type: 'quiz', question: 'Which way?', answers, onWrong: 'ask', next: 'end' }
    const { nodes, edges } = page.graphOf({ nodes: [quiz, { id: 'end', type: 'end' }] })
    assert.equal(nodes[0]?.summary, 'Which way?')
    assert.deepEqual(
      edges.map(({ id, target }) => `${id} ${target}`),
      ['ask/answers/0/next end', 'ask/onWrong ask', 'ask/next end'],
    )
  })

  it('has a panel with a control for each of its fields', () => {
    const html = page.panelOf({ id: 'ask', type: 'quiz', question: 'Why?', level: 'hard', answers: [{ text: 'So' }] })
    const controls = [...html.matchAll(/data-control="([a-z-]+)"/g)].map(([, name]) => name)
    assert.deepEqual(controls, [
      'template',
      'choice',
      'duration',
      'number',
      'list',
      'template',
      'target',
      'target',
      'target',
    ])
    for (const title of ['Question', 'Level', 'Patience', 'Points', 'Answers', 'If wrong', 'Next'])
      assert.match(html, new RegExp(`>${title}<`))
  })
})

async function consoleWith(folder: string): Promise<Console> {
  const contents = catalogWithQuiz()
  const catalog: Plugin = {
    name: 'catalog',
    setup: plugin => {
      plugin.onLoad({ filter: /generated\/console\/catalog\.ts$/ }, () => ({ contents, loader: 'ts' }))
    },
  }
  const outfile = join(folder, 'console.cjs')
  await build({
    stdin: { contents: CONSOLE, resolveDir: resolve(import.meta.dirname, '../..'), loader: 'tsx' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    plugins: [catalog],
    outfile,
  })
  return createRequire(import.meta.url)(outfile) as Console
}
