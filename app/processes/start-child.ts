import cluster, { type Worker } from 'node:cluster'
import { createCalls, type Call, type Message } from './calls.ts'
import type { ChildMethods, PrimaryMethods } from './methods.ts'
import { StartFailed } from './start-failed.ts'

/** A process that shares its port with others. */
export type Child = {
  call: Call<ChildMethods>
  /** Resolves with the address; rejects with StartFailed. */
  ready: Promise<string>
  isReady: () => boolean
  ended: Promise<Ended>
  kill(): void
}

/** `how` continues a sentence: "with the code 1" or "by SIGKILL". */
export type Ended = { processId: number | undefined; how: string; code: number | null }

/** Starts this program once more, with the same arguments; `own` is what it may ask of this process. */
export function startChild(own: Omit<PrimaryMethods, 'ready' | 'failed'>): Child {
  const worker = cluster.fork()
  closeWhatItWasHanded(worker)
  const ready = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<Ended>()
  // The holder of the child awaits both, one after the other.
  ready.promise.catch(() => undefined)
  let isReady = false
  const call = createCalls<ChildMethods, PrimaryMethods>(
    {
      send: message => {
        // That the process has ended is known from its exit.
        worker.send(message, undefined, () => undefined)
      },
      onMessage: listener => worker.on('message', (message: Message) => listener(message)),
    },
    {
      ...own,
      ready: url => {
        isReady = true
        ready.resolve(url)
      },
      failed: text => ready.reject(new StartFailed(text)),
    },
  )
  // Without a listener, a message to a process that has just ended would end this one. An exit follows each of them.
  worker.on('error', error => ready.reject(new StartFailed(`A process could not be started: ${error.message}.`)))
  worker.once('exit', (code: number | null, signal: string | null) => {
    isReady = false
    const how = code === null ? `by ${signal}` : `with the code ${code}`
    ready.reject(new StartFailed(`A process ended ${how} before it was ready; its log may say why.`))
    ended.resolve({ processId: worker.process.pid, how, code })
  })
  return {
    call,
    ready: ready.promise,
    isReady: () => isReady,
    ended: ended.promise,
    kill: () => void worker.process.kill('SIGKILL'),
  }
}

/**
 * Closes the connection that was sent to a process which ended before it took it. node:cluster leaves it open, so that
 * its caller would wait forever.
 */
function closeWhatItWasHanded({ process: child }: Worker): void {
  let handed: { close(): void } | undefined
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  child.send = (...args: unknown[]) => {
    const [message, handle] = args as [{ act?: string }, typeof handed]
    if (message.act === 'newconn') handed = handle
    return send(...args)
  }
  // Before the listener of node:cluster, which sends the next one.
  child.prependListener('internalMessage', (message: { ack?: number }) => {
    if (message.ack !== undefined) handed = undefined
  })
  child.once('exit', () => handed?.close())
}
