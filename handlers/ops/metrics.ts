import type { Metrics } from '../../adapters/metrics.ts'
import type { ReplyOf } from '../wire.ts'

export async function getMetrics({ metrics }: { metrics: Metrics }): Promise<ReplyOf<'getMetrics'>> {
  return {
    status: 200,
    headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    text: await metrics.text(),
  }
}
