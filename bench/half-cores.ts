import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const V1 = '/sys/fs/cgroup/cpu'
const V2 = '/sys/fs/cgroup'
/** Short, so that a process that has used its time does not wait long for more. */
const PERIOD_US = 20_000

/** Processes that together may use as much time as so many halves of a core have, with those that they start. */
export type HalfCores = { add: (pid: number) => void; remove: () => void }

/**
 * Makes a Linux control group, of version 1 or 2.
 * @throws Error where that is impossible: without Linux or root, and in most containers
 */
export function makeHalfCores(count: number): HalfCores {
  const isV2 = existsSync(path.join(V2, 'cgroup.controllers'))
  const folder = path.join(isV2 ? V2 : V1, `parley-bench-${process.pid}-${count}`)
  const quota = (count * PERIOD_US) / 2
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  try {
    if (isV2) writeFileSync(path.join(V2, 'cgroup.subtree_control'), '+cpu')
    mkdirSync(folder)
    if (isV2) write('cpu.max', `${quota} ${PERIOD_US}`)
    else {
      write('cpu.cfs_period_us', `${PERIOD_US}`)
      write('cpu.cfs_quota_us', `${quota}`)
    }
  } catch (error) {
    throw new Error('HALF_CORES=1 needs Linux with a cgroup file system that this user may write to', { cause: error })
  }
  return { add: pid => write('cgroup.procs', `${pid}`), remove: () => rmdirSync(folder) }
}
