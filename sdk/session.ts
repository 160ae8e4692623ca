import {
  ChatApi,
  FormsApi,
  TelemetryApi,
  type ChatCustomer,
  type ChatExecution,
  type ChatPage,
  type ChatReply,
  type ChatSession,
  type Configuration,
  type ConversationFile,
  type FileReference,
  type HandoffRatingInput,
  type IntentMatch,
  type QuickQuestionRow,
  type SendChatMessageRequest,
  type SessionIntent,
} from './client.ts'
import { call, configure, overrides, type ConnectionOptions } from './connection.ts'
import { conversationEvents, followRun, type ConversationEvent, type FollowRunOptions } from './conversation.ts'
import { isParleyError, ParleyError } from './errors.ts'
import { newUuid } from './keys.ts'
import { proofOf, unlessAborted, unlessRefused, type Proof, type StoredSession } from './opening.ts'
import { readReply, reportOnce } from './reply.ts'
import { pause, reasonOf } from './retry.ts'
import type { Answer, Message, TurnOptions, Wait } from './turn.ts'

export type { StoredSession } from './opening.ts'
export type { Answer, Message, TurnOptions, Wait } from './turn.ts'

export type SessionOptions = ConnectionOptions & {
  publicKey: string
  /** Language of the visitor (BCP 47). */
  locale?: string
  customer?: ChatCustomer
  /**
   * A token that the site's server has signed, which proves who the visitor is, or how to get one. A function is asked
   * each time the session is opened, so that a token need not outlive the page.
   */
  identity?: string | (() => Promise<string>)
  /** Merged into the conversation; they override the defaults that a flow declares. */
  variables?: Record<string, unknown>
  page?: ChatPage
  /** A stored session. Its conversation continues if its token is valid or its run waits, else a new one starts. */
  stored?: StoredSession
  /**
   * The token of a link that a flow has mailed: its conversation continues, and not the stored one. A token that no
   * longer works is ignored.
   */
  resumeToken?: string
  /** Called with each session that was opened, so that it can be stored. */
  onOpen?: (session: StoredSession) => void
  now?: () => number
}

type Opening = { done: Promise<void>; abort: AbortController; waiting: number }

// A session is renewed this long before its token ends: an expired one continues only a conversation whose run waits.
const RENEW_BEFORE_MS = 5 * 60_000

