import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { createAdmin, isParleyError, type Admin } from '../../generated/sdk/dist/index.js'
import { isAccessToken } from '../../adapters/secrets.ts'
import { reasonOf } from '../source-file.ts'
import { CommandFailed, WrongUse } from './output.ts'

/** How a command reaches a server; `token` is a file with a personal access token, or `-` for stdin. */
export type ServerOptions = { server: string; token: string }

/** Calls the admin API of a server; a refusal becomes a sentence. */
export async function withServer<T>(
  { server, token: file }: ServerOptions,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const baseUrl = checkAddress(server)
  // The message must not repeat the token.
  if (isAccessToken(file)) throw new WrongUse(['--token names the file that holds the token, or is - for stdin.'])
  const admin = createAdmin({ baseUrl, token: await readSecret(file) })
  try {
    return await work(admin)
  } catch (error) {
    if (isParleyError(error)) throw new CommandFailed([sentenceOf(server, error)])
    throw error
  }
}

/** The address as a base for paths. @throws WrongUse */
export function checkAddress(server: string): string {
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(server))
    throw new WrongUse([`"${server}" is not the address of a server, such as https://parley.example.`])
  return server.replace(/\/$/, '')
}

/** What the file, or stdin for `-`, holds: one token. */
export async function readSecret(file: string): Promise<string> {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: unknown) => {
    throw new CommandFailed([`${file} cannot be read: ${reasonOf(error)}.`])
  })
  const token = content.trim()
  if (token === '' || /\s/.test(token)) throw new CommandFailed([`${file === '-' ? 'stdin' : file} holds no token.`])
  return token
}

/** A refusal as a sentence. */
export function sentenceOf(
  server: string,
  { code, message, cause }: { code: string; message: string; cause?: unknown },
): string {
  switch (code) {
    case 'network_error':
      return `${server} does not answer (${networkReason(cause)}).`
    case 'unauthorized':
      return `${server} does not accept the token. It needs the scope api:full.`
    case 'permission_denied':
      return `The user of the token may not do this at ${server}.`
    default:
      return `${server} refuses it: ${message.replace(/\.$/, '')} (${code}).`
  }
}

/** `fetch` fails with a TypeError whose cause is the error of the connection. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return 'unknown reason'
  return 'code' in cause ? String(cause.code) : cause.message
}
