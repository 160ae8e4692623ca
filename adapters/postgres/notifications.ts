import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from './pool.ts'
import { CHANGE_CHANNEL, SHARD_GROUPS_MOVED } from './distributed/moved-shard-group.ts'
import { LateCommits } from './distributed/late-commits.ts'
import { OF_ALL_SERVERS } from './distributed/shard-groups.ts'
import { routingOf, serversOf } from './distributed/routing.ts'
import { asError, createListener, type Listener, type ListenerOptions } from './listener.ts'
import { statement, type Queryable } from './statement.ts'

/** Channel on which processes tell every worker that there is work now. */
export const WORK_CHANNEL = 'parley_work'

/** What is queued: engine messages, webhook deliveries, documents to publish. */
export const WORK_KINDS = ['messages', 'webhooks', 'documents'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Wakes the drains of all processes when work for them has been committed. */
export type WorkSignal = {
  /** There is work: wakes the drains of this process at once, and notifies the others. */
  announce: (kind: WorkKind) => void
  /** Another process has announced work: wakes the drains of this one. */
  wake: (kind: WorkKind) => void
  onWork: (kind: WorkKind, listener: () => void) => void
  /** Resolves when what was announced is sent. */
  close: () => Promise<void>
}

/** What a process could not send before it died is found when the drains look next, after seconds. */
export function createWorkSignal(options: NotifierOptions): WorkSignal {
  const local = new EventEmitter<Record<WorkKind, []>>()
  const others = createNotifier(WORK_CHANNEL, options)
  const { detached } = options
  return {
    announce: kind => {
      detached(() => void local.emit(kind))
      others.announce(kind)
    },
    wake: kind => detached(() => void local.emit(kind)),
    onWork: (kind, listener) => void local.on(kind, listener),
    close: others.close,
  }
}

/** Somebody is typing: the visitor in a handoff, or in a conversation the person or a model; `ended`: no longer. */
export type Typing = { tenantId: string; id: string } & (
  { who: 'visitor' | 'person' } | { who: 'model'; ended: boolean }
)

/** Tells the feeds of all processes, as the change of a table that does not exist: nothing is stored. */
export type TypingSignal = { announce: (typing: Typing) => void; close: () => Promise<void> }

export const TYPING = {
  visitor: 'visitor_typing',
  person: 'person_typing',
  model: 'model_typing',
  modelEnded: 'model_typing_ended',
} as const

export function createTypingSignal(options: NotifierOptions): TypingSignal {
  const { announce, close } = createNotifier(CHANGE_CHANNEL, options)
  return {
    announce: ({ tenantId, id, ...typing }) => {
      const table = TYPING[typing.who === 'model' && typing.ended ? 'modelEnded' : typing.who]
      announce(JSON.stringify({ table, tenant_id: tenantId, id }))
    },
    close,
  }
}

/** A user looks at a flow in the editor, or has left it. */
export type Viewer = { userId: string; name: string; nodeId: string | null; left: boolean }

/** Tells the feeds of all processes who looks at a flow; as with typing, nothing is stored. */
export type ViewerSignal = {
  announce: (viewed: { tenantId: string; flowId: string; viewer: Viewer }) => void
  close: () => Promise<void>
}

export const VIEWERS = 'flow_viewers'

export function createViewerSignal(options: NotifierOptions): ViewerSignal {
  const { announce, close } = createNotifier(CHANGE_CHANNEL, options)
  return {
    announce: ({ tenantId, flowId, viewer }) =>
      announce(JSON.stringify({ table: VIEWERS, tenant_id: tenantId, id: flowId, viewer })),
    close,
  }
}

/** Tells all processes of a call of an agent that its caller has cancelled; nothing is stored. */
export type CancellationSignal = {
  announce: (call: { tenantId: string; key: string }) => void
  close: () => Promise<void>
}

export const CANCELLATIONS = 'agent_cancellations'

export function createCancellationSignal(options: NotifierOptions): CancellationSignal {
  const { announce, close } = createNotifier(CHANGE_CHANNEL, options)
  return {
    announce: ({ tenantId, key }) => announce(JSON.stringify({ table: CANCELLATIONS, tenant_id: tenantId, id: key })),
    close,
  }
}

/** Wakes the drains of this process for what any process announces; whenever it starts to listen, for all kinds. */
export function createWorkListener(
  { wake }: Pick<WorkSignal, 'wake'>,
  options: Pick<ListenerOptions, 'url' | 'onError'>,
): Listener {
  const wakeAll = () => {
    for (const kind of WORK_KINDS) wake(kind)
  }
  return listenEverywhere({
    ...options,
    channel: WORK_CHANNEL,
    name: 'parley-work',
    // Its queue is on the coordinator, and written with changes of a workspace.
    isOfOtherServers: payload => payload === 'documents',
    onNotice: payload => {
      const kind = WORK_KINDS.find(one => one === payload)
      if (kind === undefined) wakeAll()
      else wake(kind)
    },
    onListening: wakeAll,
  })
}

type EverywhereOptions = ListenerOptions & {
  /** Whether the notification is of rows that other servers than the sender have as well, or alone. */
  isOfOtherServers: (payload: string | undefined) => boolean
}

/** Instead of a notification: the listener of a server has begun to listen. */
const LISTENING = Symbol('listening')

/**
 * A listener on each server of the database, also on one that gets its first rows later. It is ready when it listens on
 * the server of `url`; on the others it does, or has failed once: one that is lost must not keep a process from
 * starting, and when it is back all that was missed is announced. What other servers than the sender may commit later
 * is announced again when they have.
 */
function listenEverywhere({ isOfOtherServers, onNotice, onListening, ...options }: EverywhereOptions): Listener {
  const servers = new Map<string, { listener: Listener; late: LateCommits<string | undefined | typeof LISTENING> }>()
  const routing = routingOf(options.url)
  const listen = () => {
    const present = new Set(serversOf(options.url))
    for (const [url, server] of servers)
      if (!present.has(url)) {
        servers.delete(url)
        void closeBoth(server)
      }
    for (const url of present)
      if (!servers.has(url)) servers.set(url, { listener: listenOn(url), late: new LateCommits(url, announce) })
  }
  const announce = (payload: string | undefined | typeof LISTENING) => {
    if (payload === LISTENING) onListening()
    else onNotice(payload)
  }
  const followOthers = (url: string, payload: string | undefined | typeof LISTENING) => {
    for (const [other, { late }] of servers) if (other !== url) late.follow(payload)
  }
  const listenOn = (url: string): Listener => {
    const failed = Promise.withResolvers<undefined>()
    const listener = createListener({
      ...options,
      url,
      onNotice: payload => {
        if (payload === SHARD_GROUPS_MOVED)
          routing?.reload().catch((error: unknown) => options.onError?.(asError(error)))
        onNotice(payload)
        if (isOfOtherServers(payload)) followOthers(url, payload)
      },
      onListening: () => {
        onListening()
        followOthers(url, LISTENING)
      },
      onError: error => {
        failed.resolve(undefined)
        options.onError?.(error)
      },
    })
    const tried = async () => await Promise.race([listener.ready(), failed.promise])
    return url === options.url ? listener : { ready: tried, close: async () => await listener.close() }
  }
  const unsubscribe = routing?.onReloaded(listen)
  listen()
  return {
    ready: async () => {
      await Promise.all([...servers.values()].map(async ({ listener }) => await listener.ready()))
    },
    close: async () => {
      unsubscribe?.()
      await Promise.all([...servers.values()].map(closeBoth))
    },
  }
}

async function closeBoth({ listener, late }: { listener: Listener; late: { close: () => Promise<void> } }) {
  await Promise.all([listener.close(), late.close()])
}

/**
 * A column that notifies the workers when the query finds a row; the notification goes out with the commit. For
 * statements that are rare: see `createWorkSignal`.
 */
export function announceWork(query: string, kind: WorkKind): string {
  return `case when exists (${query}) then pg_notify('${WORK_CHANNEL}', '${kind}')::text end as announced_${kind}`
}

/** As `announceWork`, for a transaction of knex. */
export async function notifyWorkers(db: Knex, kind: WorkKind): Promise<void> {
  await db.raw('select pg_notify(?, ?)', [WORK_CHANNEL, kind])
}

export type NotifierOptions = {
  db: Queryable
  /** Runs work that may last longer than the request that caused it. */
  detached: (work: () => void) => void
  onError: (error: unknown) => void
}

type Notifier = {
  announce: (payload: string) => void
  /** Resolves when what was announced is sent. */
  close: () => Promise<void>
}

const PAUSE_MS = 10

/**
 * Notifications are sent here and not with the commits: PostgreSQL lets no two transactions that notify commit at the
 * same time. One statement after the other, with a pause between them, carries what was announced meanwhile, each
 * payload once. What a process could not send before it died is lost.
 */
function createNotifier(channel: string, { db, detached, onError }: NotifierOptions): Notifier {
  const notify = statement(
    `notify_${channel}`,
    `select pg_notify('${channel}', payload) from unnest($1::text[]) as payload`,
  )
  const announced = new Set<string>()
  const closing = new AbortController()
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    while (announced.size > 0) {
      const payloads = [...announced]
      announced.clear()
      await notify(db, [payloads]).catch(onError)
      await pause(PAUSE_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
    sending = undefined
  }

  return {
    announce: payload =>
      detached(() => {
        // What is announced again is the latest: a model that has ended types once more.
        announced.delete(payload)
        announced.add(payload)
        sending ??= send()
      }),
    close: async () => {
      closing.abort()
      await sending
    },
  }
}

export type Change =
  | {
      kind: 'row'
      /** The table in which a row was inserted, updated or deleted. */
      table: string
      /** Null: the row belongs to no tenant, and may concern all of them. */
      tenantId: string | null
      id: string | null
      /** Of `VIEWERS`: who looks at the flow. */
      viewer?: Viewer
    }
  /**
   * Anything may have changed: the feed has just started to listen, or listens again after an interruption. Drop all
   * that is cached.
   */
  | { kind: 'everything' }

export interface ChangeFeed {
  /** Calls `listener` for every change from now on. Returns what ends the subscription. */
  onChange(listener: (change: Change) => void): () => void
  /** Resolves when the feed has listened for the first time; rejects if it is closed before. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ChangeFeedOptions extends Pick<ListenerOptions, 'url' | 'heartbeatMs' | 'answerMs'> {
  /** Called for every lost connection and for a listener that threw. The feed continues in both cases. */
  onError?: (error: Error) => void
}

/** What any process commits, as it is announced by the schema's triggers. */
export function createChangeFeed({ onError = () => undefined, ...options }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<(change: Change) => void>()

  function publish(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change)
      } catch (error) {
        onError(asError(error))
      }
    }
  }

  const listener = listenEverywhere({
    ...options,
    channel: CHANGE_CHANNEL,
    name: 'parley-changes',
    isOfOtherServers: payload => {
      const change = readChange(payload)
      return change.kind === 'everything' || OF_ALL_SERVERS.includes(change.table)
    },
    onError,
    onNotice: payload => publish(readChange(payload)),
    onListening: () => publish({ kind: 'everything' }),
  })

  return {
    onChange(onChange) {
      // A function of its own, so that the same listener can be subscribed twice and each subscription ends alone.
      const subscription = (change: Change) => onChange(change)
      listeners.add(subscription)
      return () => void listeners.delete(subscription)
    },
    ready: async () => await listener.ready(),
    async close() {
      listeners.clear()
      await listener.close()
    },
  }
}

/** A payload that is not understood (of a newer schema, for example) is still a change: it may concern any row. */
function readChange(payload: string | undefined): Change {
  try {
    const { table, tenant_id: tenantId, id, viewer } = JSON.parse(payload ?? '') as Record<string, unknown>
    if (typeof table === 'string' && isTextOrNull(tenantId) && isTextOrNull(id))
      return { kind: 'row', table, tenantId, id, ...(viewer === undefined ? {} : { viewer: viewer as Viewer }) }
  } catch {
    // Falls through: not JSON, or not an object.
  }
  return { kind: 'everything' }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
