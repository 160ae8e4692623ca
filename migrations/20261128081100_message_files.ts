import type { Knex } from 'knex'

const CHANGES = [
  ['text, blocks, block_text, token_usage,', 'text, blocks, block_text, files, token_usage,'],
  ['m.blocks, m."blockText",', 'm.blocks, m."blockText", m.files,'],
  ['"blockText" text, "tokenUsage" jsonb', '"blockText" text, files jsonb, "tokenUsage" jsonb'],
] as const

/** Files that a visitor sent with a message: their ids, names, types and sizes, which the turn writes with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table messages add column files jsonb')
  await changeFunction(knex, CHANGES)
}

export async function down(knex: Knex): Promise<void> {
  await changeFunction(
    knex,
    CHANGES.map(([before, after]) => [after, before] as const),
  )
  await knex.raw('alter table messages drop column files')
}

async function changeFunction(knex: Knex, changes: readonly (readonly [string, string])[]): Promise<void> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_functiondef(oid) as definition from pg_proc where proname = 'commit_turn'`,
  )
  const [found, ...others] = rows
  if (found === undefined || others.length > 0) throw new Error('there is not exactly one function commit_turn')
  let { definition } = found
  for (const [before, after] of changes) {
    if (!definition.includes(before)) throw new Error(`the function commit_turn has no ${before}`)
    definition = definition.replace(before, after)
  }
  // Through a parameter: the definition contains question marks and colons, which mean something to the query builder.
  await knex.raw(`select set_config('parley.definition', ?, true)`, [definition])
  await knex.raw(`do $do$ begin execute current_setting('parley.definition'); end $do$`)
}
