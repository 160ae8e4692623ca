import type { Snapshot, Wait } from './snapshot.ts'

/** Whether the open question may be interrupted by the flow of this intent, which does not run already. */
export function permitsAside({ wait, frames }: Snapshot, { intent, flow }: { intent: string; flow: string }): boolean {
  if (wait?.kind !== 'input' || wait.asides === undefined) return false
  return (wait.asides === null || wait.asides.includes(intent)) && frames.every(({ flowCode }) => flowCode !== flow)
}

/** The wait of an aside: it ends with the time of the question, except for a person's time and that of a call. */
export function endingBy(wait: Wait, until: string): Wait {
  switch (wait.kind) {
    case 'input':
      return until < wait.expiresAt ? { ...wait, expiresAt: until } : wait
    case 'timer':
      return until < wait.dueAt ? { ...wait, dueAt: until } : wait
    case 'event':
      return wait.dueAt === null || until < wait.dueAt ? { ...wait, dueAt: until } : wait
    case 'handoff':
    case 'call':
      return wait
  }
}
