import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('process.ts', import.meta.url))
/** With which deployments start a process. */
export const V8_OPTIONS = ['--max-semi-space-size=8', '--v8-pool-size=1']
const SKEWED_DATE = new URL('skewed-date.ts', import.meta.url).href

export type Told = { event: string; port?: number }
export type RunningProcess = {
  child: ChildProcess
  port: number
  /** Resolves with the next message of that name, or with one that has already arrived. */
  told(event: string): Promise<Told>
  kill(): Promise<void>
}

/** Ends as the service manager would end it; answers the exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await gone)[0]
}

/** No process outlives that of the test. */
export function keepTrackOf(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** A suspended one does not see the end of its parent, and holds the output that the test runner reads to its end. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a process of the service and waits until it serves or works. */
export async function startProcess(
  role: 'api' | 'worker',
  databaseUrl: string,
  { skewMs = 0, hold = false }: { skewMs?: number; hold?: boolean | 'record' } = {},
): Promise<RunningProcess> {
  // Set by the test runner, whose child it is not.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_TEST_CONTEXT'))
  const child = fork(PROCESS, [], {
    execArgv: [...V8_OPTIONS, '--import', SKEWED_DATE],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...inherited,
      DATABASE_URL: databaseUrl,
      ROLE: role,
      SKEW_MS: String(skewMs),
      ...(hold === false ? {} : { HOLD: hold === true ? '1' : hold }),
    },
  })
  keepTrackOf(child)
  const unheard: Told[] = []
  const listeners = new Map<string, (message: Told) => void>()
  child.on('message', (message: Told) => {
    const listener = listeners.get(message.event)
    if (listener === undefined) unheard.push(message)
    else listener(message)
  })
  const told = async (event: string): Promise<Told> =>
    await new Promise((resolve, reject) => {
      const at = unheard.findIndex(message => message.event === event)
      const [early] = at === -1 ? [] : unheard.splice(at, 1)
      if (early !== undefined) {
        resolve(early)
        return
      }
      listeners.set(event, message => {
        listeners.delete(event)
        resolve(message)
      })
      child.once('exit', code => reject(new Error(`the ${role} ended with ${String(code)} before it was ${event}`)))
    })
  const { port = 0 } = await told('ready')
  return {
    child,
    port,
    told,
    kill: async () => {
      await end(child, 'SIGKILL')
    },
  }
}
