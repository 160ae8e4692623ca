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

export const getHealth_200 = onFirstUse('getHealth_200')
export const getHealth_500 = onFirstUse('getHealth_500')
export const getReadiness_200 = onFirstUse('getReadiness_200')
export const getMetrics_403 = onFirstUse('getMetrics_403')
export const getMetrics_503 = onFirstUse('getMetrics_503')
export const getOpenApiDocument_200 = onFirstUse('getOpenApiDocument_200')
export const getOpenApiDocument_400 = onFirstUse('getOpenApiDocument_400')
export const getOpenApiDocument_404 = onFirstUse('getOpenApiDocument_404')
export const getReadiness_500 = onFirstUse('getReadiness_500')
export const getReadiness_503 = onFirstUse('getReadiness_503')
export const getMetrics_500 = onFirstUse('getMetrics_500')
export const getOpenApiDocument_500 = onFirstUse('getOpenApiDocument_500')
export const getOpenRpcDocument_200 = onFirstUse('getOpenRpcDocument_200')
export const getOpenRpcDocument_400 = onFirstUse('getOpenRpcDocument_400')
export const getOpenRpcDocument_500 = onFirstUse('getOpenRpcDocument_500')
export const getSchemaDocument_200 = onFirstUse('getSchemaDocument_200')
export const getSchemaDocument_400 = onFirstUse('getSchemaDocument_400')
export const getSchemaDocument_404 = onFirstUse('getSchemaDocument_404')
export const getSchemaDocument_500 = onFirstUse('getSchemaDocument_500')
