import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { embedPassages } from '../../../services/knowledge/embed-passages.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { configure } from '../../support/configure.ts'
import { learn } from '../../support/documents.ts'
import { startEmbeddingServer } from '../../support/embedding-server.ts'
import { MODEL_KEY } from '../../support/model-servers.ts'
import type { Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

const MINUTE = 60_000
const DOCUMENTS = {
  refunds: '# Refund\n\nA refund goes back to the card within two weeks.',
  parcels: '# Parcels\n\nParcels arrive within three days.',
  cars: '# Car parking\n\nThere is room for a car behind the shop.',
}

describe('vectors of the passages', async () => {
  const [{ service, home, neighbour }, server] = await Promise.all([
    startAdminService({ environment: { egressAllow: ['127.0.0.0/8'] } }),
    startEmbeddingServer(),
  ])
  after(async () => {
    await service.stop()
    await server.stop()
  })
  beforeEach(() => {
    server.fail()
    server.asked.length = 0
  })
  const { pool } = service.database
  const work = async () => {
    await embedPassages(service.deps)
  }
  /** A workspace with documents, and a connection for vectors that its settings name. */
  const prepared = async (name: string, documents: Record<string, string> = DOCUMENTS): Promise<AdminWorkspace> => {
    const workspace = await adminWorkspace(service, name)
    await learn(service, workspace.tenantId, documents)
    const connection = { code: 'vectors', name: 'Vectors', providerKey: 'embeddings', baseUrl: server.baseUrl }
    await successBody(workspace.token.post('/connections', { ...connection, credentials: { apiKey: MODEL_KEY } }))
    await configure(service, workspace.tenantId, 'engine/answers/embedding_model', 'hashes')
    await configure(service, workspace.tenantId, 'engine/answers/embeddings', 'vectors')
    return workspace
  }
  const stateOf = async ({ token }: AdminWorkspace) => {
    const { passages, sets } = await successBody(token.get('/knowledge/vectors'))
    return { passages: passages as number, sets: sets as Loose[] }
  }
  const counted = async (workspace: AdminWorkspace) =>
    (await stateOf(workspace)).sets.map((set): unknown[] => [set['model'], set['answers'], set['passages']])
  const ask = async ({ token }: AdminWorkspace, question: string, more: object = {}) => {
    const { vectors, passages } = await successBody(token.post('/knowledge/search', { question, ...more }))
    return { vectors: vectors as Loose | null, found: passages as Loose[] }
  }
  const titles = (found: Loose[]) => found.map(({ title }) => title as string)
  const embeddedTexts = () => server.asked.flatMap(({ texts }) => texts)

  describe('getKnowledgeVectors', () => {
    it('has no sets without a connection, where nothing is asked of anybody', async () => {
      await learn(service, home.tenantId, DOCUMENTS)
      await work()
      assert.deepEqual(await stateOf(home), { passages: 3, sets: [] })
      const { vectors, found } = await ask(home, 'refund')
      assert.equal(vectors, null)
      assert.deepEqual([found[0]?.['similarity'], found[0]?.['relevance']], [null, 1])
      assert.equal(server.asked.length, 0)
    })

    it('counts the passages that have a vector, of this workspace alone, with what they cost', async () => {
      const workspace = await prepared('Counting')
      const price = { model: 'hashes', promptPer1k: 1, completionPer1k: 1 }
      await successBody(workspace.token.post('/prices', price))
      assert.deepEqual(await stateOf(workspace), { passages: 3, sets: [] })
      await work()
      const { passages, sets } = await stateOf(workspace)
      const [{ costMicros, dueAt: _, ...set } = {}, ...others] = sets
      assert.equal(passages, 3)
      assert.deepEqual(others, [])
      assert.deepEqual(set, {
        ...{ connection: 'vectors', model: 'hashes', dimensions: 512, passages: 3, answers: true, failure: null },
      })
      assert.equal(costMicros, 1_000 * embeddedTexts().join(' ').length)
      const { rows } = await pool.query('select cost_micros from model_costs where tenant_id = $1', [
        workspace.tenantId,
      ])
      assert.deepEqual(rows, [{ cost_micros: costMicros }])
      assert.deepEqual((await stateOf(neighbour)).sets, [])
    })

    it('stops at the budget of the day', async () => {
      const workspace = await prepared('Thrifty')
      await configure(service, workspace.tenantId, 'agents/budgets/tenant_daily_cost_micros', 1)
      await pool.query(
        "insert into model_costs values ($1, ($2::timestamptz at time zone 'UTC')::date, 3, 1) on conflict do nothing",
        [workspace.tenantId, service.clock.now()],
      )
      await work()
      assert.match(String((await stateOf(workspace)).sets[0]?.['failure']), /budget/)
      assert.equal(server.asked.length, 0)
    })
  })

  it('find what no word of the question is in, and show both scores', async () => {
    const workspace = await prepared('Meaning')
    assert.deepEqual(titles((await ask(workspace, 'reimburse')).found), [])
    await work()
    const { vectors, found } = await ask(workspace, 'reimburse')
    assert.equal(vectors?.['failure'], null)
    assert.equal(titles(found)[0], 'refunds')
    assert.deepEqual([found[0]?.['score'], found[0]?.['terms']], [0, []])
    assert.ok(Number(found[0]?.['similarity']) > Number(found[1]?.['similarity']))
    const both = (await ask(workspace, 'Parcels and the automobile')).found
    assert.deepEqual(titles(both).slice(0, 2).sort(), ['cars', 'parcels'])
    assert.ok(both.every(({ similarity }) => similarity !== null))
  })

  it('count as coverage from the similarity that the settings name', async () => {
    const workspace = await prepared('Threshold')
    await work()
    const coverage = async () => Number((await ask(workspace, 'reimburse')).found[0]?.['coverage'])
    assert.ok((await coverage()) >= 0.5)
    await configure(service, workspace.tenantId, 'engine/answers/similar_from', 95)
    assert.equal(await coverage(), 0)
  })

  it('are compared within the sources and the language that are asked for', async () => {
    const workspace = await prepared('Sources')
    const other = await learn(service, workspace.tenantId, { money: 'We refund what you paid.' }, 'Other')
    await work()
    assert.deepEqual(titles((await ask(workspace, 'reimburse', { sources: [other] })).found), ['money'])
    assert.deepEqual(titles((await ask(workspace, 'reimburse', { language: 'de' })).found), [])
  })

  it('are made for what is new, and go with what is deleted', async () => {
    const workspace = await prepared('Changes')
    await work()
    server.asked.length = 0
    const again = await learn(service, workspace.tenantId, { ...DOCUMENTS, more: 'Gift cards never expire.' }, 'Again')
    await work()
    assert.deepEqual(embeddedTexts(), ['more\n\nGift cards never expire.'])
    assert.deepEqual(await counted(workspace), [['hashes', true, 4]])
    const { headers } = await workspace.token.get(`/training-sources/${again}`)
    const deleted = await workspace.token.delete(`/training-sources/${again}`, { 'If-Match': String(headers['etag']) })
    assert.equal(deleted.status, 204)
    assert.deepEqual(await counted(workspace), [['hashes', true, 3]])
  })

  it('of another model are made while the former ones answer', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`page-${at}`, `Page ${at} on a refund.`]))
    const workspace = await prepared('Changing', many)
    await work()
    await configure(service, workspace.tenantId, 'engine/answers/embedding_model', 'newer')
    server.fail({ half: true })
    const stopped = { ...service.deps, embedder: onceOf(service.deps.embedder) }
    await embedPassages(stopped)
    assert.deepEqual(await counted(workspace), [
      ['hashes', true, 70],
      ['newer', false, 32],
    ])
    server.fail()
    server.asked.length = 0
    assert.equal((await ask(workspace, 'reimburse')).vectors?.['model'], 'hashes')
    assert.deepEqual(server.asked, [{ model: 'hashes', texts: ['reimburse'] }])
    service.clock.advance(2 * MINUTE)
    await work()
    assert.deepEqual(await counted(workspace), [['newer', true, 70]])
    assert.equal((await ask(workspace, 'reimburse')).vectors?.['model'], 'newer')
  })

  it('are given up with the setting', async () => {
    const workspace = await prepared('Without')
    await work()
    await configure(service, workspace.tenantId, 'engine/answers/embeddings', null)
    assert.equal((await ask(workspace, 'refund')).vectors, null)
    await work()
    assert.deepEqual(await counted(workspace), [])
  })

  it('that the provider refuses are asked for again after a pause that grows', async () => {
    const workspace = await prepared('Refused')
    server.fail({ status: 429 })
    await work()
    await work()
    assert.equal(server.asked.length, 1)
    const [set] = (await stateOf(workspace)).sets
    assert.match(String(set?.['failure']), /429/)
    const due = () => service.clock.now().getTime()
    assert.equal(new Date(String(set?.['dueAt'])).getTime(), due() + MINUTE)
    service.clock.advance(MINUTE)
    await work()
    assert.equal(new Date(String((await stateOf(workspace)).sets[0]?.['dueAt'])).getTime(), due() + 2 * MINUTE)
    server.fail()
    service.clock.advance(2 * MINUTE)
    await work()
    assert.deepEqual(await counted(workspace), [['hashes', true, 3]])
    assert.equal((await stateOf(workspace)).sets[0]?.['failure'], null)
  })

  it('of another length are not stored, and a question with one is answered by words', async () => {
    const workspace = await prepared('Lengths')
    await work()
    await learn(service, workspace.tenantId, { more: 'Gift cards never expire.' }, 'More')
    server.fail({ dimensions: 100 })
    await work()
    assert.match(String((await stateOf(workspace)).sets[0]?.['failure']), /100 numbers, and the others have 512/)
    assert.deepEqual(await counted(workspace), [['hashes', true, 3]])
    const { vectors, found } = await ask(workspace, 'refund')
    assert.match(String(vectors?.['failure']), /100 numbers/)
    assert.equal(titles(found)[0], 'refunds')
  })

  it('of half a batch are stored, and the others are asked for alone', async () => {
    const workspace = await prepared('Half')
    server.fail({ half: true })
    await work()
    assert.deepEqual(
      server.asked.map(({ texts }) => texts.length),
      [3, 1],
    )
    assert.deepEqual(await counted(workspace), [['hashes', true, 3]])
  })

  it('are made once by two workers at the same time, and by the next one after one that was killed', async () => {
    const workspace = await prepared('Twice')
    await Promise.all([work(), work()])
    assert.equal(embeddedTexts().length, 3)
    await learn(service, workspace.tenantId, { more: 'Gift cards never expire.' }, 'More')
    const killed = { embed: async () => await Promise.reject(new Error('killed')) }
    await assert.rejects(embedPassages({ ...service.deps, embedder: killed }), /killed/)
    await work()
    assert.deepEqual(await counted(workspace), [['hashes', true, 3]])
    service.clock.advance(2 * MINUTE)
    await work()
    assert.deepEqual(await counted(workspace), [['hashes', true, 4]])
  })

  it('that are late do not keep an answer from a visitor', async () => {
    const workspace = await prepared('Late')
    await work()
    server.fail({ silent: true })
    const { vectors, found } = await ask(workspace, 'refund')
    assert.match(String(vectors?.['failure']), /.+/)
    assert.equal(titles(found)[0], 'refunds')
  })
})

/** Answers one call, and then as a process that is stopped: with nothing. */
function onceOf(embedder: Parameters<typeof embedPassages>[0]['embedder']): typeof embedder {
  let calls = 0
  return {
    embed: async (endpoint, request) =>
      (calls += 1) === 1
        ? await embedder.embed(endpoint, request)
        : { vectors: request.texts.map(() => undefined), promptTokens: 0 },
  }
}
