import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { definitions, flowFields, nodeTypes, type Field, type NodeType } from '../../generated/console/catalog.ts'
import * as validators from '../../generated/schemas/validators.js'
import { catalogWithQuiz } from './quiz-node.ts'

const JSON_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'any']
describe('the catalog of node types', () => {
  it('has a node type that is added to the schema, with its fields, its edges at any depth and a minimal node', () => {
    const { quiz, ...others } = typesIn(catalogWithQuiz())
    assert.deepEqual(others, nodeTypes)
    assert.deepEqual(
      [quiz?.title, quiz?.group, quiz?.fields.map(({ title, kind }) => `${title}: ${kind}`)],
      [
        'Quiz',
        'questions',
        [
          'Question: Template',
          'Level: string',
          'Patience: Duration',
          'Points: integer',
          'Answers: array',
          'If wrong: Next',
          'Next: Next',
        ],
      ],
    )
    assert.deepEqual(quiz?.fields[4]?.items, { kind: 'QuizAnswer' })
    assert.deepEqual(quiz.edges, [
      { path: ['answers', '*', 'next'], labels: ['text'] },
      { path: ['onWrong'], text: 'Wrong' },
      { path: ['next'] },
    ])
    assert.deepEqual(quiz.initial, { type: 'quiz', question: '', level: 'easy' })
  })

  it('names settings by their titles, not by their codes', () => {
    const codes = JSON.stringify({ definitions, flowFields, nodeTypes }).match(/`[a-z]+\/[a-z_]+\/[a-z_]+`/g)
    assert.deepEqual(codes, null)
  })

  it('has the name, the description and the possible values of every field', () => {
    const visit = (where: string, fields: readonly Field[]): string[] =>
      fields.flatMap(({ name, title, description, kind }) => {
        const known = kind in definitions || JSON_TYPES.includes(kind)
        return known && title !== '' && description !== '' ? [] : [`${where}.${name}`]
      })
    const all = [...Object.values(nodeTypes), { type: 'flow', fields: flowFields }]
    assert.deepEqual(
      [
        ...all.flatMap(({ type, fields }) => visit(type, fields)),
        ...Object.entries(definitions).flatMap(([name, { fields = [] }]) => visit(name, fields)),
      ],
      [],
    )
  })

  it('has a minimal node of each type that lacks at most the values that the author must choose', () => {
    for (const [type, { initial, fields }] of Object.entries(nodeTypes)) {
      const lacking = fields.filter(({ name, required }) => required === true && !(name in initial))
      for (const { name, references, kind } of lacking)
        assert.ok(
          references ?? definitions[kind]?.references ?? ['model', 'operation'].includes(name),
          `${type} ${name}`,
        )
      const chosen = Object.fromEntries(lacking.map(({ name }) => [name, 'chosen']))
      const node = { id: 'new', ...initial, ...chosen }
      assert.ok(validators.flow({ code: 'flow', name: 'Flow', nodes: [node] }), JSON.stringify(node))
    }
  })

  it('says which fields name something of the workspace, which have a unit and of which one is given', () => {
    const field = (type: string, name: string) => nodeTypes[type]?.fields.find(one => one.name === name)
    const referring = [field('form', 'form'), field('subflow', 'flow'), field('goal', 'code')]
    assert.deepEqual(
      referring.map(one => one?.references),
      ['form', 'flow', 'goal'],
    )
    assert.deepEqual(
      [definitions['ConnectionCode']?.references, definitions['EventName']?.references],
      ['connection', 'event'],
    )
    assert.equal(field('http', 'timeoutMs')?.unit, 'ms')
    assert.deepEqual(nodeTypes['wait']?.choose, ['for', 'until', 'event'])
  })
})

function typesIn(module: string): Record<string, NodeType> {
  const [, literal = ''] = module.split('nodeTypes: Readonly<Record<string, NodeType>> = ')
  return JSON.parse(literal) as Record<string, NodeType>
}
