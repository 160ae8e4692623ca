import type { Definition } from '../edits/nodes.ts'
import { merge, same, type Choices, type Conflict } from '../edits/merge.ts'
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
}

export type SessionDeps = {
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
  #saving: Promise<void> | undefined
  /** The other side of the conflicts. */
  #theirs: Saved | undefined
  #closed = false

  constructor(saved: Saved, deps: SessionDeps) {
    this.#deps = deps
    this.#view = {
      definition: saved.definition,
      base: saved.definition,
      etag: saved.etag,
      state: 'saved',
      failure: undefined,
      undoable: undefined,
      redoable: undefined,
      conflicts: [],
      notice: undefined,
    }
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

  edit = (label: string, change: (definition: Definition) => Definition, { typing }: EditOptions = {}): void => {
    const before = this.#view.definition
    const after = change(before)
    if (after === before) return
    this.#history = withStep(this.#history, { label, before, after, typing, at: this.#deps.now() })
    this.#changeTo(after)
  }

  undo = (): void => this.#step(undone(this.#history, this.#view.definition))

  redo = (): void => this.#step(redone(this.#history, this.#view.definition))

  /** Saves immediately. Resolves when everything is saved, or cannot be saved now: see `state`. */
  save = async (): Promise<void> => {
    this.#cancelSave?.()
    this.#cancelSave = undefined
    if (this.#saving !== undefined) await this.#saving
    if (this.#view.state === 'conflict' || !this.#isUnsaved()) return
    this.#saving = this.#send().finally(() => (this.#saving = undefined))
    await this.#saving
  }

  /** Merges the stored draft when another user has changed it. */
  look = async (): Promise<void> => {
    const known = this.#view.etag
    const theirs = await this.#deps.read()
    // A save of this page may be newer than the draft that was read.
    if (this.#saving !== undefined || this.#view.etag !== known || theirs.etag === known || this.#closed) return
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
    if (this.#isUnsaved()) this.#deps.unsaved.hold({ base, etag, definition, at: this.#deps.now() })
  }

  /** Stores and saves unsaved work, and stops. */
  close = (): void => {
    this.hold()
    void this.save()
    this.#closed = true
    this.#cancelSave?.()
    this.#listeners.clear()
  }

  #restore(saved: Saved): void {
    const works = this.#deps.unsaved.found().filter(work => !same(work.base, work.definition))
    let { definition } = saved
    let conflicts: Conflict[] = []
    for (const work of works) {
      const merged = merge(work.base, work.definition, definition)
      if (merged.conflicts.length > 0) this.#view = { ...this.#view, base: work.base }
      definition = merged.merged
      conflicts = [...conflicts, ...merged.conflicts]
    }
    const last = works.at(-1)
    if (last === undefined || same(definition, saved.definition)) return this.#deps.unsaved.clear()
    if (conflicts.length > 0) this.#theirs = saved
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
    this.#set({ state: 'saving' })
    try {
      const { etag } = await this.#deps.save(sent, this.#view.etag)
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
      // As when saving itself finds no way to the service.
    }
    this.#set({ state: 'offline' })
    this.#later(RETRY_MS)
  }

  #takeIn(theirs: Saved, choices?: Choices): void {
    const { base, definition } = this.#view
    const { merged, conflicts } = merge(base, definition, theirs.definition, choices)
    if (conflicts.length > 0) {
      this.#theirs = theirs
      return this.#set({ state: 'conflict', conflicts })
    }
    this.#theirs = undefined
    const isNews = !same(definition, theirs.definition)
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

  #isUnsaved(): boolean {
    return this.#view.definition !== this.#view.base
  }

  #set(changes: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const listener of [...this.#listeners]) listener()
  }
}
