import type { Candidate, QueryTerm } from '../../../domain/knowledge/bm25.ts'
import { LENGTHS_APART, type KnownWord } from '../../../domain/knowledge/similar-words.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { tenantWord } from './passages.ts'

/**
 * The passages of a workspace in one language, in all of its generations. `language`: a configuration of the text
 * search.
 */
export type LanguageCorpus = { language: string; passages: number; averageLength: number }

const corpora = statement<LanguageCorpus>(
  'knowledge_corpora',
  `
  select language, passages, (length::double precision / passages) as "averageLength"
  from knowledge_corpora
  where tenant_id = $1 and passages > 0
  order by language`,
)

export async function findCorpora(db: Queryable, tenantId: string): Promise<LanguageCorpus[]> {
  return await corpora(db, [tenantId])
}

// A question in a language without a stemmer has each of its words.
const terms = statement<QueryTerm & { language: string }>(
  'knowledge_question',
  `
  select l.language, u.lexeme as term, coalesce(t.passages, 0) as passages
  from unnest($2::text[]) as l(language)
  cross join lateral unnest(to_tsvector(l.language::regconfig, $3::text)) u
  left join knowledge_terms t on t.tenant_id = $1 and t.language = l.language and t.term = u.lexeme
  order by l.language, u.positions[1]`,
)

/** The words of a question as each language stems them, with how many passages have them. */
export async function termsOf(
  db: Queryable,
  tenantId: string,
  languages: readonly string[],
  question: string,
): Promise<(QueryTerm & { language: string })[]> {
  return await terms(db, [tenantId, languages, question])
}

// One reading of all words, however many are looked up: the domain chooses among what is found.
const like = statement<KnownWord>(
  'knowledge_words_like',
  `
  select term, passages
  from knowledge_terms
  where tenant_id = $1 and language = $2 and passages > 0
    and (
      (left(term, 1) = any($3::text[]) and length(term) between $4 and $5)
      or left(term, 4) = any($6::text[]) or right(term, 4) = any($7::text[])
    )`,
)

/**
 * Words of the workspace's passages that these may mean, among others: those with the same first letter and about as
 * long, and where `joins` those that begin or end with the same four letters.
 */
export async function findWordsLike(
  db: Queryable,
  tenantId: string,
  { language, words, joins }: { language: string; words: readonly string[]; joins: boolean },
): Promise<KnownWord[]> {
  const lengths = words.map(({ length }) => length)
  return await like(db, [
    ...[tenantId, language, words.map(word => word.slice(0, 1))],
    ...[Math.min(...lengths) - LENGTHS_APART, Math.max(...lengths) + LENGTHS_APART],
    ...[joins ? words.map(word => word.slice(0, 4)) : [], joins ? words.map(word => word.slice(-4)) : []],
  ])
}

export type PassageName = { documentId: string; number: number }
export type FoundPassage = PassageName & Candidate
export type CandidateQuery = {
  tenantId: string
  generation: number
  language: string
  /** Only of these; null for all. */
  sources: readonly string[] | null
  /** By which passages are looked for. */
  searched: readonly QueryTerm[]
  /** All terms, with how much each tells. */
  weighed: readonly { term: string; rarity: number }[]
  /** How many passages are looked at, and how many of these are returned. */
  atMost: { found: number; returned: number }
}

/** Whether the row of passages `p` belongs to the generation. */
export const inGeneration = (p: string, generation: string): string =>
  `${p}.first_generation <= ${generation}
      and (${p}.end_generation is null or ${p}.end_generation > ${generation})`

// Not prepared: a plan that is made without knowing the words reads all passages of the workspace.
const CANDIDATES = `
  with found as materialized (
    select p.document_id, p.number, p.length, p.terms
    from knowledge_passages p
    where p.tenant_id = $1 and p.language = $2 and p.terms @@ $4::tsquery
      and ($3::uuid[] is null or p.source_id = any($3::uuid[]))
      and ${inGeneration('p', '$10')}
    limit $8
  ), best as (
    select f.*, (
      select sum(w.rarity) from unnest($6::text[], $7::double precision[]) as w(query, rarity)
      where f.terms @@ w.query::tsquery
    ) as told
    from found f
    order by told desc, document_id, number
    limit $9
  )
  select b.document_id as "documentId", b.number, b.length, (
      select jsonb_object_agg(u.lexeme, cardinality(u.positions) + cardinality(array_positions(u.weights, 'A')))
      from unnest(b.terms) u
      where u.lexeme = any($5::text[])
    ) as frequencies,
    (select count(*) from found)::integer as found
  from best b`

/** The passages that speak most of what is asked; a word in a title or heading counts twice. */
export async function findCandidates(
  db: Queryable,
  { tenantId, generation, language, sources, searched, weighed, atMost }: CandidateQuery,
): Promise<{ found: number; candidates: FoundPassage[] }> {
  const query = `${quoted(tenantWord(tenantId))} & (${searched.map(({ term }) => quoted(term)).join(' | ')})`
  const names = weighed.map(({ term }) => term)
  const { rows } = await db.query<FoundPassage & { found: number }>(CANDIDATES, [
    ...[tenantId, language, sources, query, names, names.map(quoted)],
    weighed.map(({ rarity }) => rarity),
    ...[atMost.found, atMost.returned, generation],
  ])
  return { found: rows[0]?.found ?? 0, candidates: rows.map(({ found: _, ...candidate }) => candidate) }
}

/** A word as the syntax of queries has it. */
function quoted(term: string): string {
  return `'${term.replaceAll(/['\\]/g, '$&$&')}'`
}

/** A passage as it is shown, with where it is from. */
export type ShownPassage = PassageName & {
  sourceId: string
  url: string
  title: string
  headings: string[]
  text: string
  start: number
  end: number
}

const shown = statement<ShownPassage>(
  'knowledge_shown_passages',
  `
  select p.document_id as "documentId", p.number, p.source_id as "sourceId", d.url, d.title, p.headings, p.text,
    p.start_offset as "start", p.end_offset as "end"
  from unnest($2::uuid[], $3::integer[]) as n(document_id, number)
  join knowledge_passages p on p.tenant_id = $1 and p.document_id = n.document_id and p.number = n.number
  join knowledge_documents d on d.tenant_id = $1 and d.id = n.document_id`,
)

/** In no order; without those that are gone since. */
export async function showPassages(
  db: Queryable,
  tenantId: string,
  names: readonly PassageName[],
): Promise<ShownPassage[]> {
  return await shown(db, [tenantId, names.map(({ documentId }) => documentId), names.map(({ number }) => number)])
}
