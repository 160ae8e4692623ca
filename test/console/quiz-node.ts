import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }
import formSchema from '../../generated/schemas/form.json' with { type: 'json' }
import type { JsonObject } from '../../scripts/generate/bundle.ts'
import { catalogModule } from '../../scripts/generate/console.ts'

const QUIZ = {
  'title': 'QuizNode',
  'description': 'Asks a quiz.',
  'x-node': { group: 'questions', icon: 'form', summary: ['question'] },
  'x-edges': { onWrong: { text: 'Wrong' } },
  'type': 'object',
  'required': ['id', 'type', 'question', 'level'],
  'properties': {
    id: { $ref: '#/$defs/NodeId' },
    type: { const: 'quiz' },
    question: { $ref: '#/$defs/Template', description: 'What is asked.' },
    level: { type: 'string', enum: ['easy', 'hard'], description: 'How hard it is.' },
    patience: { $ref: '#/$defs/Duration' },
    points: { type: 'integer', minimum: 0, default: 10, description: 'What it is worth.' },
    answers: { type: 'array', items: { $ref: '#/$defs/QuizAnswer' }, description: 'What can be answered.' },
    onWrong: { $ref: '#/$defs/Next', title: 'If wrong' },
    next: { $ref: '#/$defs/Next' },
  },
}
const QUIZ_ANSWER = {
  'type': 'object',
  'x-edges': { next: { labels: ['text'] } },
  'required': ['text'],
  'properties': { text: { $ref: '#/$defs/Template' }, next: { $ref: '#/$defs/Next' } },
}

/** The catalog as it is generated from a schema that has one more node type, `quiz`. */
export function catalogWithQuiz(): string {
  const schema = structuredClone(flowSchema) as unknown as JsonObject & { $defs: { Node: { oneOf: object[] } } }
  Object.assign(schema.$defs, { QuizNode: QUIZ, QuizAnswer: QUIZ_ANSWER })
  schema.$defs.Node.oneOf.push({ $ref: '#/$defs/QuizNode' })
  return catalogModule(schema, formSchema)
}
