import type {
  Block,
  ButtonsBlock,
  FileUploadBlock,
  FormBlock,
  FormField,
  InputBlock,
  SessionIntent,
  ValidationError,
} from '../sdk/client.ts'
import type { Suggested } from './chat-types.ts'
import type { Chat } from './conversation.ts'
import type { Problem } from './problem.ts'
import { isColour } from './colours.ts'
import { el, icon, icons, mediaUrl, picture, type Child } from './dom.ts'
import { renderField, type FieldView } from './fields.ts'
import { brokenRule, isVisible, type Values } from './rules.ts'
import type { Texts } from './texts.ts'

/** `mayWrite`: whether the visitor may type a message while no question is open. */
export type DockContext = { conversation: Chat; texts: Texts; base: string; mayWrite: boolean }

/**
 * The part below the transcript: the visitor's current actions. `focus` focuses its first control, `show` the first
 * field with a finding, unless `isElsewhere`: the visitor has gone on in the page.
 */
export type Dock = {
  element: HTMLElement
  focus: () => void
  show: (findings: ValidationError[], isElsewhere: boolean) => void
}

/** Changes whenever the conversation needs another dock; while it stays, what the visitor has typed does too. */
export function dockKeyOf({ phase, run, awaited, entries, problem, suggested }: Chat): string {
  const lines = phase === 'choosing' ? entries.length : Math.min(entries.length, 1)
  // A question that takes one message after another is emptied with each.
  const sent = entries.filter(({ from }) => from === 'visitor').length
  return [phase, run?.executionId, awaited?.id, lines, sent, problem?.mustRestart === true, suggested?.text].join()
}

/** Builds the dock for the conversation's phase. */
export function renderDock(context: DockContext): Dock {
  const { awaited, phase, problem } = context.conversation
  if (phase === 'answering' && awaited !== undefined) return withComposer(renderQuestion(awaited, context), context)
  if (phase === 'choosing' && problem?.mustRestart !== true) return renderMenu(context)
  return plain(el('div', { class: 'dock empty' }))
}

/** A question that permits asides takes any text too; one for a text has its line already. */
function withComposer(dock: Dock, { conversation, texts, mayWrite }: DockContext): Dock {
  if (conversation.run?.expected?.asides !== true || !mayWrite || asksForText(conversation.awaited)) return dock
  const composer = renderComposer(texts, text => void conversation.answer(undefined, text))
  return { ...dock, element: el('div', { class: 'asking' }, dock.element, composer) }
}

const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'phone', 'url'])

function asksForText(block: Block | undefined): boolean {
  return block?.type === 'input' && WRITTEN.has(block.payload.field.type)
}

function plain(element: HTMLElement): Dock {
  return {
    element,
    focus: () => element.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    show: () => undefined,
  }
}

/** The error, and how to continue. */
export function renderProblem(
  { code, retry, mustRestart, setup }: Problem,
  texts: Texts,
  restart: () => void,
): HTMLElement {
  const text = texts.errors[code] ?? texts.errors['other'] ?? code
  return el(
    'div',
    { 'class': 'problem', 'role': 'alert', 'data-code': code },
    el('span', {}, text),
    retry !== undefined && el('button', { type: 'button', class: 'quiet', onclick: retry }, texts.tryAgain),
    mustRestart && el('button', { type: 'button', class: 'quiet', onclick: restart }, texts.restart),
    setup !== undefined &&
      el(
        'details',
        {},
        el('summary', {}, texts.forOwners),
        setup.key === ''
          ? texts.keyMissing
          : texts.checkSetup.replace('{key}', setup.key).replace('{origin}', setup.origin),
      ),
  )
}

function renderMenu({ conversation, texts, base, mayWrite }: DockContext): Dock {
  const fresh = conversation.entries.length === 0
  const asked = new Set(conversation.quickQuestions.map(({ intentName }) => intentName))
  const intents = [...conversation.intents].sort((a, b) => Number(b.pinned) - Number(a.pinned))
  // After the first message the menu is a row of chips; an intent that a quick question starts is then offered once.
  const offered = fresh ? intents : intents.filter(({ name }) => !asked.has(name))
  const start = (intent: string, text: string) => (): void => void conversation.start(intent, text)
  const cards = offered.map(intent =>
    intentButton(intent, {
      fresh,
      base,
      onclick: start(intent.name, intent.label === '' ? intent.name : intent.label),
    }),
  )
  const chips = conversation.quickQuestions.map(({ question, intentName }) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip',
        disabled: intentName === null,
        title: intentName === null && texts.unavailable,
        onclick: intentName === null ? () => undefined : start(intentName, question),
      },
      question,
    ),
  )
  const composer = mayWrite && intents.length > 0 && renderComposer(texts, text => void conversation.say(text))
  if (conversation.suggested !== undefined)
    return renderSuggestions(conversation, conversation.suggested, texts, composer)
  if (cards.length + chips.length === 0) return plain(el('div', { class: 'dock empty' }))
  return plain(
    el(
      'div',
      { 'class': `dock menu${fresh ? ' fresh' : ''}`, 'role': 'group', 'aria-label': texts.menu },
      !fresh && el('span', { class: 'muted' }, texts.more),
      cards.length > 0 && el('div', { class: fresh ? 'cards' : 'chips' }, cards),
      chips.length > 0 && el('div', { class: 'chips' }, chips),
      composer,
    ),
  )
}

