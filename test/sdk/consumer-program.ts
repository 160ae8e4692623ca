/** A program of an integrator against the installed package. */
export const CONSUMER = `
import { configure, createAdmin, createEngine, isParleyError, itemsOf, revise, openSession } from '@parley/sdk'
import { verifyWebhook, AdminFlowsApi, type Block, type ErrorCode } from '@parley/sdk'
import { readWebhook } from '@parley/sdk/webhooks'

export async function talk(): Promise<string[]> {
  const texts: string[] = []
  const session = await openSession({ baseUrl: 'https://chat.acme.example', publicKey: 'pk_live_Test', locale: 'en' })
  const show = (block: Block): void => {
    if (block.type === 'message') texts.push(block.payload.text)
    else if (block.type === 'buttons') texts.push(...block.payload.choices.map(({ label }) => label))
  }
  try {
    const message = { text: 'Hello', intentName: 'order_status', variables: { first_name: 'Ada' } }
    const reply = await session.send(message, { onBlock: show })
    if (reply.expectedInput?.type === 'button_choice') await session.answer({ values: { choice: 'track' } })
  } catch (error) {
    if (isParleyError(error, 'validation_failed'))
      texts.push(...error.details?.validation_errors?.map(({ field, rule }) => field + rule) ?? [])
    else if (isParleyError(error, 'intent_not_allowed')) texts.push(...error.details?.allowed_intents ?? [])
    else throw error
  }
  return texts
}

export const engine = createEngine({ baseUrl: 'https://chat.acme.example', token: 'secret' })
export const flows = new AdminFlowsApi(configure({ baseUrl: 'https://chat.acme.example' }, () => 'cfp_token'))
export const admin = createAdmin({ baseUrl: 'https://chat.acme.example', token: 'cfp_token' })
export async function open(): Promise<string[]> {
  const names: string[] = []
  for await (const { id: keyId, name } of itemsOf(from => admin.keys.listKeys({ status: 'active', ...from }))) {
    const key = await revise(
      () => admin.keys.getKey({ keyId }),
      (_key, ifMatch) => admin.keys.updateKey({ keyId, ifMatch, allowedOrigins: [] }),
    )
    names.push(name, ...key.allowedOrigins)
  }
  return names
}
export const changes = [
  async () => await admin.keys.updateKey({ keyId: 'k', ifMatch: '"1"', name: 'shop' }),
  // @ts-expect-error the name of a key is a text
  async () => await admin.keys.updateKey({ keyId: 'k', ifMatch: '"1"', name: 1 }),
  // @ts-expect-error a body is not an argument of its own
  async () => await admin.keys.createKey({ CreateKeyRequest: { name: 'shop' } }),
]
export const code: ErrorCode = 'rate_limited'
// @ts-expect-error a code that no document names
export const noCode: ErrorCode = 'no_such_code'
const signature = 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
const genuine = await verifyWebhook({ secret: 'Jefe', body: 'what do ya want for nothing?', signature })
const forged = await readWebhook({ secret: 'Jefe', body: '{}', signature: null })
console.log(genuine, forged, typeof engine.trigger, typeof flows.listFlows, typeof admin.flows.publishFlow)
`
