import type { components } from '../../generated/types/admin.ts'

type Schemas = components['schemas']
type Handoff = Schemas['Handoff']

/** The lists of the inbox, by their name in its address. */
export const LISTS = [
  { value: '', title: 'Open' },
  { value: 'waiting', title: 'Waiting' },
  { value: 'mine', title: 'Mine' },
  { value: 'ended', title: 'Ended' },
]

type Filter = { state?: Schemas['HandoffState']; progress?: Schemas['HandoffProgress']; assigneeId?: string }

/** What a list asks the service for. */
export function filterOf(list: string, userId: string): Filter {
  if (list === 'waiting') return { state: 'waiting' }
  if (list === 'mine') return { progress: 'open', assigneeId: userId }
  return { progress: list === 'ended' ? 'ended' : 'open' }
}

export const isOpen = ({ state }: Pick<Handoff, 'state'>): boolean => state === 'waiting' || state === 'claimed'

type Writing = Pick<Handoff, 'state' | 'visitorWroteAt' | 'personWroteAt'>

/** Whether the visitor wrote last, or has not been answered at all. */
export function needsAnswer({ state, visitorWroteAt, personWroteAt }: Writing): boolean {
  if (state === 'waiting' || personWroteAt === null) return isOpen({ state })
  return state === 'claimed' && visitorWroteAt !== null && visitorWroteAt > personWroteAt
}

/** What the user may do with a handoff. `assigns`: whether with those of others too. */
export function rightsOn({ state, claimedBy }: Handoff, userId: string, assigns: boolean) {
  const isOwn = claimedBy?.id === userId
  return {
    claim: state === 'waiting',
    reply: state === 'waiting' || (state === 'claimed' && isOwn),
    release: state === 'claimed' && (isOwn || assigns),
    end: state === 'waiting' || (state === 'claimed' && (isOwn || assigns)),
  }
}

/** Whose the handoff is, in words. */
export function holderOf({ state, claimedBy }: Pick<Handoff, 'state' | 'claimedBy'>, userId: string): string {
  if (state === 'waiting') return 'waiting'
  if (state !== 'claimed') return state
  return claimedBy?.id === userId ? 'yours' : (claimedBy?.name ?? 'claimed')
}
