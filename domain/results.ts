import type { Node } from '../generated/schemas/flow.ts'
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

/** The last answer to each question, in the order in which the questions were first answered. */
export function lastAnswers(answers: readonly Answer[]): Answer[] {
  return [...new Map(answers.map(({ question, value }) => [question, value]))].map(([question, value]) => ({
    question,
    value,
  }))
}

/** A question in words, and what can be chosen, by the values of answers. */
export type Question = { question: string; title: string; options: { value: string; label: string }[] }

/** What visitors saw of a node, as far as its definition has it; undefined for a node that asks nothing itself. */
export function questionOf(node: Node | undefined): Question | undefined {
  if (node === undefined) return undefined
  const named = (words: (string | undefined)[], options: Question['options']): Question => ({
    question: node.id,
    title: words.find(text => text !== undefined && text !== '') ?? node.id,
    options,
  })
  if (node.type === 'buttons')
    return named(
      [node.label, node.prompt],
      node.choices.map(({ id, label }) => ({ value: id, label })),
    )
  if (node.type === 'file_upload') return named([node.label, node.field.label, node.prompt], [])
  if (node.type !== 'input') return undefined
  const { label, options } = node.field
  return named(
    [node.label, label, node.prompt],
    (options ?? []).map(option => ({ value: option.value, label: option.label })),
  )
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
