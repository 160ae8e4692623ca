import type { FlowAnswer, FlowQuestion } from '../../sdk/index.ts'
import { textOf } from '../parts/json.ts'

type Answered = { answers: readonly FlowAnswer[] }
type Page = { items: readonly Answered[]; questions: readonly FlowQuestion[] }

/** The questions of a table, and what visitors saw of each, by its id. */
export type Asked = { questions: readonly string[]; words: ReadonlyMap<string, FlowQuestion> }

/** The questions that were answered on these pages, in the order in which they appear. */
export function askedOn(pages: readonly Page[]): Asked {
  const answers = pages.flatMap(({ items }) => items.flatMap(item => item.answers))
  return {
    questions: [...new Set(answers.map(({ question }) => question))],
    words: new Map(pages.flatMap(page => page.questions).map(one => [one.question, one])),
  }
}

/** Columns, then questions by what visitors are asked; what has the title of another by its id as well. */
export function columnsOf(first: readonly string[], { questions, words }: Asked): string[] {
  const titles = [...first, ...questions.map(question => words.get(question)?.title ?? question)]
  return titles.map((title, at) =>
    titles.indexOf(title) === at ? title : `${title} (${questions[at - first.length] ?? ''})`,
  )
}

/** A cell for each question, with the last answer to it. */
export function AnswerCells({ answers, asked: { questions, words } }: Answered & { asked: Asked }) {
  const last = new Map(answers.map(({ question, value }) => [question, value as unknown]))
  return questions.map(question => (
    <td key={question}>{last.has(question) ? shown(last.get(question), words.get(question)?.options) : '–'}</td>
  ))
}

/** What the visitor chose, in words; several choices are read as a list. */
function shown(value: unknown, options: FlowQuestion['options'] = []): string {
  const said = (one: unknown) => options.find(option => option.value === textOf(one))?.label ?? textOf(one)
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}
