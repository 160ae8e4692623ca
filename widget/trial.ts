// The page of a trial link: the draft's conversation, run anew on the service with each answer and held by this page.
import { ChatApi, type Block, type TrialInput, type TrialRun } from '../sdk/client.ts'
import { call, configure } from '../sdk/connection.ts'
import { isParleyError } from '../sdk/errors.ts'
import { newUuid } from '../sdk/keys.ts'
import { ParleyPreview } from './preview.ts'
import type { ShownChat, ShownEntry } from './preview-model.ts'

/** `text`: of an answer, as the visitor sees it. */
type Move = { input: TrialInput; text: string | undefined }

const PROBLEMS: Readonly<Record<NonNullable<TrialRun['problem']>, string>> = {
  call: 'The flow calls another system here. A trial makes no calls, so it ends at this point.',
  draft: 'The draft is not finished at this point.',
  failed: 'The draft failed at this point.',
}
const GONE = 'This link is no longer valid.'
const WAITING = 'The flow waits for something that happens elsewhere.'

class TrialPage {
  readonly #api = new ChatApi(configure({}))
  readonly #token = location.pathname.split('/').at(-1) ?? ''
  readonly #preview: ParleyPreview
  #id = newUuid()
  #startedAt = new Date().toISOString()
  #moves: readonly Move[] = []
  #run: TrialRun | undefined
  #failure: string | undefined
  #isBusy = false

  constructor(preview: ParleyPreview) {
    this.#preview = preview
    part('go-on').addEventListener('click', () => this.#move({ input: { timeout: true }, text: undefined }))
  }

  begin(): void {
    this.#id = newUuid()
    this.#startedAt = new Date().toISOString()
    this.#run = undefined
    void this.#proceed([])
  }

  #move(move: Move): void {
    if (this.#isBusy) return
    // A refused answer is not part of the conversation.
    const isRefused = (this.#run?.turns.at(-1)?.validationErrors.length ?? 0) > 0
    void this.#proceed([...(isRefused ? this.#moves.slice(0, -1) : this.#moves), move])
  }

  async #proceed(moves: readonly Move[]): Promise<void> {
    const id = this.#id
    this.#isBusy = true
    this.#failure = undefined
    this.#show()
    try {
      const run = await call(async () => await this.#api.runTrial(this.#requestOf(moves)))
      if (id !== this.#id) return
      this.#run = run
      this.#moves = moves
    } catch (error) {
      if (id !== this.#id) return
      this.#failure = isParleyError(error, 'not_found') ? GONE : 'The answer did not arrive. Try it again.'
    }
    this.#isBusy = false
    this.#show()
  }

  #requestOf(moves: readonly Move[]) {
    return {
      token: this.#token,
      seed: this.#id,
      startedAt: this.#startedAt,
      locale: navigator.language,
      inputs: moves.map(({ input }) => input),
    }
  }

  #show(): void {
    this.#preview.chat = this.#chat()
    const problem = this.#run?.problem ?? null
    const isWaiting = !this.#isBusy && problem === null && this.#phase() === 'pausing'
    part('notice').textContent = this.#failure ?? (problem !== null ? PROBLEMS[problem] : isWaiting ? WAITING : '')
    part('go-on').hidden = !isWaiting
  }

  #phase(): ShownChat['phase'] {
    if (this.#isBusy) return 'sending'
    if (this.#failure === GONE || this.#run === undefined) return 'stopped'
    if (this.#awaited() !== undefined) return 'answering'
    return this.#run.status.startsWith('waiting') ? 'pausing' : 'stopped'
  }

  #awaited(): Block | undefined {
    const { turns = [] } = this.#run ?? {}
    const asked = turns.at(-1)?.expectedInput?.block_id
    return turns.flatMap(({ blocks }) => blocks).findLast(({ id }) => id === asked)
  }

  #chat(): ShownChat {
    const { turns = [] } = this.#run ?? {}
    return {
      id: this.#id,
      entries: turns.flatMap(({ blocks, validationErrors }, at): ShownEntry[] => {
        // A refused answer is still in its field.
        const text = validationErrors.length > 0 ? undefined : this.#moves[at - 1]?.text
        const spoken: ShownEntry[] = text === undefined || text === '' ? [] : [{ from: 'visitor', text }]
        return [...spoken, ...blocks.map((block): ShownEntry => ({ from: 'agent', run: this.#id, block }))]
      }),
      awaited: this.#awaited(),
      expected: turns.at(-1)?.expectedInput ?? null,
      phase: this.#phase(),
      findings: turns.at(-1)?.validationErrors ?? [],
      answer: (values, text) => this.#move({ input: values === undefined ? { text } : { values }, text }),
      restart: () => this.begin(),
    }
  }
}

function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no #${id}`)
  return found
}

const preview = document.querySelector('parley-preview')
if (preview instanceof ParleyPreview) new TrialPage(preview).begin()
