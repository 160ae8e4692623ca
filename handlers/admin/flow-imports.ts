import type { JsonObject } from '../../domain/json.ts'
import { importFlow as convert } from '../../services/flows/imports.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function importFlow(_: unknown, { body }: RequestOf<'importFlow'>): Promise<ReplyOf<'importFlow'>> {
  const { definition, report } = await convert({ ...body, document: body.document as JsonObject })
  return { status: 200, body: { definition: { ...definition }, report } }
}
