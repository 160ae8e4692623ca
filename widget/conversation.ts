import type { Block, QuickQuestionRow, SessionIntent, ValidationError } from '../sdk/client.ts'
import { isAbort } from '../sdk/connection.ts'
import { isParleyError } from '../sdk/errors.ts'
import type { Session } from '../sdk/session.ts'
import { newUuid } from '../sdk/keys.ts'
import type { Values } from './rules.ts'
import type { ConversationOptions, First, Phase, Reply, Suggested } from './chat-types.ts'
import { Following } from './following.ts'
import { ratingAsked, sendRating, withoutRating, type Rating } from './rating.ts'
import { goesOnByItself, phaseOf, takeReply, type Told } from './run.ts'
import { findingsOf, problemOf, type Problem } from './problem.ts'
import { Lines } from './lines.ts'
import { sessionCalls } from './session-calls.ts'
import { Shelf, type Earlier } from './shelf.ts'
import { visitorSession } from './visitor-session.ts'
import { meaningOf, turnChosen, type Meaning } from './free-text.ts'
import { deliver, sentFiles } from './turn.ts'
import { withUploads } from './uploads.ts'
import type { Line, Run, Stored, Turn } from './stored.ts'

/**
 * A visitor's conversation without its rendering: messages, expected input, errors. Calls `onChange` after every
 * change.
 */
export class Conversation {
  run: Run | undefined
  /** The visitor's other conversations, the latest first. */
  earlier: readonly Earlier[] = []
  phase: Phase = 'opening'
  problem: Problem | undefined
  /** The text so far of a message that a language model is writing. */
  writing = ''
  /** What the visitor typed, and the intents that it may mean, until one is chosen. */
  suggested: Suggested | undefined
  /** The server's findings on the last answer, by field. */
  findings: ValidationError[] = []
  onChange: () => void = () => undefined
  onReply: (reply: Reply) => void = () => undefined

