import { paint, type Look } from './colours.ts'
import type { Chat } from './chat.ts'
import { ConversationList } from './conversation-list.ts'
import { el, icon, icons } from './dom.ts'
import { Header } from './header.ts'
import type { Settings } from './settings.ts'
import type { Texts } from './texts.ts'
import { Transcript } from './transcript.ts'

export type FrameActions = {
  toggle: () => void
  close: () => void
  list: () => void
  restart: () => void
  exchange: (id?: string) => void
}

export type Dress = {
  settings: Settings
  texts: Texts
  language: string
  base: string
  look: Look
  isDark: boolean
  isInline: boolean
  coversPage: boolean
}

const RIGHT_TO_LEFT = new Set(['ar'])

/** The window and the button that opens it, without what depends on the conversation. */
export class Frame {
  readonly header: Header
  readonly list: ConversationList
  readonly transcript = new Transcript()
  readonly problem = el('div')
  readonly panel: HTMLElement
  readonly launcher: HTMLButtonElement

  constructor({ toggle, close, list, restart, exchange }: FrameActions) {
    this.header = new Header({ list, restart, close })
    this.list = new ConversationList(exchange)
    this.panel = el(
      'section',
      { class: 'panel', id: 'panel', hidden: true },
      this.header.element,
      this.list.element,
      this.transcript.element,
      this.problem,
    )
    this.launcher = el(
      'button',
      { 'class': 'launcher', 'type': 'button', 'aria-controls': 'panel', 'aria-expanded': 'false', 'onclick': toggle },
      icon(icons.chat),
    )
  }

  dress({ settings, texts, language, base, look, isDark, isInline, coversPage }: Dress): void {
    const { panel, launcher, header, transcript } = this
    for (const part of [panel, launcher]) {
      paint(part, look, isDark)
      part.lang = language
      part.dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
    }
    header.dress({
      title: settings.text('heading', 'appearance/title', 'Chat'),
      subtitle: settings.text('subtitle', 'appearance/subtitle'),
      avatar: settings.text('avatar', 'appearance/avatar'),
      base,
    })
    transcript.welcome = settings.text('welcome', 'appearance/welcome', texts.menu)
    panel.setAttribute('role', isInline ? 'region' : 'dialog')
    if (coversPage) panel.setAttribute('aria-modal', 'true')
    else panel.removeAttribute('aria-modal')
    panel.setAttribute('aria-label', header.title)
    header.close.hidden = isInline
    header.translate(texts)
    launcher.setAttribute('aria-label', texts.open)
    transcript.label = texts.conversation
  }

  /** What the window can do now. */
  offer(conversation: Chat | undefined): void {
    const { restart, list } = this.header
    const isEmpty = conversation === undefined || conversation.entries.length === 0
    restart.hidden = isEmpty || conversation.phase === 'opening'
    list.hidden = conversation?.earlier === undefined || (isEmpty && conversation.earlier.length === 0)
    list.setAttribute('aria-expanded', String(this.list.isShown))
    this.panel.toggleAttribute('data-listing', this.list.isShown)
  }
}
