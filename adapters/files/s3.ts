import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request, type Dispatcher } from 'undici'
import { retry } from '../retry.ts'
import type { FileStore, LocalFile } from './file-store.ts'

export type S3Options = {
  /** `https://s3.eu-central-1.amazonaws.com`, or that of any server that speaks the same. */
  endpoint: string
  bucket: string
  /** Before every key; empty, or ending in `/`. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const RETRIES = { attempts: 3, firstPauseMs: 200, factor: 2 }
const CONNECT_TIMEOUT_MS = 5_000
// Without a byte, not for a whole transfer.
const IDLE_TIMEOUT_MS = 30_000
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

type Call = {
  method: 'PUT' | 'GET' | 'DELETE'
  key: string
  sha256?: string
  headers?: Record<string, string>
  body?: () => Readable
}

/** Objects of a bucket, addressed by path and signed with Signature Version 4, the hash of the content included. */
export function createS3Store(options: S3Options): FileStore {
  return new S3Store(options)
}

class S3Store implements FileStore {
  readonly #options: S3Options
  readonly #dispatcher = new Agent({
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: IDLE_TIMEOUT_MS,
    bodyTimeout: IDLE_TIMEOUT_MS,
  })

  constructor(options: S3Options) {
    this.#options = options
  }

  async put(key: string, { path, size, sha256, mime }: LocalFile): Promise<void> {
    const response = await this.#call({
      method: 'PUT',
      key,
      sha256: sha256.toString('hex'),
      headers: { 'Content-Length': String(size), 'Content-Type': mime },
      body: () => createReadStream(path),
    })
    await expectStatus(response, [200, 201, 204])
  }

  async open(key: string): Promise<Readable | undefined> {
    const response = await this.#call({ method: 'GET', key })
    if (response.statusCode === 200) return response.body
    await expectStatus(response, [404])
    return undefined
  }

  async remove(key: string): Promise<void> {
    await expectStatus(await this.#call({ method: 'DELETE', key }), [200, 204, 404])
  }

  async close(): Promise<void> {
    await this.#dispatcher.close()
  }

  /** Every request may be repeated; those that a busy or unreachable server refuses are. */
  async #call(call: Call): Promise<Dispatcher.ResponseData> {
    return await retry(async () => {
      const response = await this.#attempt(call)
      if (response.statusCode < 500) return response
      await response.body.dump()
      throw unexpected(response)
    }, RETRIES)
  }

  async #attempt({ method, key, sha256 = EMPTY_SHA256, headers, body }: Call): Promise<Dispatcher.ResponseData> {
    const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = this.#options
    const signed = await new AwsV4Signer({
      url: `${endpoint}/${bucket}/${prefix}${key}`,
      method,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256 },
    }).sign()
    return await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      dispatcher: this.#dispatcher,
      ...(body === undefined ? {} : { body: body() }),
    })
  }
}

async function expectStatus(response: Dispatcher.ResponseData, statuses: readonly number[]): Promise<void> {
  await response.body.dump()
  if (!statuses.includes(response.statusCode)) throw unexpected(response)
}

function unexpected({ statusCode }: Dispatcher.ResponseData): Error {
  return new Error(`the file store answered ${statusCode}`)
}
