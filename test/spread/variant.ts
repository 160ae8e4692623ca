import pg from 'pg'
import { partitioned, type PartitionedTable } from '../../adapters/postgres/partitions.ts'

/*
 * The schema with every table of workspaces spread over hash partitions by tenant_id, as a distributed PostgreSQL
 * spreads it over machines. Created from the catalogue of the migrated, empty schema, so that a new table is spread as
 * well. Tables without a tenant_id are not partitioned: reference tables, which every machine would have.
 */

/** `T` is spread over `T_h0` to `T_h3`; the partitions of a time likewise. */
const PARTITIONS = 4
export const LEAF = /_h(\d)$/

type Table = { name: string; options: string[] | null; partitioned: boolean }
type Index = { definition: string; constraint: string | null; unique: boolean; ofTenant: boolean; column: string }

export async function spreadTenants(url: string): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    await db.query('begin')
    await spreadNewPartitions(db)
    await db.query(GLOBAL_VALUES)
    await db.query(INSERTS)
    const tables = await rows<Table>(db, TABLES)
    const references = await rows<{ table: string; name: string; definition: string }>(db, REFERENCES)
    for (const { table, name } of references) await db.query(`alter table ${table} drop constraint ${name}`)
    for (const table of tables) await spread(db, table)
    for (const { table, name, definition } of references)
      await db.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { name } of tables.filter(table => table.partitioned)) {
      const { period, options } = partitioned[name as PartitionedTable]
      await db.query('select parley_make_partitions($1, $2, now(), 1, $3)', [name, period, options])
    }
    await db.query('commit')
  } finally {
    await db.end()
  }
}

const TABLES = `
  select c.relname as name, c.reloptions as options, c.relkind = 'p' as partitioned
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.oid`

const REFERENCES = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0
  order by oid`

const SEQUENCES = `
  select objid::regclass::text as name
  from pg_depend
  where classid = 'pg_class'::regclass and deptype = 'a' and refobjsubid > 0 and refobjid = $1::text::regclass
    and objid in (select oid from pg_class where relkind = 'S')`

const TRIGGERS = `
  select pg_get_triggerdef(oid) as definition
  from pg_trigger
  where tgrelid = $1::text::regclass and not tgisinternal
  order by tgname`

// Indexes of only one partition, such as the default one, have no parent.
const INDEXES = `
  select replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition, k.conname as constraint,
    i.indisunique as unique, bool_or(a.attname = 'tenant_id') as "ofTenant", min(a.attname) as column
  from pg_index i
  left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::smallint[])
  where i.indrelid = $1::text::regclass and not exists (select from pg_inherits h where h.inhrelid = i.indexrelid)
  group by i.indexrelid, i.indisunique, k.conname
  order by i.indexrelid`

async function spread(db: pg.Client, table: Table): Promise<void> {
  const { name } = table
  const rest = `${name}_default`
  const indexes = await rows<Index>(db, INDEXES, [name])
  const restIndexes = table.partitioned ? await rows<Index>(db, INDEXES, [rest]) : []
  const constraints = await rows<{ name: string; definition: string }>(db, KEYS, [name])
  const triggers = await rows<{ definition: string }>(db, TRIGGERS, [name])
  await db.query(`create table parley_spread (like ${name} including all excluding indexes)
    partition by ${table.partitioned ? 'range (id)' : 'hash (tenant_id)'}`)
  const sequences = await rows<{ name: string }>(db, SEQUENCES, [name])
  // The new table goes on counting with them.
  for (const sequence of sequences) await db.query(`alter sequence ${sequence.name} owned by none`)
  await db.query(`drop table ${name}`)
  await db.query(`alter table parley_spread rename to ${name}`)
  if (table.partitioned)
    await db.query(`create table ${rest} partition of ${name} default partition by hash (tenant_id)`)
  await makeLeaves(db, table.partitioned ? rest : name, table.options)
  for (const index of indexes) await makeIndex(db, name, index, constraints)
  for (const { definition } of restIndexes) await db.query(definition)
  for (const { definition } of triggers) await db.query(definition)
  await db.query(`create trigger ${name}_inserts after insert on ${name} referencing new table as inserted
    for each statement execute function parley_test_report_insert()`)
}

const KEYS = `
  select conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where conrelid = $1::text::regclass and contype in ('p', 'u')`

async function makeLeaves(db: pg.Client, parent: string, options: string[] | null): Promise<void> {
  const storage = options === null ? '' : `with (${options.join(', ')})`
  for (let remainder = 0; remainder < PARTITIONS; remainder += 1)
    await db.query(`create table ${parent}_h${String(remainder)} partition of ${parent}
      for values with (modulus ${String(PARTITIONS)}, remainder ${String(remainder)}) ${storage}`)
}

async function makeIndex(
  db: pg.Client,
  table: string,
  { definition, constraint, unique, ofTenant, column }: Index,
  constraints: { name: string; definition: string }[],
): Promise<void> {
  if (unique && !ofTenant) {
    await db.query(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX'))
    const name = /INDEX (\w+) ON/.exec(definition)?.[1] ?? ''
    await db.query(`
      create trigger ${name}_once after insert or delete or update of ${column} on ${table}
      for each row execute function parley_claim_value('${name}', '${column}')`)
  } else if (constraint === null) await db.query(definition)
  else {
    const key = constraints.find(({ name }) => name === constraint)
    await db.query(`alter table ${table} add constraint ${constraint} ${key?.definition ?? ''}`)
  }
}

/**
 * Values that have to be unique in all workspaces, since they decide the workspace of a request. Machines that each
 * store some workspaces cannot enforce this with a local index: the values are also in a reference table.
 */
const GLOBAL_VALUES = `
  create table parley_test_global_values (
    name text not null,
    value text not null,
    primary key (name, value)
  );
  create function parley_claim_value() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from parley_test_global_values where name = tg_argv[0] and value = to_jsonb(old) ->> tg_argv[1];
    end if;
    if tg_op <> 'DELETE' then
      insert into parley_test_global_values (name, value) values (tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
    end if;
    return null;
  end $$;`

/** The plan of an insert does not show where its rows go. */
const INSERTS = `
  create function parley_test_report_insert() returns trigger language plpgsql as $$
  declare
    workspaces integer := (select count(distinct tenant_id) from inserted);
  begin
    if workspaces > 1 then
      raise log 'inserted for % workspaces: %', workspaces, current_query();
    end if;
    return null;
  end $$;`

/** A partition by time that a worker creates is spread from the start. */
async function spreadNewPartitions(db: pg.Client): Promise<void> {
  const [made] = await rows<{ definition: string }>(
    db,
    "select pg_get_functiondef('parley_make_partitions'::regproc) as definition",
  )
  const whole = "execute format('create table %I (like %I including all) %s', name, parent, options);"
  const definition = made?.definition ?? ''
  if (!definition.includes(whole)) throw new Error('parley_make_partitions makes partitions in another way now')
  await db.query(
    definition.replace(
      whole,
      `execute format('create table %I (like %I including all) partition by hash (tenant_id)', name, parent);
        for remainder in 0 .. ${String(PARTITIONS - 1)} loop
          execute format(
            'create table %I partition of %I for values with (modulus ${String(PARTITIONS)}, remainder %s) %s',
            name || '_h' || remainder, name, remainder, options);
        end loop;`,
    ),
  )
}

async function rows<Row extends pg.QueryResultRow>(
  db: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await db.query<Row>(text, values)).rows
}
