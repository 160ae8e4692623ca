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

export const listDueSources_200 = onFirstUse('listDueSources_200')
export const listDueSources_400 = onFirstUse('listDueSources_400')
export const listDueSources_403 = onFirstUse('listDueSources_403')
export const listDueSources_500 = onFirstUse('listDueSources_500')
export const listDueSources_503 = onFirstUse('listDueSources_503')
export const claimSource_200 = onFirstUse('claimSource_200')
export const claimSource_404 = onFirstUse('claimSource_404')
export const claimSource_409 = onFirstUse('claimSource_409')
export const claimSource_413 = onFirstUse('claimSource_413')
export const claimSource_415 = onFirstUse('claimSource_415')
export const putSourceDocuments_200 = onFirstUse('putSourceDocuments_200')
export const putSourceDocuments_409 = onFirstUse('putSourceDocuments_409')
export const deleteSourceDocuments_200 = onFirstUse('deleteSourceDocuments_200')
export const reportSourceProgress_422 = onFirstUse('reportSourceProgress_422')
export const reportSourceResult_422 = onFirstUse('reportSourceResult_422')
export const claimSource_400 = onFirstUse('claimSource_400')
export const claimSource_403 = onFirstUse('claimSource_403')
export const claimSource_500 = onFirstUse('claimSource_500')
export const claimSource_503 = onFirstUse('claimSource_503')
export const putSourceDocuments_400 = onFirstUse('putSourceDocuments_400')
export const putSourceDocuments_403 = onFirstUse('putSourceDocuments_403')
export const putSourceDocuments_404 = onFirstUse('putSourceDocuments_404')
export const putSourceDocuments_413 = onFirstUse('putSourceDocuments_413')
export const putSourceDocuments_415 = onFirstUse('putSourceDocuments_415')
export const putSourceDocuments_422 = onFirstUse('putSourceDocuments_422')
export const putSourceDocuments_500 = onFirstUse('putSourceDocuments_500')
export const putSourceDocuments_503 = onFirstUse('putSourceDocuments_503')
export const deleteSourceDocuments_400 = onFirstUse('deleteSourceDocuments_400')
export const deleteSourceDocuments_403 = onFirstUse('deleteSourceDocuments_403')
export const deleteSourceDocuments_404 = onFirstUse('deleteSourceDocuments_404')
export const deleteSourceDocuments_409 = onFirstUse('deleteSourceDocuments_409')
export const deleteSourceDocuments_413 = onFirstUse('deleteSourceDocuments_413')
export const deleteSourceDocuments_415 = onFirstUse('deleteSourceDocuments_415')
export const deleteSourceDocuments_422 = onFirstUse('deleteSourceDocuments_422')
export const deleteSourceDocuments_500 = onFirstUse('deleteSourceDocuments_500')
export const deleteSourceDocuments_503 = onFirstUse('deleteSourceDocuments_503')
export const reportSourceProgress_200 = onFirstUse('reportSourceProgress_200')
export const reportSourceProgress_400 = onFirstUse('reportSourceProgress_400')
export const reportSourceProgress_403 = onFirstUse('reportSourceProgress_403')
export const reportSourceProgress_404 = onFirstUse('reportSourceProgress_404')
export const reportSourceProgress_409 = onFirstUse('reportSourceProgress_409')
export const reportSourceProgress_413 = onFirstUse('reportSourceProgress_413')
export const reportSourceProgress_415 = onFirstUse('reportSourceProgress_415')
export const reportSourceProgress_500 = onFirstUse('reportSourceProgress_500')
export const reportSourceProgress_503 = onFirstUse('reportSourceProgress_503')
export const reportSourceResult_200 = onFirstUse('reportSourceResult_200')
export const reportSourceResult_400 = onFirstUse('reportSourceResult_400')
export const reportSourceResult_403 = onFirstUse('reportSourceResult_403')
export const reportSourceResult_404 = onFirstUse('reportSourceResult_404')
export const reportSourceResult_409 = onFirstUse('reportSourceResult_409')
export const reportSourceResult_413 = onFirstUse('reportSourceResult_413')
export const reportSourceResult_415 = onFirstUse('reportSourceResult_415')
export const reportSourceResult_500 = onFirstUse('reportSourceResult_500')
export const reportSourceResult_503 = onFirstUse('reportSourceResult_503')
