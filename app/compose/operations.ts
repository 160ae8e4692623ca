import { readServedDocuments, type ServedDocuments } from '../../adapters/documents.ts'
import { createMailer, type Mailer } from '../../adapters/mail/index.ts'
import { pendingMigrations } from '../../adapters/postgres/knex.ts'
import { checkReadiness, type ReadinessCheck } from '../../services/readiness.ts'
import type { Base, ServiceEnvironment } from './base.ts'

/** What concerns the service as a whole. */
export type OperationsDeps = {
  documents: ServedDocuments
  mailer: Mailer
  /** Where people and other systems find the service. */
  publicUrl: string
  readiness: () => Promise<ReadinessCheck[]>
}

/** `isStopping`: a process that stops is not ready, so that a balancer sends nobody here. */
export function composeOperations(
  { db, log }: Base,
  { publicUrl, mailerDsn }: ServiceEnvironment,
  isStopping: () => boolean,
): OperationsDeps {
  return {
    documents: readServedDocuments(),
    mailer: createMailer(mailerDsn, {
      log: mail => {
        log.info({ mail }, 'mail')
      },
      host: new URL(publicUrl).hostname,
    }),
    publicUrl,
    readiness: async () => [
      ...(await checkReadiness({ db, pendingMigrations: async () => await pendingMigrations(db) })),
      ...(isStopping() ? [{ name: 'shutdown' as const, ready: false, reason: 'the process is stopping' }] : []),
    ],
  }
}
