import { type Command, InvalidArgumentError } from 'commander'
import { createEgress } from '../../adapters/egress/index.ts'
import { systemClock } from '../../adapters/clock.ts'
import { newId } from '../../adapters/ids.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { createTracing, traceEgress } from '../../adapters/tracing/index.ts'
import { createWaitTokens } from '../../adapters/chat-tokens.ts'
import { deliverDueWebhooks } from '../../services/webhooks/deliver.ts'
import { openCurrentDatabase } from '../database.ts'
import { appSecretsOf, loadEnvironment, samplingOf } from '../environment.ts'
import { version } from '../version.ts'
import { webhookDelivery } from '../webhook-delivery.ts'
import { remark } from './output.ts'

const DEFAULT_LIMIT = 1_000

export function addWebhookCommands(command: Command): void {
  command.option('--limit <number>', 'attempts at most', wholeNumber, DEFAULT_LIMIT).action(deliver)
}

async function deliver({ limit }: { limit: number }): Promise<void> {
  const environment = await loadEnvironment()
  const database = await openCurrentDatabase(environment, remark)
  const secrets = appSecretsOf(environment)
  const db = createPool({ url: database.url, name: 'parley-webhooks', byIndex: true })
  const tracing = await createTracing(environment.otelExporterOtlpEndpoint, {
    version,
    instanceId: newId(),
    sampling: samplingOf(environment),
  })
  const egress = traceEgress(createEgress({ allow: environment.egressAllow }), tracing)
  try {
    const { attempts, succeeded, retried, ended } = await deliverDueWebhooks(
      webhookDelivery({
        db,
        egress,
        clock: systemClock,
        tracing,
        secretBox: createSecretBox(secrets),
        waitTokens: createWaitTokens(secrets),
        onError: error =>
          remark(`A delivery could not be sent: ${error instanceof Error ? error.message : String(error)}`),
      }),
      { limit },
    )
    console.log(`${attempts} attempted: ${succeeded} delivered, ${retried} to be tried again, ${ended} ended`)
  } finally {
    await egress.close()
    await tracing.close()
    await db.end()
    await database.close()
  }
}

function wholeNumber(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}
