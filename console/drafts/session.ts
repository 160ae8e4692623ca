import type { JsonObject as Definition } from '../parts/json.ts'
import { merge, same, type Choices, type Conflict, type Items } from './merge.ts'
import type { UnsavedWork } from './unsaved-work.ts'
import { NO_HISTORY, redone, undone, withStep, type History } from './history.ts'

export type DraftState = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'offline' | 'refused'
/** A notice for the editor: unsaved work of an earlier page was restored, or another user saved the draft. */
export type Notice = { kind: 'restored'; at: number } | { kind: 'changed'; by: string | null }
export type Saved = { definition: Definition; etag: string; by: string | null }

export type DraftView = {
  definition: Definition
  /** The last saved state. */
  base: Definition
  /** Entity tag of `base`. */
  etag: string
  state: DraftState
  /** Why the service refused to save; `state` is `refused`. */
  failure: unknown
  /** Label of the edit that `undo` takes back. */
  undoable: string | undefined
  redoable: string | undefined
  /** Fields that two people changed differently; `state` is `conflict`. */
  conflicts: readonly Conflict[]
  notice: Notice | undefined
}

export type EditOptions = {
  /** Consecutive edits that have this in common are undone together: the field that is typed into. */
  typing?: string
  /** The edit follows from the typing before it, however long ago that was, and is undone with it. */
  joins?: boolean
}

export type SessionDeps = {
  /** How the definition of this kind of document is merged. */
  items: Items
  read(): Promise<Saved>
  save(definition: Definition, etag: string): Promise<Saved>
  /** Cause of a failed save: the draft has changed, or the service is unreachable, or it refuses. */
  reasonOf(error: unknown): 'changed' | 'offline' | 'refused'
  unsaved: UnsavedWork
  now(): number
  /** Calls back after some milliseconds. @returns a function that cancels it */
  after(ms: number, call: () => void): () => void
}

const HOLD_MS = 1_000
const SAVE_MS = 2_500
const RETRY_MS = 5_000

/**
 * A draft that is being edited. Edits are in the browser's storage within a second and are saved after a pause. Saves
 * by others are merged in; a field that both changed waits for a choice.
 */
export class DraftSession {
  readonly #deps: SessionDeps
  readonly #listeners = new Set<() => void>()
  #view: DraftView
  #history: History = NO_HISTORY
  #cancelHold: (() => void) | undefined
  #cancelSave: (() => void) | undefined
  /** A save, or an action on the whole draft; one at a time, so that each has the tag of the one before. */
  #working: Promise<unknown> | undefined
  /** Sent since `base` was saved. The reply may have been lost, so the service may have any of them. */
  #sent: readonly Definition[] = []
  /** The other side of the conflicts. */
  #theirs: Saved | undefined
  #closed = false

  constructor(saved: Saved, deps: SessionDeps) {
    this.#deps = deps
    this.#view = unchanged(saved.definition, saved.etag)
    this.#restore(saved)
  }

  get view(): DraftView {
    return this.#view
  }

  /** @returns a function that ends it */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  edit = (label: string, change: (definition: Definition) => Definition, { typing, joins }: EditOptions = {}): void => {
    const before = this.#view.definition
    const after = change(before)
    if (after === before) return
    this.#history = withStep(this.#history, { label, before, after, typing, at: this.#deps.now() }, joins)
    this.#changeTo(after)
  }

  undo = (): void => this.#step(undone(this.#history, this.#view.definition, this.#deps.items))

  redo = (): void => this.#step(redone(this.#history, this.#view.definition, this.#deps.items))

