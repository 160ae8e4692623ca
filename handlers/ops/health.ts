import type { Readiness } from '../../services/readiness.ts'
import type { ReplyOf } from '../wire.ts'

export function getHealth(): ReplyOf<'getHealth'> {
  return { status: 200, body: { status: 'ok' } }
}

export async function getReadiness({ readiness }: { readiness: Readiness }): Promise<ReplyOf<'getReadiness'>> {
  const checks = await readiness.checks()
  const ready = checks.every(check => check.ready)
  return ready
    ? { status: 200, body: { status: 'ready', checks } }
    : { status: 503, body: { status: 'not_ready', checks } }
}
