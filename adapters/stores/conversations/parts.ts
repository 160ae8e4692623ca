import type { Expressions } from '../../postgres/statement.ts'

/**
 * Part of a statement that writes the conversation a new execution belongs to: creates it, or merges into the one that
 * exists and reopens it. Yields its id. `speaks`: whether the statement writes messages.
 */
export function conversationPart({
  tenantId,
  conversationId,
  keyId,
  locale,
  variables,
  splitChoices,
  now,
  speaks,
  when,
}: Expressions<
  'tenantId' | 'conversationId' | 'keyId' | 'locale' | 'variables' | 'splitChoices' | 'now' | 'speaks' | 'when'
>): string {
  return `conversation as (
    insert into conversations as c (tenant_id, id, key_id, locale, variables, split_choices, active_at, created_at,
      updated_at)
    select ${tenantId}, ${conversationId}, ${keyId}, ${locale}, ${variables}, ${splitChoices}, ${now}, ${now}, ${now}
    where ${when}
    on conflict (tenant_id, id) do update
      set variables = c.variables || excluded.variables,
        split_choices = c.split_choices || excluded.split_choices,
        closed_at = null,
        active_at = case when ${speaks} then excluded.active_at else c.active_at end,
        updated_at = excluded.updated_at
    returning c.id
  )`
}

/** Part of a statement that merges what a turn set into the conversation of its execution. */
export function conversationMergedPart({
  tenantId,
  conversationId,
  variables,
  splitChoices,
  now,
  speaks,
  when,
}: Expressions<'tenantId' | 'conversationId' | 'variables' | 'splitChoices' | 'now' | 'speaks' | 'when'>): string {
  return `conversation_merged as (
    update conversations
    set variables = variables || ${variables},
      split_choices = split_choices || ${splitChoices},
      active_at = case when ${speaks} then ${now} else active_at end,
      updated_at = ${now}
    where tenant_id = ${tenantId} and id = ${conversationId} and ${when}
  )`
}

/** A message of a turn. */
export type MessageWrite = {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  blocks: unknown[] | null
  tokenUsage: unknown
}

/** Part of a statement that writes messages. `source` is jsonb: an array of MessageWrite. */
export function messagesPart({
  source,
  tenantId,
  conversationId,
  executionId,
  now,
  when,
}: Expressions<'source' | 'tenantId' | 'conversationId' | 'executionId' | 'now' | 'when'>): string {
  return `messages_written as (
    insert into messages (tenant_id, id, conversation_id, execution_id, role, text, blocks, token_usage, created_at)
    select ${tenantId}, m.id, ${conversationId}, ${executionId}, m.role, m.text, m.blocks, m."tokenUsage", ${now}
    from jsonb_to_recordset(${source}) as m(id uuid, role text, text text, blocks jsonb, "tokenUsage" jsonb)
    where ${when}
  )`
}
