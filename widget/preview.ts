import type { Block } from '../sdk/client.ts'
import type { Phase } from './chat-types.ts'
import type { Chat } from './chat.ts'
import type { Line, Run } from './stored.ts'
import { withReferences } from './held-files.ts'
import { ParleyChat } from './parley-chat.ts'
import type { Preview, ShownChat } from './preview-model.ts'

const NOTHING: Preview = { values: {}, intents: [], quickQuestions: [] }
/** The window lies in the box around the element, not in the corner of the page. */
const BOXED = `
:host(:not([inline])) { position: absolute; inset: 0; isolation: isolate }
.launcher, :host(:not([inline])) .panel { position: absolute }
:host(:not([inline])) .panel { height: min(640px, calc(100% - 112px)); max-width: calc(100% - 40px) }
`

/**
 * A preview of the widget for its editors: drawn by the widget itself, without a key or a service. Answers and choices
 * are shown as a visitor's, and nothing is sent.
 */
export class ParleyPreview extends ParleyChat {
  #preview = NOTHING
  #shown = 0
  #held: HeldConversation | undefined

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(BOXED)
    this.shadowRoot?.adoptedStyleSheets.push(sheet)
  }

  set preview(preview: Preview) {
    if (JSON.stringify(preview) === JSON.stringify(this.#preview)) return
    this.#preview = preview
    if (preview.locale !== undefined) this.setAttribute('locale', preview.locale)
    else this.removeAttribute('locale')
    // Another key is another conversation.
    this.setAttribute('key', `preview-${++this.#shown}`)
  }

  /** Shows a conversation of the page instead of the menu or a form. */
  set chat(chat: ShownChat) {
    const isNew = this.#held === undefined || this.#held.id !== chat.id
    if (!isNew) this.#held?.take(chat)
    else {
      this.#held = new HeldConversation(chat)
      this.setAttribute('key', `preview-${++this.#shown}`)
    }
  }

  protected override converse(key: string): Chat {
    return this.#held ?? new PreviewConversation(this.#preview, key)
  }

  protected override get coversPage(): boolean {
    return false
  }

  protected override get opensByItself(): boolean {
    return false
  }

  protected override async readLook(): Promise<Record<string, unknown>> {
    return await Promise.resolve(this.#preview.values)
  }
}

class PreviewConversation implements Chat {
  entries: readonly Line[] = []
  readonly earlier = undefined
  run: Run | undefined
  phase: Phase = 'choosing'
  readonly problem = undefined
  readonly writing = ''
  readonly suggested = undefined
  readonly findings = []
  onChange: Chat['onChange'] = () => undefined
  onReply: Chat['onReply'] = () => undefined

  readonly #preview: Preview
  readonly #form: Block | undefined
  readonly #key: string

  constructor(preview: Preview, key: string) {
    this.#preview = preview
    this.#key = key
    this.#form =
      preview.form === undefined
        ? undefined
        : { id: key, type: 'form', payload: { formId: key, ...preview.form }, meta: {} }
    this.#start()
  }

  get intents(): Chat['intents'] {
    return this.#preview.intents
  }

  get quickQuestions(): Chat['quickQuestions'] {
    return this.#preview.quickQuestions
  }

  get awaited(): Block | undefined {
    return this.phase === 'answering' ? this.#form : undefined
  }

  async open(): Promise<void> {
    await this.restart()
  }

  async start(_intentName: string, text: string): Promise<void> {
    await this.#say(text)
  }

  async say(text: string): Promise<void> {
    await this.#say(text)
  }

  async choose(_intentName: string | undefined, text: string): Promise<void> {
    await this.#say(text)
  }

  async answer(_values: object | undefined, text: string): Promise<void> {
    await this.#say(text)
  }

  async restart(): Promise<void> {
    this.#start()
    this.onChange()
    await Promise.resolve()
  }

  discard(): void {
    this.#start()
  }

  async exchange(): Promise<void> {
    await this.restart()
  }

  watch(): void {
    // Nothing changes automatically.
  }

  end(): void {
    // Nothing is in flight.
  }

  #start(): void {
    this.entries = []
    this.phase = this.#form === undefined ? 'choosing' : 'answering'
    this.run = { executionId: this.#key, status: 'waiting_input', expected: null, waitToken: null }
  }

  async #say(text: string): Promise<void> {
    this.entries = [...this.entries, { from: 'visitor', text }]
    this.phase = 'choosing'
    this.onChange()
    await Promise.resolve()
  }
}

/** Renders the blocks that its embedder passes, and reports the visitor's actions to the embedder. */
class HeldConversation implements Chat {
  readonly earlier = undefined
  readonly intents = []
  readonly quickQuestions = []
  readonly problem = undefined
  readonly writing = ''
  readonly suggested = undefined
  onChange: Chat['onChange'] = () => undefined
  onReply: Chat['onReply'] = () => undefined
  #chat: ShownChat
  #entries: readonly Line[]

  constructor(chat: ShownChat) {
    this.#chat = chat
    this.#entries = [...chat.entries]
  }

  take(chat: ShownChat): void {
    // Lines that stay are not drawn again: the first that differs, and all behind it, are.
    const same = chat.entries.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(this.#entries[at]))
    const stays = same < 0 ? chat.entries.length : same
    this.#entries = [...this.#entries.slice(0, stays), ...chat.entries.slice(stays)]
    this.#chat = chat
    this.onChange()
  }

  get id(): string {
    return this.#chat.id
  }

  get entries(): readonly Line[] {
    return this.#entries
  }

  get run(): Run {
    return { executionId: this.id, status: 'waiting_input', expected: this.#chat.expected, waitToken: null }
  }

  get phase(): Phase {
    return this.#chat.phase
  }

  get findings(): Chat['findings'] {
    return [...this.#chat.findings]
  }

  get awaited(): Block | undefined {
    return this.#chat.awaited
  }

  async open(): Promise<void> {
    this.onChange()
    await Promise.resolve()
  }

  async start(): Promise<void> {
    await Promise.resolve()
  }

  async say(): Promise<void> {
    await Promise.resolve()
  }

  async choose(): Promise<void> {
    await Promise.resolve()
  }

  async answer(values: object | undefined, text: string): Promise<void> {
    this.#chat.answer(values === undefined ? undefined : withReferences(values), text)
    await Promise.resolve()
  }

  async restart(): Promise<void> {
    this.#chat.restart()
    await Promise.resolve()
  }

  discard(): void {
    this.#chat.restart()
  }

  async exchange(): Promise<void> {
    await this.restart()
  }

  watch(): void {
    // The page changes it.
  }

  end(): void {
    // Nothing is in flight.
  }
}

if (customElements.get('parley-preview') === undefined) customElements.define('parley-preview', ParleyPreview)
