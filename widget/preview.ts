import type { Block } from '../sdk/client.ts'
import type { Chat, Entry, Phase, Run } from './conversation.ts'
import { ParleyChat } from './parley-chat.ts'
import type { Preview } from './preview-model.ts'

const NOTHING: Preview = { values: {}, intents: [], quickQuestions: [] }
/** The window lies in the box around the element, not in the corner of the page. */
const BOXED = `
:host(:not([inline])) { position: absolute; inset: 0; isolation: isolate }
.launcher, :host(:not([inline])) .panel { position: absolute }
:host(:not([inline])) .panel { height: min(640px, calc(100% - 112px)); max-width: calc(100% - 40px) }
`

/**
 * The widget as it would look, for those who set it up: drawn by the widget itself, with neither key nor service.
 * Answers and choices are shown as a visitor's, and nothing is sent.
 */
export class ParleyPreview extends ParleyChat {
  #preview = NOTHING
  #shown = 0

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

  protected override converse(key: string): Chat {
    return new PreviewConversation(this.#preview, key)
  }

  protected override async readLook(): Promise<Record<string, unknown>> {
    return await Promise.resolve(this.#preview.values)
  }
}

class PreviewConversation implements Chat {
  entries: Entry[] = []
  run: Run | undefined
  phase: Phase = 'choosing'
  readonly problem = undefined
  readonly writing = ''
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

  async answer(_values: object, said: string): Promise<void> {
    await this.#say(said)
  }

  async restart(): Promise<void> {
    this.#start()
    this.onChange()
    await Promise.resolve()
  }

  watch(): void {
    // Nothing changes by itself.
  }

  end(): void {
    // Nothing is in flight.
  }

  #start(): void {
    this.entries = []
    this.phase = this.#form === undefined ? 'choosing' : 'answering'
    this.run = { executionId: this.#key, status: 'waiting_input', expected: null }
  }

  async #say(text: string): Promise<void> {
    this.entries = [...this.entries, { from: 'visitor', text }]
    this.phase = 'choosing'
    this.onChange()
    await Promise.resolve()
  }
}

if (customElements.get('parley-preview') === undefined) customElements.define('parley-preview', ParleyPreview)
