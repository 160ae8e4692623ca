import type { IncomingMessage } from 'node:http'
import type { Tracing } from '../../adapters/tracing/index.ts'

export type TracedRequest = {
  req: IncomingMessage
  /** As the contract writes it, without anybody's ids. */
  route: string
  operationId: string
  requestId: string
  /**
   * Whether the caller may say under which span the request belongs: pages are strangers, servers with a credential are
   * not.
   */
  takesParent: boolean
}

/** Runs the answering of a request, which gives its status, as a span. */
export async function traceRequest(
  tracing: Tracing,
  { req, route, operationId, requestId, takesParent }: TracedRequest,
  answer: () => Promise<number>,
): Promise<void> {
  const method = req.method ?? ''
  const { traceparent } = req.headers
  await tracing.run(
    `${method} ${route}`,
    {
      kind: 'server',
      parent: takesParent && typeof traceparent === 'string' ? traceparent : undefined,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'parley.operation': operationId,
        'parley.request': requestId,
      },
    },
    async span => {
      const status = await answer()
      span.set({ 'http.response.status_code': status })
      if (status >= 500) span.fail({ status })
    },
  )
}
