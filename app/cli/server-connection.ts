import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { createAdmin, isParleyError, type Admin } from '../../generated/sdk/dist/index.js'
import { CommandFailed, WrongUse } from './output.ts'

/** How a command reaches a server; `token` is a file with a personal access token, or `-` for stdin. */
export type ServerOptions = { server: string; token: string }

/** Calls the admin API of a server; a refusal becomes a sentence. */
export async function withServer<T>(
  { server, token: file }: ServerOptions,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(server))
    throw new WrongUse([`"${server}" is no address of a server, such as https://parley.example.`])
  const admin = createAdmin({ baseUrl: server.replace(/\/$/, ''), token: await readToken(file) })
  try {
    return await work(admin)
  } catch (error) {
    if (isParleyError(error)) throw new CommandFailed([sentenceOf(server, error.code, error.message)])
    throw error
  }
}

async function readToken(file: string): Promise<string> {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new CommandFailed([`${file} cannot be read (${reason}).`])
  })
  const token = content.trim()
  if (token === '' || /\s/.test(token)) throw new CommandFailed([`${file === '-' ? 'stdin' : file} holds no token.`])
  return token
}

function sentenceOf(server: string, code: string, message: string): string {
  switch (code) {
    case 'network_error':
      return `${server} does not answer.`
    case 'unauthorized':
      return `${server} does not accept the token. It needs the scope api:full.`
    case 'permission_denied':
      return `The user of the token may not do this at ${server}.`
    default:
      return `${server} refuses it: ${message.replace(/\.$/, '')} (${code}).`
  }
}
