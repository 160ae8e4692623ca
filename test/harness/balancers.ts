import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '../support/eventually.ts'
import { assertListening, freePort } from '../support/ports.ts'

export type Balancer = { url: string; stop(): Promise<void> }

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
const KINDS = {
  nginx: {
    file: 'nginx/parley.conf',
    /** The shipped file without TLS, in a configuration for one user's processes. */
    adapt: (text: string, folder: string, port: number) =>
      `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nworker_processes 1;\nevents {}\nhttp {\n` +
      `access_log off;\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(name => `${name}_temp_path ${folder}/${name};\n`)
        .join('')}${text.replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`).replaceAll(/^ *ssl_.*$/gm, '')}\n}\n`,
    args: (file: string, folder: string) => ['-c', file, '-e', `${folder}/error.log`],
  },
  haproxy: {
    file: 'haproxy/haproxy.cfg',
    adapt: (text: string, _folder: string, port: number) =>
      text.replace(/bind :443 ssl .*$/m, `bind 127.0.0.1:${port}`),
    args: (file: string) => ['-db', '-f', file],
  },
} as const

export type BalancerKind = keyof typeof KINDS

const programOf = (kind: BalancerKind) =>
  [kind, `/usr/sbin/${kind}`].find(name => spawnSync(name, ['-v'], { stdio: 'ignore' }).status === 0)

/** Why a test with this balancer is skipped, or false. */
export const balancerSkip = (kind: BalancerKind): string | false =>
  programOf(kind) === undefined ? `${kind} is not installed` : false

/** The shipped configuration of a balancer before two processes. */
export async function startBalancer(kind: BalancerKind, ports: readonly [number, number]): Promise<Balancer> {
  const { file, adapt, args } = KINDS[kind]
  const folder = await mkdtemp(path.join(tmpdir(), `parley-${kind}-`))
  const port = await freePort()
  const shipped = (await readFile(`${DEPLOY}/${file}`, 'utf8'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
  await writeFile(`${folder}/conf`, adapt(shipped, folder, port))
  const child: ChildProcess = spawn(programOf(kind) ?? kind, args(`${folder}/conf`, folder), { stdio: 'ignore' })
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`${kind} ended with ${child.exitCode}`)
    await assertListening(port)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
