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

export const publishDomainEvent_202 = onFirstUse('publishDomainEvent_202')
export const publishDomainEvent_400 = onFirstUse('publishDomainEvent_400')
export const publishDomainEvent_403 = onFirstUse('publishDomainEvent_403')
export const publishDomainEvent_409 = onFirstUse('publishDomainEvent_409')
export const publishDomainEvent_413 = onFirstUse('publishDomainEvent_413')
export const publishDomainEvent_415 = onFirstUse('publishDomainEvent_415')
export const publishDomainEvent_429 = onFirstUse('publishDomainEvent_429')
export const publishDomainEvent_500 = onFirstUse('publishDomainEvent_500')
export const publishDomainEvent_503 = onFirstUse('publishDomainEvent_503')
export const listIntents_200 = onFirstUse('listIntents_200')
export const triggerChat_200 = onFirstUse('triggerChat_200')
export const triggerChat_404 = onFirstUse('triggerChat_404')
export const getEngineExecution_200 = onFirstUse('getEngineExecution_200')
export const getEngineExecution_404 = onFirstUse('getEngineExecution_404')
export const resumeExecution_409 = onFirstUse('resumeExecution_409')
export const resumeExecution_410 = onFirstUse('resumeExecution_410')
export const publishDomainEvent_422 = onFirstUse('publishDomainEvent_422')
export const listIntents_400 = onFirstUse('listIntents_400')
export const listIntents_403 = onFirstUse('listIntents_403')
export const listIntents_429 = onFirstUse('listIntents_429')
export const listIntents_500 = onFirstUse('listIntents_500')
export const listIntents_503 = onFirstUse('listIntents_503')
export const triggerChat_400 = onFirstUse('triggerChat_400')
export const triggerChat_403 = onFirstUse('triggerChat_403')
export const triggerChat_409 = onFirstUse('triggerChat_409')
export const triggerChat_413 = onFirstUse('triggerChat_413')
export const triggerChat_415 = onFirstUse('triggerChat_415')
export const triggerChat_422 = onFirstUse('triggerChat_422')
export const triggerChat_429 = onFirstUse('triggerChat_429')
export const triggerChat_500 = onFirstUse('triggerChat_500')
export const triggerChat_503 = onFirstUse('triggerChat_503')
export const getEngineExecution_400 = onFirstUse('getEngineExecution_400')
export const getEngineExecution_403 = onFirstUse('getEngineExecution_403')
export const getEngineExecution_429 = onFirstUse('getEngineExecution_429')
export const getEngineExecution_500 = onFirstUse('getEngineExecution_500')
export const getEngineExecution_503 = onFirstUse('getEngineExecution_503')
export const resumeExecution_200 = onFirstUse('resumeExecution_200')
export const resumeExecution_400 = onFirstUse('resumeExecution_400')
export const resumeExecution_403 = onFirstUse('resumeExecution_403')
export const resumeExecution_404 = onFirstUse('resumeExecution_404')
export const resumeExecution_413 = onFirstUse('resumeExecution_413')
export const resumeExecution_415 = onFirstUse('resumeExecution_415')
export const resumeExecution_422 = onFirstUse('resumeExecution_422')
export const resumeExecution_429 = onFirstUse('resumeExecution_429')
export const resumeExecution_500 = onFirstUse('resumeExecution_500')
export const resumeExecution_503 = onFirstUse('resumeExecution_503')
