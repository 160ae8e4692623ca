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
export const receiveSenderWebhook_200 = onFirstUse('receiveSenderWebhook_200')
export const receiveSenderWebhook_202 = onFirstUse('receiveSenderWebhook_202')
export const receiveSenderWebhook_400 = onFirstUse('receiveSenderWebhook_400')
export const receiveSenderWebhook_401 = onFirstUse('receiveSenderWebhook_401')
export const receiveSenderWebhook_413 = onFirstUse('receiveSenderWebhook_413')
export const receiveSenderWebhook_415 = onFirstUse('receiveSenderWebhook_415')
export const receiveSenderWebhook_429 = onFirstUse('receiveSenderWebhook_429')
export const receiveSenderWebhook_500 = onFirstUse('receiveSenderWebhook_500')
export const receiveSenderWebhook_503 = onFirstUse('receiveSenderWebhook_503')
