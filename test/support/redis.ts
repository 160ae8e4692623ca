import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from './ports.ts'

export interface TestRedis {
  url: string
  /** Kills the server, like a crash. Its data are lost. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
  /** The server stops answering, its connections stay open. */
  freeze(): void
  thaw(): void
  /** Kills the server and removes its folder. */
  drop(): Promise<void>
}

/**
 * Why tests that need Redis do not run here, or false: the value of a test's `skip`. Says so on stderr too, where no
 * reporter hides it.
 */
export function redisSkip(): string | false {
  if (findServer() !== undefined) return false
  const reason =
    'no redis-server on the PATH: everything that uses Redis is UNTESTED in this run (apt-get install redis-server)'
  process.stderr.write(`\nSKIPPED: ${reason}\n\n`)
  return reason
}

/**
 * A separate Redis of the test, on a free port, in a temporary folder, that writes nothing to disk. It ends with the
 * process at the latest.
 */
export async function startRedis(): Promise<TestRedis> {
  const binary = findServer()
  if (binary === undefined) throw new Error('no redis-server on the PATH')
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'parley-redis-'))
  let server = await launch(binary, port, folder)

  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  const cleanUp = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)

  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      server = await launch(binary, port, folder)
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async drop() {
      process.off('exit', cleanUp)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launch(binary: string, port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(
    binary,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line)
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`)
}

function findServer(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, 'redis-server'))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
