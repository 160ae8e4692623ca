import type { Block } from '../sdk/client.ts'
import { newUuid } from '../sdk/keys.ts'
import type { Entry, SentFile } from './stored.ts'

const STORED = 200

type AgentEntry = Extract<Entry, { from: 'agent' }>
type Notice = Extract<Entry, { from: 'notice' }>['kind']

/** The lines of a conversation, each block once. */
export class Lines {
  entries: Entry[]
  /** What this and other tabs had when the lines were last stored or read. */
  #common: ReadonlySet<string>

  constructor(entries: Entry[] = []) {
    this.entries = entries
    this.#common = keysOf(entries)
  }

  /** The latest, for the next page load and other tabs. */
  get stored(): Entry[] {
    return this.#whole.slice(-STORED)
  }

  /** Of a block whose reply is still on its way the run is not known. */
  get #whole(): Entry[] {
    return this.entries.filter(entry => entry.from !== 'agent' || entry.run !== '')
  }

  say(text: string, id = newUuid(), files: readonly SentFile[] = []): void {
    if (!this.entries.some(entry => entry.from === 'visitor' && entry.id === id))
      this.entries.push({ from: 'visitor', id, text, ...(files.length === 0 ? {} : { files }) })
  }

  notice(kind: Notice): void {
    this.entries.push({ from: 'notice', id: newUuid(), kind })
  }

  /** Each tab notices it by itself: the same line in all of them has the same id. */
  person(kind: 'joined' | 'left', name: string, run: string): void {
    const before = this.entries.filter(entry => entry.from === 'person').length
    this.entries.push({ from: 'person', id: `${run} ${before} ${kind}`, kind, name })
  }

  /** Takes back what the visitor said. */
  drop(id: string): void {
    this.entries = this.entries.filter(entry => entry.from !== 'visitor' || entry.id !== id)
  }

  has(run: string, block: Block): boolean {
    return this.block(run, block.id) !== undefined
  }

  block(run: string, id: string): Block | undefined {
    const found = this.entries.findLast(entry => entry.from === 'agent' && entry.run === run && entry.block.id === id)
    return found?.from === 'agent' ? found.block : undefined
  }

  /** A block that is streamed before its reply, which carries the execution's id. */
  early(block: Block): void {
    this.entries.push({ from: 'agent', run: '', block })
  }

  /** Blocks whose reply never arrived would be shown twice after another attempt. */
  dropEarly(): void {
    this.entries = this.#whole
  }

  take(run: string, blocks: readonly Block[]): void {
    const isEarly = (entry: Entry): entry is AgentEntry => entry.from === 'agent' && entry.run === ''
    // Another tab may have shown a block meanwhile that was streamed to this one.
    this.entries = this.entries.filter(entry => !isEarly(entry) || !this.has(run, entry.block))
    for (const entry of this.entries) if (isEarly(entry)) entry.run = run
    const known = keysOf(this.entries)
    for (const block of blocks) if (!known.has(keyOfBlock(run, block))) this.entries.push({ from: 'agent', run, block })
  }

  /** Takes what another tab has added to the stored lines, and drops what it has taken back. */
  merge(stored: readonly Entry[]): void {
    const own = keysOf(this.entries)
    const theirs = keysOf(stored)
    const stays = this.entries.filter(entry => theirs.has(keyOf(entry)) || !this.#common.has(keyOf(entry)))
    const isNew = (entry: Entry): boolean => !own.has(keyOf(entry)) && !this.#common.has(keyOf(entry))
    this.entries = [...stays, ...stored.filter(isNew)]
    this.#common = theirs
  }

  /** What is stored now is known to every tab. */
  share(): void {
    this.#common = keysOf(this.stored)
  }
}

function keysOf(entries: readonly Entry[]): Set<string> {
  return new Set(entries.map(keyOf))
}

function keyOf(entry: Entry): string {
  return entry.from === 'agent' ? keyOfBlock(entry.run, entry.block) : entry.id
}

function keyOfBlock(run: string, block: Block): string {
  return `${run}:${block.id}`
}
