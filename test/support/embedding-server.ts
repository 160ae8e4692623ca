import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MODEL_KEY } from './model-servers.ts'

/** How a request fails: a status, no answer at all, a length of its own for vectors, or only the first half of them. */
export type EmbeddingFailure = { status: number } | { silent: true } | { dimensions: number } | { half: true }
export type EmbeddingServer = {
  baseUrl: string
  /** The texts of each request, with the model that was asked. */
  asked: { model: string; texts: string[] }[]
  /** What is wrong with requests from now on; nothing when absent. */
  fail(failure?: EmbeddingFailure): void
  stop(): Promise<void>
}

const DIMENSIONS = 512

/** Words that mean the same are one for the server, as for a real model. */
const SYNONYMS: Readonly<Record<string, string>> = {
  reimburse: 'refund',
  reimbursement: 'refund',
  moneyback: 'refund',
  automobile: 'car',
  vehicle: 'car',
}

/**
 * A server with the wire format of OpenAI's `/embeddings`. Its vectors are made of the hashes of words, after a small
 * table of synonyms, and of their parts of four letters: always the same for the same text, and knowing no more.
 */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const asked: EmbeddingServer['asked'] = []
  let failure: EmbeddingFailure | undefined
  const server = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk as Buffer)
      const reply = (status: number, body: object) =>
        res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      if (req.headers.authorization !== `Bearer ${MODEL_KEY}`) return reply(401, { error: { message: 'no key' } })
      if (req.url === '/v1/models') return reply(200, { object: 'list', data: [{ id: 'hashes', object: 'model' }] })
      const { model, input } = JSON.parse(Buffer.concat(chunks).toString()) as { model: string; input: string[] }
      asked.push({ model, texts: input })
      if (failure !== undefined && 'silent' in failure) return undefined
      if (failure !== undefined && 'status' in failure) return reply(failure.status, { error: { message: 'no' } })
      const dimensions = failure !== undefined && 'dimensions' in failure ? failure.dimensions : DIMENSIONS
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) }))
      const tokens = input.join(' ').length
      return reply(200, {
        ...{ object: 'list', model, usage: { prompt_tokens: tokens, total_tokens: tokens } },
        data: failure !== undefined && 'half' in failure ? data.slice(0, Math.ceil(data.length / 2)) : data,
      })
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    fail: next => {
      failure = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Every part adds a pattern of signs that its hash decides, so that unrelated texts are nearly orthogonal. */
export function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = new Array<number>(dimensions).fill(0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const known = SYNONYMS[word] ?? word
    add(vector, known, 1)
    for (let at = 0; at + 4 <= known.length; at++) add(vector, `#${known.slice(at, at + 4)}`, 1 / (known.length - 3))
  }
  return vector
}

function add(vector: number[], part: string, weight: number): void {
  let state = 2_166_136_261
  for (const char of part) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  for (let index = 0; index < vector.length; index++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    vector[index] = (vector[index] ?? 0) + (state & 1 ? weight : -weight)
  }
}
