import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KV_TOKEN = 'kv-token'

/**
 * The part of Cloudflare's KV REST API that is used, as it is documented, for the account `account` and the namespace
 * `space`.
 */
export async function startKv() {
  const values = new Map<string, string>()
  const requests: { method: string; path: string }[] = []

  function answerTo(
    method: string,
    path: string,
    authorization: string | undefined,
    body: string,
  ): { status: number; errors?: object[] } {
    if (authorization !== `Bearer ${KV_TOKEN}`)
      return { status: 401, errors: [{ code: 10000, message: 'Authentication error' }] }
    const name = /^\/accounts\/account\/storage\/kv\/namespaces\/space\/values\/([^/?]+)/.exec(path)?.[1]
    if (name === undefined) return { status: 404 }
    const key = decodeURIComponent(name)
    if (method === 'DELETE') return { status: values.delete(key) ? 200 : 404 }
    if (method !== 'PUT') return { status: 405 }
    values.set(key, body)
    return { status: 200 }
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { method = '', url: path = '' } = req
        requests.push({ method, path })
        const { status, errors = [] } = answerTo(
          method,
          path,
          req.headers.authorization,
          Buffer.concat(chunks).toString(),
        )
        res
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ success: status === 200, errors, messages: [], result: null }))
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    values,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => {
        server.close(() => resolve())
      })
    },
  }
}
