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

export const claimSource = onFirstUse('claimSource')
export const putSourceDocuments = onFirstUse('putSourceDocuments')
export const deleteSourceDocuments = onFirstUse('deleteSourceDocuments')
export const reportSourceProgress = onFirstUse('reportSourceProgress')
export const reportSourceResult = onFirstUse('reportSourceResult')
