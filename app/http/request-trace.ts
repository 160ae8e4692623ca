import type { IncomingMessage } from 'node:http'
import { untraced, type Tracing } from '../../adapters/tracing/index.ts'

export type TracedRequest = {
  req: IncomingMessage
  /** The path as the contract has it, without ids. */
  route: string
  operationId: string
  requestId: string
  /** Whether the caller's `traceparent` counts: that of a server with a credential does, that of a page does not. */
  takesParent: boolean
}

/** `workspace`: where one is known. */
export type Answered = { status: number; workspace: string | undefined }

/** Answers a request within a span. */
export async function traceRequest(
  tracing: Tracing,
  { req, route, operationId, requestId, takesParent }: TracedRequest,
  answer: () => Promise<Answered>,
): Promise<void> {
  if (tracing === untraced) {
    await answer()
    return
  }
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
      const { status, workspace } = await answer()
      span.set({
        'http.response.status_code': status,
        ...(workspace === undefined ? {} : { 'parley.workspace': workspace }),
      })
      if (status >= 500) span.fail({ status })
    },
  )
}
