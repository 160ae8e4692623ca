import type { Command } from 'commander'
import { loadEnvironment, type Environment } from '../environment.ts'
import type { Primary } from '../processes/child.ts'
import { inProcesses, processesOption, runUntilStopped } from './processes.ts'

export function addWorker(command: Command): void {
  command.addOption(processesOption()).action(async ({ processes }: { processes: number }) => {
    const environment = await loadEnvironment()
    await inProcesses(processes, {
      environment,
      announcement: ANNOUNCEMENT,
      run: async primary => await work(environment, primary),
    })
  })
}

const ANNOUNCEMENT = 'working'

/** Works until SIGTERM or SIGINT; then it claims nothing more, finishes what it holds, and releases its leases. */
async function work(environment: Environment, primary: Primary | undefined): Promise<void> {
  const [{ composeWorker }, { listen }, { startWorkerOnceWritable }] = await Promise.all([
    import('../compose-worker.ts'),
    import('../listen.ts'),
    import('../worker.ts'),
  ])
  await runUntilStopped(environment, {
    primary,
    announcement: ANNOUNCEMENT,
    start: async (opened, own) => {
      const service = await composeWorker(opened, own)
      const { host, workerPort: port, maxConnections } = opened
      const listening = await listen(service, { host, port, maxConnections }).catch(async (error: unknown) => {
        await service.close()
        throw error
      })
      const worker = await startWorkerOnceWritable(service, opened)
      return { url: listening.url, stop: async () => await listening.stop(async () => await worker.stop()) }
    },
  })
}
