import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('./responses.code.js')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

export const receiveInboundWebhook_202 = onFirstUse('receiveInboundWebhook_202')
export const receiveInboundWebhook_400 = onFirstUse('receiveInboundWebhook_400')
export const receiveInboundWebhook_401 = onFirstUse('receiveInboundWebhook_401')
export const receiveInboundWebhook_409 = onFirstUse('receiveInboundWebhook_409')
export const receiveInboundWebhook_413 = onFirstUse('receiveInboundWebhook_413')
export const receiveInboundWebhook_415 = onFirstUse('receiveInboundWebhook_415')
export const receiveInboundWebhook_429 = onFirstUse('receiveInboundWebhook_429')
export const receiveInboundWebhook_500 = onFirstUse('receiveInboundWebhook_500')
export const receiveInboundWebhook_503 = onFirstUse('receiveInboundWebhook_503')
