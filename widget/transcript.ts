import { renderEntry, type BlockContext } from './blocks.ts'
import type { Chat } from './conversation.ts'
import type { Line } from './stored.ts'
import { el } from './dom.ts'

/** Who is this near to the end, in pixels, reads the latest line. */
const NEAR = 40

/** The lines of the conversation, the text that is being written, and what says that a reply is on its way. */
export class Transcript {
  readonly #lines = new Map<Line, HTMLElement | undefined>()
  readonly #welcome = el('div', { class: 'bubble' })
  readonly #welcomeLine = el('div', { class: 'entry agent' }, this.#welcome)
  readonly #log = el('div', { class: 'log', role: 'log' })
  readonly #indicator = el('div', { class: 'indicator', role: 'status' })
  // Not in the log: a screen reader would read each piece of it, and then the whole.
  readonly #written = el('div', { class: 'bubble' })
  readonly #writing = el(
    'div',
    { 'class': 'entry agent writing', 'aria-hidden': 'true', 'hidden': true },
    this.#written,
  )
  readonly element = el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region' },
    this.#log,
    this.#writing,
    this.#indicator,
  )
  #isAtEnd = true
  #top = 0

  constructor() {
    this.element.addEventListener('scroll', () => this.#notice())
    const sizes = new ResizeObserver(() => {
      if (this.#isAtEnd) this.toEnd()
    })
    for (const part of [this.element, this.#log, this.#writing, this.#indicator]) sizes.observe(part)
  }

  set label(label: string) {
    for (const part of [this.element, this.#log]) part.setAttribute('aria-label', label)
  }

  set welcome(text: string) {
    this.#welcome.textContent = text
  }

  render(conversation: Chat, context: BlockContext): void {
    // A conversation from before this page load is not read out as if it had just been said.
    this.#log.setAttribute('aria-live', conversation.phase === 'opening' ? 'off' : 'polite')
    this.#renderLines(conversation.entries, context)
    this.#written.textContent = conversation.writing
    this.#writing.hidden = conversation.writing === ''
    this.#renderIndicator(conversation, context)
  }

  clear(): void {
    this.#lines.clear()
    this.#log.replaceChildren()
    this.#indicator.replaceChildren()
    this.#writing.hidden = true
  }

  toEnd(): void {
    this.#isAtEnd = true
    this.element.scrollTop = this.element.scrollHeight
  }

  /** Whoever has scrolled up is not pulled down by what is added; being far from the end is not enough to tell. */
  #notice(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#isAtEnd = true
    else if (scrollTop < this.#top) this.#isAtEnd = false
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
    for (const entry of entries) {
      if (this.#lines.has(entry)) continue
      const line = renderEntry(entry, context)
      this.#lines.set(entry, line)
      if (line !== undefined) this.#log.append(line)
      if (entry.from === 'visitor') this.toEnd()
    }
  }

  #renderIndicator({ phase, problem }: Chat, { texts }: BlockContext): void {
    const isBusy = problem === undefined && (phase === 'opening' || phase === 'sending' || phase === 'pausing')
    if (this.#indicator.hasChildNodes() === isBusy) return
    this.#indicator.replaceChildren(
      ...(isBusy
        ? [el('i', { 'aria-hidden': 'true' }, el('b')), phase === 'opening' ? texts.opening : texts.working]
        : []),
    )
  }
}
