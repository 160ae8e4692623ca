import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { transaction } from '../adapters/postgres/transaction.ts'
import {
  findPassagesToEmbed,
  findVectorSets,
  insertVectors,
  startVectorSet,
} from '../adapters/stores/knowledge/vectors.ts'
import { searchConfiguration } from '../domain/knowledge/languages.ts'
import { bytesOf, signsOf } from '../domain/knowledge/vectors.ts'
import { prepareDocuments, writeDocuments } from '../services/knowledge/documents.ts'
import { searchKnowledge } from '../services/knowledge/search.ts'
import { vectorOf } from '../test/support/embedding-server.ts'
import type { BenchServer } from './database.ts'
import { TENANT_ID as tenantId } from './workspace.ts'

const LANGUAGES = ['en', 'de', 'fr']
/** Of a shop alone, and then with those of a town, in which the same words mean other things. */
const FOLDERS = ['', 'town/']
const SHOWN = 10

type Entry = { title: string; text: string; questions: string[] }
type Ranking = (question: string) => Promise<string[]>

/**
 * How well the document of each question is found, by `ts_rank` and by the search of the service: the same words, the
 * same stems, any word may match.
 * @returns a Markdown table
 */
export async function measureKnowledge(server: BenchServer): Promise<string> {
  const { url, drop } = await server.copy()
  const pool = createPool({ url, name: 'parley-bench' })
  try {
    const lines: Line[] = []
    for (const language of LANGUAGES) {
      const entries: Entry[] = []
      for (const folder of FOLDERS) {
        const file = new URL(`knowledge/${folder}${language}.yaml`, import.meta.url)
        const added = parse(readFileSync(file, 'utf8')) as Entry[]
        entries.push(...added)
        await store(pool, language, added)
        await embed(pool)
        lines.push(...(await linesOf(pool, language, entries)))
      }
    }
    return [
      'nDCG@10 and recall@10. The vectors are made of hashed words and letters: they know no meanings.',
      '',
      '| language | documents | questions | `ts_rank` | ours | ours with vectors | ours to `ts_rank`, nDCG |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...[...lines, ...totals(lines)].map(row),
    ].join('\n')
  } finally {
    await pool.end()
    await drop()
  }
}

type Line = { language: string; documents: number; misspelt: boolean; plain: Score; own: Score; hybrid: Score }

/** As the questions are written, and misspelt. */
async function linesOf(pool: Pool, language: string, entries: readonly Entry[]): Promise<Line[]> {
  const slips = entries.map(entry => ({ ...entry, questions: entry.questions.map(withSlip) }))
  const lines: Line[] = []
  for (const [misspelt, asked] of [[false, entries] as const, [true, slips] as const])
    lines.push({
      ...{ language, documents: entries.length, misspelt },
      plain: await scoreOf(asked, byTsRank(pool, language)),
      own: await scoreOf(asked, bySearch(pool, language)),
      hybrid: await scoreOf(asked, bySearch(pool, language, vectorOf)),
    })
  return lines
}

/** Of all languages together, with all of their documents. */
function totals(lines: readonly Line[]): Line[] {
  const most = Math.max(...lines.map(({ documents }) => documents))
  return [false, true].map(misspelt => {
    const these = lines.filter(line => line.documents === most && line.misspelt === misspelt)
    const mean = (which: 'plain' | 'own' | 'hybrid'): Score => ({
      ndcg: these.reduce((sum, line) => sum + line[which].ndcg * line[which].questions, 0) / sumOf(these),
      recall: these.reduce((sum, line) => sum + line[which].recall * line[which].questions, 0) / sumOf(these),
      questions: sumOf(these),
    })
    const documents = these.reduce((sum, line) => sum + line.documents, 0)
    return { language: 'all', documents, misspelt, plain: mean('plain'), own: mean('own'), hybrid: mean('hybrid') }
  })
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { plain }) => sum + plain.questions, 0)

function row({ language, documents, misspelt, plain, own, hybrid }: Line): string {
  const questions = `${plain.questions}${misspelt ? ', misspelt' : ''}`
  return `| ${[language, documents, questions, ...[plain, own, hybrid].map(shown), ratioOf(own, plain)].join(' | ')} |`
}

