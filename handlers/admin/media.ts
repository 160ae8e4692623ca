import type { components } from '../../generated/types/admin.ts'
import * as media from '../../services/media/media.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { created, pageBody } from './replies.ts'

/** `publicUrl`: where people and other systems find the service. */
type Deps = media.MediaDeps & { publicUrl: string }

export async function listMedia(deps: Deps, request: RequestOf<'listMedia'>): Promise<ReplyOf<'listMedia'>> {
  const page = await media.listMedia(deps.knex, callerAdmin(request.caller).tenantId, request.query)
  return { status: 200, body: pageBody(page, medium => mediumBody(deps, medium)) }
}

export async function uploadMedium(deps: Deps, request: RequestOf<'uploadMedium'>): Promise<ReplyOf<'uploadMedium'>> {
  const medium = await media.uploadMedium(deps, callerAdmin(request.caller), request.file)
  return created(`/api/admin/v1/media/${medium.id}`, mediumBody(deps, medium))
}

export async function getMedium(deps: Deps, request: RequestOf<'getMedium'>): Promise<ReplyOf<'getMedium'>> {
  const { tenantId } = callerAdmin(request.caller)
  return {
    status: 200,
    body: mediumBody(deps, await media.getMedium(deps.knex, tenantId, idOf(request.params.mediumId))),
  }
}

export async function deleteMedium(deps: Deps, request: RequestOf<'deleteMedium'>): Promise<ReplyOf<'deleteMedium'>> {
  await media.deleteMedium(deps, callerAdmin(request.caller), idOf(request.params.mediumId))
  return { status: 204 }
}

function mediumBody({ publicUrl }: Deps, medium: media.Medium): components['schemas']['Medium'] {
  const { id, address, name, mime, size, width, height, createdAt } = medium
  const url = `${publicUrl}/api/v1/media/${address}`
  return { id, name, url, mime, size, width, height, createdAt: createdAt.toISOString() }
}
