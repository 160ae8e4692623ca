import { openConnectionTemplates, type ConnectionTemplates } from '../../adapters/connection-templates.ts'
import { openServedDocuments, type ServedDocuments } from '../../adapters/documents.ts'
import { diskSpaceOf } from '../../adapters/files/data-folder.ts'
import { createMailer, type Mailer } from '../../adapters/mail/index.ts'
import { createBackground, type Background } from '../../services/background.ts'
import { createStreamSlots, type StreamSlots } from '../../services/stream-slots.ts'
import { createKeptEntries, type KeptEntries } from '../../services/kept-entries.ts'
import type { Readiness } from '../../services/readiness.ts'
import { warn, type Base, type ServiceEnvironment } from './base.ts'
import { composeReadiness } from './readiness.ts'
import type { Substitutes } from './substitutes.ts'

/** What concerns the service as a whole. */
export type OperationsDeps = {
  documents: ServedDocuments
  connectionTemplates: ConnectionTemplates
  mailer: Mailer
  /** Work that continues after its request was answered. */
  background: Background
  /** Audit entries that no transaction includes. */
  keptEntries: KeptEntries
  /** The address at which people and other systems reach the service. */
  publicUrl: string
  readiness: Readiness
  /** Aborts when the process stops. */
  stopping: AbortSignal
  streamSlots: StreamSlots
}

/** `stopping`: a stopping process is not ready, so that balancers send it no more requests. */
export async function composeOperations(
  base: Base,
  { publicUrl, mailerDsn, dataDir, databaseUrl }: ServiceEnvironment,
  stopping: AbortSignal,
  { siblings }: Substitutes,
): Promise<OperationsDeps> {
  const { db, log, metrics } = base
  const streamSlots = createStreamSlots()
  metrics.watchStreams(streamSlots.open)
  metrics.watchDisk(async () => await diskSpaceOf(dataDir))
  return {
    documents: openServedDocuments(),
    connectionTemplates: openConnectionTemplates(),
    mailer: await createMailer(mailerDsn, {
      log: mail => {
        log.info({ mail }, 'mail')
      },
      host: new URL(publicUrl).hostname,
    }),
    background: createBackground({ onError: warn(log, 'work after an answered request failed') }),
    keptEntries: createKeptEntries({ db, log, onLost: metrics.auditEntriesLost }),
    publicUrl,
    stopping,
    streamSlots,
    readiness: composeReadiness(base, { dataDir, databaseUrl, stopping, siblings }),
  }
}
