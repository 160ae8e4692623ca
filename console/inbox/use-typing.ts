import { useCallback, useEffect, useRef, useState } from 'react'
import type { Handoff } from '../../sdk/index.ts'
import { useTypingOf } from '../data/changes.ts'
import { announceReplyTyping } from '../data/handoffs.ts'

/** How often the other side is told, and how long it is shown here. */
const TOLD_MS = 4_000
const SHOWN_MS = 6_000

/** Whether the visitor is typing: until the message is there, or nothing was heard for a while. */
export function useVisitorTyping({ id, visitorWroteAt }: Pick<Handoff, 'id' | 'visitorWroteAt'>): boolean {
  // What was heard before the last message belongs to it.
  const [heard, setHeard] = useState<{ before: string | null; count: number }>()
  const onTyping = useCallback(
    () => setHeard(last => ({ before: visitorWroteAt, count: (last?.count ?? 0) + 1 })),
    [visitorWroteAt],
  )
  useTypingOf(id, onTyping)
  useEffect(() => {
    if (heard === undefined) return
    const timer = setTimeout(() => setHeard(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [heard])
  return heard !== undefined && heard.before === visitorWroteAt
}

/** @returns what tells the visitor, whose conversation the user has, that a reply is being typed */
export function useTypingReply({ id, state }: Pick<Handoff, 'id' | 'state'>): () => void {
  const toldAt = useRef(-Infinity)
  return () => {
    const now = Date.now()
    if (state !== 'claimed' || now - toldAt.current < TOLD_MS) return
    toldAt.current = now
    // A hint: what is lost is told again soon.
    announceReplyTyping(id).catch(() => undefined)
  }
}
