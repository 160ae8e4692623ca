import { fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Clients in a process of their own, which have to share no event loop with others. */
export type ClientProcess = {
  send(order: Serializable): void
  /** Sends the order and waits for the next message of the process. */
  ask<Answer>(order: Serializable): Promise<Answer>
  stop(): void
}

/** @param file of this folder, which says something as soon as it can be told what to do */
export async function startClientProcess(file: string): Promise<ClientProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)))
  await once(child, 'message')
  const send = (order: Serializable) => void child.send(order)
  return {
    send,
    async ask<Answer>(order: Serializable) {
      const answer = once(child, 'message') as Promise<[Answer]>
      send(order)
      return (await answer)[0]
    },
    stop: () => child.disconnect(),
  }
}
