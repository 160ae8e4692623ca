/** How often the other side is told, and how long it is shown there. */
const TOLD_MS = 4_000
const SHOWN_MS = 6_000

/** Who is typing while a person has the conversation: the person, as it is shown, and the visitor, as it is told. */
export class Typing {
  isShown = false
  readonly #onChange: () => void
  #toldAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** The person is typing. */
  show(): void {
    this.isShown = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.isShown = false
      this.#onChange()
    }, SHOWN_MS)
    this.#onChange()
  }

  /** The message is there, or the conversation goes on otherwise. */
  end(): void {
    clearTimeout(this.#timer)
    this.isShown = false
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