async function store(pool: Pool, language: string, entries: Entry[]): Promise<void> {
  const source = { tenantId, sourceId: newId() }
  await pool.query('insert into training_sources (tenant_id, id, name, url) values ($1, $2, $3, $4)', [
    tenantId,
    source.sourceId,
    language,
    `https://${language}.example`,
  ])
  const given = entries.map(({ title, text }) => ({
    ...{ url: `https://${language}.example/${encodeURIComponent(title)}`, title, language, content: text },
    ...{ format: 'markdown' as const, modifiedAt: null, etag: null, links: null },
  }))
  const { changed } = await prepareDocuments(pool, source, given)
  await transaction(pool, async client => {
    await writeDocuments(client, newId, { ...source, promotion: 'at_once' }, changed, new Date())
  })
}

function byTsRank(pool: Pool, language: string): Ranking {
  return async question => {
    const { rows } = await pool.query<{ title: string }>(
      `
      with asked as (
        select replace(plainto_tsquery($2::text::regconfig, $3)::text, '&', '|')::tsquery as query
      )
      select d.title
      from asked
      cross join knowledge_passages p
      join knowledge_documents d on d.tenant_id = p.tenant_id and d.id = p.document_id
      where p.tenant_id = $1 and p.language = $2 and p.terms @@ asked.query
      order by ts_rank(p.terms, asked.query) desc, d.id
      limit $4`,
      [tenantId, searchConfiguration(language), question, SHOWN],
    )
    return rows.map(({ title }) => title)
  }
}

/** `vectorOf`: turns a question into a vector, where vectors are compared, too. */
function bySearch(pool: Pool, language: string, vectorOf?: (text: string) => number[]): Ranking {
  return async question => {
    const [set] = vectorOf === undefined ? [] : await findVectorSets(pool, tenantId)
    const compared =
      set === undefined ? undefined : { set, similarFrom: 0.5, vector: vectorOf?.(question) ?? [], failure: null }
    const query = { question, language, limit: SHOWN }
    return (await searchKnowledge(pool, tenantId, query, compared)).passages.map(({ title }) => title)
  }
}

/** All passages that have no vector yet. */
async function embed(pool: Pool): Promise<void> {
  await startVectorSet(pool, tenantId, { id: newId(), connection: 'none', model: 'hashes', now: new Date() })
  const [set] = await findVectorSets(pool, tenantId)
  const id = set?.id ?? ''
  const passages = await findPassagesToEmbed(pool, tenantId, id, 10_000)
  const vectors = passages.map(({ digest, text }) => {
    const vector = vectorOf(text)
    return { digest, signs: signsOf(vector), numbers: bytesOf(vector) }
  })
  await insertVectors(pool, tenantId, id, vectors)
}

type Score = { ndcg: number; recall: number; questions: number }

/** With two letters swapped in its longest word, which tells most. */
function withSlip(question: string): string {
  const words = question.match(/\p{L}+/gu) ?? []
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  const at = Math.floor(longest.length / 2)
  const swapped = longest.slice(0, at - 1) + longest.charAt(at) + longest.charAt(at - 1) + longest.slice(at + 1)
  return question.replace(longest, swapped)
}

function ratioOf(one: Score, other: Score): string {
  return (one.ndcg / other.ndcg).toFixed(2)
}

/** One document answers each question, so that nDCG is what its position gives. */
async function scoreOf(entries: readonly Entry[], rank: Ranking): Promise<Score> {
  let ndcg = 0
  let recall = 0
  let questions = 0
  for (const { title, questions: own } of entries)
    for (const question of own) {
      const position = (await rank(question)).indexOf(title)
      questions += 1
      if (position < 0) continue
      recall += 1
      ndcg += 1 / Math.log2(position + 2)
    }
  return { ndcg: ndcg / questions, recall: recall / questions, questions }
}

function shown({ ndcg, recall }: Score): string {
  return `${ndcg.toFixed(3)}, ${recall.toFixed(3)}`
}
