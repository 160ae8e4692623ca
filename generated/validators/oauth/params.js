import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('./params.code.js')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

export const getResourceMetadata = onFirstUse('getResourceMetadata')
export const getServerMetadata = onFirstUse('getServerMetadata')
export const getServerCard = onFirstUse('getServerCard')
export const registerClient = onFirstUse('registerClient')
export const issueToken = onFirstUse('issueToken')
export const revokeToken = onFirstUse('revokeToken')
