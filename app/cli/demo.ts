import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { applyWorkspace } from '../../services/workspace/apply.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { workspaceDeps } from '../workspace-deps.ts'
import { remark } from './output.ts'
import { serve } from './serve.ts'

const WORKSPACE = fileURLToPath(new URL('../../examples/demo/workspace.yaml', import.meta.url))

/** The demo may call services on the same machine, which no other command opens by itself. */
const LOOPBACK = ['localhost', '127.0.0.0/8', '::1/128']

export function addDemo(program: Command): void {
  program.command('demo').description('load the demo workspace and serve it').action(demo)
}

async function demo(): Promise<void> {
  const loaded = await loadEnvironment()
  const environment = {
    ...loaded,
    egressAllow: process.env['EGRESS_ALLOW'] === undefined ? LOOPBACK : loaded.egressAllow,
    logLevel: process.env['LOG_LEVEL'] === undefined ? ('warn' as const) : loaded.logLevel,
  }
  const { raw } = await readWorkspaceFile(WORKSPACE)
  await withKnex(
    environment,
    remark,
    async knex => await applyWorkspace(workspaceDeps(knex, environment), raw, process.env, { type: 'cli' }),
  )
  const key = demoKey(raw)
  await serve(environment, {
    worker: true,
    substitutes: { demoKey: () => key },
    announce: url => {
      const shown =
        environment.port !== 0 && environment.publicUrl.startsWith('http://localhost') ? environment.publicUrl : url
      console.log(
        [
          'Parley serves its demo shop.',
          `  Chat       ${shown}/`,
          `  Reference  ${shown}/docs`,
          `  Key        ${key ?? 'none'}`,
          'Stop with Ctrl+C.',
        ].join('\n'),
      )
    },
  })
}

/** The publishable key that the demo's file gives its first widget. */
function demoKey(raw: unknown): string | undefined {
  const keys = (raw as { keys?: { key?: unknown }[] }).keys
  const key = keys?.[0]?.key
  return typeof key === 'string' ? key : undefined
}
