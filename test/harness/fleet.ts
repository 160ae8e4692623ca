import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

export type Role = 'api' | 'worker'
export type FleetProcess = { child: ChildProcess; port: number; kill(): Promise<void> }
/** `process` is undefined while one is started again; `busy` while it is suspended or stopping. */
type Member = { role: Role; at: number; process: FleetProcess | undefined; busy: boolean }

/** Processes of the service, each replaced when it ends. Every disturbance says whether it could take place. */
export type Fleet = {
  /** Of an API process; it may be suspended or stopping, and may be killed at any moment. */
  port: () => number
  /** SIGKILL; to one of any role, or of this one. */
  kill: (role?: Role) => Promise<boolean>
  /** SIGTERM, and the wait for its end. */
  terminate: (role?: Role) => Promise<boolean>
  /** SIGSTOP, and SIGCONT after `meanwhile`, when its leases have long been taken over. */
  suspend: (meanwhile: () => Promise<void>) => Promise<boolean>
  /** Processes that SIGTERM did not end in time, with their activity, and the number of unexpected exits. */
  casualties: { hung: string[]; crashed: number }
  stop: () => Promise<void>
}

/** Ten seconds are promised; a process that does not get the processor takes longer. */
const ENDS_WITHIN_MS = 60_000
/** An address without a listener. */
const DISCARD_PORT = 9

/** @param start starts the process of a member, whose place in the fleet is its second argument */
export async function startFleet(
  start: (role: Role, at: number) => Promise<FleetProcess>,
  size: { apis: number; workers: number },
): Promise<Fleet> {
  const roles = [
    ...Array.from({ length: size.apis }, () => 'api' as const),
    ...Array.from({ length: size.workers }, () => 'worker' as const),
  ]
  const members = roles.map((role, at): Member => ({ role, at, process: undefined, busy: false }))
  const starting = new Set<Promise<void>>()
  let stopped = false
  const casualties: Fleet['casualties'] = { hung: [], crashed: 0 }
  /** Uses it as the member's process; one that ends unexpectedly is replaced as well. */
  const enlist = (member: Member, process: FleetProcess) => {
    member.process = process
    process.child.once('exit', () => {
      if (member.busy || stopped) return
      casualties.crashed++
      replace(member)
    })
  }
  // Its database connections are being cut as well: it may take more than one start.
  const restart = async (member: Member) => {
    member.process = undefined
    member.busy = false
    while (!stopped) {
      const process = await start(member.role, member.at).catch(() => undefined)
      if (process !== undefined) {
        enlist(member, process)
        return
      }
    }
  }
  const isUp = (member: Member): member is Member & { process: FleetProcess } =>
    member.process !== undefined && !member.busy
  /** One of them at random, marked as busy. The last of its role is spared. */
  const pick = (role?: Role) => {
    const up = members.filter(isUp).filter(member => role === undefined || member.role === role)
    const spare = up.filter(one => up.some(other => other !== one && other.role === one.role))
    const chosen = spare[Math.floor(Math.random() * spare.length)]
    if (chosen !== undefined) chosen.busy = true
    return chosen
  }
  const replace = (member: Member) => {
    const again = restart(member)
    starting.add(again)
    void again.finally(() => starting.delete(again))
  }
  await Promise.all(members.map(async member => enlist(member, await start(member.role, member.at))))
  return {
    port() {
      const up = members.flatMap(({ role, process }) => (role === 'api' && process !== undefined ? [process.port] : []))
      return up[Math.floor(Math.random() * up.length)] ?? DISCARD_PORT
    },
    async kill(role) {
      const member = pick(role)
      if (member === undefined) return false
      await member.process.kill()
      replace(member)
      return true
    },
    async terminate(role) {
      const member = pick(role)
      if (member === undefined) return false
      const { child } = member.process
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const ended = await Promise.race([gone.then(() => true), delay(ENDS_WITHIN_MS, false, { ref: false })])
      if (!ended) {
        // As its supervisor would do.
        casualties.hung.push(`${member.role} ${await stateOf(child.pid)}`)
        await member.process.kill()
      }
      replace(member)
      return true
    },
    async suspend(meanwhile) {
      const member = pick()
      if (member === undefined) return false
      member.process.child.kill('SIGSTOP')
      try {
        await meanwhile()
      } finally {
        member.process.child.kill('SIGCONT')
        // One that ended meanwhile is found when it is killed.
        member.busy = false
      }
      return true
    },
    casualties,
    async stop() {
      stopped = true
      await Promise.all(starting)
      await Promise.all(members.map(async ({ process }) => await process?.kill()))
    },
  }
}

/** Whether a process sleeps or computes, where the system shows it. */
async function stateOf(pid: number | undefined): Promise<string> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')
  const [state = 'unknown', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return `${state} after ${rest[10] ?? '?'} ticks`
}
