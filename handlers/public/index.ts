/** The operations of this surface, each under its operationId. */
export * from './chat.ts'
export * from './config.ts'
export * from './events.ts'
export * from './forms.ts'
export * from './intents.ts'
export * from './quick-questions.ts'
export * from './trials.ts'
export * from './uploads.ts'