/** Opens a chat session, or continues a stored one. */
export async function openSession(
  options: SessionOptions,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Session> {
  const session = new Session(options)
  await session.open(signal)
  return session
}

/** A visitor's conversation. Open one with `openSession`. */
export class Session {
  readonly #options: SessionOptions
  readonly #configuration: Configuration
  readonly #chat: ChatApi
  /** A stream that is refused is not waited for: the run is polled meanwhile. */
  readonly #streams: ChatApi
  readonly #now: () => number
  #current: StoredSession | undefined
  #opening: Opening | undefined
  #resumeToken: string | undefined
  #resumedExecutionId: string | undefined
  #wait: Wait | undefined
  #lastEvent: { of: string | undefined; id: string } | undefined
  #intents: SessionIntent[] = []
  #quickQuestions: QuickQuestionRow[] = []

  constructor(options: SessionOptions) {
    this.#options = options
    this.#current = options.stored
    this.#resumeToken = options.resumeToken
    this.#now = options.now ?? Date.now
    this.#configuration = configure(options, () => this.#current?.sessionToken ?? '')
    this.#chat = new ChatApi(this.#configuration)
    const once = configure({ ...options, retry: false }, () => this.#current?.sessionToken ?? '')
    this.#streams = new ChatApi(once)
  }

  /** Intents the session may send, by priority. */
  get intents(): readonly SessionIntent[] {
    return this.#intents
  }

  get quickQuestions(): readonly QuickQuestionRow[] {
    return this.#quickQuestions
  }

  get conversationId(): string | undefined {
    return this.#current?.conversationId
  }

  /** The run that `resumeToken` belongs to, once the session is open. */
  get resumedExecutionId(): string | undefined {
    return this.#resumedExecutionId
  }

  /** State to store so that another page load can continue. */
  get stored(): StoredSession | undefined {
    return this.#current
  }

  /** The wait that `answer` answers, if one is known. */
  get wait(): Wait | undefined {
    return this.#wait
  }

  /** Opens the session; when one is open already, its conversation continues with a new token. */
  async open(signal?: AbortSignal): Promise<void> {
    const opening = (this.#opening ??= this.#startOpening())
    opening.waiting++
    try {
      await unlessAborted(opening.done, signal)
    } finally {
      // Calls share an opening: it ends with the last of them.
      if (--opening.waiting === 0) {
        this.#opening = undefined
        opening.abort.abort()
      }
    }
  }

  /** Starts the flow that owns the intent. */
  async send({ text, intentName, ...rest }: Message, options: TurnOptions = {}): Promise<ChatReply> {
    return await this.#turn({ text, intentName, ...rest }, options)
  }

  /** What a text that a visitor typed means; nothing is started. */
  async match(text: string, signal?: AbortSignal): Promise<IntentMatch> {
    const { locale } = this.#options
    const { match } = await this.#authorised(
      () => this.#chat.matchChatIntents({ text, ...(locale === undefined ? {} : { locale }) }, overrides({}, signal)),
      signal,
    )
    return match
  }

  /** Answers the waiting node. When an answer was accepted but its reply was lost, the reply is read again. */
  async answer({ values, ...rest }: Answer, options: TurnOptions & { wait?: Wait } = {}): Promise<ChatReply> {
    const wait = options.wait ?? this.#wait
    if (wait === undefined) throw new ParleyError('invalid_wait_token', 'Nothing waits for an answer in this session')
    try {
      return await this.#turn({ ...wait, ...rest, ...(values === undefined ? {} : { input: { values } }) }, options)
    } catch (error) {
      return await this.#recover(wait, error, options)
    }
  }

  /** The current state of an execution, with the blocks of its last reply and those added since. */
  async execution(executionId: string, signal?: AbortSignal): Promise<ChatExecution> {
    const { execution } = await this.#authorised(
      () => this.#chat.getChatExecution({ executionId }, overrides({}, signal)),
      signal,
    )
    this.#remember(execution)
    return execution
  }

  /**
   * What happens in the conversation without a message of the visitor, as it happens: what timers, events and people
   * show, and how its runs are then. Goes on where the events that were read before ended, and opens the stream again
   * when it breaks off. Where there is no stream, the run `executionId` is polled: after `intervalMs` (1,000 unless
   * given), then ever less often, up to every 15 s, and while a person has the conversation up to every 4 s. Ends with
   * the event `end`, or when the signal aborts.
   */
  async *events(
    options: { executionId?: string; intervalMs?: number; signal?: AbortSignal } = {},
  ): AsyncGenerator<ConversationEvent, void, undefined> {
    const { conversationId } = this
    const lastEventId = this.#lastEvent?.of === conversationId ? this.#lastEvent?.id : undefined
    const source = {
      open: async (last: string, signal: AbortSignal) => await this.#openStream(conversationId, last, signal),
      renew: async () => await this.open(options.signal),
      read: async (executionId: string) => await this.execution(executionId, options.signal),
      sleep: (this.#options.retry === false ? undefined : this.#options.retry?.sleep) ?? pause,
    }
    for await (const event of conversationEvents(source, { ...options, lastEventId })) {
      if ('id' in event && event.id !== '') this.#lastEvent = { of: conversationId, id: event.id }
      if (event.event === 'state' && event.data.executionId === options.executionId) this.#remember(event.data)
      yield event
    }
  }

  /**
   * Follows an execution, by `events`, until it waits neither for a timer nor for a person; `onChange` gets every state
   * that differs from the one before.
   */
  async follow(executionId: string, options: FollowRunOptions = {}): Promise<ChatExecution> {
    return await followRun(this, executionId, options)
  }

  /** Tells the person who has the conversation that the visitor is typing; send it at most every 4 seconds. */
  async announceTyping(): Promise<void> {
    const { conversationId } = this
    if (conversationId !== undefined)
      await this.#authorised(async () => await this.#streams.announceVisitorTyping({ conversationId }))
  }

  /**
   * Rates the conversation with a person, from 1 to 5, that the state of a run has named in `rating`. Another rating
   * replaces it.
   */
  async rate(handoffId: string, rating: HandoffRatingInput, signal?: AbortSignal): Promise<void> {
    await this.#authorised(
      async () => await this.#chat.rateHandoff({ handoffId, ...rating }, overrides({}, signal)),
      signal,
    )
  }

  /** Stores a file for an upload field; returns the field's value. `form`: code or id of the form. */
  async upload(
    { form, field, file }: { form: string; field: string; file: File },
    signal?: AbortSignal,
  ): Promise<FileReference> {
    const forms = new FormsApi(this.#configuration)
    return (
      await call(() =>
        forms.uploadPublicFormFile(
          { codeOrId: form, field, file, xServicePublicKey: this.#options.publicKey },
          overrides({}, signal),
        ),
      )
    ).file
  }

  /** A file that came with a message of the conversation, with a link to it that expires. */
  async file(fileId: string, signal?: AbortSignal): Promise<ConversationFile> {
    const named = { conversationId: this.conversationId ?? '', fileId }
    return await this.#authorised(async () => await this.#chat.getChatFile(named, overrides({}, signal)), signal)
  }

  /** Has the transcript mailed to the address, or to that of the visitor, where the workspace offers it. */
  async mailTranscript(email?: string): Promise<void> {
    const named = { conversationId: this.conversationId ?? '', ...(email === undefined ? {} : { email }) }
    await this.#authorised(async () => await this.#chat.requestTranscript(named))
  }

  /** Reports something that happened on the page. */
  async track(name: string, properties: Record<string, unknown> = {}): Promise<void> {
    const telemetry = new TelemetryApi(this.#configuration)
    const event = { name, properties, occurredAt: new Date(this.#now()).toISOString(), clientEventId: newUuid() }
    await this.#authorised(() => telemetry.recordTelemetryEvent(event))
  }

  async #turn(body: SendChatMessageRequest, options: TurnOptions): Promise<ChatReply> {
    const { onBlock, onText, signal, idempotencyKey = newUuid() } = options
    const accept = onBlock === undefined && onText === undefined ? 'application/json' : 'text/event-stream'
    const post = async (): Promise<Response> =>
      (
        await this.#authorised(
          () =>
            this.#chat.sendChatMessageRaw(
              { ...body, idempotencyKey: idempotencyKey },
              overrides({ Accept: accept }, signal),
            ),
          signal,
        )
      ).raw
    const once = reportOnce(options)
    const reply = await readReply(await post(), once).catch(async (error: unknown) => {
      // The reply was cut off; its key makes it available again.
      if (!isParleyError(error, 'network_error')) throw error
      return await readReply(await post(), once)
    })
    this.#remember(reply)
    return reply
  }

  /** Runs a call with a token that is valid long enough; on 401 the session is opened again and the call repeated. */
  async #authorised<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#current === undefined || Date.parse(this.#current.expiresAt) - this.#now() < RENEW_BEFORE_MS)
      await this.open(signal)
    const used = this.#current
    try {
      return await call(work)
    } catch (error) {
      if (!isParleyError(error, 'invalid_session_token')) throw error
      // Of several calls that are refused together, the first opens the session for all.
      if (this.#current === used) await this.open(signal)
      return await call(work)
    }
  }

  async #openStream(conversationId: string | undefined, last: string, signal: AbortSignal): Promise<Response> {
    const request = async (): Promise<Response> => {
      const { conversationId: id } = this.#current ?? {}
      if (id === undefined || (conversationId !== undefined && id !== conversationId))
        throw new ParleyError('not_found', 'The conversation has ended', { status: 404 })
      const from = last === '' ? {} : { lastEventId: last }
      return (await this.#streams.followConversationRaw({ conversationId: id, ...from }, { signal })).raw
    }
    return await this.#authorised(request, signal)
  }

  #startOpening(): Opening {
    const abort = new AbortController()
    return { done: this.#reopen(abort.signal), abort, waiting: 0 }
  }

  async #reopen(signal: AbortSignal): Promise<void> {
    const known = this.#current
    const opened =
      (await this.#resume(signal)) ??
      (known === undefined ? undefined : await unlessRefused(this.#request(proofOf(known), signal))) ??
      (await this.#request({}, signal))
    const { sessionToken, expiresAt, conversationId, intents, quickQuestions } = opened
    if (known !== undefined && known.conversationId !== conversationId) this.#wait = undefined
    const proven = this.#options.identity === undefined ? {} : { proven: true as const }
    this.#current = { sessionToken, expiresAt, conversationId, ...proven }
    this.#intents = intents
    this.#quickQuestions = quickQuestions
    this.#options.onOpen?.(this.#current)
  }

  /** Undefined without a link, or with one that no longer works. The session's own token is the proof afterwards. */
  async #resume(signal: AbortSignal): Promise<ChatSession | undefined> {
    const resumeToken = this.#resumeToken
    if (resumeToken === undefined) return undefined
    const opened = await unlessRefused(this.#request({ resumeToken }, signal))
    this.#resumeToken = undefined
    this.#resumedExecutionId = opened?.executionId
    return opened
  }

  async #request({ token, ...continued }: Proof, signal: AbortSignal): Promise<ChatSession> {
    const { publicKey, locale, customer, variables, page } = this.#options
    const identity = await this.#identity()
    const body = { publicKey, locale, customer, identity, variables, page, ...continued }
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    return await call(() => this.#chat.openChatSession({ body }, overrides(headers, signal)))
  }

  async #identity(): Promise<string | undefined> {
    const { identity } = this.#options
    return typeof identity === 'function' ? await identity() : identity
  }

  async #recover(wait: Wait, error: unknown, { signal }: TurnOptions): Promise<ChatReply> {
    const repliedAndLost =
      isParleyError(error, 'network_error') || (isParleyError(error, 'invalid_wait_token') && error.attempts > 1)
    if (!repliedAndLost) throw error
    const execution = await this.execution(wait.executionId, signal).catch(() => undefined)
    if (signal?.aborted === true) throw reasonOf(signal)
    if (execution === undefined || execution.waitToken === wait.waitToken) throw error
    return { ...execution, tokenUsage: null }
  }

  #remember({ executionId, waitToken }: Pick<ChatReply, 'executionId' | 'waitToken'>): void {
    if (waitToken !== null) this.#wait = { executionId, waitToken }
    else if (this.#wait?.executionId === executionId) this.#wait = undefined
  }
}
