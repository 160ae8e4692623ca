import { pino, type Logger } from 'pino'
import { createLogger } from '../../adapters/logger.ts'

/**
 * Writes what a serving process reports on stderr as lines of its log: a failed start, warnings of Node, and uncaught
 * errors, which end the process.
 */
export function logProcess(): Logger {
  const logger = createLogger('warn', pino.destination({ dest: process.stderr.fd, sync: true }))
  // Node's own listener prints text.
  process.removeAllListeners('warning')
  process.on('warning', warning => logger.warn({ err: warning }, 'Node warns'))
  process.on('uncaughtException', error => {
    logger.fatal({ err: error }, 'the process crashed')
    process.exit(1)
  })
  return logger
}
