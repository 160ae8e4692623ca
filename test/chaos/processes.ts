import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('process.ts', import.meta.url))
const SKEWED_DATE = new URL('skewed-date.ts', import.meta.url).href

export type Told = { event: string, port?: number }
export type RunningProcess = {
  child: ChildProcess
  port: number
  /** Resolves with the next message of that name. */
  told(event: string): Promise<Told>
  kill(): Promise<void>
}

/** Starts a process of the service and waits until it serves or works. */
export async function startProcess(role: 'api' | 'worker', databaseUrl: string, { skewMs = 0, hold = false }: { skewMs?: number, hold?: boolean } = {}): Promise<RunningProcess> {
  // Set by the test runner, whose child it is not.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_TEST_CONTEXT'))
  const child = fork(PROCESS, [], {
    execArgv: ['--import', SKEWED_DATE], stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...inherited, DATABASE_URL: databaseUrl, ROLE: role, SKEW_MS: String(skewMs), ...(hold ? { HOLD: '1' } : {}) },
  })
  const told = async (event: string): Promise<Told> => await new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      if ((message as Told).event !== event) return
      child.off('message', listen)
      resolve(message as Told)
    }
    child.on('message', listen)
    child.once('exit', code => reject(new Error(`the ${role} ended with ${String(code)} before it was ${event}`)))
  })
  const { port = 0 } = await told('ready')
  return {
    child, port, told,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
