import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { inGeneration, isLabelled, type Labelled, type PassageName } from './search.ts'

/** The vectors of a workspace's passages from one model. */
export type VectorSet = {
  id: string
  /** The code of the connection. */
  connection: string
  model: string
  /** Null before the first vector. */
  dimensions: number | null
  /** Whether questions are compared with it. */
  answers: boolean
  costMicros: number
  /** Attempts in a row that failed, and why the last one did. */
  failures: number
  failure: string | null
  /** When a worker goes on; later than now while one is at work. */
  dueAt: Date
}
export type Model = Pick<VectorSet, 'connection' | 'model'>

const COLUMNS = 'id, connection, model, dimensions, answers, cost_micros, failures, failure, due_at'
const sets = statement<object>(
  'knowledge_vector_sets',
  `select ${COLUMNS} from knowledge_vector_sets where tenant_id = $1 order by answers desc, id`,
)

/** Those that answer first. */
export async function findVectorSets(db: Queryable, tenantId: string): Promise<VectorSet[]> {
  return (await sets(db, [tenantId])).map(row => fromRow<VectorSet>(row))
}

const start = statement(
  'knowledge_vector_set_start',
  `
  insert into knowledge_vector_sets (tenant_id, id, connection, model, answers, due_at)
  select $1, $2, $3, $4, not exists (select from knowledge_vector_sets where tenant_id = $1 and answers), $5
  on conflict do nothing`,
)

/** It answers from the first vector on where no other does. */
export async function startVectorSet(
  db: Queryable,
  tenantId: string,
  { id, connection, model, now }: Model & { id: string; now: Date },
): Promise<void> {
  await start(db, [tenantId, id, connection, model, now])
}

const removeOthers = statement(
  'knowledge_vector_sets_delete',
  'delete from knowledge_vector_sets where tenant_id = $1 and not (id = any($2::uuid[]))',
)

export async function deleteVectorSetsBut(db: Queryable, tenantId: string, kept: readonly string[]): Promise<void> {
  await removeOthers(db, [tenantId, kept])
}

const answer = statement(
  'knowledge_vector_set_answer',
  'update knowledge_vector_sets set answers = true where tenant_id = $1 and id = $2',
)

/** Once no other does. */
export async function letAnswer(db: Queryable, tenantId: string, setId: string): Promise<void> {
  await answer(db, [tenantId, setId])
}

const claim = statement(
  'knowledge_vector_set_claim',
  `
  update knowledge_vector_sets
  set due_at = $4
  where tenant_id = $1 and id = $2 and due_at <= $3
  returning 1 as one`,
)

/** Whether it was due: no other worker gets it before `until`. */
export async function claimVectorSet(
  db: Queryable,
  tenantId: string,
  setId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  return (await claim(db, [tenantId, setId, now, until])).length > 0
}

const went = statement(
  'knowledge_vector_set_note',
  `
  update knowledge_vector_sets
  set dimensions = coalesce(dimensions, $3), cost_micros = cost_micros + $4, failure = $5,
    failures = case when $5::text is null then 0 else failures + 1 end, due_at = $6
  where tenant_id = $1 and id = $2`,
)

/** What an attempt led to. */
export async function noteAttempt(
  db: Queryable,
  tenantId: string,
  setId: string,
  attempt: Pick<VectorSet, 'dimensions' | 'costMicros' | 'failure' | 'dueAt'>,
): Promise<void> {
  const { dimensions, costMicros, failure, dueAt } = attempt
  await went(db, [tenantId, setId, dimensions, costMicros, failure, dueAt])
}

export type PassageToEmbed = { digest: Buffer; text: string }

// Of equal passages any one: their text is the same.
const missing = statement<PassageToEmbed>(
  'knowledge_passages_to_embed',
  `
  with missing as materialized (
    select distinct p.digest
    from knowledge_passages p
    where p.tenant_id = $1
      and not exists (
        select from knowledge_vectors v where v.tenant_id = $1 and v.set_id = $2 and v.digest = p.digest
      )
    order by p.digest
    limit $3
  )
  select distinct on (m.digest) m.digest,
    concat_ws(e'\\n', d.title, array_to_string(p.headings, ' › '), p.text) as text
  from missing m
  join knowledge_passages p on p.tenant_id = $1 and p.digest = m.digest
  join knowledge_documents d on d.tenant_id = $1 and d.id = p.document_id
  order by m.digest`,
)

