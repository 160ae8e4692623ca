import { PublishedDocumentsApi } from '../sdk/client.ts'
import { configure } from '../sdk/connection.ts'
import { ATTRIBUTES } from './attributes.ts'
import type { Chat } from './chat.ts'
import { Conversation } from './conversation.ts'
import { KEY_MISSING } from './problem.ts'
import { dockKeyOf, renderDock, renderProblem } from './dock.ts'
import type { Dock } from './dock-types.ts'
import { takeDrops } from './drop.ts'
import type { ParleyChatElement } from '../sdk/widget.ts'
import { isFocusElsewhere, wrapFocus } from './focus.ts'
import { Frame } from './frame.ts'
import { forgetResumeToken, resumeTokenOfPage } from './page-address.ts'
import { Setup } from './setup.ts'
import { storageOf } from './storage.ts'
import { keepTyping, leaveRoomForKeyboard } from './keyboard.ts'
import { SMALL_WINDOW, styles } from './styles.ts'
import { isLanguageTag, withOwn, type Texts } from './texts.ts'
import { visitorOf } from './visitor.ts'

const SCRIPT = import.meta.url
const DEFAULT_BASE = new URL('/', SCRIPT).origin

/**
 * `<parley-chat key="pk_live_…">`: a chat window for a publishable key.
 *
 * `custom-elements.json` describes its attributes, properties, methods and events; the types of the latter three are in
 * `sdk/widget.ts`.
 */
