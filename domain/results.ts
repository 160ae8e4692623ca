import type { JsonObject, Json } from './json.ts'
import { csvLine, type CsvCell } from './reports/csv.ts'

/** An answer to one question, under the name of the question. */
export type Answer = { question: string; value: Json }

/**
 * What was answered at a node. A question of one field has the name of its node, and so has a choice. `flow`: code
 * of another flow that the node belongs to.
 */
export function answersOf(flow: string | null, nodeId: string, values: JsonObject): Answer[] {
  const node = flow === null ? nodeId : `${flow}/${nodeId}`
  const fields = Object.entries(values)
  return fields.map(([name, value]) => ({ question: fields.length === 1 ? node : `${node}.${name}`, value }))
}

export type ResultRow = { cells: readonly CsvCell[]; answers: readonly Answer[] }

/** Lines of CSV with the columns of `names`, then one for each question, which has the last answer to it. */
export function* resultLines(names: readonly string[], rows: readonly ResultRow[]): Generator<string> {
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ question }) => question)))]
  yield csvLine([...names, ...questions])
  for (const { cells, answers } of rows) {
    const last = new Map(answers.map(({ question, value }) => [question, value]))
    yield csvLine([...cells, ...questions.map(question => cellOf(last.get(question)))])
  }
}

function cellOf(value: Json | undefined): CsvCell {
  if (value === undefined) return null
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