function renderSuggestions(conversation: Chat, { intents }: Suggested, texts: Texts, composer: Child): Dock {
  const chips = intents.map(({ name, label }) =>
    el(
      'button',
      {
        'type': 'button',
        'class': 'chip',
        'data-intent': name,
        'onclick': () => void conversation.choose(name, label),
      },
      label === '' ? name : label,
    ),
  )
  return plain(
    el(
      'div',
      { 'class': 'dock menu', 'role': 'group', 'aria-label': texts.didYouMean },
      el('span', { class: 'muted' }, texts.didYouMean),
      el('div', { class: 'chips' }, chips),
      composer,
    ),
  )
}

const MESSAGE_MAX_LENGTH = 4000

/** Where a visitor types what is not offered as a choice. */
function renderComposer(texts: Texts, write: (text: string) => void): HTMLElement {
  const input = el('input', {
    'type': 'text',
    'maxlength': MESSAGE_MAX_LENGTH,
    'aria-label': texts.write,
    'placeholder': texts.write,
    'enterkeyhint': 'send',
    'autocomplete': 'off',
  })
  const submit = (event: Event): void => {
    event.preventDefault()
    const text = input.value.trim()
    if (text !== '') write(text)
  }
  return el(
    'form',
    { class: 'composer', onsubmit: submit },
    input,
    el('button', { 'type': 'submit', 'class': 'send', 'aria-label': texts.send }, icon(icons.send)),
  )
}

function intentButton(
  { name, label, subtitle, icon: symbol, accentColor, styleVariant }: SessionIntent,
  { fresh, base, onclick }: { fresh: boolean; base: string; onclick: () => void },
): HTMLElement {
  const mark: Child =
    symbol === null
      ? undefined
      : symbol.kind === 'image'
        ? image(symbol.value, base)
        : symbol.kind === 'emoji'
          ? symbol.value
          : undefined
  const button = el(
    'button',
    {
      'type': 'button',
      'class': fresh ? 'intent' : 'chip',
      'data-intent': name,
      'data-variant': styleVariant,
      onclick,
    },
    mark !== undefined && el('span', { 'class': 'mark', 'aria-hidden': 'true' }, mark),
    el(
      'span',
      { class: 'label' },
      label === '' ? name : label,
      fresh && subtitle !== '' && el('span', { class: 'muted' }, subtitle),
    ),
  )
  if (isColour(accentColor)) button.style.setProperty('--mark', accentColor)
  return button
}

function image(address: string, base: string): Child {
  const url = mediaUrl(address, base)
  return url !== undefined && picture(url)
}

function renderQuestion(block: Block, { conversation, texts, base }: DockContext): Dock {
  switch (block.type) {
    case 'buttons':
      return renderButtons(block, conversation, base)
    case 'form':
      return renderForm(block, conversation, texts)
    case 'input':
    case 'file_upload':
      return renderInput(block, conversation, texts)
    case 'message':
    case 'media':
    case 'card':
    case 'custom':
      return plain(el('div', { class: 'dock empty' }))
    default:
      return plain(el('div', { class: 'dock empty' }))
  }
}

function renderButtons({ payload }: ButtonsBlock, conversation: Chat, base: string): Dock {
  const buttons = payload.choices.map(choice => choiceButton(choice, conversation, base))
  return plain(el('div', { 'class': 'dock choices', 'role': 'group', 'aria-label': payload.prompt }, buttons))
}

