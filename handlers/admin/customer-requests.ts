import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as requests from '../../services/customer-data/customer-requests.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { instant, pageBody } from './replies.ts'

type Schemas = components['schemas']

const EXPORTS = '/api/admin/v1/customer-exports'
const ERASURES = '/api/admin/v1/customer-erasures'

export async function listCustomerExports(
  deps: ChangeDeps,
  request: RequestOf<'listCustomerExports'>,
): Promise<ReplyOf<'listCustomerExports'>> {
  return {
    status: 200,
    body: pageBody(
      await requests.listCustomerRequests(deps, callerAdmin(request.caller), 'export', request.query),
      exportBody,
    ),
  }
}

export async function createCustomerExport(
  deps: ChangeDeps,
  request: RequestOf<'createCustomerExport'>,
): Promise<ReplyOf<'createCustomerExport'>> {
  const answer = (created: requests.CustomerRequest) => accepted(`${EXPORTS}/${created.id}`, exportBody(created))
  return answer(await requests.createCustomerExport(deps, callerAdmin(request.caller), request.body.customer, answer))
}

export async function getCustomerExport(
  deps: ChangeDeps,
  request: RequestOf<'getCustomerExport'>,
): Promise<ReplyOf<'getCustomerExport'>> {
  return {
    status: 200,
    body: exportBody(
      await requests.getCustomerRequest(deps, callerAdmin(request.caller), 'export', idOf(request.params.exportId)),
    ),
  }
}

export async function createCustomerExportDownload(
  deps: requests.DownloadDeps,
  request: RequestOf<'createCustomerExportDownload'>,
): Promise<ReplyOf<'createCustomerExportDownload'>> {
  const { url, expiresAt, mime, size } = await requests.createCustomerExportDownload(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.exportId),
  )
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { url, expiresAt: expiresAt.toISOString(), mime, size },
  }
}

export async function listCustomerErasures(
  deps: ChangeDeps,
  request: RequestOf<'listCustomerErasures'>,
): Promise<ReplyOf<'listCustomerErasures'>> {
  return {
    status: 200,
    body: pageBody(
      await requests.listCustomerRequests(deps, callerAdmin(request.caller), 'erasure', request.query),
      erasureBody,
    ),
  }
}

export async function createCustomerErasure(
  deps: ChangeDeps,
  request: RequestOf<'createCustomerErasure'>,
): Promise<ReplyOf<'createCustomerErasure'>> {
  const { customer, confirm } = request.body
  const answer = (created: requests.CustomerRequest) => accepted(`${ERASURES}/${created.id}`, erasureBody(created))
  return answer(
    await requests.createCustomerErasure(deps, callerAdmin(request.caller), { ...customer, confirm }, answer),
  )
}

export async function getCustomerErasure(
  deps: ChangeDeps,
  request: RequestOf<'getCustomerErasure'>,
): Promise<ReplyOf<'getCustomerErasure'>> {
  return {
    status: 200,
    body: erasureBody(
      await requests.getCustomerRequest(deps, callerAdmin(request.caller), 'erasure', idOf(request.params.erasureId)),
    ),
  }
}

function accepted<Body>(path: string, body: Body) {
  return { status: 202 as const, headers: { Location: path }, body }
}

function erasureBody(request: requests.CustomerRequest): Schemas['CustomerErasure'] {
  return { ...requestBody(request), mentionedIn: request.mentionedIn }
}

function requestBody({
  id,
  customer,
  status,
  counts,
  requestedBy,
  requestedAt,
  completedAt,
  error,
}: requests.CustomerRequest): Omit<Schemas['CustomerErasure'], 'mentionedIn'> {
  return {
    id,
    customer,
    status,
    counts,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    completedAt: instant(completedAt),
    error,
  }
}

function exportBody(request: requests.CustomerRequest): Schemas['CustomerExport'] {
  return { ...requestBody(request), expiresAt: instant(request.expiresAt) }
}
