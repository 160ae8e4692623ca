import type { Passage } from '../../../domain/knowledge/passages.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type PassageWrite = Passage & { text: string }
/** What the passages of a document have in common. `language`: a configuration of the text search. */
export type PassagesOf = {
  documentId: string
  sourceId: string
  title: string
  language: string
  labels: readonly string[]
  firstGeneration: number
}

// The title and the headings say what a passage is about; weight A lets them count for more. A word is counted once
// for each passage that has it. The digest is that of the text that `findPassagesToEmbed` has embedded.
const insert = statement(
  'knowledge_insert_passages',
  `
  with cut as (
    select number, start_offset, end_offset, text, array(select jsonb_array_elements_text(headings)) as headings
    from jsonb_to_recordset($6::jsonb)
      as p(number integer, start_offset integer, end_offset integer, headings jsonb, text text)
  ), stemmed as (
    select *,
      setweight(to_tsvector($4::text::regconfig, $5::text || ' ' || array_to_string(headings, ' ')), 'A')
        || to_tsvector($4::text::regconfig, text) as terms
    from cut
  ), counted as (
    select stemmed.*, words.length, words.repeated
    from stemmed
    cross join lateral (
      select coalesce(sum(cardinality(u.positions)), 0)::integer as length,
        coalesce(jsonb_object_agg(u.lexeme, weighed.count) filter (where weighed.count > 1), '{}') as repeated
      from unnest(terms) u
      cross join lateral (
        select cardinality(u.positions) + cardinality(array_positions(u.weights, 'A')) as count
      ) weighed
    ) words
  ), inserted as (
    insert into knowledge_passages (tenant_id, document_id, number, source_id, language, start_offset, end_offset,
      headings, text, terms, length, repeated, digest, first_generation,
      labels)
    select $1, $2, number, $3, $4, start_offset, end_offset, headings, text,
      terms, length, repeated,
      sha256(convert_to(concat_ws(e'\\n', $5::text, array_to_string(headings, ' › '), text), 'UTF8')), $7::integer,
      $8::text[]
    from counted
  ), corpus as (
    insert into knowledge_corpora as c (tenant_id, language, passages, length)
    select $1, $4, count(*), coalesce(sum(length), 0) from counted having count(*) > 0
    on conflict (tenant_id, language) do update
    set passages = c.passages + excluded.passages, length = c.length + excluded.length
  )
  insert into knowledge_terms as t (tenant_id, language, term, passages)
  select $1, $4, u.lexeme, count(*) from counted, unnest(counted.terms) u group by u.lexeme
  on conflict (tenant_id, language, term) do update set passages = t.passages + excluded.passages`,
)

/** Under the lock of the workspace's knowledge. */
export async function insertPassages(
  db: Queryable,
  tenantId: string,
  { documentId, sourceId, title, language, labels, firstGeneration }: PassagesOf,
  passages: readonly PassageWrite[],
): Promise<void> {
  const rows = passages.map(({ start, end, headings, text }, number) => ({
    ...{ number, headings, text },
    start_offset: start,
    end_offset: end,
  }))
  const written = JSON.stringify(rows)
  await insert(db, [tenantId, documentId, sourceId, language, title, written, firstGeneration, labels])
}

const remove = statement(
  'knowledge_delete_passages',
  `
  with gone as (
    delete from knowledge_passages where tenant_id = $1 and document_id = any($2::uuid[])
    returning language, terms, length
  ), corpus as (
    update knowledge_corpora c
    set passages = c.passages - g.passages, length = c.length - g.length
    from (select language, count(*) as passages, sum(length) as length from gone group by language) g
    where c.tenant_id = $1 and c.language = g.language
  )
  update knowledge_terms t
  set passages = t.passages - g.passages
  from (
    select gone.language, u.lexeme, count(*) as passages
    from gone, unnest(gone.terms) u
    group by gone.language, u.lexeme
  ) g
  where t.tenant_id = $1 and t.language = g.language and t.term = g.lexeme`,
)
const forget = statement('knowledge_delete_terms', 'delete from knowledge_terms where tenant_id = $1 and passages <= 0')

/** Under the lock of the workspace's knowledge. */
export async function deletePassages(db: Queryable, tenantId: string, documents: readonly string[]): Promise<void> {
  await remove(db, [tenantId, documents])
  await forget(db, [tenantId])
}

const ofDocument = statement<StoredPassage>(
  'knowledge_passages_of',
  `
  select number, start_offset as "start", end_offset as "end", headings, text, length
  from knowledge_passages
  where tenant_id = $1 and document_id = $2
  order by number`,
)

/** `length`: how many words the search counts. */
export type StoredPassage = PassageWrite & { number: number; length: number }

export async function findPassages(db: Queryable, tenantId: string, documentId: string): Promise<StoredPassage[]> {
  return await ofDocument(db, [tenantId, documentId])
}
