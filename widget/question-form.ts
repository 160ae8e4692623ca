import type { Block, FileUploadBlock, FormBlock, FormField, InputBlock } from '../sdk/client.ts'
import type { Chat } from './chat.ts'
import type { Dock } from './dock-types.ts'
import { withAttachments } from './attachments.ts'
import { el, icon, icons } from './dom.ts'
import { renderField, type FieldView } from './fields.ts'
import { brokenRule, isVisible, type Values } from './rules.ts'
import type { Texts } from './texts.ts'

const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'phone', 'url'])

export function asksForText(block: Block | undefined): boolean {
  return block?.type === 'input' && WRITTEN.has(block.payload.field.type)
}

export function renderInput(
  { payload: { field, prompt } }: InputBlock | FileUploadBlock,
  conversation: Chat,
  texts: Texts,
): Dock {
  // Without its own label, the question above the field is its label; but what a person will read answers no question.
  const asked = conversation.run?.expected?.handoff === true ? undefined : prompt
  const unasked = field.type === 'textarea' ? texts.write : field.name
  const label = field.label === '' || field.label === field.name ? (asked ?? unasked) : field.label
  return questionForm([{ field, label }], { conversation, texts, submitLabel: texts.send, single: true })
}

export function renderForm({ payload }: FormBlock, conversation: Chat, texts: Texts): Dock {
  return questionForm(
    payload.fields.map(field => ({ field, label: field.label })),
    { conversation, texts, submitLabel: payload.submitLabel, title: payload.title, single: false },
  )
}

/** While nothing is on its way, and before what the run asks next. */
export function asksRating({ phase, run, problem }: Chat): boolean {
  const isFree = (phase === 'choosing' || phase === 'answering') && problem?.mustRestart !== true
  return isFree && run?.rating !== undefined && run.expected?.handoff !== true
}

/** Asks for a rating of the conversation with a person. */
export function renderRating(conversation: Chat, texts: Texts): Dock {
  const more = { placeholder: null, help: null, options: null, config: null }
  const score: FormField = { ...more, name: 'score', type: 'rating', label: texts.rate, required: true, validation: {} }
  const comment: FormField = {
    ...more,
    name: 'comment',
    type: 'textarea',
    label: texts.comment,
    required: false,
    validation: { max_length: COMMENT_MAX_LENGTH },
  }
  return questionForm(
    [score, comment].map(field => ({ field, label: field.label })),
    {
      conversation,
      texts,
      submitLabel: texts.send,
      single: false,
      rate: values => {
        const { score, comment } = values ?? {}
        const rating = typeof score === 'number' ? { score } : undefined
        void conversation.rate?.(rating && typeof comment === 'string' ? { ...rating, comment } : rating)
      },
    },
  )
}

const COMMENT_MAX_LENGTH = 2000

type Question = {
  conversation: Chat
  texts: Texts
  submitLabel: string
  title?: string
  single: boolean
  /** Takes the values in place of an answer; none if the visitor skips. */
  rate?: (values?: Values) => void
}

let forms = 0

type Questions = { field: FormField; label: string }[]
type Finding = { field: string; rule: string; expected?: unknown }
/** The fields of a question, and the line above its button for more than one error. */
type Shown = { views: FieldView[]; summary: HTMLElement }

