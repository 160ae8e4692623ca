import type { Chat } from './chat.ts'
import { el } from './dom.ts'
import type { Texts } from './texts.ts'

/** The visitor's conversations: another one, and the earlier ones. `choose`: none for another one. */
export class ConversationList {
  readonly element = el('nav', { class: 'conversations', hidden: true })
  readonly #choose: (id?: string) => void

  constructor(choose: (id?: string) => void) {
    this.#choose = choose
  }

  get isShown(): boolean {
    return !this.element.hidden
  }

  hide(): void {
    this.element.hidden = true
  }

  show({ earlier = [] }: Chat, texts: Texts, locale: string): void {
    const day = new Intl.DateTimeFormat(locale.replaceAll('_', '-'), { dateStyle: 'medium', timeStyle: 'short' })
    this.element.hidden = false
    this.element.setAttribute('aria-label', texts.conversations)
    this.element.replaceChildren(
      this.#button('send', undefined, texts.newConversation),
      ...earlier.map(({ id, title, at }) =>
        this.#button(
          'intent',
          id,
          el(
            'span',
            { class: 'label' },
            el('span', { dir: 'auto' }, title === '' ? texts.conversation : title),
            el('span', { class: 'muted' }, day.format(at)),
          ),
        ),
      ),
    )
    this.element.querySelector('button')?.focus()
  }

  #button(className: string, id: string | undefined, content: Node | string): HTMLElement {
    return el('button', { type: 'button', class: className, onclick: () => this.#choose(id) }, content)
  }
}
