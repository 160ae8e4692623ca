import assert from 'node:assert/strict'
import { it } from 'node:test'
import { nodeTypes, type NodeType } from '../../generated/console/catalog.ts'
import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }
import { catalogModule } from '../../scripts/generate/console.ts'
import type { JsonObject } from '../../scripts/generate/bundle.ts'

const QUIZ = {
  'title': 'QuizNode',
  'description': 'Asks a quiz.',
  'x-node': { group: 'questions', icon: 'form', summary: ['question'] },
  'x-ways': { onWrong: { text: 'Wrong' } },
  'type': 'object',
  'properties': {
    id: { $ref: '#/$defs/NodeId' },
    type: { const: 'quiz' },
    question: { $ref: '#/$defs/Template' },
    answers: { type: 'array', items: { $ref: '#/$defs/QuizAnswer' } },
    onWrong: { $ref: '#/$defs/Next' },
    next: { $ref: '#/$defs/Next' },
  },
}
const QUIZ_ANSWER = {
  'type': 'object',
  'x-ways': { next: { labels: ['text'] } },
  'properties': { text: { $ref: '#/$defs/Template' }, next: { $ref: '#/$defs/Next' } },
}

it('a node type that is added to the schema is in the catalog, with its fields and ways at any depth', () => {
  const schema = structuredClone(flowSchema) as unknown as JsonObject & { $defs: { Node: { oneOf: object[] } } }
  Object.assign(schema.$defs, { QuizNode: QUIZ, QuizAnswer: QUIZ_ANSWER })
  schema.$defs.Node.oneOf.push({ $ref: '#/$defs/QuizNode' })
  const { quiz, ...others } = typesIn(catalogModule(schema))
  assert.deepEqual(others, nodeTypes)
  assert.deepEqual(
    [quiz?.title, quiz?.group, quiz?.fields.map(({ name, kind }) => `${name}: ${kind}`)],
    ['Quiz', 'questions', ['question: Template', 'answers: array', 'onWrong: Next', 'next: Next']],
  )
  assert.deepEqual(quiz?.ways, [
    { path: ['answers', '*', 'next'], labels: ['text'] },
    { path: ['onWrong'], text: 'Wrong' },
    { path: ['next'] },
  ])
})

function typesIn(module: string): Record<string, NodeType> {
  const [, literal = ''] = module.split('nodeTypes: Readonly<Record<string, NodeType>> = ')
  return JSON.parse(literal) as Record<string, NodeType>
}
