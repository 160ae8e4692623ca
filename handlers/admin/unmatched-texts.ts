import type { ChangeDeps } from '../../services/admin/change.ts'
import * as texts from '../../services/flows/unmatched-texts.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { collectedTextBody } from './collected-texts.ts'
import { pageBody, replied } from './replies.ts'

export async function listUnmatchedTexts(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listUnmatchedTexts'>,
): Promise<ReplyOf<'listUnmatchedTexts'>> {
  const page = await texts.listUnmatchedTexts(deps, callerAdmin(caller), query)
  return { status: 200, body: pageBody(page, collectedTextBody) }
}

export async function getUnmatchedText(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getUnmatchedText'>,
): Promise<ReplyOf<'getUnmatchedText'>> {
  return {
    status: 200,
    body: collectedTextBody(await texts.getUnmatchedText(deps, callerAdmin(caller), idOf(params.unmatchedTextId))),
  }
}

export async function dismissUnmatchedText(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'dismissUnmatchedText'>,
): Promise<ReplyOf<'dismissUnmatchedText'>> {
  await texts.dismissUnmatchedText(deps, callerAdmin(caller), idOf(params.unmatchedTextId))
  return { status: 204 }
}

export async function makeExampleOfText(
  deps: ChangeDeps,
  { caller, params, body }: RequestOf<'makeExampleOfText'>,
): Promise<ReplyOf<'makeExampleOfText'>> {
  return await replied(
    caller,
    (made: texts.MadeExample) => ({ status: 200 as const, body: made }),
    async admin => await texts.makeExampleOfText(deps, admin, idOf(params.unmatchedTextId), body.intent),
  )
}
