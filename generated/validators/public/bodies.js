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

export const openChatSession = onFirstUse('openChatSession')
export const sendChatMessage = onFirstUse('sendChatMessage')
export const matchChatIntents = onFirstUse('matchChatIntents')
export const requestTranscript = onFirstUse('requestTranscript')
export const rateHandoff = onFirstUse('rateHandoff')
export const runTrial = onFirstUse('runTrial')
export const submitPublicForm = onFirstUse('submitPublicForm')
export const recordTelemetryEvent = onFirstUse('recordTelemetryEvent')
export const recordTelemetryBatch = onFirstUse('recordTelemetryBatch')