function choiceButton(
  { id, label, text, icon: mark, imageUrl }: ButtonsBlock['payload']['choices'][number],
  conversation: Chat,
  base: string,
): HTMLElement {
  const pictured = imageUrl === undefined ? undefined : mediaUrl(imageUrl, base)
  const hasText = text !== undefined && text !== ''
  return el(
    'button',
    {
      'type': 'button',
      'class': pictured === undefined && !hasText ? 'choice' : 'choice pictured',
      'data-choice': id,
      'onclick': () => void conversation.answer({ choice: id }, label),
    },
    pictured !== undefined && picture(pictured),
    mark !== undefined && /\p{Extended_Pictographic}/u.test(mark) && el('span', { 'aria-hidden': 'true' }, `${mark} `),
    hasText ? el('span', { class: 'label' }, label, el('span', { class: 'muted' }, text)) : label,
  )
}

function renderInput(
  { payload: { field, prompt } }: InputBlock | FileUploadBlock,
  conversation: Chat,
  texts: Texts,
): Dock {
  // Without its own label, the question above the field is its label.
  const label = field.label === '' || field.label === field.name ? (prompt ?? field.name) : field.label
  return questionForm([{ field, label }], { conversation, texts, submitLabel: texts.send, single: true })
}

function renderForm({ payload }: FormBlock, conversation: Chat, texts: Texts): Dock {
  return questionForm(
    payload.fields.map(field => ({ field, label: field.label })),
    { conversation, texts, submitLabel: payload.submitLabel, title: payload.title, single: false },
  )
}

type Question = { conversation: Chat; texts: Texts; submitLabel: string; title?: string; single: boolean }

let forms = 0

function questionForm(
  questions: { field: FormField; label: string }[],
  { conversation, texts, submitLabel, title, single }: Question,
): Dock {
  const prefix = `f${++forms}`
  // The service decides whether such a text is the answer.
  const takesAny = conversation.run?.expected?.asides === true && asksForText(conversation.awaited)
  const views = questions.map(({ field, label }, index) =>
    renderField(field, { texts, label, id: `${prefix}-${index}` }),
  )
  const summary = el('p', { class: 'error summary', role: 'alert' })
  const entered = (): Values => Object.fromEntries(views.map(({ field, read }) => [field.name, read()]))
  const visible = (): FieldView[] => {
    const values = entered()
    return views.filter(({ field }) => isVisible(field, values))
  }
  const arrange = (): void => {
    const shown = new Set(visible())
    for (const view of views) view.element.hidden = view.field.type === 'hidden' || !shown.has(view)
  }
  const mark = (findings: { field: string; rule: string; expected?: unknown }[], isElsewhere = false): void => {
    const found = views.map(view => ({
      view,
      broken: findings.find(({ field }) => field === view.field.name || field.endsWith(`.${view.field.name}`)),
    }))
    for (const { view, broken } of found) view.show(broken)
    const first = found.find(({ broken }) => broken !== undefined)
    summary.textContent = findings.length > 1 || (findings.length === 1 && first === undefined) ? texts.fixFields : ''
    if (!isElsewhere) first?.view.focus()
  }
  // A value that is being corrected is no longer marked as wrong; the next attempt checks it again.
  const forgive = (event: Event): void => {
    views.find(({ element }) => element.contains(event.target as Node))?.show(undefined)
    summary.textContent = ''
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const shown = visible()
    const typed = takesAny ? views[0]?.read() : undefined
    if (typeof typed === 'string' && typed.trim() !== '') {
      void conversation.answer(undefined, typed.trim())
      return
    }
    const findings = shown.flatMap(({ field, read }) => {
      const broken = brokenRule(field, read())
      return broken === undefined ? [] : [{ field: field.name, ...broken }]
    })
    mark(findings)
    if (findings.length > 0) return
    const values = Object.fromEntries(
      shown.map(({ field, read }) => [field.name, read()] as const).filter(([, value]) => value !== undefined),
    )
    void conversation.answer(values, describe(shown, { single, fallback: texts.sent }))
  }
  const form = el(
    'form',
    {
      'class': `dock question${single ? ' single' : ''}`,
      'novalidate': true,
      'onsubmit': submit,
      'oninput': forgive,
      'onchange': arrange,
      'aria-label': title,
    },
    title !== undefined && el('h3', {}, title),
    el(
      'div',
      { class: 'fields' },
      views.map(({ element }) => element),
    ),
    summary,
    el('button', { type: 'submit', class: 'send' }, submitLabel, single && icon(icons.send)),
  )
  arrange()
  return {
    element: form,
    show: mark,
    focus: () =>
      visible()
        .find(view => view.field.type !== 'hidden')
        ?.focus(),
  }
}

function describe(views: FieldView[], { single, fallback }: { single: boolean; fallback: string }): string {
  const lines = views.flatMap(view => {
    const text = view.describe()
    return text === '' ? [] : [single ? text : `${view.field.label}: ${text}`]
  })
  return lines.length === 0 ? fallback : lines.join('\n')
}
