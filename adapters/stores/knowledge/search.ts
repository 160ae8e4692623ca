import type { Candidate, QueryTerm } from '../../../domain/knowledge/bm25.ts'
import { LENGTHS_APART, type KnownWord } from '../../../domain/knowledge/similar-words.ts'
import { BY_ITSELF } from '../../postgres/plans.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/**
 * The passages of a workspace in one language, in all of its generations. `language`: a configuration of the text
 * search.
 */
export type LanguageCorpus = { language: string; passages: number; averageLength: number }

/** A word of a question as a language stems it. */
type AskedTerm = QueryTerm & { language: string }

type AskedRow = LanguageCorpus & { term: string | null; having: number; live: number }

// A question in a language without a stemmer has each of its words.
const asked = statement<AskedRow>(
  'knowledge_question',
  `
  select c.language, c.passages, (c.length::double precision / c.passages) as "averageLength", u.lexeme as term,
    coalesce(t.passages, 0) as "having", coalesce(l.generation, 0) as live
  from knowledge_corpora c
  left join lateral unnest(to_tsvector(c.language::regconfig, $2::text)) u on true
  left join knowledge_terms t on t.tenant_id = $1 and t.language = c.language and t.term = u.lexeme
  left join knowledge_live l on l.tenant_id = $1
  where c.tenant_id = $1 and c.passages > 0 and ($3::text[] is null or c.language = any($3::text[]))
  order by c.language, u.positions[1]`,
)

/**
 * What a workspace has in each language, or in these, the words of a question as each stems them, with how many
 * passages have them, and the generation that answers.
 */
export async function readQuestion(
  db: Queryable,
  tenantId: string,
  question: string,
  languages: readonly string[] | null,
): Promise<{ corpora: LanguageCorpus[]; terms: AskedTerm[]; live: number }> {
  const rows = await asked(db, [tenantId, question, languages])
  const corpora = new Map(
    rows.map(({ language, passages, averageLength }) => [language, { language, passages, averageLength }]),
  )
  return {
    corpora: [...corpora.values()],
    terms: rows.flatMap(({ language, term, having }) => (term === null ? [] : [{ language, term, passages: having }])),
    live: rows[0]?.live ?? 0,
  }
}

// Each part has an index. The domain chooses among what is found.
const like = statement<KnownWord>(
  'knowledge_words_like',
  `
  select term, passages
  from knowledge_terms
  where tenant_id = $1 and language = $2 and passages > 0
    and left(term, 1) = any($3::text[]) and length(term) between $4 and $5
  union
  select term, passages
  from knowledge_terms
  where tenant_id = $1 and language = $2 and passages > 0
    and left(term, 1) = any($3::text[]) and left(term, 4) = any($6::text[])
  union
  select term, passages
  from knowledge_terms
  where tenant_id = $1 and language = $2 and passages > 0 and right(term, 4) = any($7::text[])`,
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
/** Only passages of these sources, and those with one of the labels. */
export type Labelled = { sources: readonly string[]; labels: readonly string[] }
export type CandidateQuery = {
  tenantId: string
  generation: number
  language: string
  /** Only of these; null for all. */
  sources: readonly string[] | null
  /** Of these only; undefined for all. */
  labelled: Labelled | undefined
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

/** Whether the row of passages `p` is among those with a label. Statements with it are not prepared. */
export const isLabelled = (p: string, sources: string, labels: string): string =>
  `(${labels}::text[] is null or ${p}.source_id = any(${sources}::uuid[]) or ${p}.labels && ${labels}::text[])`

/** The parameters before the words. */
const FIXED = 10

// Not prepared: a plan that is made without knowing the words reads all passages of the workspace. To ask a passage for
// each word costs a fraction of taking all of its words apart; `has` asks once.
function candidatesStatement(words: number): string {
  const each = (part: (position: number) => string) => Array.from({ length: words }, (_, index) => part(index + 1))
  const told = each(position => `case when has.word${position} then ($7::double precision[])[${position}] else 0 end`)
  const positions = each(position => `case when has.word${position} then ${position} end`)
  return `
  with found as materialized (
    select p.document_id, p.number, p.length, p.repeated,
      ${told.join(' + ')} as told, array_remove(array[${positions.join(', ')}], null) as positions
    from (
      select p.document_id, p.number, p.length, p.repeated, p.terms
      from knowledge_passages p
      where p.tenant_id = $1 and p.language = $2
        and knowledge_keys(p.tenant_id, p.language, p.terms)
          && knowledge_keys($1, $2, array_to_tsvector($4::text[]))
        and ($3::uuid[] is null or p.source_id = any($3::uuid[]))
        and ${inGeneration('p', '$8')}
        and ${isLabelled('p', '$9', '$10')}
      limit $5
    ) p
    cross join lateral (
      select ${each(position => `p.terms @@ $${FIXED + position}::tsquery as word${position}`).join(', ')}
      ${BY_ITSELF}
    ) has
  )
  select document_id as "documentId", number, length, repeated, positions,
    (select count(*) from found)::integer as found
  from found
  order by told desc, document_id, number
  limit $6`
}

type CandidateRow = PassageName & {
  length: number
  /** Of its words those that it has more than once. */
  repeated: Record<string, number>
  /** Of the weighed words those that it has; the first is 1. */
  positions: number[]
  found: number
}

/** The passages that speak most of what is asked; a word in a title or heading counts twice. */
export async function findCandidates(
  db: Queryable,
  { tenantId, generation, language, sources, labelled, searched, weighed, atMost }: CandidateQuery,
): Promise<{ found: number; candidates: FoundPassage[] }> {
  const { rows } = await db.query<CandidateRow>(candidatesStatement(weighed.length), [
    ...[tenantId, language, sources, searched.map(({ term }) => term), atMost.found, atMost.returned],
    ...[weighed.map(({ rarity }) => rarity), generation, labelled?.sources ?? null, labelled?.labels ?? null],
    ...weighed.map(({ term }) => quoted(term)),
  ])
  const candidates = rows.map(({ documentId, number, length, repeated, positions }) => {
    const terms = positions.flatMap(position => weighed[position - 1]?.term ?? [])
    const frequencies = Object.fromEntries(
      terms.map(term => [term, Object.hasOwn(repeated, term) ? (repeated[term] ?? 1) : 1]),
    )
    return { documentId, number, length, frequencies }
  })
  return { found: rows[0]?.found ?? 0, candidates }
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
