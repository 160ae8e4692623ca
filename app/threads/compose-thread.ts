import { BroadcastChannel } from 'node:worker_threads'
import { createFileLinks } from '../../adapters/file-links.ts'
import { newId } from '../../adapters/ids.ts'
import { createLogger } from '../../adapters/logger.ts'
import type { Change, ChangeFeed } from '../../adapters/postgres/notifications.ts'
import { createKnexInstance, createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { createConfiguration } from '../../services/configuration/configuration.ts'
import { Idempotency, REPETITION_WAIT_MS } from '../../services/idempotency/idempotency.ts'
import { createLeases } from '../../services/leases.ts'
import { createPublications } from '../../services/published/published.ts'
import { runDraft, type DraftRun, type Trial } from '../../services/trials/trials.ts'
import * as expressions from '../../handlers/admin/expressions.ts'
import * as simulation from '../../handlers/admin/flow-simulation.ts'
import * as tests from '../../handlers/admin/flow-tests.ts'
import * as flows from '../../handlers/admin/flows.ts'
import * as replays from '../../handlers/admin/replays.ts'
import * as files from '../../handlers/admin/workspace-file.ts'
import type { ToolCaller } from '../../handlers/mcp/registry.ts'
import * as draftTools from '../../handlers/mcp/tools/flow-drafts.ts'
import * as flowTools from '../../handlers/mcp/tools/flows.ts'
import { appSecretsOf, type Environment } from '../environment.ts'
import { oauthClientOf } from '../oauth-client.ts'
import { bindHandlers, type OperationHandlers } from '../http/contract.ts'
import { AT_ONCE, READ_CONNECTIONS, type OPERATIONS, type TOOLS } from './operations.ts'

/** `channel`: the broadcast channel on which the event loop passes the changes of the feed on. */
export type ThreadData = {
  environment: Pick<Environment, 'appSecret' | 'appSecretSecondary' | 'publicUrl' | 'logLevel' | 'egressAllow'> & {
    databaseUrl: string
  }
  channel: string
}

type Tool = (args: unknown, caller: ToolCaller) => Promise<object>

const STATEMENT_LIMIT_MS = 30_000

/** The handlers of a thread. `at` sets the clock; undefined for that of the system. */
export function composeThread({ environment, channel }: ThreadData): {
  operations: OperationHandlers
  tools: Readonly<Record<string, Tool>>
  runDraft: (run: DraftRun) => Promise<Trial>
  at: (now: Date | undefined) => void
} {
  const { databaseUrl: url, publicUrl } = environment
  let set: Date | undefined
  const clock = { now: () => set ?? new Date() }
  const db = createPool({ url, name: 'parley-threads', max: READ_CONNECTIONS })
  const knex = createKnexInstance({ url, max: AT_ONCE, statementTimeout: STATEMENT_LIMIT_MS })
  const secretBox = createSecretBox(appSecretsOf(environment))
  const changes = feedOf(channel)
  const settings = createConfiguration({ db, clock, changes })
  const leases = createLeases({ db, log: createLogger(environment.logLevel) })
  const deps = {
    ...{ clock, newId, db, knex, secretBox, settings },
    oauthClient: oauthClientOf(environment),
    random: Math.random,
    publications: createPublications({ db, clock, changes }),
    fileLinks: createFileLinks({ secrets: appSecretsOf(environment), publicUrl }),
    idempotency: new Idempotency({ db, newId, secrets: secretBox, leases, waitMs: REPETITION_WAIT_MS }),
    replica: undefined,
    metrics: { replicaRead: () => undefined },
  }
  const { validateFlow, createFlow, saveFlowDraft, publishFlow, rollbackFlow, compareFlowVersions } = flows
  const { testFlow } = tests
  const handlers = {
    ...{ ...expressions, ...simulation, ...replays, ...files, testFlow },
    ...{ validateFlow, createFlow, saveFlowDraft, publishFlow, rollbackFlow, compareFlowVersions },
  } satisfies Record<Threaded<typeof OPERATIONS>, unknown>
  const functions = {
    'flows.simulate': draftTools.simulateFlow,
    'flows.test': draftTools.testFlow,
    'flows.replay': draftTools.replayFlow,
    'flows.get_draft': draftTools.flowDrafts.getDraft,
    'flows.create_draft': draftTools.flowDrafts.createDraft,
    'flows.update_draft': draftTools.flowDrafts.updateDraft,
    'flows.publish': draftTools.flowDrafts.publish,
    'flows.rollback': draftTools.flowDrafts.rollback,
    'flows.diff': draftTools.flowDrafts.compare,
    'flows.validate': flowTools.validateFlow,
  } satisfies Record<Threaded<typeof TOOLS>, unknown>
  return {
    operations: bindHandlers(handlers, deps),
    tools: Object.fromEntries(
      Object.entries(functions).map(([name, run]) => [
        name,
        async (args, caller) => await run(deps, caller, args as never),
      ]),
    ) satisfies Record<string, Tool>,
    runDraft: async run => await runDraft(deps, run),
    at: now => {
      set = now
    },
  }
}

/** The names in a table of those that a thread serves. */
type Threaded<Table> = { [Name in keyof Table]: Table[Name] extends 'share' ? never : Name }[keyof Table]

/** What the event loop hears of changes. A thread is told of none before it is asked for the first time. */
function feedOf(name: string): ChangeFeed {
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(change: Change) => void>()
  channel.onmessage = event => {
    for (const listener of listeners) listener((event as { data: Change }).data)
  }
  return {
    onChange: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ready: async () => await Promise.resolve(),
    close: async () => {
      channel.close()
      await Promise.resolve()
    },
  }
}
