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

export const uploadFormFile_201 = onFirstUse('uploadFormFile_201')
export const uploadFormFile_400 = onFirstUse('uploadFormFile_400')
export const uploadFormFile_403 = onFirstUse('uploadFormFile_403')
export const uploadFormFile_404 = onFirstUse('uploadFormFile_404')
export const uploadFormFile_413 = onFirstUse('uploadFormFile_413')
export const uploadFormFile_415 = onFirstUse('uploadFormFile_415')
export const uploadFormFile_500 = onFirstUse('uploadFormFile_500')
export const uploadFormFile_503 = onFirstUse('uploadFormFile_503')
export const getUploadedFile_200 = onFirstUse('getUploadedFile_200')
export const getUploadedFile_400 = onFirstUse('getUploadedFile_400')
export const getUploadedFile_404 = onFirstUse('getUploadedFile_404')
export const getUploadedFile_500 = onFirstUse('getUploadedFile_500')
export const getUploadedFile_503 = onFirstUse('getUploadedFile_503')
export const downloadFile_400 = onFirstUse('downloadFile_400')
export const downloadFile_404 = onFirstUse('downloadFile_404')
export const downloadFile_500 = onFirstUse('downloadFile_500')
export const downloadFile_503 = onFirstUse('downloadFile_503')
export const downloadMedium_400 = onFirstUse('downloadMedium_400')
export const downloadMedium_404 = onFirstUse('downloadMedium_404')
export const downloadMedium_500 = onFirstUse('downloadMedium_500')
export const downloadMedium_503 = onFirstUse('downloadMedium_503')
