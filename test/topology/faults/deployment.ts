import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type ChaosDatabase, startChaosDatabase } from '../../harness/database.ts'
import { type Fleet, startFleet } from '../../harness/fleet.ts'
import { freePort } from '../../support/ports.ts'
import { redisSkip, startRedis, type TestRedis } from '../../support/redis.ts'
import { type Balancer, type BalancerKind, balancerSkip, startBalancer } from '../../harness/balancers.ts'
import { layOutImage, startCommand } from '../../harness/commands.ts'

/** The data folder of one API process, on a separate small file system. */
export type SmallDisk = { folder: string; fill(): Promise<void>; free(): Promise<void> }
export type Deployment = {
  database: ChaosDatabase
  redis: TestRedis | undefined
  fleet: Fleet
  /** Of the API processes. */
  urls: readonly string[]
  balancers: Partial<Record<BalancerKind, Balancer>>
  /** The reason, if it was refused. */
  disk: SmallDisk | string
  stop(): Promise<void>
}

export const BALANCERS = ['haproxy', 'nginx'] as const
const DISK_SIZE = '4m'
/** Two APIs, then two workers. */
const MEMBERS = [0, 1, 2, 3]
const DRAIN_SECONDS = 3

/**
 * Two API and two worker processes behind each balancer that is installed, with separate PostgreSQL and Redis servers.
 */
export async function startDeployment(): Promise<Deployment> {
  const [database, image, redis] = await Promise.all([
    startChaosDatabase(),
    layOutImage(),
    redisSkip() === false ? startRedis() : undefined,
  ])
  const ports = await Promise.all(MEMBERS.map(freePort))
  const folders = MEMBERS.map(at => `${image.folder}/data-${String(at)}`)
  await Promise.all(folders.map(async folder => await mkdir(folder)))
  const disk = mountDisk(folders[1] ?? '')
  const fleet = await startFleet(
    async (role, at) => {
      const { child, url, kill } = await startCommand(image.folder, role === 'api' ? 'serve' : 'worker', {
        databaseUrl: database.url,
        limiterDsn: redis?.url ?? 'memory://',
        edgeStoreDsn: redis === undefined ? 'null://' : `${redis.url}?prefix=edge:`,
        drainDelay: DRAIN_SECONDS,
        port: ports[at] ?? 0,
        dataDir: folders[at] ?? '',
        egressAllow: '127.0.0.1',
      })
      return { child, kill, port: Number(new URL(url).port) }
    },
    { apis: 2, workers: 2 },
  )
  const [first = 0, second = 0] = ports
  const balancers: Deployment['balancers'] = {}
  for (const kind of BALANCERS)
    if (balancerSkip(kind) === false) balancers[kind] = await startBalancer(kind, [first, second])
  return {
    database,
    redis,
    fleet,
    urls: [first, second].map(port => `http://127.0.0.1:${String(port)}`),
    balancers,
    disk,
    stop: async () => {
      await Promise.all([fleet.stop(), ...Object.values(balancers).map(async balancer => await balancer.stop())])
      if (typeof disk !== 'string') unmount(disk.folder)
      await Promise.all([database.drop(), redis?.drop(), image.drop()])
    },
  }
}

function mountDisk(folder: string): SmallDisk | string {
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder]
  const { status, stderr } = spawnSync('mount', options, { encoding: 'utf8' })
  if (status !== 0) return `a tmpfs could not be mounted (${stderr.trim() || 'mount is missing'})`
  // An interrupted run leaves no mount behind.
  process.once('exit', () => unmount(folder))
  const ballast = `${folder}/ballast`
  return {
    folder,
    fill: async () => {
      await writeFile(ballast, Buffer.alloc(64 << 20)).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      })
    },
    free: async () => {
      await rm(ballast)
    },
  }
}

function unmount(folder: string): void {
  spawnSync('umount', [folder], { stdio: 'ignore' })
}
