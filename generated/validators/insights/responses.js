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

export const recordConversion_200 = onFirstUse('recordConversion_200')
export const recordConversion_201 = onFirstUse('recordConversion_201')
export const recordConversion_400 = onFirstUse('recordConversion_400')
export const recordConversion_403 = onFirstUse('recordConversion_403')
export const recordConversion_404 = onFirstUse('recordConversion_404')
export const recordConversion_409 = onFirstUse('recordConversion_409')
export const recordConversion_413 = onFirstUse('recordConversion_413')
export const recordConversion_415 = onFirstUse('recordConversion_415')
export const recordConversion_422 = onFirstUse('recordConversion_422')
export const recordConversion_500 = onFirstUse('recordConversion_500')
export const recordConversion_503 = onFirstUse('recordConversion_503')
export const getFailuresByNode_200 = onFirstUse('getFailuresByNode_200')
export const getFailuresByNode_400 = onFirstUse('getFailuresByNode_400')
export const getFailuresByNode_500 = onFirstUse('getFailuresByNode_500')
export const getFailuresByNode_503 = onFirstUse('getFailuresByNode_503')
