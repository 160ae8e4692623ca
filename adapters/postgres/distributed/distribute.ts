import pg from 'pg'
import { ExpectedFailure } from '../../../domain/expected-failure.ts'
import { LOCKS } from '../lock-numbers.ts'
import { isDistributed, makePlaces, OF_PLACES } from './places.ts'

/*
 * Turns the tables of a migrated database into those of Citus, from the catalogue, so that a new table is distributed
 * as well: tables with a `tenant_id` by it, `REFERENCES` on every server; the others stay on the coordinator. Values
 * that are unique in the whole installation are entered in a reference table, since no index of one server shows them.
 */

/** Tables that are not of a workspace, and are read or referred to with those that are. */
const REFERENCES = ['organisations', 'tenants', 'config_values', 'sign_in_failures', 'secret_probe', ...OF_PLACES]
/** Written in transactions of workspaces, on whatever server those are. */
const OF_COORDINATOR = ['edge_store_requests']
const UNIQUE_VALUES = 'unique_values'
/** All others have its shards, so that the rows of a workspace are on one server. */
const FIRST = 'executions'

/** The database cannot be distributed: it has no Citus, or no server for the rows. */
export class NotDistributable extends ExpectedFailure {
  constructor(reason: string) {
    super(`${reason} Nothing was changed.`)
    this.name = 'NotDistributable'
  }
}

/**
 * Distributes what is not distributed yet, in one transaction: one that is interrupted has changed nothing.
 * @param shards of each table; default: two for each server that takes rows
 * @returns the tables that were distributed
 * @throws NotDistributable
 */
export async function distribute(url: string, { shards }: { shards?: number | undefined } = {}): Promise<string[]> {
  const db = new pg.Client({ connectionString: url, application_name: 'parley-migrate' })
  await db.connect()
  try {
    await db.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    const servers = await serversOf(db)
    if (!(await isDistributed(db))) await refuseRunning(db)
    await db.query("set citus.multi_shard_modify_mode = 'sequential'; set citus.enable_unsafe_triggers = on")
    await db.query('begin')
    const distributed = await distributeTables(db, shards ?? 2 * servers)
    await db.query('commit')
    await makePlaces(db, url)
    return distributed
  } finally {
    await db.end()
  }
}

/** Processes find out when they start that the database is distributed. */
async function refuseRunning(db: pg.Client): Promise<void> {
  const { rowCount } = await db.query(`
    select
    from pg_stat_activity
    where datname = current_database() and application_name like 'parley%' and application_name <> 'parley-migrate'`)
  if (rowCount !== 0) throw new NotDistributable('Processes of Parley use the database: stop them.')
}

async function serversOf(db: pg.Client): Promise<number> {
  const { rowCount: citus } = await db.query("select from pg_extension where extname = 'citus'")
  if (citus === 0) throw new NotDistributable('The database has no extension "citus".')
  const { rowCount: servers } = await db.query(
    "select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'",
  )
  if (servers === null || servers === 0)
    throw new NotDistributable('No server takes rows: add servers with citus_add_node.')
  return servers
}

async function distributeTables(db: pg.Client, shards: number): Promise<string[]> {
  const references = await names(db, MISSING_REFERENCES, [REFERENCES])
  const tables = await names(db, MISSING_TABLES, [[...REFERENCES, UNIQUE_VALUES], FIRST])
  if (references.length + tables.length === 0) return []
  const { rows: keys } = await db.query<Key>(FOREIGN_KEYS, [[...references, ...tables]])
  for (const { table, name } of keys) await db.query(`alter table ${table} drop constraint ${name}`)
  if ((await db.query('select where to_regclass($1) is null', [UNIQUE_VALUES])).rowCount === 1) {
    await db.query(FUNCTIONS)
    references.push(UNIQUE_VALUES)
  }
  // Rows are copied without triggers: they would notify, and claim values a second time.
  for (const table of references) {
    const triggers = await dropTriggers(db, table)
    await db.query('select create_reference_table($1)', [table])
    for (const definition of triggers) await db.query(announcedOnce(definition))
  }
  for (const table of OF_COORDINATOR) await db.query('select citus_add_local_table_to_metadata($1)', [table])
  for (const table of tables) {
    const triggers = await dropTriggers(db, table)
    triggers.push(...(await replaceUniqueIndexes(db, table)))
    if (table === FIRST)
      await db.query("select create_distributed_table($1, 'tenant_id', colocate_with => 'none', shard_count => $2)", [
        table,
        shards,
      ])
    else await db.query("select create_distributed_table($1, 'tenant_id', colocate_with => $2)", [table, FIRST])
    for (const definition of triggers) await db.query(definition)
  }
  for (const key of keys) await restoreForeignKey(db, key)
  return [...references, ...tables]
}

