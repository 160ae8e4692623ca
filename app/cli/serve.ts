import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import type { Substitutes } from '../compose.ts'
import { loadEnvironment, type Environment } from '../environment.ts'
import type { Primary } from '../processes/child.ts'
import { inProcesses, processesOption, runUntilStopped } from './processes.ts'

export function addServe(command: Command): void {
  command
    .option('--worker', 'also process engine messages and schedules', false)
    .addOption(processesOption())
    .action(async ({ worker, processes }: { worker: boolean; processes: number }) => {
      const environment = await loadEnvironment()
      await inProcesses(processes, {
        environment,
        announcement: ANNOUNCEMENT,
        check: checkAgentDocument,
        run: async primary => await serve(environment, { worker, primary }),
      })
    })
}

const ANNOUNCEMENT = 'listening'

/** `worker`: also processes engine messages and schedules. */
export type Serving = {
  worker?: boolean
  substitutes?: Substitutes
  announce?: (url: string) => void
  primary?: Primary | undefined
}

/**
 * Serves until SIGTERM or SIGINT. Migrates an embedded database; that of `DATABASE_URL` must have the schema that this
 * code was written for. A `primary` process has done both, and says when to stop.
 */
export async function serve(
  environment: Environment,
  { worker = false, substitutes = {}, announce, primary }: Serving = {},
): Promise<void> {
  const { compose, listen, startWorkerOnceWritable } = await loadService()
  await runUntilStopped(environment, {
    primary,
    announcement: ANNOUNCEMENT,
    announce,
    start: async (opened, own) => {
      const [service] = await Promise.all([
        compose(opened, { ...own, ...substitutes }),
        primary === undefined ? checkAgentDocument() : undefined,
      ])
      const listening = await listen(service, opened).catch(async (error: unknown) => {
        await service.close()
        throw error
      })
      const working = worker ? await startWorkerOnceWritable(service, opened) : undefined
      return {
        url: listening.url,
        stop: async signal => {
          // No balancer sends requests to a process that is stopped by hand.
          const drainMs = signal === 'SIGTERM' ? opened.drainDelay * 1_000 : 0
          await listening.stop(async () => await working?.stop(), { drainMs })
        },
      }
    },
  })
}

/** The tools of agents are listed from this document: a broken one stops the start. */
async function checkAgentDocument(): Promise<void> {
  const script = fileURLToPath(new URL('check-agent-document.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [script])
}

/** Loaded only when it runs: the other commands start in half the time without it. */
async function loadService() {
  const [service, server, worker] = await Promise.all([
    import('../compose.ts'),
    import('../listen.ts'),
    import('../worker.ts'),
  ])
  return { ...service, ...server, ...worker }
}
