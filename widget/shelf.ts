import type { ConversationOptions } from './chat-types.ts'
import { isStored, type Stored } from './stored.ts'
import type { PageStorage } from './storage.ts'

const EARLIER = 10

/** A conversation that the visitor may go on with. `at`: when something last happened in it. */
export type Earlier = { id: string; title: string; at: number }

/** The conversations of a visitor, as the page keeps them: the one that is open, and the latest of the others. */
export class Shelf {
  readonly #storage: PageStorage
  readonly #key: string
  readonly #visitor: ConversationOptions['visitor']

  /** `visitor`: without an identity now, conversations of proven customers were those of another visitor. */
  #listening: AbortController | undefined

  constructor(storage: PageStorage, key: string, visitor: ConversationOptions['visitor']) {
    this.#storage = storage
    this.#key = key
    this.#visitor = visitor
  }

  get current(): Stored | undefined {
    const stored = this.#read(this.#key)
    return this.#isOwn(stored) ? stored : undefined
  }

  keep(stored: Stored): void {
    this.#write(this.#key, stored)
  }

  get earlier(): Earlier[] {
    return this.#others.map(({ session, entries, at }) => ({ id: session.conversationId, title: titleOf(entries), at }))
  }

  /** Puts the open conversation aside, and goes on with the one that is named. */
  exchange(id?: string): void {
    const { current } = this
    const others = this.#others
    const next = others.find(({ session }) => session.conversationId === id)
    const aside = current === undefined || current.entries.length === 0 ? [] : [current]
    this.#write(this.#othersKey, [...aside, ...others.filter(other => other !== next)].slice(0, EARLIER))
    if (next === undefined) this.discard(false)
    else this.#write(this.#key, next)
  }

  /** `all`: also those that are put aside. */
  discard(all: boolean): void {
    this.#storage.removeItem(this.#key)
    if (all) this.#storage.removeItem(this.#othersKey)
  }

  /** Calls back, in place of an earlier listener, when another tab has changed the open conversation. */
  onOther(listener: () => void): void {
    this.ignoreOther()
    const { signal } = (this.#listening = new AbortController())
    addEventListener(
      'storage',
      ({ key, newValue, storageArea }) => {
        if (key === this.#key && newValue !== null && storageArea === this.#storage) listener()
      },
      { signal },
    )
  }

  ignoreOther(): void {
    this.#listening?.abort()
  }

  get #othersKey(): string {
    return `${this.#key}:earlier`
  }

  get #others(): Stored[] {
    const stored = this.#read(this.#othersKey)
    return Array.isArray(stored) ? stored.filter(entry => this.#isOwn(entry)) : []
  }

  #isOwn(stored: unknown): stored is Stored {
    return isStored(stored) && (stored.session.proven !== true || this.#visitor().identity !== undefined)
  }

  #read(key: string): unknown {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? '')
    } catch {
      return undefined
    }
  }

  #write(key: string, value: unknown): void {
    try {
      this.#storage.setItem(key, JSON.stringify(value))
    } catch {
      // Without storage the conversation only does not survive a reload.
    }
  }
}

function titleOf(entries: Stored['entries']): string {
  const said = entries.find(({ from }) => from === 'visitor')
  return said?.from === 'visitor' ? said.text : ''
}