  /** Saves immediately. Resolves when everything is saved, or cannot be saved now: see `state`. */
  save = async (): Promise<void> => {
    this.#cancelSave?.()
    this.#cancelSave = undefined
    while (this.#working !== undefined) await this.#working
    if (this.#view.state === 'conflict' || !this.#isUnsaved()) return
    await this.#alone(async () => await this.#send())
  }

  /**
   * Acts on the saved draft, such as publishing it: after the save in flight, and before the next one.
   * @throws Error if the draft cannot be saved now
   */
  act = async <Result>(action: (etag: string) => Promise<Result>): Promise<Result> => {
    do await this.save()
    while (this.#view.state === 'unsaved')
    if (this.#view.state !== 'saved') throw new Error('The draft could not be saved.')
    return await this.#alone(async () => {
      const result = await action(this.#view.etag)
      // The action may have changed the tag. If it cannot be read now, the next save finds out.
      await this.#deps.read().then(this.#takeIn, () => undefined)
      return result
    })
  }

  /** Acts on the stored draft, such as discarding its changes, and shows what results, without unsaved work. */
  replace = async (action: (etag: string) => Promise<unknown>): Promise<void> => {
    await this.#alone(async () => {
      await action(this.#view.etag)
      const { definition, etag } = await this.#deps.read()
      this.#cancelHold?.()
      this.#cancelSave?.()
      this.#deps.unsaved.clear()
      this.#view = unchanged(definition, etag)
      this.#history = NO_HISTORY
      this.#sent = []
      this.#set({})
    })
  }

  /** Merges the stored draft when another user has changed it. */
  look = async (): Promise<void> => {
    const known = this.#view.etag
    const theirs = await this.#deps.read()
    // A save of this page may be newer than the draft that was read.
    if (this.#working !== undefined || this.#view.etag !== known || theirs.etag === known || this.#closed) return
    this.#takeIn(theirs)
  }

  /** Settles conflicts; those without a choice remain. */
  resolve = (choices: Choices): void => {
    if (this.#theirs !== undefined) this.#takeIn(this.#theirs, choices)
  }

  dismiss = (): void => this.#set({ notice: undefined })

  /** Reverts to the saved state, without restored or unsaved work. */
  revert = (): void => this.edit('Discard unsaved work', () => this.#view.base)

  /** Stores unsaved work in the browser now: the page is about to close. */
  hold = (): void => {
    this.#cancelHold?.()
    this.#cancelHold = undefined
    const { base, etag, definition } = this.#view
    const work = { base, etag, definition, sent: this.#sent, at: this.#deps.now() }
    if (this.#isUnsaved()) this.#deps.unsaved.hold(work)
  }

  /** Stores and saves unsaved work, and stops. Resolves when nothing of it is in flight. */
  close = async (): Promise<void> => {
    this.hold()
    const saved = this.save()
    this.#closed = true
    this.#listeners.clear()
    await saved
  }

  #restore(saved: Saved): void {
    const works = this.#deps.unsaved.found().filter(work => !same(work.base, work.definition))
    let { definition } = saved
    let conflicts: Conflict[] = []
    for (const work of works) {
      const base = work.sent.find(sent => same(sent, saved.definition)) ?? work.base
      const merged = merge(this.#deps.items, base, work.definition, definition)
      if (merged.conflicts.length > 0) this.#view = { ...this.#view, base }
      definition = merged.merged
      conflicts = [...conflicts, ...merged.conflicts]
    }
    const last = works.at(-1)
    if (last === undefined || same(definition, saved.definition)) return this.#deps.unsaved.clear()
    if (conflicts.length > 0) this.#theirs = saved
    this.#sent = works.flatMap(({ sent }) => sent)
    const step = { label: 'Restore unsaved work', before: saved.definition, after: definition, typing: undefined }
    this.#history = withStep(this.#history, { ...step, at: this.#deps.now() })
    this.#set({
      definition,
      conflicts,
      state: conflicts.length > 0 ? 'conflict' : 'unsaved',
      undoable: step.label,
      notice: { kind: 'restored', at: last.at },
    })
    this.#later()
  }

  #step(result: [History, Definition] | undefined): void {
    if (result === undefined) return
    this.#history = result[0]
    this.#changeTo(result[1])
  }

  #changeTo(definition: Definition): void {
    this.#set({
      definition,
      state: this.#stateWith(definition),
      undoable: this.#history.past.at(-1)?.label,
      redoable: this.#history.future.at(-1)?.label,
    })
    if (this.#view.state === 'saved') this.#deps.unsaved.clear()
    else this.#later()
  }

  #stateWith(definition: Definition): DraftState {
    const { base, state } = this.#view
    if (state === 'conflict' || state === 'saving') return state
    if (definition === base) return 'saved'
    return state === 'offline' ? state : 'unsaved'
  }

  #later(wait = SAVE_MS): void {
    this.#cancelHold ??= this.#deps.after(HOLD_MS, this.hold)
    this.#cancelSave?.()
    if (!this.#closed) this.#cancelSave = this.#deps.after(wait, () => void this.save())
  }

  async #send(): Promise<void> {
    const sent = this.#view.definition
    this.#sent = [...this.#sent, sent]
    this.hold()
    this.#set({ state: 'saving' })
    try {
      const { etag } = await this.#deps.save(sent, this.#view.etag)
      this.#sent = []
      this.#set({ base: sent, etag, failure: undefined, state: this.#view.definition === sent ? 'saved' : 'unsaved' })
      if (this.#isUnsaved()) this.hold()
      else this.#deps.unsaved.clear()
    } catch (error) {
      await this.#takeFailure(error)
    }
  }

  async #takeFailure(error: unknown): Promise<void> {
    const reason = this.#deps.reasonOf(error)
    if (reason === 'refused') {
      this.#set({ state: 'refused', failure: error })
      return
    }
    try {
      if (reason === 'changed') {
        this.#takeIn(await this.#deps.read())
        return
      }
    } catch {
      // As if the save could not reach the service.
    }
    this.#set({ state: 'offline' })
    this.#later(RETRY_MS)
  }

  #takeIn = (theirs: Saved, choices?: Choices): void => {
    const { definition } = this.#view
    const own = this.#sent.find(sent => same(sent, theirs.definition))
    const base = own ?? this.#view.base
    const { merged, conflicts } = merge(this.#deps.items, base, definition, theirs.definition, choices)
    if (conflicts.length > 0) {
      this.#theirs = theirs
      return this.#set({ state: 'conflict', conflicts })
    }
    this.#theirs = undefined
    this.#sent = []
    const isNews = own === undefined && !same(definition, theirs.definition)
    const isTheirs = same(merged, theirs.definition)
    this.#set({
      definition: isTheirs ? theirs.definition : merged,
      base: theirs.definition,
      etag: theirs.etag,
      conflicts: [],
      state: isTheirs ? 'saved' : 'unsaved',
      failure: undefined,
      ...(isNews ? { notice: { kind: 'changed', by: theirs.by } } : {}),
    })
    if (isTheirs) this.#deps.unsaved.clear()
    else this.#later(0)
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#working !== undefined) await this.#working
    const result = work()
    const working = result
      .catch(() => undefined)
      .finally(() => {
        if (this.#working === working) this.#working = undefined
      })
    this.#working = working
    return await result
  }

  #isUnsaved(): boolean {
    return this.#view.definition !== this.#view.base
  }

  #set(changes: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const listener of [...this.#listeners]) listener()
  }
}

function unchanged(definition: Definition, etag: string): DraftView {
  return {
    definition,
    base: definition,
    etag,
    state: 'saved',
    failure: undefined,
    undoable: undefined,
    redoable: undefined,
    conflicts: [],
    notice: undefined,
  }
}
