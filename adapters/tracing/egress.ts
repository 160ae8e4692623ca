import type { Egress, EgressRequest } from '../egress/index.ts'
import { untraced, type Span, type Tracing } from './tracing.ts'

type Request = Pick<EgressRequest, 'url'>

/**
 * An egress whose requests are spans: to which host, and what it answered. Paths and headers stay out: they may hold
 * secrets.
 */
export function traceEgress(egress: Egress, tracing: Tracing): Egress {
  if (tracing === untraced) return egress
  const traced = async <T>(method: string, request: Request, send: (span: Span) => Promise<T>): Promise<T> =>
    await tracing.run(method, { kind: 'client', facts: { 'http.request.method': method, ...addressOf(request) } }, send)
  const withStatus = <T extends { status: number }>(span: Span, answer: T): T => {
    span.set({ 'http.response.status_code': answer.status })
    return answer
  }
  return {
    request: async request =>
      await traced(request.method, request, async span => withStatus(span, await egress.request(request))),
    // The span ends with the head of the answer; what is read of it afterwards belongs to the call around.
    stream: async request =>
      await traced(request.method, request, async span => withStatus(span, await egress.stream(request))),
    post: async request =>
      await traced('POST', request, async span => withStatus(span, { status: await egress.post(request) }).status),
    close: async () => {
      await egress.close()
    },
  }
}

function addressOf({ url }: Request): Record<string, string | number> {
  if (!URL.canParse(url)) return {}
  const { hostname, port, protocol } = new URL(url)
  return { 'server.address': hostname, 'server.port': port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }
}
