import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from './ports.ts'

const PROGRAM = 'node_modules/@modelcontextprotocol/server-everything/dist/index.js'

/** The reference server of MCP in a process of its own, behind a proxy that reads what it is asked. */
export async function startReferenceServer() {
  const port = await freePort()
  const child = spawn(process.execPath, [PROGRAM, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.resume()
  const said = async (part: string, output = child.stdout) => {
    for (let read = ''; !read.includes(part);) read += String((await once(output, 'data'))[0])
  }
  await said('listening on port', child.stderr)
  child.stderr.resume()
  let killedBy: string | undefined
  const asked: string[] = []
  const proxy = createServer((req, res) => {
    void (async () => {
      const body = await text(req)
      const { method = 'GET', url: path = '/', headers } = req
      asked.push(body)
      const forwarded = request({ port, method, path, headers }, answer => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => res.destroy()).pipe(res)
      })
      forwarded.on('error', () => res.destroy())
      const kills = killedBy !== undefined && body.includes(killedBy)
      const received = kills ? said('Received MCP POST request') : undefined
      forwarded.end(body)
      await received
      if (kills) child.kill('SIGKILL')
    })()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}/mcp`,
    asked,
    /** Kills it as soon as it has received a request with the text. */
    killBy: (part: string) => {
      killedBy = part
    },
    wasKilled: () => child.signalCode === 'SIGKILL',
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
