import type { FlowViewer } from '../../../sdk/index.ts'

/** Somebody else who has the flow open. `nodeId`: the node that is selected there. */
export type Person = { id: string; name: string; nodeId: string | null }
/** Who is here, by id, and when they were last heard of. */
export type People = ReadonlyMap<string, Person & { heardAt: number }>

export const NOBODY: People = new Map()
/** Who was not heard of for so long has gone: a page that is closed by force says nothing. */
export const GONE_MS = 25_000

/** Who is here after somebody was heard of. */
export function after(people: People, { userId: id, name, nodeId, left }: FlowViewer, now: number): People {
  const others = [...people].filter(([other]) => other !== id)
  return new Map(left ? others : [...others, [id, { id, name, nodeId, heardAt: now }]])
}

/** Who is still here: the same people if nobody has gone. */
export function remaining(people: People, now: number): People {
  const still = [...people].filter(([, { heardAt }]) => now - heardAt < GONE_MS)
  return still.length === people.size ? people : new Map(still)
}

/** `Grace Hopper` → `GH`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last]
    .map(word => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}

const COLORS = ['messages', 'questions', 'logic', 'actions', 'endings']

/** The group of colours of a person: the same on every page. */
export function colorOf(id: string): string {
  const sum = Array.from(id).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0)
  return COLORS[sum % COLORS.length] ?? 'start'
}
