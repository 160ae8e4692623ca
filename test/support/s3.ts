import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_ACCESS = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-central-1',
}

/**
 * The part of S3 that is used, for the bucket `bucket`: objects by path, with Signature Version 4 checked as Amazon's
 * documentation describes it, the hash of the content included. `failing` answers 503 that many times.
 */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const state = { failing: 0, requests: 0 }

  function answerTo(req: IncomingMessage, bytes: Buffer): { status: number; body?: Buffer; type?: string } {
    const path = (req.url ?? '').split('?', 1)[0] ?? ''
    state.requests++
    if (state.failing > 0) {
      state.failing--
      return { status: 503 }
    }
    if (!isGenuine(req, bytes)) return { status: 403 }
    if (!path.startsWith('/bucket/')) return { status: 404 }
    const object = objects.get(path)
    switch (req.method) {
      case 'PUT':
        objects.set(path, { bytes, type: req.headers['content-type'] ?? '' })
        return { status: 200 }
      case 'GET':
        return object === undefined ? { status: 404 } : { status: 200, body: object.bytes, type: object.type }
      case 'DELETE':
        objects.delete(path)
        return { status: 204 }
      case undefined:
      default:
        return { status: 405 }
    }
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { status, body, type } = answerTo(req, Buffer.concat(chunks))
        res.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(body)
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { accessKeyId, secretAccessKey, region } = S3_ACCESS
  return {
    dsn:
      `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}` +
      `@127.0.0.1:${port}/bucket/uploads?region=${region}&tls=false`,
    objects,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => {
        server.close(() => resolve())
      })
    },
  }
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

const AUTHORIZATION = new RegExp(
  [
    String.raw`^AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/s3/aws4_request`,
    'SignedHeaders=([^,]+)',
    'Signature=([0-9a-f]{64})$',
  ].join(', ?'),
)

function isGenuine(req: IncomingMessage, bytes: Buffer): boolean {
  const parts = AUTHORIZATION.exec(req.headers.authorization ?? '')
  if (parts === null) return false
  const [, accessKeyId, date = '', region = '', signedHeaders = '', signature] = parts
  if (accessKeyId !== S3_ACCESS.accessKeyId || req.headers['x-amz-content-sha256'] !== sha256(bytes)) return false
  const headers = signedHeaders
    .split(';')
    .map(name => `${name}:${String(req.headers[name]).trim()}\n`)
    .join('')
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const canonical = [req.method, path, query, headers, signedHeaders, req.headers['x-amz-content-sha256']].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${S3_ACCESS.secretAccessKey}`, date), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}
