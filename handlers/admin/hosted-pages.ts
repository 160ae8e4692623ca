import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as pages from '../../services/hosted-pages/hosted-pages.ts'
import { revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

/** `publicUrl`: where visitors find the service. */
type Deps = ChangeDeps & { publicUrl: string }
type Schemas = components['schemas']

const GIVEN = ['address', 'title', 'intent', 'keyId', 'accent', 'scheme', 'indexed', 'active'] as const

const rows = rowHandlers({
  path: '/api/admin/v1/hosted-pages',
  idIn: ({ hostedPageId }: { hostedPageId: string }) => hostedPageId,
  body: hostedPageBody,
})

export const listHostedPages: Admin<'listHostedPages', Deps> = rows.list(pages.listHostedPages)
export const createHostedPage: Admin<'createHostedPage', Deps> = rows.create(pages.createHostedPage, given =>
  pick(given, ...GIVEN),
)
export const getHostedPage: Admin<'getHostedPage', Deps> = rows.get(pages.getHostedPage)
export const updateHostedPage: Admin<'updateHostedPage', Deps> = rows.update(pages.updateHostedPage, given =>
  pick(given, ...GIVEN),
)
export const deleteHostedPage: Admin<'deleteHostedPage', Deps> = rows.delete(pages.deleteHostedPage)

function hostedPageBody(page: pages.HostedPage, { publicUrl }: Deps): Schemas['HostedPage'] {
  return { ...pick(page, 'id', ...GIVEN), url: `${publicUrl}/c/${page.address}`, ...revisionFields(page) }
}
