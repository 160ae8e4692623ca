import type { AdminWorkspace } from '../../support/admin.ts'
import { uploadReplyFile } from '../../support/media.ts'
import { successBody } from './answers.ts'

/** A file that a reply to a conversation has taken. */
export async function sentFile(
  { service, token }: AdminWorkspace,
  handoffId: string,
): Promise<{ conversationId: string; fileId: string }> {
  const { id: fileId } = (await successBody(uploadReplyFile(service, token, handoffId))) as { id: string }
  await successBody(token.post(`/handoffs/${handoffId}/replies`, { text: 'See the file', files: [fileId] }))
  const { conversationId } = await successBody(token.get(`/handoffs/${handoffId}`))
  return { conversationId: String(conversationId), fileId }
}
