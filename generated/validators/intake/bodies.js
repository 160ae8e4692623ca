import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('./bodies.code.js')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

export const receiveInboundWebhook = onFirstUse('receiveInboundWebhook')
export const receiveSenderWebhook = onFirstUse('receiveSenderWebhook')
