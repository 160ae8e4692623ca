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

export const getHealth = onFirstUse('getHealth')
export const getReadiness = onFirstUse('getReadiness')
export const getMetrics = onFirstUse('getMetrics')
export const getOpenApiDocument = onFirstUse('getOpenApiDocument')
export const getOpenRpcDocument = onFirstUse('getOpenRpcDocument')
export const getSchemaDocument = onFirstUse('getSchemaDocument')
