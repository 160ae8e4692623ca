import { createProgram } from './cli/commands.ts'
import { reportUsageErrors } from './cli/usage-errors.ts'
import { forTerminal } from './cli/wrapped.ts'

/** Programs read their stderr, unless it is a terminal. */
const SERVICES: ReadonlySet<string> = new Set(['serve', 'worker'])

const [first = '', second = ''] = process.argv.slice(2)
const called = first === 'help' ? second : first
const isLogged = SERVICES.has(first) && !process.stderr.isTTY
const logger = isLogged ? (await import('./cli/process-log.ts')).logProcess() : undefined
const program = await createProgram(name => name === called)
reportUsageErrors(program, line => {
  if (logger === undefined) process.stderr.write(`${forTerminal(line, process.stderr)}\n`)
  else logger.fatal(line)
})

try {
  await program.parseAsync()
} catch (error) {
  const { exitCodeOf, failureText } = await import('./cli/failure.ts')
  if (logger === undefined) process.stderr.write(`${forTerminal(failureText(error), process.stderr)}\n`)
  else logger.fatal(failureText(error))
  // A start that failed halfway leaves connections and timers open, which would keep the process running.
  process.exit(exitCodeOf(error))
}
