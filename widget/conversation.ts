import type { Block, QuickQuestionRow, SessionIntent, ValidationError } from '../sdk/client.ts'
import { isAbort } from '../sdk/connection.ts'
import { isParleyError } from '../sdk/errors.ts'
import { Session, type StoredSession, type TurnOptions, type Wait } from '../sdk/session.ts'
import { newUuid } from '../sdk/keys.ts'
import type { Values } from './rules.ts'
import type { ConversationOptions, Phase, Reply, Suggested } from './chat-types.ts'
import { findingsOf, isNotUnderstood, problemOf, type Problem } from './problem.ts'
import { withUploads } from './uploads.ts'
import { pageOfVisitor } from './page-address.ts'
import { readStored, writeStored, type Entry, type Run, type Stored, type Turn } from './stored.ts'

/** The view's interface to a conversation: a preview shows one without a service. */
export type Chat = Pick<Conversation, keyof Conversation>

/**
 * A visitor's conversation without its rendering: messages, expected input, errors. Calls `onChange` after every
 * change.
 */
export class Conversation {
  entries: Entry[] = []
  run: Run | undefined
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
  readonly #storageKey: string
  #ending = new AbortController()
  #session: Session
  #opening = Promise.resolve()
  #sending = Promise.resolve()
  #pending: Turn | undefined
  #watching: AbortController | undefined
  #shown = new Set<string>()

  constructor(options: ConversationOptions) {
    this.#options = options
    this.#storageKey = `parley:${options.baseUrl}:${options.publicKey}`
    this.#session = this.#newSession(undefined)
  }

  get intents(): readonly SessionIntent[] {
    return this.#session.intents
  }

  get quickQuestions(): readonly QuickQuestionRow[] {
    return this.#session.quickQuestions
  }

  /** The block that waits for an answer. */
  get awaited(): Block | undefined {
    const { run } = this
    if (run?.expected == null) return undefined
    const found = this.entries.findLast(
      entry => entry.from === 'agent' && entry.run === run.executionId && entry.block.id === run.expected?.block_id,
    )
    return found?.from === 'agent' ? found.block : undefined
  }

