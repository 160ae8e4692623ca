// A program of two processes, neither of which can start if FAILS is set, as it is once both have started.
import { pino } from 'pino'
import { connectPrimary, isChild } from '../../app/processes/child.ts'
import { runProcesses } from '../../app/processes/primary.ts'

if (isChild()) {
  const primary = await connectPrimary()
  if (process.env['FAILS'] === 'yes') {
    await primary.failed('The disk is full.')
    process.exit(1)
  }
  await primary.ready(String(process.pid))
  await primary.stopped
  process.exit()
}

const logger = pino(
  {},
  {
    write: line => {
      process.stdout.write(line)
      if (line.includes('"ready"')) process.env['FAILS'] = 'yes'
    },
  },
)
try {
  await runProcesses({ count: 2, databaseUrl: '', logger, announcement: 'ready' })
} catch (error) {
  logger.fatal((error as Error).message)
  process.exit(1)
}
