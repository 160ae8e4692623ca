import type { Expressions } from '../../postgres/statement.ts'

/**
 * Part of a statement that records completions: `rows` selects their tenant_id, id, goal_id, source, conversation_id,
 * execution_id, flow_id, locale, value_micros, currency, props, occurred_at and created_at.
 */
export function completionsPart({ rows }: Expressions<'rows'>): string {
  return `completions_recorded as (
    insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, execution_id, flow_id, locale,
      value_micros, currency, props, occurred_at, created_at)
    ${rows}
  )`
}
