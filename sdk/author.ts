import type { Admin } from './admin.ts'
import type { AuthorEnd, AuthorFlowRequest, AuthorProposal, AuthorStep, AuthorText, AuthorUsage } from './client.ts'
import { readEvents } from './stream.ts'

export type AuthorEvent =
  | { event: 'step'; data: AuthorStep }
  | { event: 'proposal'; data: AuthorProposal }
  | { event: 'said'; data: AuthorText }
  | { event: 'usage'; data: AuthorUsage }
  | { event: 'end'; data: AuthorEnd }

/**
 * Lets a model change a flow, and yields what it does until it has ended. The signal stops it; so does leaving the
 * loop. A stream that breaks off before the event `end` is not opened again: what the model was asked is paid for.
 */
export async function* authorFlow(
  { flows }: Pick<Admin, 'flows'>,
  flowId: string,
  request: AuthorFlowRequest,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<AuthorEvent, void, undefined> {
  const init = signal === undefined ? {} : { signal }
  const { body } = (await flows.authorFlowRaw({ flowId, ...request }, init)).raw
  if (body === null) return
  for await (const { event, data } of readEvents(body)) {
    yield { event, data: JSON.parse(data) as unknown } as AuthorEvent
    if (event === 'end') return
  }
}
