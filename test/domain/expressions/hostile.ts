import { parentPort } from 'node:worker_threads'
import { eventLoop } from '../../../adapters/clock.ts'
import { ExpressionError } from '../../../domain/expressions/errors.ts'
import { compileExpression } from '../../../domain/expressions/expression.ts'
import { TurnBudget } from '../../../domain/expressions/evaluation.ts'
import type { JsonObject } from '../../../domain/json.ts'

/** How an expression ended, and the milliseconds of processor time it took. */
export type Outcome = { source: string; outcome: string; ms: number }

const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index))
const nested = (depth: number): unknown => (depth === 0 ? [1, 2] : [nested(depth - 1)])

/** Values that are as large as a run can hold them, and larger than an expression may walk. */
const vars = {
  letters: 'a'.repeat(1_000_000),
  braces: '{'.repeat(990_000),
  spaces: ' '.repeat(990_000),
  faces: '😀'.repeat(490_000),
  halves: '\ud83d'.repeat(990_000),
  percents: '%'.repeat(990_000),
  dates: `2020${'-01'.repeat(300_000)}x`,
  zeros: '0b'.repeat(400_000),
  page: 'a'.repeat(20_000),
  huge: 'a'.repeat(5_000_000),
  numbers: list(190_000, index => index),
  words: list(9_900, index => `word ${index}`),
  pages: list(90, index => `${'a'.repeat(10_000)}${index}`),
  objects: list(1_000, index => ({ ...Object.fromEntries(list(40, key => [`key${key}`, 1])), last: index })),
  keys: Object.fromEntries(list(60_000, key => [`key${key}`, 1])),
  lists: Object.fromEntries(list(9_900, key => [`key${key}`, [key]])),
  empty: list(300_000, () => []),
  deep: list(1_000, () => nested(90)),
  rows: list(120_000, index => ({ a: index % 10 })),
} as unknown as JsonObject
// Equal values that are not the same.
const context = { rows: structuredClone(vars['rows']), objects: structuredClone(vars['objects']) } as JsonObject

async function evaluate(source: string): Promise<Outcome> {
  const from = process.threadCpuUsage()
  let outcome = 'answered'
  try {
    const scope = { vars, input: {}, event: null, context, entities: {}, conversation: {} }
    await compileExpression(source).evaluate(scope, {
      now: new Date(0),
      random: () => 0.5,
      budget: new TurnBudget(eventLoop),
    })
  } catch (error) {
    outcome = error instanceof ExpressionError ? error.kind : String(error)
  }
  const { user, system } = process.threadCpuUsage(from)
  return { source, outcome, ms: (user + system) / 1_000 }
}

parentPort?.on('message', (source: string) => {
  void evaluate(source).then(result => parentPort?.postMessage(result))
})
parentPort?.postMessage('ready')
