import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { deriveKey } from '../../adapters/secrets.ts'
import { applyWorkspace } from '../../services/workspace/apply.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment, type Environment } from '../environment.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { workspaceDeps } from '../workspace-deps.ts'
import { remark } from './output.ts'
import { serve } from './serve.ts'

const WORKSPACE = fileURLToPath(new URL('../../examples/demo/workspace.yaml', import.meta.url))

/** Unlike all other commands, the demo may call services on its own machine. */
const LOOPBACK = ['localhost', '127.0.0.0/8', '::1/128']

export function addDemo(command: Command): void {
  command.action(demo)
}

async function demo(): Promise<void> {
  const loaded = await loadEnvironment()
  const environment = {
    ...loaded,
    egressAllow: process.env['EGRESS_ALLOW'] === undefined ? LOOPBACK : loaded.egressAllow,
    logLevel: process.env['LOG_LEVEL'] === undefined ? ('warn' as const) : loaded.logLevel,
  }
  const { raw } = await readWorkspaceFile(WORKSPACE)
  const signIn = demoSignIn(raw, environment)
  await withKnex(
    environment,
    remark,
    async knex => await applyWorkspace(workspaceDeps(knex, environment), raw, process.env, { type: 'cli' }),
    true,
  )
  const key = demoKey(raw)
  await serve(environment, {
    worker: true,
    substitutes: { demoKey: () => key, demoSignIn: () => signIn },
    announce: url => {
      const shown =
        environment.port !== 0 && environment.publicUrl.startsWith('http://localhost') ? environment.publicUrl : url
      console.log(
        [
          'Parley serves its demo shop.',
          `  Chat       ${shown}/`,
          `  Console    ${shown}/console`,
          `  Reference  ${shown}/docs`,
          `  Key        ${key ?? 'none'}`,
          'Stop with Ctrl+C.',
        ].join('\n'),
      )
    },
  })
}

/**
 * Gives the demo's first user a password and returns it, so that the console can offer to sign in with one click. Call
 * this only where nobody else can reach the console: everyone who opens it sees the password. It is derived from the
 * application secret, so that a restart ends no session.
 */
function demoSignIn(raw: unknown, { host, appSecret }: Environment): { email: string; password: string } | undefined {
  const user = (raw as { users?: { email?: unknown; password?: unknown }[] }).users?.[0]
  if (!['localhost', '127.0.0.1', '::1'].includes(host) || typeof user?.email !== 'string') return undefined
  user.password = deriveKey(appSecret, 'demo-password').toString('base64url')
  return { email: user.email, password: user.password as string }
}

/** The publishable key that the demo's file gives its first widget. */
function demoKey(raw: unknown): string | undefined {
  const keys = (raw as { keys?: { key?: unknown }[] }).keys
  const key = keys?.[0]?.key
  return typeof key === 'string' ? key : undefined
}
