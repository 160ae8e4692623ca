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

export const publishDomainEvent = onFirstUse('publishDomainEvent')
export const listIntents = onFirstUse('listIntents')
export const triggerChat = onFirstUse('triggerChat')
export const listEngineConversations = onFirstUse('listEngineConversations')
export const listEngineExecutions = onFirstUse('listEngineExecutions')
export const getEngineExecution = onFirstUse('getEngineExecution')
export const cancelExecution = onFirstUse('cancelExecution')
export const resumeExecution = onFirstUse('resumeExecution')
