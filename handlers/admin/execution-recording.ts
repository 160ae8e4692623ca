import type { Pool } from '../../adapters/postgres/pool.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as recordings from '../../services/executions/recording.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'

type Recording = components['schemas']['ExecutionRecording']

export async function getExecutionRecording(
  deps: ChangeDeps & { db: Pool },
  { caller, params }: RequestOf<'getExecutionRecording'>,
): Promise<ReplyOf<'getExecutionRecording'>> {
  const { trigger, ...recording } = await recordings.getExecutionRecording(
    deps,
    callerAdmin(caller),
    idOf(params.executionId),
  )
  const { name, ...started } = trigger
  const named = started.type === 'event' ? { event: name } : { intent: name }
  // The stubs are those of the engine, which the contract describes.
  return { status: 200, body: { ...recording, trigger: { ...started, ...named } } as Recording }
}
