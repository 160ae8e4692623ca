import { createReadStream } from 'node:fs'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request, type Dispatcher } from 'undici'
import { retry } from '../retry.ts'
import type { FileStore } from './file-store.ts'

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
  body?: () => NodeJS.ReadableStream
}

/** Objects of a bucket, addressed by path and signed with Signature Version 4, the hash of the content included. */
export function createS3Store({
  endpoint,
  bucket,
  prefix,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): FileStore {
  const dispatcher = new Agent({
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: IDLE_TIMEOUT_MS,
    bodyTimeout: IDLE_TIMEOUT_MS,
  })

  async function attempt({
    method,
    key,
    sha256 = EMPTY_SHA256,
    headers = {},
    body,
  }: Call): Promise<Dispatcher.ResponseData> {
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
      dispatcher,
      ...(body === undefined ? {} : { body: body() as never }),
    })
  }

  /** Every request may be repeated; those that a busy or unreachable server refuses are. */
  async function call(options: Call): Promise<Dispatcher.ResponseData> {
    return await retry(async () => {
      const response = await attempt(options)
      if (response.statusCode < 500) return response
      await response.body.dump()
      throw new Error(`the file store answered ${response.statusCode}`)
    }, RETRIES)
  }

  async function expect(response: Dispatcher.ResponseData, statuses: readonly number[]): Promise<void> {
    await response.body.dump()
    if (!statuses.includes(response.statusCode)) throw new Error(`the file store answered ${response.statusCode}`)
  }

  return {
    async put(key, file) {
      const headers = { 'Content-Length': String(file.size), 'Content-Type': file.mime }
      await expect(
        await call({
          method: 'PUT',
          key,
          sha256: file.sha256.toString('hex'),
          headers,
          body: () => createReadStream(file.path),
        }),
        [200, 201, 204],
      )
    },
    async open(key) {
      const response = await call({ method: 'GET', key })
      if (response.statusCode === 200) return response.body
      await expect(response, [404])
      return undefined
    },
    async remove(key) {
      await expect(await call({ method: 'DELETE', key }), [200, 204, 404])
    },
    close: async () => {
      await dispatcher.close()
    },
  }
}
