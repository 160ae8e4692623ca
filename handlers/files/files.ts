import { Refusal } from '../../domain/refusal.ts'
import { permissionDenied } from '../../services/admin/caller.ts'
import {
  downloadFile as download,
  getUploadedFile as readFile,
  uploadFormFile as upload,
  type UploadDeps,
} from '../../services/forms/uploads.ts'
import type { Caller, ReplyOf, RequestOf } from '../wire.ts'
import { contentDisposition } from './content-disposition.ts'

const UPLOAD = 'service.forms.uploads.create'

export async function uploadFormFile(
  deps: UploadDeps,
  request: RequestOf<'uploadFormFile'>,
): Promise<ReplyOf<'uploadFormFile'>> {
  const tenantId = tokenTenant(request.caller)
  if (request.caller.token?.permissions.has(UPLOAD) !== true) throw permissionDenied(UPLOAD)
  const { form, field } = request.query
  if ((form === undefined) !== (field === undefined)) {
    const missing = form === undefined ? 'form' : 'field'
    throw new Refusal('invalid_input', {
      message: 'form and field go together',
      details: { validation_errors: [{ field: missing, rule: 'required' }] },
    })
  }
  const target = form === undefined || field === undefined ? undefined : { form, field }
  return { status: 201, body: { file: await upload(deps, tenantId, target, request.file) } }
}

export async function getUploadedFile(
  deps: UploadDeps,
  request: RequestOf<'getUploadedFile'>,
): Promise<ReplyOf<'getUploadedFile'>> {
  const file = await readFile(deps, tokenTenant(request.caller), request.params.fileId.toLowerCase())
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { file: { ...file, createdAt: file.createdAt.toISOString() } },
  }
}

export async function downloadFile(
  deps: UploadDeps,
  request: RequestOf<'downloadFile'>,
): Promise<ReplyOf<'downloadFile'>> {
  const { expires, signature } = request.query
  const { file, stream } = await download(deps, { fileId: request.params.fileId.toLowerCase(), expires, signature })
  return {
    status: 200,
    stream,
    headers: {
      'Content-Type': file.mime,
      'Content-Length': String(file.size),
      'Content-Disposition': contentDisposition('attachment', file.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  }
}

/** The contract answers a caller without a valid token with 400. */
function tokenTenant({ token }: Caller): string {
  if (token === undefined)
    throw new Refusal('invalid_input', { message: 'Sign in, or send a personal access token with the scope api:full' })
  return token.tenantId
}
