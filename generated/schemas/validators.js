import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('./validators.code.js')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

export const clientDocument = onFirstUse('clientDocument')
export const connectionTemplate = onFirstUse('connectionTemplate')
export const datasetCatalog = onFirstUse('datasetCatalog')
export const eventLogEntry = onFirstUse('eventLogEntry')
export const flowTest = onFirstUse('flowTest')
export const flow = onFirstUse('flow')
export const flowiseExport = onFirstUse('flowiseExport')
export const form = onFirstUse('form')
export const identity = onFirstUse('identity')
export const importReport = onFirstUse('importReport')
export const jobs = onFirstUse('jobs')
export const section = onFirstUse('section')
export const snapshot = onFirstUse('snapshot')
export const typebotExport = onFirstUse('typebotExport')
export const workspaceLayout = onFirstUse('workspaceLayout')
export const workspace = onFirstUse('workspace')
