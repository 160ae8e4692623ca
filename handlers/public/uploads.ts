import { uploadPublicFormFile as upload, type UploadDeps } from '../../services/forms/uploads.ts'
import { callerKey } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function uploadPublicFormFile(
  deps: UploadDeps,
  request: RequestOf<'uploadPublicFormFile'>,
): Promise<ReplyOf<'uploadPublicFormFile'>> {
  const file = await upload(deps, callerKey(request.caller), request.params.codeOrId, request.query.field, request.file)
  return { status: 201, body: { file } }
}