function questionForm(questions: Questions, question: Question): Dock {
  const { conversation, texts, submitLabel, title, single, rate } = question
  // The service decides whether such a text is the answer.
  const takesAny =
    rate === undefined && conversation.run?.expected?.asides === true && asksForText(conversation.awaited)
  const views = viewsOf(questions, question)
  const summary = el('p', { class: 'error summary', role: 'alert' })
  const shown = { views, summary }
  const mark = (findings: Finding[], isElsewhere?: boolean): void => showFindings(shown, texts, findings, isElsewhere)
  const arrange = (): void => {
    const visible = new Set(visibleOf(views))
    for (const view of views) view.element.hidden = view.field.type === 'hidden' || !visible.has(view)
  }
  // A value that is being corrected is no longer marked as wrong; the next attempt checks it again.
  const forgive = (event: Event): void => {
    views.find(({ element }) => element.contains(event.target as Node))?.show(undefined)
    summary.textContent = ''
    conversation.typed?.()
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const typed = takesAny ? views[0]?.read() : undefined
    if (typeof typed === 'string' && typed.trim() !== '') void conversation.answer(undefined, typed.trim())
    else answer(visibleOf(views), mark, question)
  }
  const skip = (): void => (rate === undefined ? void conversation.answer({}, texts.skip) : rate())
  const isOptional =
    rate !== undefined ||
    (single && !takesAny && conversation.run?.expected?.handoff !== true && questions.every(isSkippable))
  const element = el(
    'form',
    {
      'class': `dock question${single ? ' single' : ''}`,
      'novalidate': true,
      'onsubmit': submit,
      'oninput': forgive,
      'onchange': arrange,
      'aria-label': title,
    },
    title !== undefined && el('h3', { dir: 'auto' }, title),
    el(
      'div',
      { class: 'fields' },
      views.map(view => view.element),
    ),
    summary,
    el('button', { type: 'submit', class: 'send' }, submitLabel, single && icon(icons.send)),
    isOptional && el('button', { type: 'button', class: 'quiet skip', onclick: skip }, texts.skip),
  )
  arrange()
  const focus = () =>
    visibleOf(views)
      .find(view => view.field.type !== 'hidden')
      ?.focus()
  return { element, show: mark, focus, drop: views.find(({ drop }) => drop !== undefined)?.drop }
}

function viewsOf(questions: Questions, { conversation, texts, rate }: Question): FieldView[] {
  const prefix = `f${++forms}`
  const fields = questions.map(({ field, label }, index) =>
    renderField(field, { texts, label, id: `${prefix}-${index}` }),
  )
  const takesFiles = rate === undefined && conversation.run?.expected?.handoff === true
  return takesFiles ? fields.flatMap(view => withAttachments(view, texts)) : fields
}

function visibleOf(views: FieldView[]): FieldView[] {
  const values: Values = Object.fromEntries(views.map(({ field, read }) => [field.name, read()]))
  return views.filter(({ field }) => isVisible(field, values))
}

function showFindings({ views, summary }: Shown, texts: Texts, findings: Finding[], isElsewhere = false): void {
  const found = views.map(view => ({
    view,
    broken: findings.find(({ field }) => field === view.field.name || field.endsWith(`.${view.field.name}`)),
  }))
  for (const { view, broken } of found) view.show(broken)
  const first = found.find(({ broken }) => broken !== undefined)
  summary.textContent = findings.length > 1 || (findings.length === 1 && first === undefined) ? texts.fixFields : ''
  if (!isElsewhere) first?.view.focus()
}

/** Sends the values of these fields, unless one of them is marked. */
function answer(
  views: FieldView[],
  mark: (findings: Finding[]) => void,
  { conversation, texts, single, rate }: Question,
): void {
  const findings = views.flatMap(({ field, read }) => {
    const broken = brokenRule(field, read())
    return broken === undefined ? [] : [{ field: field.name, ...broken }]
  })
  mark(findings)
  if (findings.length > 0) return
  const values = Object.fromEntries(
    views.map(({ field, read }) => [field.name, read()] as const).filter(([, value]) => value !== undefined),
  )
  if (rate !== undefined) rate(values)
  else void conversation.answer(values, describe(views, { single, fallback: texts.sent }))
}

/** Whether the question may be left without an answer; a box that is not ticked is one. */
function isSkippable({ field }: { field: FormField }): boolean {
  const isBox = field.type === 'consent' || (field.type === 'checkbox' && field.options == null)
  return !field.required && !isBox && field.type !== 'hidden'
}

function describe(views: FieldView[], { single, fallback }: { single: boolean; fallback: string }): string {
  const lines = views.flatMap(view => {
    const text = view.describe()
    return text === '' ? [] : [single ? text : `${view.field.label}: ${text}`]
  })
  return lines.length === 0 ? fallback : lines.join('\n')
}
