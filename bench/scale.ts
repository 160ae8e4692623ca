// How long a search takes in one workspace of many, whose passages share one index.
import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import type { Queryable } from '../adapters/postgres/statement.ts'
import { searchKnowledge } from '../services/knowledge/search.ts'
import type { BenchServer } from './database.ts'
import { quantile } from './report.ts'
import { TENANT_ID } from './workspace.ts'

const LANGUAGE = 'english'
const PASSAGES_OF_DOCUMENT = 10
const WORDS_OF_PASSAGE = 60
const VOCABULARY = 20_000
const WORDS_OF_QUESTION = 6
const WARM_UP = 20
const QUESTIONS = 500
const GOAL_MS = 50

type Plan = { buffers: string; indexes: string[] }
type PlanNode = { 'Index Name'?: string; 'Plans'?: PlanNode[] }
type Explained = { Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

/**
 * @param volume how many passages are stored, in how many workspaces, each with as many
 * @returns a Markdown table, of questions to one of the workspaces
 */
export async function measureScale(
  server: BenchServer,
  { passages, workspaces }: { passages: number; workspaces: number },
): Promise<string> {
  const { url, drop } = await server.copy()
  const pool = createPool({ url, name: 'parley-bench-scale', max: 2, statementTimeout: 3_600_000 })
  const each = Math.ceil(passages / workspaces / PASSAGES_OF_DOCUMENT) * PASSAGES_OF_DOCUMENT
  try {
    const [asked = ''] = await fill(pool, { each, workspaces })
    const times: number[] = []
    let found = 0
    let last: Statement | undefined
    const recording = recordingOf(pool, statement => {
      last = statement
    })
    for (let index = -WARM_UP; index < QUESTIONS; index++) {
      const question = await questionFor(pool)
      const started = performance.now()
      const search = await searchKnowledge(recording, asked, { question, limit: 10 })
      if (index < 0) continue
      times.push(performance.now() - started)
      if (search.passages.length > 0) found += 1
    }
    const { buffers, indexes } = await explained(pool, last)
    return [
      `| passages | workspaces | in the asked one | questions, with a passage | p50 ms | p99 ms (${GOAL_MS}) ` +
        '| blocks of the last search | by the indexes |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      `| ${[each * workspaces, workspaces, each, `${QUESTIONS}, ${found}`].join(' | ')} ` +
        `| ${[0.5, 0.99].map(share => quantile(times, share).toFixed(1)).join(' | ')} ` +
        `| ${buffers} | ${indexes.join(', ')} |`,
    ].join('\n')
  } finally {
    await pool.end()
    await drop()
  }
}

/** The index of words is made at the end, as a restore does. @returns the ids of the workspaces */
async function fill(pool: Pool, { each, workspaces }: { each: number; workspaces: number }): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_indexdef('knowledge_passages_keys'::regclass) as definition`,
  )
  await pool.query('drop index knowledge_passages_keys')
  const ids = Array.from({ length: workspaces }, () => newId())
  for (const id of ids) await fillWorkspace(pool, id, each)
  await pool.query(rows[0]?.definition ?? '')
  await pool.query('vacuum analyze knowledge_documents, knowledge_passages, knowledge_terms, knowledge_corpora')
  return ids
}

/** Words are as frequent as in texts: few are in most passages, most are in few. */
const WORDS = (count: string) => `(
  select string_agg('word' || floor(power(random(), 3) * ${VOCABULARY})::integer, ' ')
  from generate_series(1, ${count})
)`

async function fillWorkspace(pool: Pool, tenantId: string, passages: number): Promise<void> {
  const source = newId()
  await pool.query(
    `insert into tenants (id, organisation_id, name) select $1, organisation_id, 'Many' from tenants where id = $2`,
    [tenantId, TENANT_ID],
  )
  await pool.query(
    `insert into training_sources (tenant_id, id, name, url) values ($1, $2, 'Help', 'https://help.example')`,
    [tenantId, source],
  )
  await pool.query(
    `insert into knowledge_documents (tenant_id, id, source_id, url, title, language, format, digest, text, passages,
      created_at, updated_at)
    select $1, gen_random_uuid(), $2, 'https://help.example/' || n, 'Page ' || n, 'en', 'text', sha256(n::text::bytea),
      '', ${PASSAGES_OF_DOCUMENT}, now(), now()
    from generate_series(1, $3::integer / ${PASSAGES_OF_DOCUMENT}) n`,
    [tenantId, source, passages],
  )
  // The reference to the row has the words made anew for each.
  await pool.query(
    `insert into knowledge_passages (tenant_id, document_id, number, source_id, language, start_offset, end_offset,
      headings, text, terms, length, repeated, digest)
    select $1::uuid, d.id, n, $2, '${LANGUAGE}', 0, length(w.text), '{}', w.text,
      to_tsvector('${LANGUAGE}', w.text), ${WORDS_OF_PASSAGE},
      (
        select coalesce(jsonb_object_agg(u.lexeme, cardinality(u.positions)), '{}')
        from unnest(to_tsvector('${LANGUAGE}', w.text)) u
        where cardinality(u.positions) > 1
      ),
      sha256(w.text::bytea)
    from knowledge_documents d
    cross join generate_series(0, ${PASSAGES_OF_DOCUMENT - 1}) n
    cross join lateral (select ${WORDS(`${WORDS_OF_PASSAGE} + 0 * (n + d.passages)`)} as text) w
    where d.tenant_id = $1`,
    [tenantId, source],
  )
  await pool.query(
    `insert into knowledge_terms (tenant_id, language, term, passages)
    select $1, '${LANGUAGE}', lexeme, count(*) from knowledge_passages, unnest(terms)
    where tenant_id = $1
    group by lexeme`,
    [tenantId],
  )
  await pool.query(
    `insert into knowledge_corpora (tenant_id, language, passages, length)
    values ($1, '${LANGUAGE}', $2::integer, $2::integer * ${WORDS_OF_PASSAGE})`,
    [tenantId, passages],
  )
}

async function questionFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ words: string }>(`select ${WORDS(String(WORDS_OF_QUESTION))} as words`)
  return rows[0]?.words ?? ''
}

type Statement = { text: string; values: unknown[] }

/** The pool, telling each statement that looks for passages. */
function recordingOf(pool: Pool, take: (statement: Statement) => void): Queryable {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown
      return async (text: unknown, values: unknown[]) => {
        if (typeof text === 'string' && text.includes('from knowledge_passages')) take({ text, values })
        return await (target.query as (text: unknown, values: unknown[]) => Promise<unknown>)(text, values)
      }
    },
  })
}

async function explained(pool: Pool, statement: Statement | undefined): Promise<Plan> {
  if (statement === undefined) throw new Error('no search looked for passages')
  const { rows } = await pool.query<{ 'QUERY PLAN': Explained[] }>(
    `explain (analyze, buffers, format json) ${statement.text}`,
    statement.values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('the search has no plan')
  return { buffers: `${plan['Shared Hit Blocks']} hit, ${plan['Shared Read Blocks']} read`, indexes: indexesOf(plan) }
}

function indexesOf({ 'Index Name': own, 'Plans': inner = [] }: PlanNode): string[] {
  return [...(own === undefined ? [] : [own]), ...inner.flatMap(indexesOf)]
}
