import { readFileSync } from 'node:fs'

/** The ids of the processes that a process has started and that live; none when it has ended itself. */
export function childrenOf(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
