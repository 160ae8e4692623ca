import type { Outside } from './workload.ts'
import type { Reply, Visit, Visitors } from './visitors.ts'

/**
 * An observed effect: the key under which it is expected once, and its identity. Equal identities are the same effect.
 */
export type Sighting = { key: string; id: string }
/** Observations outside the service, by the name of the effect. */
export type World = {
  tenantId: string
  visits: Visit[]
  keys: string[]
  receipts: Map<string, string>
  seen: Record<OutsideEffect, Sighting[]>
}
export type OutsideEffect = 'orders' | 'webhooks' | 'replies'
/** `expected` are keys; one that is expected several times is listed several times. */
type Expected = { expected: (world: World) => string[] }
export type StoredEffect = Expected & {
  name: string
  /** Selects `key` and `id` of every effect of the workspace `$1`. */
  select: string
  /** Where it is stored: the rows of the table that match `where`. */
  table: string
  where?: string
  /** The index that refuses a second row. */
  unique?: string
}
export type SeenEffect = Expected & { name: OutsideEffect }
export type Effect = StoredEffect | SeenEffect

const forEachRun =
  (names: (visit: Visit, world: World) => string[]) =>
  (world: World): string[] =>
    world.visits.flatMap(visit => names(visit, world).map(name => `${visit.run} ${name}`))

/** Executions with the run that led to them: their conversation, or the one that the event from outside names. */
const EXECUTIONS = `(
  select x.id, x.trigger->>'name' as name, coalesce(d.data->>'run', x.conversation_id::text) as run
  from executions x
  left join domain_events d on d.tenant_id = x.tenant_id and d.id = (x.trigger->>'eventId')::uuid
  where x.tenant_id = $1
) e`

const COMPLETED = [
  ...['one', 'two', 'order', 'confirm', 'ordered', 'sub', 'sub', 'four', 'ship', 'tell', 'five', 'done'],
  ...['three', 'back', 'answer', 'tell', 'paid'],
]
const WAITED = ['ask', 'pause', 'rest', 'acknowledged', 'rest']

/** Every kind of effect that the workload has, with the promise of the contract that it is seen once. */
export const EFFECTS: Effect[] = [
  {
    name: 'runs',
    select: `select e.run || ' ' || e.name as key, e.id from ${EXECUTIONS}`,
    table: 'executions',
    expected: forEachRun(() => ['chaos', 'chaos.finished', 'chaos.paid']),
  },
  {
    name: 'steps',
    select: `
      select e.run || ' ' || l.kind || ' ' || l.node_id as key, l.id
      from event_log l
      join ${EXECUTIONS} on e.id = l.execution_id
      where l.kind like 'step%'`,
    table: 'event_log',
    where: "kind like 'step%'",
    expected: forEachRun(() => [
      ...COMPLETED.map(node => `step_completed ${node}`),
      ...WAITED.flatMap(node => [`step_waiting ${node}`, `step_resumed ${node}`]),
    ]),
  },
  {
    name: 'messages',
    select: `
      select m.conversation_id || ' ' || coalesce(
          m.text, (
            select string_agg(coalesce(b->'payload'->>'text', b->'payload'->>'prompt'), ' ')
            from jsonb_array_elements(m.blocks) b
          ), 'nothing shown'
        ) as key, m.id
      from messages m
      where m.tenant_id = $1`,
    table: 'messages',
    expected: forEachRun(({ run, surface }, { receipts }) => [
      ...(surface === 'chat' ? ['Go'] : []),
      ...['Go on?', 'yes', `Confirmed ${run}`, 'nothing shown'],
      `Counted to 5 with ${String(receipts.get(`${run} order`))} and ${String(receipts.get(`${run} ship`))}`,
    ]),
  },
  {
    name: 'model calls',
    select: `select e.run || ' ' || e.name as key, c.id from model_calls c join ${EXECUTIONS} on e.id = c.execution_id`,
    table: 'model_calls',
    expected: forEachRun(() => ['chaos', 'chaos.finished']),
  },
  {
    name: 'events',
    select: "select data->>'run' || ' ' || name as key, id from domain_events where tenant_id = $1",
    table: 'domain_events',
    expected: forEachRun(() => ['chaos.finished', 'chaos.acknowledged', 'chaos.paid']),
  },
  {
    name: 'goals',
    select: `
      select c.props->>'run' || ' ' || g.code as key, c.id
      from goal_completions c
      join goals g on g.tenant_id = c.tenant_id and g.id = c.goal_id
      where c.tenant_id = $1`,
    table: 'goal_completions',
    unique: 'goal_completions_external_ref',
    expected: forEachRun(() => ['ordered', 'paid', 'converted', 'seen']),
  },
  {
    name: 'telemetry',
    select: "select properties->>'run' || ' ' || name as key, id from telemetry_events where tenant_id = $1",
    table: 'telemetry_events',
    expected: forEachRun(() => ['page_seen']),
  },
  { name: 'orders', expected: forEachRun(() => ['order', 'ship']) },
  {
    name: 'webhooks',
    expected: forEachRun(({ surface }) => [
      'chat.session.opened',
      // The run that `chaos.paid` starts has a conversation of its own, which no key opened.
      ...['ordered', 'converted', 'seen'].map(goal => `goal.completion.created ${goal}`),
      ...(surface === 'chat' ? ['trigger waiting_input ask', 'resume waiting_time confirm'] : []),
      ...['resume waiting_time', 'resume waiting_time', 'resume completed done', 'resume completed'],
    ]),
  },
  { name: 'replies', expected: ({ keys }) => keys },
]

type Payload = {
  event: string
  conversation_id: string
  mode?: string
  status?: string
  goal_code?: string
  blocks?: { meta: { source_node_id: string } }[]
}

/** Effects outside the service, by the keys of their receivers. */
export function worldOf(
  { shop, hooks, receipts }: Outside,
  { visits, keys, replies }: Visitors,
  tenantId: string,
): World {
  const surfaces = new Map(visits.map(({ run, surface }) => [run, surface]))
  return {
    tenantId,
    visits,
    keys,
    receipts,
    seen: {
      orders: shop.received.map(({ path, headers, body }) => ({
        key: `${(JSON.parse(body) as { run: string }).run} ${path.slice(1)}`,
        id: String(headers['idempotency-key']),
      })),
      webhooks: hooks.received.flatMap(({ headers, body }) => {
        const { event, conversation_id: run, mode, status, goal_code: goal, blocks = [] } = JSON.parse(body) as Payload
        const nodes = blocks.map(({ meta }) => ` ${meta.source_node_id}`).join('')
        const surface = surfaces.get(run)
        // A session whose reply was lost is opened again, for another conversation.
        if (surface === undefined) return []
        // The caller of the engine gets its reply without a webhook, unless a worker had to finish the turn.
        if (surface === 'engine' && nodes === ' confirm') return []
        const what = goal === undefined ? event : `${event} ${goal}`
        return {
          key: `${run} ${mode === undefined ? what : `${mode} ${String(status)}${nodes}`}`,
          id: String(headers['x-service-event-id']),
        }
      }),
      replies: replies.map(({ key, text }: Reply) => ({ key, id: text })),
    },
  }
}
