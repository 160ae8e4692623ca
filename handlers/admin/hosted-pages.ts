import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as pages from '../../services/hosted-pages/hosted-pages.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import { created, current, pageBody, revisionFields, saved } from './replies.ts'

/** `publicUrl`: where visitors find the service. */
type Deps = ChangeDeps & { publicUrl: string }
type Schemas = components['schemas']

const PATH = '/api/admin/v1/hosted-pages'
const GIVEN = ['address', 'title', 'intent', 'keyId', 'accent', 'scheme', 'indexed', 'active'] as const

export async function listHostedPages(
  deps: Deps,
  request: RequestOf<'listHostedPages'>,
): Promise<ReplyOf<'listHostedPages'>> {
  const list = await pages.listHostedPages(deps, callerAdmin(request.caller), request.query)
  return { status: 200, body: pageBody(list, item => hostedPageBody(deps, item)) }
}

export async function createHostedPage(
  deps: Deps,
  request: RequestOf<'createHostedPage'>,
): Promise<ReplyOf<'createHostedPage'>> {
  const answer = (page: pages.HostedPage) => {
    const body = hostedPageBody(deps, page)
    return created(`${PATH}/${body.id}`, body, body.etag)
  }
  return answer(await pages.createHostedPage(deps, callerAdmin(request.caller), pick(request.body, ...GIVEN), answer))
}

export async function getHostedPage(
  deps: Deps,
  request: RequestOf<'getHostedPage'>,
): Promise<ReplyOf<'getHostedPage'>> {
  const id = idOf(request.params.hostedPageId)
  return current(hostedPageBody(deps, await pages.getHostedPage(deps, callerAdmin(request.caller), id)))
}

export async function updateHostedPage(
  deps: Deps,
  request: RequestOf<'updateHostedPage'>,
): Promise<ReplyOf<'updateHostedPage'>> {
  return await saved(
    request.caller,
    (page: pages.HostedPage) => hostedPageBody(deps, page),
    async admin =>
      await pages.updateHostedPage(
        deps,
        admin,
        targetOf(request, request.params.hostedPageId),
        pick(request.body, ...GIVEN),
      ),
  )
}

export async function deleteHostedPage(
  deps: Deps,
  request: RequestOf<'deleteHostedPage'>,
): Promise<ReplyOf<'deleteHostedPage'>> {
  await pages.deleteHostedPage(deps, callerAdmin(request.caller), targetOf(request, request.params.hostedPageId))
  return { status: 204 }
}

function hostedPageBody({ publicUrl }: Pick<Deps, 'publicUrl'>, page: pages.HostedPage): Schemas['HostedPage'] {
  const { id, address, title, intent, keyId, accent, scheme, indexed, active } = page
  return {
    id,
    address,
    url: `${publicUrl}/c/${address}`,
    title,
    intent,
    keyId,
    accent,
    scheme,
    indexed,
    active,
    ...revisionFields(page),
  }
}
