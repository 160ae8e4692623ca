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

export const listDueSources = onFirstUse('listDueSources')
export const claimSource = onFirstUse('claimSource')
export const listSourceDocuments = onFirstUse('listSourceDocuments')
export const putSourceDocuments = onFirstUse('putSourceDocuments')
export const deleteSourceDocuments = onFirstUse('deleteSourceDocuments')
export const reportSourceProgress = onFirstUse('reportSourceProgress')
export const reportSourceResult = onFirstUse('reportSourceResult')
