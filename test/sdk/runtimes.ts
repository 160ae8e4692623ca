import { existsSync } from 'node:fs'
import { ROOT } from '../docs/pages.ts'

const INSTALLED = `${ROOT}/.data/runtimes/node_modules`

/** A runtime besides this Node; `missing` says how to get it where `make runtimes` has not installed it. */
export type Runtime = { name: string; command: [program: string, ...args: string[]]; missing: string | false }

export const RUNTIMES: readonly Runtime[] = [
  runtime('Node 20', 'node-20/bin/node'),
  runtime('Node 22', 'node-22/bin/node'),
  runtime('Bun', '@oven/bun-linux-x64/bin/bun'),
  runtime('Deno', '@deno/linux-x64-glibc/deno', 'run', '--allow-net', '--allow-env', '--no-lock', '--no-remote'),
]

function runtime(name: string, file: string, ...args: string[]): Runtime {
  const program = `${INSTALLED}/${file}`
  return { name, command: [program, ...args], missing: existsSync(program) ? false : 'make runtimes installs it' }
}
