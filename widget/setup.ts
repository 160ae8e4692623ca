import { ENGLISH, translationFor } from './languages.ts'
import { markOpened, openByRules } from './opening-rules.ts'
import { Settings } from './settings.ts'
import { storageOfOpening, type PageStorage } from './storage.ts'

/** How long the launcher waits for its appearance. */
const PATIENCE_MS = 2000

export type SetupHost = {
  element: HTMLElement
  baseUrl: () => string
  locale: () => string
  readLook: (publicKey: string) => Promise<Record<string, unknown>>
  /** The settings, or the language of the texts, have changed. */
  onChange: () => void
  onTranslated: () => void
  /** Whether the window is closed and may open by itself. */
  mayOpen: () => boolean
  open: () => void
}

/** What an element needs besides a conversation: its settings, the texts of its language, and when it opens. */
export class Setup {
  readonly settings: Settings
  translation = ENGLISH
  readonly #host: SetupHost
  #disarm: (() => void) | undefined
  #current = new AbortController()

  constructor(host: SetupHost) {
    this.#host = host
    this.settings = new Settings(host.element)
  }

  /** Ends when the settings and texts are known, or would be waited for too long. */
  async begin(publicKey: string | undefined): Promise<void> {
    this.end()
    const { signal } = (this.#current = new AbortController())
    let patience: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>(resolve => (patience = setTimeout(resolve, PATIENCE_MS)))
    const look = publicKey === undefined ? undefined : this.#readLook(publicKey, signal)
    await Promise.race([Promise.all([look, this.#translate(signal)]), enough])
    clearTimeout(patience)
  }

  end(): void {
    this.#current.abort()
    this.#disarm?.()
    this.#disarm = undefined
  }

  /** The window has been opened, by whomever: it does not open by itself again. */
  opened(): void {
    if (this.#disarm === undefined) return
    this.#disarm()
    this.#disarm = undefined
    markOpened(this.#memory, this.#key)
  }

  async #readLook(publicKey: string, signal: AbortSignal): Promise<void> {
    // Without it the window has its default appearance.
    const values = await this.#host.readLook(publicKey).catch(() => ({}))
    if (signal.aborted) return
    this.settings.take(values)
    this.#host.onChange()
    if (!this.#host.mayOpen()) return
    const { open } = this.#host
    this.#disarm = openByRules({ settings: this.settings, memory: this.#memory, key: this.#key, open })
  }

  async #translate(signal: AbortSignal): Promise<void> {
    const translation = await translationFor(this.#host.locale(), this.#host.baseUrl())
    if (signal.aborted || translation === this.translation) return
    this.translation = translation
    this.#host.onTranslated()
  }

  get #memory(): PageStorage | undefined {
    const choice = this.#host.element.getAttribute('storage')
    return storageOfOpening(choice, this.settings.text('open-repeat', 'start/repeat', 'visitor'))
  }

  get #key(): string {
    return `parley:${this.#host.baseUrl()}:${this.#host.element.getAttribute('key') ?? ''}:opened`
  }
}
