/** How often the other side is told, and how long it is shown there. */
const TOLD_MS = 4_000
const SHOWN_MS = 6_000

/** As the stream says it. */
type Told = { by: 'person' | 'model'; ended?: boolean }

/** Who is typing: the person or the model, as it is shown, and the visitor, as it is told to a person. */
export class Typing {
  by: Told['by'] | undefined
  readonly #onChange: () => void
  #toldAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  show({ by, ended }: Told): void {
    this.end()
    if (ended !== true) {
      this.by = by
      this.#timer = setTimeout(() => {
        this.by = undefined
        this.#onChange()
      }, SHOWN_MS)
    }
    this.#onChange()
  }

  /** The message is there, or the conversation goes on otherwise. */
  end(): void {
    clearTimeout(this.#timer)
    this.by = undefined
  }

  /** The visitor is typing. */
  tell(send: () => Promise<void>): void {
    const now = Date.now()
    if (now - this.#toldAt < TOLD_MS) return
    this.#toldAt = now
    // A hint: what is lost is told again soon.
    send().catch(() => undefined)
  }
}