  /** Opens the session; a conversation from before this page load continues, and so does a turn that it interrupted. */
  async open(): Promise<void> {
    const { signal } = this.#ending
    this.#opening = this.#open().then(async () => {
      if (signal.aborted || this.phase === 'stopped') return
      const { intentName, text } = this.#options.begin()
      if (this.#pending !== undefined) await this.#send(this.#pending)
      else if (intentName !== null && this.entries.length === 0) await this.#begin(intentName, text)
    })
    await this.#opening
  }

  async #open(): Promise<void> {
    const stored = readStored(this.#options.storage, this.#storageKey)
    this.#session = this.#newSession(stored?.session)
    this.#setPast(stored)
    await this.#attempt(
      'opening',
      async signal => {
        await this.#session.open(signal)
        this.#options.resume.taken()
        if (stored?.session.conversationId !== this.#session.conversationId) this.#setPast(undefined)
        const { run } = this
        const isOpen = this.#pending === undefined && /^waiting_(?:input|time)$/.test(run?.status ?? '')
        const shown = this.#session.resumedExecutionId ?? (isOpen ? run?.executionId : undefined)
        if (shown !== undefined) this.#take(await this.#session.execution(shown, signal), signal)
      },
      () => void this.open(),
    )
  }

  /** Starts the flow that the text means, or asks which one; without any it says that it was not understood. */
  async say(text: string): Promise<void> {
    this.entries.push({ from: 'visitor', text })
    this.suggested = undefined
    let intentName: string | undefined
    const ask = async (signal: AbortSignal): Promise<void> => {
      const { outcome, intents, fallbackIntent } = await this.#session.match(text, signal)
      signal.throwIfAborted()
      if (outcome === 'suggested') this.suggested = { text, intents }
      else intentName = (outcome === 'matched' ? intents[0]?.name : fallbackIntent) ?? undefined
      const isUnderstood = this.suggested !== undefined || intentName !== undefined
      if (!isUnderstood) this.entries.push({ from: 'notice', kind: 'notUnderstood' })
    }
    await (this.#sending = this.#attempt('sending', ask, () => {
      this.entries.pop()
      void this.say(text)
    }))
    if (intentName !== undefined) await this.#send(this.#pend({ key: newUuid(), intentName, text }))
  }

  /** Starts the flow of a suggestion with what the visitor had typed; the transcript has the label. */
  async choose(intentName: string, label: string): Promise<void> {
    const text = this.suggested?.text ?? label
    this.suggested = undefined
    this.entries.push({ from: 'visitor', text: label })
    await this.#send(this.#pend({ key: newUuid(), intentName, text }))
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
    const options = this.#turnOptions(turn, signal)
    if ('intentName' in turn) {
      const { intentName, text } = turn
      this.#take(await this.#session.send({ intentName, text }, options), signal)
      return
    }
    if (this.#pending !== turn) this.#say(turn)
    const own = this.entries.length
    try {
      const answer = turn.values === undefined ? { text: turn.text } : { values: turn.values }
      this.#take(await this.#session.answer(answer, { ...options, wait: turn.wait }), signal)
    } catch (error) {
      // An answer that is refused is not part of the transcript; one that is interrupted is sent again.
      if (isAbort(error) || signal.aborted) throw error
      this.#pending = undefined
      if (isNotUnderstood(error)) this.entries.push({ from: 'notice', kind: 'notUnderstood' })
      else this.entries.splice(own - 1, 1)
      if (!isNotUnderstood(error) && !(await this.#catchUp(turn.wait, error, signal))) throw error
    }
  }

  #turnOptions(turn: Turn, signal: AbortSignal): TurnOptions {
    const run = 'wait' in turn ? turn.wait.executionId : ''
    return {
      idempotencyKey: turn.key,
      signal,
      // The reply to a message for a person repeats what the person has written before it.
      onBlock: block => {
        if (!this.#shown.has(`${run}:${block.id}`)) this.#early(block, signal)
      },
      onText: piece => {
        if (signal.aborted) return
        this.writing += piece
        this.onChange()
      },
    }
  }

  /** An earlier answer was accepted, unknown to this page: the run is shown in its current state. */
  async #catchUp(wait: Wait, error: unknown, signal: AbortSignal): Promise<boolean> {
    if (!isParleyError(error, 'invalid_wait_token')) return false
    const execution = await this.#session.execution(wait.executionId, signal).catch(() => undefined)
    signal.throwIfAborted()
    if (execution === undefined || execution.waitToken === wait.waitToken) return false
    this.#dropEarly()
    this.#take(execution, signal)
    return true
  }

  /** Discards the conversation and starts another. */
  async restart(): Promise<void> {
    this.discard()
    await this.open()
  }

  discard(): void {
    // A reply that is still on its way belongs to this one.
    this.end()
    this.#ending = new AbortController()
    this.#options.storage?.removeItem(this.#storageKey)
  }

  /** Nothing is followed while the page is hidden; missed changes are read when it is shown again. */
  watch(isVisible: boolean): void {
    this.#watching?.abort()
    this.#watching = undefined
    if (isVisible && this.run !== undefined && this.#goesOnByItself) void this.#follow(this.run.executionId)
  }

  /** By a timer, or by what a person writes. */
  get #goesOnByItself(): boolean {
    return this.phase === 'pausing' || (this.phase === 'answering' && this.run?.expected?.handoff === true)
  }

  end(): void {
    this.#watching?.abort()
    this.#ending.abort()
  }

  #setPast({ entries = [], run, pending }: Partial<Stored> = {}): void {
    this.entries = entries
    this.run = run
    this.#pending = pending
    this.#shown = new Set(entries.flatMap(entry => (entry.from === 'agent' ? [`${entry.run}:${entry.block.id}`] : [])))
  }

  #newSession(stored: StoredSession | undefined): Session {
    const { publicKey, baseUrl, locale, visitor } = this.#options
    return new Session({
      publicKey,
      baseUrl,
      page: pageOfVisitor(),
      ...visitor(),
      ...(locale === undefined ? {} : { locale }),
      ...(stored === undefined ? {} : { stored }),
      ...this.#options.resume.token(),
      onOpen: () => this.#store(),
    })
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
      this.phase = this.#phaseOfRun()
      if (phase === 'sending') this.#pending = undefined
    } catch (error) {
      if (isAbort(error) || signal.aborted) return
      this.#fail(error, phase, retry)
    }
    this.#store()
    this.onChange()
    if (this.#goesOnByItself) this.watch(document.visibilityState === 'visible')
  }

  #fail(error: unknown, phase: Phase, retry: () => void): void {
    this.#dropEarly()
    const code = isParleyError(error) ? error.code : 'other'
    const findings = findingsOf(error)
    this.phase = phase === 'opening' ? 'stopped' : this.#phaseOfRun()
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

  #phaseOfRun(): Phase {
    if (this.run?.status === 'waiting_time') return 'pausing'
    return this.run?.status === 'waiting_input' && this.awaited !== undefined ? 'answering' : 'choosing'
  }

  #say(turn: Turn): void {
    this.suggested = undefined
    this.entries.push({ from: 'visitor', text: turn.text })
    this.#pend(turn)
  }

  /** A turn whose text is in the transcript already. */
  #pend(turn: Turn): Turn {
    this.#pending = turn
    this.#store()
    this.onChange()
    return turn
  }

  /** A block that is streamed before its reply, which carries the execution's id. */
  #early(block: Block, signal: AbortSignal): void {
    // What had arrived before an abort is still reported after it.
    if (signal.aborted) return
    this.writing = ''
    this.entries.push({ from: 'agent', run: '', block })
    this.onChange()
  }

  /** Blocks whose reply never arrived would be shown twice after another attempt. */
  #dropEarly(): void {
    this.writing = ''
    this.entries = this.entries.filter(entry => entry.from !== 'agent' || entry.run !== '')
  }

  #take(reply: Reply, signal: AbortSignal): void {
    signal.throwIfAborted()
    this.writing = ''
    const { executionId, status, blocks, expectedInput, waitToken } = reply
    for (const entry of this.entries) {
      if (entry.from !== 'agent' || entry.run !== '') continue
      entry.run = executionId
      this.#shown.add(`${executionId}:${entry.block.id}`)
    }
    for (const block of blocks) {
      const key = `${executionId}:${block.id}`
      if (this.#shown.has(key)) continue
      this.#shown.add(key)
      this.entries.push({ from: 'agent', run: executionId, block })
    }
    const isNews = this.run?.executionId !== executionId || this.run.status !== status
    if (isNews && (status === 'failed' || status === 'aborted')) this.entries.push({ from: 'notice', kind: status })
    this.run = { executionId, status, expected: expectedInput, waitToken }
    this.onReply(reply)
  }

  async #follow(executionId: string): Promise<void> {
    const watching = (this.#watching = new AbortController())
    try {
      await this.#session.follow(executionId, {
        signal: watching.signal,
        onChange: execution => {
          this.#take(execution, watching.signal)
          this.phase = this.#phaseOfRun()
          this.#store()
          this.onChange()
        },
      })
    } catch (error) {
      if (isAbort(error) || watching.signal.aborted) return
      this.#fail(error, 'pausing', () => {
        this.problem = undefined
        this.onChange()
        void this.#follow(executionId)
      })
      this.onChange()
    }
  }

  #store(): void {
    const session = this.#session.stored
    if (session === undefined) return
    const entries = this.entries.filter(entry => entry.from !== 'agent' || entry.run !== '')
    writeStored(this.#options.storage, this.#storageKey, { session, entries, run: this.run, pending: this.#pending })
  }
}
