import type { Command } from 'commander'
import { requestRepublish, type RepublishRequest } from '../../adapters/stores/edge-store-requests/requests.ts'
import { withKnex } from '../database.ts'
import { loadEnvironment } from '../environment.ts'
import { CommandFailed, remark } from './output.ts'

const NAMESPACES = ['webchat', 'config'] as const
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/[a-z][a-z0-9_-]*$/

export function addEdgeStoreCommands(command: Command): void {
  command
    .option('--namespace <namespace>', `only those of ${NAMESPACES.join(' or ')}`)
    .option('--key <key>', 'only this document of the namespace: <workspace>/quick-questions or <workspace>/<section>')
    .action(republish)
}

async function republish(options: { namespace?: string; key?: string }): Promise<void> {
  const request = readRequest(options)
  await withKnex(await loadEnvironment(), remark, async knex => requestRepublish(knex, [request]))
  const { namespace, key } = request
  console.log(`Asked for ${key ?? (namespace === undefined ? 'all published documents' : `all of ${namespace}`)}.`)
}

function readRequest({ namespace, key }: { namespace?: string; key?: string }): RepublishRequest {
  // An empty option counts as absent, so that `make republish NAMESPACE= KEY=` asks for all.
  if (namespace === undefined || namespace === '') {
    if (key !== undefined && key !== '') throw new CommandFailed(['--key needs --namespace.'])
    return {}
  }
  const known = NAMESPACES.find(one => one === namespace)
  if (known === undefined)
    throw new CommandFailed([`There is no namespace "${namespace}"; there are ${NAMESPACES.join(' and ')}.`])
  if (key === undefined || key === '') return { namespace: known }
  const name = key.toLowerCase()
  if (!KEY.test(name))
    throw new CommandFailed([
      `"${key}" is not a key; the form is <workspace>/${known === 'webchat' ? 'quick-questions' : '<section>'}.`,
    ])
  return { namespace: known, key: name }
}
