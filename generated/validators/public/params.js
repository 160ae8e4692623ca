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

export const openChatSession = onFirstUse('openChatSession')
export const sendChatMessage = onFirstUse('sendChatMessage')
export const matchChatIntents = onFirstUse('matchChatIntents')
export const getChatExecution = onFirstUse('getChatExecution')
export const followConversation = onFirstUse('followConversation')
export const announceVisitorTyping = onFirstUse('announceVisitorTyping')
export const requestTranscript = onFirstUse('requestTranscript')
export const getChatFile = onFirstUse('getChatFile')
export const rateHandoff = onFirstUse('rateHandoff')
export const getQuickQuestions = onFirstUse('getQuickQuestions')
export const runTrial = onFirstUse('runTrial')
export const getPublicConfigSection = onFirstUse('getPublicConfigSection')
export const getPublicForm = onFirstUse('getPublicForm')
export const getPublicFormSchema = onFirstUse('getPublicFormSchema')
export const submitPublicForm = onFirstUse('submitPublicForm')
export const uploadPublicFormFile = onFirstUse('uploadPublicFormFile')
export const recordTelemetryEvent = onFirstUse('recordTelemetryEvent')
export const recordTelemetryBatch = onFirstUse('recordTelemetryBatch')