/** Passages that have no vector of the set yet, each different one once. */
export async function findPassagesToEmbed(
  db: Queryable,
  tenantId: string,
  setId: string,
  limit: number,
): Promise<PassageToEmbed[]> {
  return await missing(db, [tenantId, setId, limit])
}

export type VectorWrite = { digest: Buffer; signs: string; numbers: Buffer }

// Not of a passage that was deleted, or a set that was given up, in the meantime.
const insert = statement(
  'knowledge_insert_vectors',
  `
  insert into knowledge_vectors (tenant_id, set_id, digest, signs, numbers)
  select $1, $2, n.digest, n.signs::bit varying, n.numbers
  from unnest($3::bytea[], $4::text[], $5::bytea[]) as n(digest, signs, numbers)
  where exists (select from knowledge_passages p where p.tenant_id = $1 and p.digest = n.digest)
    and exists (select from knowledge_vector_sets s where s.tenant_id = $1 and s.id = $2)
  on conflict do nothing`,
)

export async function insertVectors(
  db: Queryable,
  tenantId: string,
  setId: string,
  vectors: readonly VectorWrite[],
): Promise<void> {
  await insert(db, [
    ...[tenantId, setId],
    ...[vectors.map(({ digest }) => digest), vectors.map(({ signs }) => signs)],
    vectors.map(({ numbers }) => numbers),
  ])
}

const forget = statement(
  'knowledge_forget_vectors',
  `
  delete from knowledge_vectors v
  where v.tenant_id = $1
    and not exists (select from knowledge_passages p where p.tenant_id = $1 and p.digest = v.digest)`,
)

/** Of passages that are gone. Under the lock of the workspace's knowledge. */
export async function forgetVectors(db: Queryable, tenantId: string): Promise<void> {
  await forget(db, [tenantId])
}

const counts = statement<{ setId: string | null; passages: number }>(
  'knowledge_vector_counts',
  `
  select null::uuid as "setId", count(distinct digest)::integer as passages
  from knowledge_passages
  where tenant_id = $1
  union all
  select set_id, count(*)::integer
  from knowledge_vectors
  where tenant_id = $1
  group by set_id`,
)

/** How many different passages there are, and of how many each set has a vector. */
export async function countVectors(
  db: Queryable,
  tenantId: string,
): Promise<{ passages: number; bySet: Map<string, number> }> {
  const rows = await counts(db, [tenantId])
  return {
    passages: rows.find(({ setId }) => setId === null)?.passages ?? 0,
    bySet: new Map(rows.flatMap(({ setId, passages }) => (setId === null ? [] : [[setId, passages]]))),
  }
}

export type NearQuery = {
  setId: string
  generation: number
  signs: string
  sources: readonly string[] | null
  labelled: Labelled | undefined
  /** Configurations of the text search. */
  languages: readonly string[]
  limit: number
}
/** A vector near the question, with the passages that have it. */
export type NearVector = { numbers: Buffer; passages: (PassageName & { language: string })[] }

// Not prepared, so that the planner knows how many sources are asked for. All vectors of the set are compared.
const NEAR = `
  with near as materialized (
    select v.digest, bit_count(v.signs # $3::bit varying) as apart
    from knowledge_vectors v
    where v.tenant_id = $1 and v.set_id = $2
      and v.digest in (
        select p.digest from knowledge_passages p
        where p.tenant_id = $1 and p.language = any($5::text[])
          and ($4::uuid[] is null or p.source_id = any($4::uuid[]))
          and ${inGeneration('p', '$7')}
          and ${isLabelled('p', '$8', '$9')}
      )
    order by apart, v.digest
    limit $6
  )
  select v.numbers, (
      select jsonb_agg(jsonb_build_object('documentId', p.document_id, 'number', p.number, 'language', p.language))
      from knowledge_passages p
      where p.tenant_id = $1 and p.digest = n.digest and p.language = any($5::text[])
        and ($4::uuid[] is null or p.source_id = any($4::uuid[]))
        and ${inGeneration('p', '$7')}
        and ${isLabelled('p', '$8', '$9')}
    ) as passages
  from near n
  join knowledge_vectors v on v.tenant_id = $1 and v.set_id = $2 and v.digest = n.digest`

/** The vectors whose signs are most like those of the question. */
export async function findNearVectors(
  db: Queryable,
  tenantId: string,
  { setId, generation, signs, sources, labelled, languages, limit }: NearQuery,
): Promise<NearVector[]> {
  const only = [labelled?.sources ?? null, labelled?.labels ?? null]
  const values = [tenantId, setId, signs, sources, languages, limit, generation, ...only]
  return (await db.query<NearVector>(NEAR, values)).rows
}
