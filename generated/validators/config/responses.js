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

export const listConfigFields_200 = onFirstUse('listConfigFields_200')
export const listConfigFields_429 = onFirstUse('listConfigFields_429')
export const listConfigFields_500 = onFirstUse('listConfigFields_500')
export const listConfigFields_503 = onFirstUse('listConfigFields_503')
export const getConfigValue_200 = onFirstUse('getConfigValue_200')
export const getConfigValue_400 = onFirstUse('getConfigValue_400')
export const getConfigValue_403 = onFirstUse('getConfigValue_403')
export const getConfigValue_404 = onFirstUse('getConfigValue_404')
export const getConfigValue_429 = onFirstUse('getConfigValue_429')
export const getConfigValue_500 = onFirstUse('getConfigValue_500')
export const getConfigValue_503 = onFirstUse('getConfigValue_503')
