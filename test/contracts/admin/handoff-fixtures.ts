import type { AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { handingOver } from '../../support/handoffs.ts'
import { uploadReplyFile } from '../../support/media.ts'
import { callersOf } from '../callers.ts'
import { successBody, successItems } from './answers.ts'
import { uniqueCode } from './unique-code.ts'

/** A conversation that was handed over and that the admin has. */
export async function handOver({ service, token, tenantId }: AdminWorkspace): Promise<string> {
  const code = uniqueCode()
  const { id } = await successBody(token.post('/flows', { definition: handingOver(code) }))
  await successBody(token.post(`/flows/${String(id)}/publish`, {}))
  // The publication reaches the process by a notification.
  const started = await eventually(
    async () =>
      await successBody(
        Promise.resolve(await callersOf(service).triggerChat({ tenant_id: tenantId, intent_name: code })),
      ),
  )
  const conversationId = String(started['conversation_id'])
  const [handoff] = await successItems(token.get(`/handoffs?conversationId=${conversationId}`))
  return (await successBody(token.post(`/handoffs/${String(handoff?.['id'])}/claim`)))['id'] as string
}

/** A file that a reply to a conversation has taken. */
export async function sentFile(workspace: AdminWorkspace): Promise<{ conversationId: string; fileId: string }> {
  const { service, token } = workspace
  const handoffId = await handOver(workspace)
  const { id: fileId } = (await successBody(uploadReplyFile(service, token, handoffId))) as { id: string }
  await successBody(token.post(`/handoffs/${handoffId}/replies`, { text: 'See the file', files: [fileId] }))
  const { conversationId } = await successBody(token.get(`/handoffs/${handoffId}`))
  return { conversationId: String(conversationId), fileId }
}
