import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followChanges, type FlowViewer, type WorkspaceChange, type WorkspaceEvent } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { admin } from './admin.ts'
import { noticeSignedOut } from './queries.ts'
import type { QueryName } from './query-keys.ts'
import { readShared } from './shared-stream.ts'

export type ChangedResource = Exclude<WorkspaceChange['resource'], 'everything'>
type Listener = (change: WorkspaceChange) => void

const listeners = new Set<Listener>()
/** Maximum time until a stream of this page starts. */
const OPENING_MS = 5_000

/** The names of resources whose pages are generated. */
type GeneratedName =
  'connections' | 'goals' | 'inbound webhooks' | 'prices' | 'queues' | 'roles' | 'users' | 'workspace'

/** The queries that show a resource, by the first part of their keys. */
const SHOWN_BY: Readonly<Record<ChangedResource, readonly (QueryName | GeneratedName)[]>> = {
  canned_answers: ['canned answers'],
  configuration: ['configuration', 'configuration sections'],
  connections: ['connections', 'connection document', 'connection operations', 'held operations', 'references'],
  engine_tokens: ['engine tokens'],
  flow_comments: ['flow comments', 'needs'],
  flow_drafts: ['flows', 'difference', 'needs'],
  flow_layouts: [],
  // Nothing has changed: see `useViewersOf`.
  flow_viewers: [],
  flows: [
    'flows',
    'flow',
    'flow totals',
    'flow versions',
    'needs',
    'published flows',
    'publishes',
    'uses of flow',
    'references',
  ],
  forms: ['forms', 'form', 'form versions', 'references'],
  goals: ['goals', 'references'],
  // What is said meanwhile comes with a change of the handoff.
  handoffs: ['handoffs', 'handoff', 'handoff notes', 'messages', 'conversation', 'executions', 'needs'],
  hosted_pages: ['hosted pages', 'hosted page count'],
  inbound_webhooks: ['inbound webhooks'],
  keys: ['keys', 'key'],
  prices: ['prices'],
  queues: ['queues', 'queue names'],
  roles: ['roles'],
  users: ['users', 'user names'],
  // Nothing has changed: see `useTypingOf`.
  visitor_typing: [],
  workspace: ['workspace'],
}

/**
 * Reloads the data of the page when it has changed. The pages of a browser share one stream, since it has few
 * connections to a host; a page without a secure context has no locks, and reads its own.
 */
export function useWorkspaceChanges(): void {
  const cache = useQueryClient()
  const { user } = useSession()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const openedAt = Date.now()
    const onEvent = ({ event, data }: WorkspaceEvent) => {
      if (event !== 'change') return
      refresh(cache, data, openedAt)
      for (const listener of listeners) listener(data)
    }
    void read(`changes for ${user.id}`, onEvent, signal).catch(noticeSignedOut)
    return () => end.abort()
  }, [cache, user])
}

/** Calls back when one of the resources of a document, such as its draft or its layout, may have changed. */
export function useResourceChanges(of: readonly ChangedResource[], id: string, onChange: () => void): void {
  const present = useRef({ of, onChange })
  useEffect(() => {
    present.current = { of, onChange }
  })
  useEffect(() => {
    const listener = ({ resource, id: changed }: WorkspaceChange) => {
      const isMeant = resource === 'everything' || present.current.of.includes(resource)
      if (isMeant && (resource === 'everything' || changed === id || changed === null)) present.current.onChange()
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [id])
}

/** Calls back when the visitor of the handoff is typing. */
export function useTypingOf(handoffId: string, onTyping: () => void): void {
  useEffect(() => {
    const listener = ({ resource, id }: WorkspaceChange) => {
      if (resource === 'visitor_typing' && id === handoffId) onTyping()
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [handoffId, onTyping])
}

/** Calls back when somebody, who may be the user, looks at the flow or has left it. */
export function useViewersOf(flowId: string, onViewer: (viewer: FlowViewer) => void): void {
  useEffect(() => {
    const listener = ({ resource, id, viewer }: WorkspaceChange) => {
      if (resource === 'flow_viewers' && id === flowId && viewer !== undefined) onViewer(viewer)
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [flowId, onViewer])
}

/** What a flow names: its findings change with them. */
const NAMED: readonly string[] = ['everything', 'configuration', 'connections', 'flows', 'forms', 'goals']

/** Calls back when something that a flow names may have changed. */
export function useReferenceChanges(onChange: () => void): void {
  useEffect(() => {
    const listener = ({ resource }: WorkspaceChange) => {
      if (NAMED.includes(resource)) onChange()
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [onChange])
}

async function read(name: string, onEvent: (event: WorkspaceEvent) => void, signal: AbortSignal): Promise<void> {
  const open = (from: AbortSignal) => followChanges(admin, { signal: from })
  if (!('locks' in navigator)) {
    for await (const event of open(signal)) onEvent(event)
    return
  }
  const channel = new BroadcastChannel(name)
  try {
    await readShared({ locks: navigator.locks, channel }, name, open, onEvent, signal)
  } finally {
    channel.close()
  }
}

/**
 * A stream starts with a change of everything: it does not apply to data that the page has read since it requested the
 * stream.
 */
function refresh(cache: QueryClient, { resource }: WorkspaceChange, openedAt: number): void {
  const isOpening = resource === 'everything' && Date.now() - openedAt < OPENING_MS
  const names = new Set<string>(resource === 'everything' ? Object.values(SHOWN_BY).flat() : SHOWN_BY[resource])
  void cache.invalidateQueries({
    predicate: ({ queryKey: [name], state: { dataUpdatedAt } }) =>
      names.has(String(name)) && dataUpdatedAt > 0 && !(isOpening && dataUpdatedAt >= openedAt),
  })
}