class ParleyChat extends HTMLElement implements ParleyChatElement {
  static readonly observedAttributes = ATTRIBUTES

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)')
  readonly #small = matchMedia(SMALL_WINDOW)
  // Fields of the class would overwrite what the page has set before this script was there.
  declare customer: ParleyChatElement['customer']
  declare getIdentity: ParleyChatElement['getIdentity']
  declare variables: ParleyChatElement['variables']
  #ownTexts: ParleyChatElement['texts']
  #conversation: Chat | undefined
  #dock: Dock | undefined
  #dockKey = ''
  #wantsFocus = false
  #opened = false
  #isConnected = false
  #hasAppearance = false
  #settled = Promise.resolve()
  #forgetKeyboard = (): void => undefined

  readonly #setup = new Setup({
    element: this,
    baseUrl: () => this.#baseUrl,
    locale: () => this.#locale,
    readLook: async publicKey => await this.readLook(publicKey),
    onChange: () => this.#dress(),
    onTranslated: () => {
      this.#dockKey = ''
      this.#dress()
    },
    mayOpen: () => this.#isConnected && this.opensByItself && !this.#isShown,
    open: () => this.toggleAttribute('open', !this.coversPage),
  })
  readonly #frame = new Frame({
    toggle: () => this.#toggle(),
    close: () => this.hide(),
    list: () => this.#toggleList(),
    restart: () => this.#startAgain(),
    exchange: id => this.#exchange(id),
  })

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    this.#root.adoptedStyleSheets = [sheet]
    const { panel, launcher } = this.#frame
    this.#root.append(panel, launcher)
    takeDrops(this.#frame.panel, () => this.#dock?.drop)
    this.#frame.panel.addEventListener('keydown', this.#escape)
    // Behind a window that covers the page nobody would see the focus.
    this.#frame.panel.addEventListener('keydown', event => this.coversPage && wrapFocus(event, this.#frame.panel))
    for (const type of ['keydown', 'keypress', 'keyup'] as const) this.#frame.panel.addEventListener(type, keepTyping)
  }

  connectedCallback(): void {
    this.#isConnected = true
    this.#upgrade()
    document.addEventListener('visibilitychange', this.#watch)
    for (const query of [this.#scheme, this.#small]) query.addEventListener('change', this.#dress)
    this.#forgetKeyboard = leaveRoomForKeyboard(this.#frame.panel)
    this.#begin()
  }

  /** What the page has set before this script was there hides the accessors. */
  #upgrade(): void {
    if (!Object.hasOwn(this, 'texts')) return
    const { texts } = this
    Reflect.deleteProperty(this, 'texts')
    this.texts = texts
  }

  disconnectedCallback(): void {
    this.#isConnected = false
    this.#setup.end()
    document.removeEventListener('visibilitychange', this.#watch)
    for (const query of [this.#scheme, this.#small]) query.removeEventListener('change', this.#dress)
    this.#forgetKeyboard()
    this.#conversation?.end()
    this.#conversation = undefined
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // An element in the page's markup gets its attributes before it is connected.
    if (!this.#isConnected || before === now) return
    // Who signs out takes the conversations along: the next visitor of this browser is another one.
    if (name === 'identity' && now === null) this.#conversation?.discard(true)
    if (['key', 'base-url', 'locale', 'storage', 'identity'].includes(name)) this.#begin()
    else this.#dress()
    if (name === 'open' || name === 'inline') this.#present()
  }

  get texts(): ParleyChatElement['texts'] {
    return this.#ownTexts
  }

  set texts(texts: ParleyChatElement['texts']) {
    this.#ownTexts = texts
    this.#dockKey = ''
    if (this.#isConnected) this.#dress()
  }

  show(): void {
    this.setAttribute('open', '')
    this.#wantsFocus = true
    if (this.#isShown && this.#isConnected) this.#focus()
  }

  hide(): void {
    const hadFocus = this.#root.activeElement !== null
    this.removeAttribute('open')
    if (hadFocus) this.#frame.launcher.focus()
  }

  restart(): void {
    this.#conversation?.discard(true)
    this.#startAgain()
  }

  #startAgain(): void {
    this.#frame.list.hide()
    if (!this.#isShown) {
      this.#conversation?.discard()
      this.#begin()
      return
    }
    this.#wantsFocus = true
    this.#frame.transcript.clear()
    void this.#conversation?.restart()
  }

  #toggleList(): void {
    const { isShown } = this.#frame.list
    if (isShown || this.#conversation === undefined) this.#frame.list.hide()
    else this.#frame.list.show(this.#conversation, this.#texts, this.#locale)
    this.#render()
    if (isShown) this.#focus()
  }

  /** Goes on with another of the visitor's conversations. */
  #exchange(id: string | undefined): void {
    this.#frame.list.hide()
    this.#wantsFocus = true
    this.#frame.transcript.clear()
    void this.#conversation?.exchange(id)
  }

  async start(intentName: string, text: string): Promise<void> {
    this.show()
    await this.#conversation?.start(intentName, text)
  }

  get #texts(): Texts {
    return withOwn(this.#setup.translation.texts, this.#ownTexts)
  }

  get #locale(): string {
    // Pages may have any text in `lang`, and the service refuses invalid language tags.
    const languages = [this.getAttribute('locale'), document.documentElement.lang].filter(tag => tag !== null)
    return languages.find(isLanguageTag) ?? navigator.language
  }

  get #baseUrl(): string {
    return new URL(this.getAttribute('base-url') ?? DEFAULT_BASE, document.baseURI).href.replace(/\/+$/, '')
  }

  get #isShown(): boolean {
    return this.hasAttribute('inline') || this.hasAttribute('open')
  }

  #begin(): void {
    this.#conversation?.end()
    this.#conversation = undefined
    this.#opened = false
    const publicKey = this.getAttribute('key')
    this.#dock?.element.remove()
    this.#dock = undefined
    this.#dockKey = ''
    this.#frame.transcript.clear()
    this.#frame.problem.replaceChildren()
    this.#dress()
    if (publicKey === null || publicKey === '') {
      this.#frame.problem.replaceChildren(renderProblem(KEY_MISSING, this.#texts, () => undefined))
      void this.#setup.begin(undefined)
      this.#revealLauncher()
      this.#present()
      return
    }
    const conversation = (this.#conversation = this.converse(publicKey))
    conversation.onChange = () => this.#render()
    conversation.onReply = reply => this.#dispatch('parley:reply', reply)
    this.#settled = this.#setup.begin(publicKey).then(() => {
      if (this.#conversation === conversation) this.#revealLauncher()
    })
    this.#present()
  }

  /** The conversation that the window shows. */
  protected converse(publicKey: string): Chat {
    return new Conversation({
      publicKey,
      baseUrl: this.#baseUrl,
      locale: this.#locale,
      storage: storageOf(this.getAttribute('storage')),
      visitor: () => visitorOf(this),
      resume: { token: resumeTokenOfPage, taken: forgetResumeToken },
      begin: async () => {
        if (!this.hasAttribute('intent')) await this.#settled
        const intentName = this.#setup.settings.text('intent', 'start/intent')
        return { intentName: intentName === '' ? null : intentName, text: this.#frame.header.title }
      },
    })
  }

  protected get opensByItself(): boolean {
    return true
  }

  protected get coversPage(): boolean {
    return this.#small.matches && !this.hasAttribute('inline')
  }

  /** The values of the configuration section `widget`, by path. */
  protected async readLook(publicKey: string): Promise<Record<string, unknown>> {
    const documents = new PublishedDocumentsApi(configure({ baseUrl: this.#baseUrl, retry: false }))
    return (await documents.getPublicConfigSection({ section: 'widget', publicKey })).values
  }

  /** A launcher that is shown before its appearance is known would change its colour, and jump to another corner. */
  #revealLauncher(): void {
    this.#hasAppearance = true
    this.#dress()
  }

  /**
   * Opens the session the first time the window is seen: a page that only shows the launcher creates no conversations.
   */
  #present(): void {
    const isShown = this.#isShown
    const changed = this.#frame.panel.hidden === isShown
    this.#frame.panel.hidden = !isShown
    this.#frame.launcher.setAttribute('aria-expanded', String(isShown))
    if (isShown && !this.#opened && this.#conversation !== undefined) {
      this.#opened = true
      void this.#conversation.open()
    }
    if (isShown) this.#setup.opened()
    this.#watch()
    if (changed) this.#dispatch(isShown ? 'parley:open' : 'parley:close', undefined)
    if (isShown && this.#wantsFocus) this.#focus()
    if (isShown) this.#frame.transcript.toEnd()
  }

  readonly #escape = (event: KeyboardEvent): void => {
    // Escape also ends the composition of a character.
    if (event.key !== 'Escape' || event.isComposing || this.hasAttribute('inline')) return
    event.stopPropagation()
    this.hide()
  }

  #toggle(): void {
    if (this.hasAttribute('open')) this.hide()
    else this.show()
  }

  readonly #watch = (): void => this.#conversation?.watch(this.#isShown && document.visibilityState === 'visible')

  readonly #dress = (): void => {
    const { look } = this.#setup.settings
    const isDark = look.isDark ?? this.#scheme.matches
    const isInline = this.hasAttribute('inline')
    this.dataset['scheme'] = isDark ? 'dark' : 'light'
    const position = this.#setup.settings.text('position', 'appearance/position')
    this.dataset['side'] = position === 'bottom_left' ? 'left' : 'right'
    this.#frame.launcher.hidden = isInline || !this.#hasAppearance
    const { language } = this.#setup.translation
    const { coversPage } = this
    const base = `${this.#baseUrl}/`
    this.#frame.dress({
      settings: this.#setup.settings,
      texts: this.#texts,
      language,
      base,
      look,
      isDark,
      isInline,
      coversPage,
    })
    this.#render()
  }

  #render(): void {
    const conversation = this.#conversation
    this.#frame.offer(conversation)
    if (conversation === undefined) return
    this.#frame.transcript.render(conversation, {
      texts: this.#texts,
      base: `${this.#baseUrl}/`,
      bot: {
        name: this.#setup.settings.text('bot-name', 'appearance/bot_name'),
        avatar: this.#setup.settings.text('avatar', 'appearance/avatar'),
      },
      offerCustom: (block, place) => this.#dispatch('parley:custom', { block, place }),
      fileUrl: conversation.calls?.fileUrl,
    })
    this.#frame.problem.replaceChildren(
      ...(conversation.problem === undefined
        ? []
        : [renderProblem(conversation.problem, this.#texts, () => this.restart())]),
    )
    this.#renderDock(conversation)
  }

  /** While an answer is sent its form remains, so that no input is lost when the answer is refused. */
  #renderDock(conversation: Chat): void {
    const isSending = conversation.phase === 'sending'
    const hadFocus = this.#dock !== undefined && this.#dock.element.contains(this.#root.activeElement)
    if (hadFocus) this.#wantsFocus = true
    // A visitor who went on in the page while a reply was on its way stays there.
    const isElsewhere = isFocusElsewhere(this)
    if (isElsewhere) this.#wantsFocus = false
    const key = `${dockKeyOf(conversation)},${this.getAttribute('typing') ?? ''},${this.#locale}`
    const isSame = key === this.#dockKey
    if (!isSending && !isSame) {
      const dock = renderDock({
        conversation,
        texts: this.#texts,
        base: `${this.#baseUrl}/`,
        mayWrite: this.getAttribute('typing') !== 'off',
        mayMail: this.#setup.settings.offers('conversation/transcript_by_mail'),
      })
      this.#dock?.element.remove()
      this.#frame.panel.append(dock.element)
      this.#dock = dock
      this.#dockKey = key
    }
    if (this.#dock !== undefined) this.#dock.element.inert = isSending
    // The focus would leave a dock that is inert for the page behind the window.
    if (hadFocus && isSending && this.coversPage) this.#frame.transcript.focus({ preventScroll: true })
    if (conversation.findings.length > 0 && !isSending) this.#dock?.show(conversation.findings, isElsewhere)
    else if (
      this.#wantsFocus &&
      this.#isShown &&
      (conversation.phase === 'choosing' || conversation.phase === 'answering')
    )
      this.#focus()
  }

  #focus(): void {
    const { phase } = this.#conversation ?? {}
    if (phase === 'choosing' || phase === 'answering') {
      this.#wantsFocus = false
      this.#dock?.focus()
      if (this.#root.activeElement === null) this.#frame.transcript.focus()
    } else if (this.#root.activeElement === null) this.#frame.transcript.focus({ preventScroll: true })
  }

  /** True when a listener handled the event. */
  #dispatch(type: string, detail: unknown): boolean {
    return !this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }))
  }
}

if (customElements.get('parley-chat') === undefined) customElements.define('parley-chat', ParleyChat)

export { ParleyChat }
