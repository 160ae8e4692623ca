import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { PROGRAM } from './program.ts'

/** `program`: another copy of it. */
export type CliOptions = { stdin?: string; env?: Record<string, string>; program?: string }
export type CliOutcome = { code: number | null; stdout: string; stderr: string }

/** Runs `parley` in a folder, on a database, and waits for its end. Of the environment it gets only what it needs. */
export async function runCli(
  args: readonly string[],
  { cwd, databaseUrl, stdin = '', env, program = PROGRAM }: CliOptions & { cwd: string; databaseUrl: string },
): Promise<CliOutcome> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(cwd, 'data'),
      ...env,
    },
  })
  child.stdin.end(stdin)
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.once('exit', resolve)),
  ])
  return { code, stdout, stderr }
}