const MISSING_REFERENCES = `
  select name
  from unnest($1::text[]) with ordinality as r(name, at)
  where to_regclass(name) not in (select logicalrelid from pg_dist_partition where partmethod = 'n')
  order by at`

const MISSING_TABLES = `
  select c.relname as name
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all($1::text[]) and c.oid not in (select logicalrelid from pg_dist_partition)
  order by c.relname <> $2, c.oid`

type Key = { table: string; name: string; definition: string; referred: string; cleared: string | null }
/** `cleared`: the column that becomes null when what it refers to is deleted. */
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition,
    confrelid::regclass::text as referred,
    (select attname from pg_attribute where attrelid = conrelid and attnum = confdelsetcols[1]) as cleared
  from pg_constraint
  where contype = 'f' and conparentid = 0
    and (conrelid::regclass::text = any($1::text[]) or confrelid::regclass::text = any($1::text[]))
  order by oid`

/** @returns their definitions */
async function dropTriggers(db: pg.Client, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition
    from pg_trigger
    where tgrelid = $1::text::regclass and not tgisinternal`,
    [table],
  )
  for (const { name } of rows) await db.query(`drop trigger ${name} on ${table}`)
  return rows.map(({ definition }) => definition)
}

/**
 * The triggers of a reference table run on every server. Only that of the session which writes may notify: the others'
 * transactions are prepared, which one that notifies cannot be.
 */
function announcedOnce(definition: string): string {
  const isOwn = "current_setting('application_name') NOT LIKE 'citus_internal%'"
  return definition.replace(' EXECUTE ', ` WHEN (${isOwn}) EXECUTE `)
}

/** Citus has no `on delete set null` for keys with the workspace: a trigger does the same. */
async function restoreForeignKey(db: pg.Client, { table, name, definition, referred, cleared }: Key): Promise<void> {
  const restored = definition.replace(/ ON DELETE SET NULL .*$/, '')
  await db.query(`alter table ${table} add constraint ${name} ${restored}`)
  if (cleared !== null)
    await db.query(`
      create trigger ${table}_${cleared}_cleared before delete on ${referred}
      for each row execute function parley_clear_reference('${table}', '${cleared}')`)
}

/**
 * The values that decide the workspace of a request, by the name of the unique index that they had: a row claims its
 * value when it is written. And what clears references.
 */
const FUNCTIONS = `
  create table ${UNIQUE_VALUES} (
    name text not null,
    value text not null,
    primary key (name, value)
  );
  create function parley_claim_value() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from public.${UNIQUE_VALUES} where name = tg_argv[0] and value = to_jsonb(old) ->> tg_argv[1];
    end if;
    if tg_op <> 'DELETE' then
      insert into public.${UNIQUE_VALUES} (name, value) values (tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
    end if;
    return null;
  end $$;
  -- The table is that of the place, or the distributed one.
  create function parley_clear_reference() returns trigger language plpgsql as $$
  begin
    execute format('update %I set %I = null where tenant_id = $1 and %2$I = $2', tg_argv[0], tg_argv[1])
      using old.tenant_id, old.id;
    return old;
  end $$`

type UniqueIndex = { index: string; definition: string; column: string; constraint: string | null }
const UNIQUE_OF_ALL = `
  select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as definition, min(a.attname) as column,
    k.conname as constraint
  from pg_index i
  left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'u'
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::smallint[])
  where i.indrelid = $1::text::regclass and i.indisunique
  group by i.indexrelid, k.conname
  having not bool_or(a.attname = 'tenant_id')
  order by i.indexrelid`

/** @returns the triggers that take their place */
async function replaceUniqueIndexes(db: pg.Client, table: string): Promise<string[]> {
  const triggers: string[] = []
  const { rows } = await db.query<UniqueIndex>(UNIQUE_OF_ALL, [table])
  for (const { index, definition, column, constraint } of rows) {
    await db.query(constraint === null ? `drop index ${index}` : `alter table ${table} drop constraint ${constraint}`)
    await db.query(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'))
    await db.query(
      `insert into ${UNIQUE_VALUES} (name, value) select '${index}', to_jsonb(t) ->> '${column}' from ${table} t`,
    )
    triggers.push(`
      create trigger ${index}_once after insert or delete or update of ${column} on ${table}
      for each row execute function parley_claim_value('${index}', '${column}')`)
  }
  return triggers
}

async function names(db: pg.Client, query: string, values: unknown[]): Promise<string[]> {
  return (await db.query<{ name: string }>(query, values)).rows.map(({ name }) => name)
}
