/** A shard of a table; `numbered`: the column that a sequence numbers. */
export type Shard = { schema: string; table: string; shard: string; numbered: string | null }

/** The view of a shard by the name of its table, in the schema of its shard group. */
export function viewOf({ schema, table, shard, numbered }: Shard): string {
  const view = `
    drop view if exists ${schema}.${table};
    create view ${schema}.${table} as select ctid, xmin, t.* from public.${shard} t;`
  if (numbered === null) return view
  return `${sequenceOf(shard, numbered)} ${view}
    alter view ${schema}.${table} alter column ${numbered} set default nextval('public.${shard}_${numbered}');`
}

/**
 * Citus gives a shard no default by a sequence. Its own goes on from the rows that the shard has when it is made or has
 * come from another server, and is dropped with the shard.
 */
function sequenceOf(shard: string, column: string): string {
  const sequence = `public.${shard}_${column}`
  return `
    do $$ begin
      if to_regclass('${sequence}') is null then
        execute format('create sequence ${sequence} start %s owned by public.${shard}.${column}',
          (select coalesce(max(${column}), 0) + 1 from public.${shard}));
      end if;
    end $$;`
}
