import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as contacts from '../../services/conversations/contacts.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { customerBody } from '../customers.ts'
import { callerAdmin } from '../inputs.ts'
import { pageBody } from './replies.ts'

type Schemas = components['schemas']

export async function listContacts(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listContacts'>,
): Promise<ReplyOf<'listContacts'>> {
  return { status: 200, body: pageBody(await contacts.listContacts(deps, callerAdmin(caller), query), summary) }
}

export async function getContact(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getContact'>,
): Promise<ReplyOf<'getContact'>> {
  const contact = await contacts.getContact(deps, callerAdmin(caller), params.contactId)
  const { customer, conversations, firstSeenAt, consents } = contact
  return {
    status: 200,
    body: {
      ...summary(contact),
      properties: (customer['properties'] ?? {}) as Schemas['Contact']['properties'],
      conversations,
      firstSeenAt: firstSeenAt.toISOString(),
      consents: consents.map(({ submittedAt, ...consent }) => ({
        ...consent,
        submittedAt: submittedAt.toISOString(),
      })),
    },
  }
}

function summary({ id, customer, lastActiveAt }: contacts.ContactSummary): Schemas['ContactSummary'] {
  const named = customerBody({ customerId: id, customer, customerProven: true })
  return { id, name: named?.name ?? null, email: named?.email ?? null, lastActiveAt: lastActiveAt.toISOString() }
}
