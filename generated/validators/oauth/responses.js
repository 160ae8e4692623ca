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

export const getResourceMetadata_200 = onFirstUse('getResourceMetadata_200')
export const getResourceMetadata_429 = onFirstUse('getResourceMetadata_429')
export const getResourceMetadata_500 = onFirstUse('getResourceMetadata_500')
export const getResourceMetadata_503 = onFirstUse('getResourceMetadata_503')
export const getServerMetadata_200 = onFirstUse('getServerMetadata_200')
export const registerClient_201 = onFirstUse('registerClient_201')
export const registerClient_400 = onFirstUse('registerClient_400')
export const registerClient_413 = onFirstUse('registerClient_413')
export const registerClient_415 = onFirstUse('registerClient_415')
export const issueToken_200 = onFirstUse('issueToken_200')
export const issueToken_400 = onFirstUse('issueToken_400')
export const revokeToken_400 = onFirstUse('revokeToken_400')
export const getServerMetadata_429 = onFirstUse('getServerMetadata_429')
export const getServerMetadata_500 = onFirstUse('getServerMetadata_500')
export const getServerMetadata_503 = onFirstUse('getServerMetadata_503')
export const getServerCard_429 = onFirstUse('getServerCard_429')
export const getServerCard_500 = onFirstUse('getServerCard_500')
export const getServerCard_503 = onFirstUse('getServerCard_503')
export const registerClient_429 = onFirstUse('registerClient_429')
export const registerClient_500 = onFirstUse('registerClient_500')
export const registerClient_503 = onFirstUse('registerClient_503')
export const issueToken_413 = onFirstUse('issueToken_413')
export const issueToken_415 = onFirstUse('issueToken_415')
export const issueToken_429 = onFirstUse('issueToken_429')
export const issueToken_500 = onFirstUse('issueToken_500')
export const issueToken_503 = onFirstUse('issueToken_503')
export const revokeToken_413 = onFirstUse('revokeToken_413')
export const revokeToken_415 = onFirstUse('revokeToken_415')
export const revokeToken_429 = onFirstUse('revokeToken_429')
export const revokeToken_500 = onFirstUse('revokeToken_500')
export const revokeToken_503 = onFirstUse('revokeToken_503')
