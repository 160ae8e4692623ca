import type { Block, ButtonsBlock, SessionIntent } from '../sdk/client.ts'
import type { Suggested } from './chat-types.ts'
import type { Chat } from './chat.ts'
import type { Dock, DockContext } from './dock-types.ts'
import type { Problem } from './problem.ts'
import { isColour } from '../sdk/colours.ts'
import { el, icon, icons, mediaUrl, picture, type Child } from './dom.ts'
import { asksForText, asksRating, renderForm, renderInput, renderRating } from './question-form.ts'
import type { Texts } from './texts.ts'
import { renderTranscriptMail } from './transcript-mail.ts'

/** Changes whenever the conversation needs another dock; while it stays, what the visitor has typed does too. */
export function dockKeyOf(chat: Chat): string {
  if (asksRating(chat)) return `rating,${String(chat.run?.rating)}`
  const { phase, run, awaited, entries, problem, suggested } = chat
  const lines = phase === 'choosing' ? entries.length : Math.min(entries.length, 1)
  // A question that takes one message after another is emptied with each.
  const sent = entries.filter(({ from }) => from === 'visitor').length
  return [phase, run?.executionId, awaited?.id, lines, sent, problem?.mustRestart === true, suggested?.text].join()
}

/** Builds the dock for the conversation's phase. */
export function renderDock(context: DockContext): Dock {
  const { awaited, phase, problem } = context.conversation
  if (asksRating(context.conversation)) return renderRating(context.conversation, context.texts)
  if (phase === 'answering' && awaited !== undefined)
    return withSuggestions(withComposer(renderQuestion(awaited, context), context), context)
  if (phase === 'choosing' && problem?.mustRestart !== true) return renderMenu(context)
  return plain(el('div', { class: 'dock empty' }))
}

/** A question that permits asides takes any text too; one for a text has its line already. */
function withComposer(dock: Dock, { conversation, texts, mayWrite }: DockContext): Dock {
  if (conversation.run?.expected?.asides !== true || !mayWrite || asksForText(conversation.awaited)) return dock
  const composer = renderComposer(texts, text => void conversation.answer(undefined, text))
  return { ...dock, element: el('div', { class: 'asking' }, dock.element, composer) }
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

function renderMenu({ conversation, texts, base, mayWrite, mayMail }: DockContext): Dock {
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
      el('span', { dir: 'auto' }, question),
    ),
  )
  const composer = mayWrite && intents.length > 0 && renderComposer(texts, text => void conversation.say(text))
  if (conversation.suggested !== undefined)
    return plain(suggestions(conversation, conversation.suggested, texts, composer))
  if (cards.length + chips.length === 0) return plain(el('div', { class: 'dock empty' }))
  const menu = el(
    'div',
    { 'class': `dock menu${fresh ? ' fresh' : ''}`, 'role': 'group', 'aria-label': texts.menu },
    !fresh && el('span', { class: 'muted' }, texts.more),
    cards.length > 0 && el('div', { class: fresh ? 'cards' : 'chips' }, cards),
    chips.length > 0 && el('div', { class: 'chips' }, chips),
    !fresh && mayMail && conversation.calls !== undefined && renderTranscriptMail(conversation.calls, texts),
  )
  // A long menu scrolls; the line to write in stays below it.
  return plain(composer === false ? menu : el('div', { class: `asking${fresh ? ' fresh' : ''}` }, menu, composer))
}

/** Above the question at which the text was typed, which can be answered in another way too. */
function withSuggestions(dock: Dock, { conversation, texts }: DockContext): Dock {
  const { suggested } = conversation
  if (suggested === undefined) return dock
  const group = suggestions(conversation, suggested, texts)
  return { ...dock, element: el('div', { class: 'asking' }, group, dock.element), focus: plain(group).focus }
}

function suggestions(conversation: Chat, { intents, asked }: Suggested, texts: Texts, composer?: Child): HTMLElement {
  const chip = (name: string | undefined, label: string): HTMLElement =>
    el(
      'button',
      {
        'type': 'button',
        'class': 'chip',
        'data-intent': name ?? '',
        'onclick': () => void conversation.choose(name, label),
      },
      el('span', { dir: 'auto' }, label),
    )
  return el(
    'div',
    { 'class': 'dock menu', 'role': 'group', 'aria-label': texts.didYouMean },
    el('span', { class: 'muted' }, texts.didYouMean),
    el(
      'div',
      { class: 'chips' },
      asked?.takesIt === true && chip(undefined, texts.asAnswer),
      intents.map(({ name, label }) => chip(name, label === '' ? name : label)),
    ),
    composer,
  )
}

const MESSAGE_MAX_LENGTH = 4000

/** Where a visitor types what is not offered as a choice. */
function renderComposer(texts: Texts, write: (text: string) => void): HTMLElement {
  const input = el('input', {
    'type': 'text',
    'dir': 'auto',
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
      el('span', { dir: 'auto' }, label === '' ? name : label),
      fresh && subtitle !== '' && el('span', { class: 'muted', dir: 'auto' }, subtitle),
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
    hasText
      ? el(
          'span',
          { class: 'label' },
          el('span', { dir: 'auto' }, label),
          el('span', { class: 'muted', dir: 'auto' }, text),
        )
      : el('span', { dir: 'auto' }, label),
  )
}
