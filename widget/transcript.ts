import { renderEntry, type BlockContext } from './blocks.ts'
import type { Chat } from './chat.ts'
import type { Line } from './stored.ts'
import { el, icon, icons } from './dom.ts'

/** Who is this near to the end, in pixels, reads the latest line. */
const NEAR = 40

/** The lines of the conversation, the text that is being written, and what says that a reply is on its way. */
export class Transcript {
  readonly #lines = new Map<Line, HTMLElement | undefined>()
  readonly #welcome = el('div', { class: 'bubble', dir: 'auto' })
  readonly #welcomeLine = el('div', { class: 'entry agent' }, this.#welcome)
  readonly #log = el('div', { class: 'log', role: 'log' })
  readonly #indicator = el('div', { class: 'indicator', role: 'status' })
  // Not in the log: a screen reader would read each piece of it, and then the whole.
  readonly #written = el('div', { class: 'bubble', dir: 'auto' })
  readonly #writing = el(
    'div',
    { 'class': 'entry agent writing', 'aria-hidden': 'true', 'hidden': true },
    this.#written,
  )
  readonly #scroll = el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region' },
    this.#log,
    this.#writing,
    this.#indicator,
  )
  readonly #newsText = el('span')
  readonly #news = el(
    'button',
    { type: 'button', class: 'news', hidden: true, onclick: () => this.#readNews() },
    icon(icons.down),
    this.#newsText,
  )
  readonly element = el('div', { class: 'transcript' }, this.#scroll, this.#news)
  #isAtEnd = true
  #top = 0

  constructor() {
    this.#scroll.addEventListener('scroll', () => this.#notice())
    const sizes = new ResizeObserver(() => {
      if (this.#isAtEnd) this.toEnd()
    })
    for (const part of [this.#scroll, this.#log, this.#writing, this.#indicator]) sizes.observe(part)
  }

  set label(label: string) {
    for (const part of [this.#scroll, this.#log]) part.setAttribute('aria-label', label)
  }

  set welcome(text: string) {
    this.#welcome.textContent = text
  }

  render(conversation: Chat, context: BlockContext): void {
    // A conversation from before this page load is not read out as if it had just been said.
    this.#log.setAttribute('aria-live', conversation.phase === 'opening' ? 'off' : 'polite')
    this.#renderLines(conversation.entries, context)
    this.#newsText.textContent = context.texts.newMessages
    this.#written.textContent = conversation.writing
    this.#writing.hidden = conversation.writing === ''
    this.#renderIndicator(conversation, context)
  }

  clear(): void {
    this.#lines.clear()
    this.#log.replaceChildren()
    this.#indicator.replaceChildren()
    this.#writing.hidden = true
    this.#news.hidden = true
  }

  toEnd(): void {
    this.#isAtEnd = true
    this.#news.hidden = true
    this.#scroll.scrollTop = this.#scroll.scrollHeight
  }

  focus(options?: FocusOptions): void {
    this.#scroll.focus(options)
  }

  #readNews(): void {
    this.toEnd()
    this.focus({ preventScroll: true })
  }

  /** Whoever has scrolled up is not pulled down by what is added; being far from the end is not enough to tell. */
  #notice(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroll
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      this.#isAtEnd = true
      this.#news.hidden = true
    } else if (scrollTop < this.#top) this.#isAtEnd = false
    this.#top = scrollTop
  }

  #renderLines(entries: readonly Line[], context: BlockContext): void {
    const current = new Set(entries)
    for (const [entry, line] of this.#lines) {
      if (current.has(entry)) continue
      line?.remove()
      this.#lines.delete(entry)
    }
    if (this.#lines.size === 0)
      this.#log.replaceChildren(...(this.#welcome.textContent === '' ? [] : [this.#welcomeLine]))
    for (const [at, entry] of entries.entries()) {
      if (this.#lines.has(entry)) continue
      const line = renderEntry(entry, context, entries[at - 1])
      this.#lines.set(entry, line)
      if (line === undefined) continue
      this.#append(line, context)
      if (entry.from === 'visitor') this.toEnd()
      else if (!this.#isAtEnd) this.#news.hidden = false
    }
  }

  /** Cards that follow each other are beside each other. */
  #append(line: HTMLElement, { texts }: BlockContext): void {
    const last = this.#log.lastElementChild
    if (line.dataset['block'] !== 'card' || !(last instanceof HTMLElement)) this.#log.append(line)
    else if (last.matches('.carousel')) last.append(line)
    else if (last.dataset['block'] !== 'card') this.#log.append(line)
    else {
      const carousel = el('div', { 'class': 'carousel', 'role': 'group', 'tabindex': '0', 'aria-label': texts.cards })
      last.replaceWith(carousel)
      carousel.append(last, line)
    }
  }

  #renderIndicator({ phase, problem, typing, run }: Chat, { texts, bot }: BlockContext): void {
    const isBusy = problem === undefined && (phase === 'opening' || phase === 'sending' || phase === 'pausing')
    const name = { person: run?.person, model: bot.name, none: '' }[typing?.by ?? 'none'] ?? ''
    const busy = isBusy ? (phase === 'opening' ? texts.opening : texts.working) : ''
    const text = name === '' ? busy : texts.typing.replace('{}', () => name)
    if (this.#indicator.textContent === text) return
    this.#indicator.replaceChildren(...(text === '' ? [] : [el('i', { 'aria-hidden': 'true' }, el('b')), text]))
  }
}
