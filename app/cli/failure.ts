import { OtherAppSecret } from '../../adapters/secrets.ts'
import { ExpectedFailure } from '../../domain/expected-failure.ts'
import { UnreadableFile } from '../source-file.ts'
import { findingLines } from './findings.ts'
import { WrongUse } from './output.ts'
import { USAGE_ERROR } from './usage-errors.ts'

/** 2 if the command was called incorrectly, 1 if it found a mistake or failed. */
export function exitCodeOf(error: unknown): number {
  return error instanceof WrongUse ? USAGE_ERROR : 1
}

/** The error for the person at the command line; an expected failure has no stack. */
export function failureText(error: unknown): string {
  if (error instanceof ExpectedFailure) return error.message
  if (error instanceof UnreadableFile)
    return error.location === undefined
      ? error.message
      : findingLines({ path: '', message: error.message, location: error.location }).join('\n')
  if (error instanceof OtherAppSecret)
    return 'APP_SECRET cannot decrypt what the database stores. Set that of the other processes, or of the backup.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code))
    return `The database does not answer (${code}). Check DATABASE_URL.`
  if (['28P01', '28000', '3D000'].includes(code))
    return `The database refused the connection: ${error instanceof Error ? error.message : code}.`
  if (['57P01', '57P02', '57P03', 'ECONNRESET'].includes(code))
    return `The database is starting or stopping (${code}), and was not back within half a minute.`
  if (code === '25006')
    return 'The database of DATABASE_URL takes no writes: it is a standby, or its role may only read. Use the primary.'
  if (UNTRUSTED.has(code))
    return (
      `The certificate of the database is not trusted (${code}): name its authority in DATABASE_URL by sslrootcert, ` +
      'and its host as the certificate does.'
    )
  if (isListenError(error))
    return (
      `The server cannot listen on ${error.address}:${error.port}: ${LISTEN_REASONS[error.code] ?? error.code}. ` +
      'Set PORT (WORKER_PORT for a worker) or HOST.'
    )
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Of TLS: an authority that is not known, or a certificate of another host. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

type ListenError = Error & { code: string; address: string; port: number }

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses this port',
  EACCES: 'this user may not use this port',
  EADDRNOTAVAIL: 'this machine does not have this address',
}

/** If several processes share the port, the primary one binds it. */
const LISTENING: ReadonlySet<string> = new Set(['listen', 'bind'])

function isListenError(error: unknown): error is ListenError {
  return error instanceof Error && 'syscall' in error && LISTENING.has(String(error.syscall)) && 'port' in error
}
