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

export const publishDomainEvent = onFirstUse('publishDomainEvent')
export const triggerChat = onFirstUse('triggerChat')
export const cancelExecution = onFirstUse('cancelExecution')
export const resumeExecution = onFirstUse('resumeExecution')
