import { readFileSync } from 'node:fs'

/** The ids of a process's live children; none when it has ended. */
export function childrenOf(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
