import { el, icon, icons, mediaUrl, picture } from './dom.ts'
import type { Texts } from './texts.ts'

type Actions = { list: () => void; restart: () => void; close: () => void }

/** The top of the window: who the visitor talks to, and what the window can do. */
export class Header {
  readonly #title = el('h2', { dir: 'auto' })
  readonly #subtitle = el('p', { dir: 'auto' })
  readonly #face = el('div', { 'class': 'face', 'aria-hidden': 'true', 'hidden': true })
  readonly list: HTMLButtonElement
  readonly restart: HTMLButtonElement
  readonly close: HTMLButtonElement
  readonly element: HTMLElement
  #avatar: string | undefined

  constructor({ list, restart, close }: Actions) {
    const button = (path: string, onclick: () => void, more = {}): HTMLButtonElement =>
      el('button', { type: 'button', onclick, ...more }, icon(path))
    this.list = button(icons.list, list, { 'aria-expanded': 'false' })
    this.restart = button(icons.again, restart)
    this.close = button(icons.close, close)
    const texts = el('div', { class: 'heading' }, this.#title, this.#subtitle)
    this.element = el('header', {}, this.#face, texts, this.list, this.restart, this.close)
  }

  get title(): string {
    return this.#title.textContent
  }

  dress({ title, subtitle, avatar, base }: { title: string; subtitle: string; avatar: string; base: string }): void {
    this.#title.textContent = title
    this.#subtitle.textContent = subtitle
    const address = avatar === '' ? undefined : mediaUrl(avatar, base)
    if (address === this.#avatar) return
    this.#avatar = address
    this.#face.hidden = address === undefined
    this.#face.replaceChildren(...(address === undefined ? [] : [picture(address)]))
  }

  translate(texts: Texts): void {
    this.close.setAttribute('aria-label', texts.close)
    for (const name of ['aria-label', 'title']) {
      this.restart.setAttribute(name, texts.restart)
      this.list.setAttribute(name, texts.conversations)
    }
  }
}