  readonly #options: ConversationOptions
  readonly #shelf: Shelf
  #ending = new AbortController()
  #session: Session
  #opening = Promise.resolve()
  #sending = Promise.resolve()
  #pending: Turn | undefined
  #lines = new Lines()
  readonly #following = new Following({
    onTyping: () => this.onChange(),
    onChange: (execution, told, signal) => {
      this.#take(execution, signal, told)
      this.phase = phaseOf(this.run, this.awaited)
      this.#store()
      this.onChange()
    },
    onFailure: (error, retry) => {
      this.#fail(error, 'pausing', () => {
        this.problem = undefined
        this.onChange()
        retry()
      })
      this.onChange()
    },
  })
  readonly typing = this.#following.typing
  readonly calls = sessionCalls({ session: () => this.#session, underWay: () => [this.#opening, this.#sending] })

  constructor(options: ConversationOptions) {
    this.#options = options
    this.#shelf = new Shelf(options.storage, `parley:${options.baseUrl}:${options.publicKey}`, options.visitor)
    this.#session = visitorSession(this.#options, undefined, () => this.#store())
  }

  get entries(): readonly Line[] {
    return this.#lines.entries
  }

  get intents(): readonly SessionIntent[] {
    return this.#session.intents
  }

  get quickQuestions(): readonly QuickQuestionRow[] {
    return this.#session.quickQuestions
  }

  /** The block that waits for an answer. */
  get awaited(): Block | undefined {
    const { executionId = '', expected } = this.run ?? {}
    return expected == null ? undefined : this.#lines.block(executionId, expected.block_id)
  }

  /**
   * Opens the session; a conversation from before this page load continues, and so does a turn that it interrupted.
   * `chosen`: the id of the conversation, if the visitor chose it.
   */
  async open(chosen?: string): Promise<void> {
    const { signal } = this.#ending
    this.#opening = this.#open(chosen).then(async first => {
      if (signal.aborted || this.phase === 'stopped') return
      if (this.#pending !== undefined) await this.#send(this.#pending)
      else if (first?.intentName != null) await this.#begin(first.intentName, first.text)
    })
    await this.#opening
  }

  /** Returns what an empty conversation begins with: a menu that is shown meanwhile would be gone at once. */
  async #open(chosen: string | undefined): Promise<First | undefined> {
    let first: First | undefined
    const stored = this.#shelf.current
    this.#session = visitorSession(this.#options, stored?.session, () => this.#store())
    this.#setPast(stored)
    this.#shelf.onOther(() => this.#adopt())
    await this.#attempt(
      'opening',
      async signal => {
        await this.#session.open(signal)
        this.#options.resume.taken()
        if (stored?.session.conversationId !== this.#session.conversationId) this.#lapse(chosen, stored)
        const { run } = this
        const isOpen = this.#pending === undefined && /^waiting_(?:input|time)$/.test(run?.status ?? '')
        const shown = this.#session.resumedExecutionId ?? (isOpen ? run?.executionId : undefined)
        if (shown !== undefined) this.#take(await this.#session.execution(shown, signal), signal)
        if (this.entries.length === 0) first = await this.#options.begin()
        signal.throwIfAborted()
      },
      () => void this.open(chosen),
    )
    return first
  }

  /** Another conversation takes the stored one's place: of one that the visitor chose the lines remain to be read. */
  #lapse(chosen: string | undefined, stored: Stored | undefined): void {
    this.#setPast(undefined)
    if (stored === undefined || chosen !== stored.session.conversationId) return
    this.#lines = new Lines(stored.entries)
    this.#lines.notice('lapsed')
  }

  /** Another tab has gone on with the conversation, or with another one: this one shows the same. */
  #adopt(): void {
    const stored = this.#shelf.current
    if (stored === undefined || this.phase === 'opening' || this.phase === 'stopped') return
    if (stored.session.conversationId !== this.#session.conversationId) {
      this.#leave()
      void this.open()
      return
    }
    this.#lines.merge(stored.entries)
    if (this.phase !== 'sending') {
      this.run = stored.run
      this.#pending = stored.pending
      this.phase = phaseOf(this.run, this.awaited)
      this.watch(document.visibilityState === 'visible')
    }
    this.onChange()
  }

  /** Starts the flow that the text means, or asks which one; without any it says that it was not understood. */
  async say(text: string): Promise<void> {
    const id = newUuid()
    this.#lines.say(text, id)
    this.suggested = undefined
    let meaning: Meaning = {}
    const ask = async (signal: AbortSignal): Promise<void> => {
      meaning = await meaningOf(this.#session, text, signal)
      this.suggested = meaning.suggested
      if (meaning.suggested === undefined && meaning.intentName === undefined) this.#lines.notice('notUnderstood')
    }
    await (this.#sending = this.#attempt('sending', ask, () => {
      this.#lines.drop(id)
      void this.say(text)
    }))
    const { intentName } = meaning
    if (intentName !== undefined) await this.#send(this.#pend({ key: id, intentName, text }))
  }

  /** Goes on with what the visitor had typed: with a suggestion, whose label the transcript has, or as the answer. */
  async choose(intentName: string | undefined, label: string): Promise<void> {
    const { text, asked } = this.suggested ?? { text: label }
    this.suggested = undefined
    if (intentName === undefined && asked !== undefined) this.#lines.drop(asked.key)
    const key = newUuid()
    this.#lines.say(intentName === undefined ? text : label, key)
    await this.#send(this.#pend(turnChosen({ key, text }, intentName, asked)))
  }

  async start(intentName: string, text: string): Promise<void> {
    const { signal } = this.#ending
    // A page may start a flow while the session is being opened: the past that is found then would replace the line.
    if (this.phase === 'stopped') await this.open()
    else await this.#opening
    // The lines of two turns at once would be mixed, and only one of them is stored.
    while (this.phase === 'sending' && !signal.aborted) await this.#sending
    if (signal.aborted || this.phase === 'stopped') return
    await this.#begin(intentName, text)
  }

  async #begin(intentName: string, text: string): Promise<void> {
    const turn = { key: newUuid(), intentName, text }
    this.#say(turn)
    await this.#send(turn)
  }

  /** Sends the answer, or a text alone; `text` is its text in the transcript once it is accepted. */
  async answer(values: Values | undefined, text: string): Promise<void> {
    const { executionId, waitToken } = this.run ?? {}
    if (executionId === undefined || waitToken == null) return
    const wait = { executionId, waitToken }
    let turn: Turn | undefined
    const send = async (): Promise<void> =>
      await (this.#sending = this.#attempt(
        'sending',
        async signal => {
          turn ??= { key: newUuid(), text, ...(await withUploads(this.#session, executionId, values, signal)), wait }
          await this.#deliver(turn, signal)
        },
        () => void send(),
      ))
    await send()
  }

  async #send(turn: Turn): Promise<void> {
    await (this.#sending = this.#attempt(
      'sending',
      async signal => await this.#deliver(turn, signal),
      () => void this.#send(turn),
    ))
  }

  async #deliver(turn: Turn, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if ('wait' in turn && this.#pending !== turn) this.#say(turn)
    const reply = await deliver(this.#session, turn, {
      lines: this.#lines,
      signal,
      onBlock: block => {
        this.writing = ''
        this.#lines.early(block)
        this.onChange()
      },
      onText: piece => {
        this.writing += piece
        this.onChange()
      },
      onRefused: () => (this.#pending = undefined),
      onUncertain: suggested => (this.suggested = suggested),
    })
    if (reply !== undefined) this.#take(reply, signal)
  }

  /** Discards the conversation and starts another. */
  async restart(): Promise<void> {
    this.discard()
    await this.open()
  }

  /** `all`: also the earlier ones. */
  discard(all = false): void {
    this.#leave()
    this.#shelf.discard(all)
  }

  /** Puts the conversation aside, and goes on with an earlier one, or begins another. */
  async exchange(id?: string): Promise<void> {
    this.#leave()
    this.#shelf.exchange(id)
    await this.open(id)
  }

  /** A reply that is still on its way belongs to this conversation. */
  #leave(): void {
    this.end()
    this.#ending = new AbortController()
  }

  /** Nothing is followed while the page is hidden; missed changes are read when it is shown again. */
  watch(isVisible: boolean): void {
    this.#following.end()
    if (isVisible && this.run !== undefined && goesOnByItself(this))
      void this.#following.begin(this.#session, this.run.executionId)
  }

  /** The visitor is typing an answer. */
  typed(): void {
    if (this.run?.person !== undefined) this.typing.tell(async () => await this.#session.announceTyping())
  }

  /** Sends what the visitor says about the conversation with a person; nothing if they skip it. */
  async rate(rating?: Rating): Promise<void> {
    const handoffId = this.run?.rating
    if (handoffId === undefined) return
    const send = async (signal: AbortSignal): Promise<void> => {
      if (rating !== undefined) await sendRating(this.#session, this.#lines, { handoffId, rating, signal })
      if (this.run !== undefined) this.run = withoutRating(this.run)
    }
    await (this.#sending = this.#attempt('sending', send, () => void this.rate(rating)))
  }

  async #askRating(executionId: string): Promise<void> {
    const { signal } = this.#ending
    const rating = await ratingAsked(this.#session, executionId, signal).catch(() => undefined)
    if (rating == null || signal.aborted || this.run?.executionId !== executionId) return
    if (this.run.rated !== rating.handoffId) this.run = { ...this.run, rating: rating.handoffId }
    this.#store()
    this.onChange()
  }

  end(): void {
    this.watch(false)
    this.#shelf.ignoreOther()
    this.#ending.abort()
  }

  #setPast({ entries, run, pending }: Partial<Stored> = {}): void {
    this.#lines = new Lines(entries)
    this.earlier = this.#shelf.earlier
    this.suggested = undefined
    this.run = run
    this.#pending = pending
  }

  async #attempt(phase: Phase, work: (signal: AbortSignal) => Promise<void>, retry: () => void): Promise<void> {
    // Of this conversation: `discard` replaces it, and the outcome must not reach the next one.
    const { signal } = this.#ending
    // A state that is read meanwhile would replace that of the turn.
    this.watch(false)
    this.problem = undefined
    this.findings = []
    this.writing = ''
    this.phase = phase
    this.onChange()
    try {
      await work(signal)
      this.phase = phaseOf(this.run, this.awaited)
      if (phase === 'sending') this.#pending = undefined
    } catch (error) {
      if (isAbort(error) || signal.aborted) return
      this.#fail(error, phase, retry)
    }
    this.#store()
    this.onChange()
    if (goesOnByItself(this)) this.watch(document.visibilityState === 'visible')
  }

  #fail(error: unknown, phase: Phase, retry: () => void): void {
    this.writing = ''
    this.#lines.dropEarly()
    const code = isParleyError(error) ? error.code : 'other'
    const findings = findingsOf(error)
    this.phase = phase === 'opening' ? 'stopped' : phaseOf(this.run, this.awaited)
    // A visitor who reloads the page because the service was away expects the message to be sent.
    if (code !== 'network_error') this.#pending = undefined
    if (findings.length > 0 && this.phase === 'answering') {
      this.findings = findings
      return
    }
    this.problem = problemOf(code, retry, phase === 'opening' ? this.#options.publicKey : undefined)
    if (!this.problem.mustRestart) return
    this.run = undefined
    this.phase = 'choosing'
  }

  #say(turn: Turn): void {
    this.suggested = undefined
    this.#lines.say(turn.text, turn.key, this.run?.expected?.handoff === true ? sentFiles(turn) : [])
    this.#pend(turn)
  }

  /** A turn whose text is in the transcript already. */
  #pend(turn: Turn): Turn {
    this.#pending = turn
    this.#store()
    this.onChange()
    return turn
  }

  #take(reply: Reply, signal: AbortSignal, told: Told = {}): void {
    signal.throwIfAborted()
    this.writing = ''
    this.typing.end()
    const { executionId, status } = reply
    const isOther = this.run?.executionId !== executionId
    const isNews = isOther || this.run?.status !== status
    const wasHeld = !isOther && this.run?.expected?.handoff === true
    this.run = takeReply(this.#lines, this.run, reply, told)
    if (wasHeld && told.rating === undefined && reply.expectedInput?.handoff !== true) void this.#askRating(executionId)
    if (isNews && (status === 'failed' || status === 'aborted')) this.#lines.notice(status)
    this.onReply(reply)
  }

  #store(): void {
    const session = this.#session.stored
    if (session === undefined) return
    const other = this.#shelf.current
    if (other?.session.conversationId === session.conversationId) this.#lines.merge(other.entries)
    this.#lines.share()
    this.#shelf.keep({ session, entries: this.#lines.stored, run: this.run, pending: this.#pending, at: Date.now() })
  }
}
