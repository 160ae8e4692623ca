/** The operations of this surface, each under its operationId. */
export * from './conversations.ts'
export * from './events.ts'
export * from './executions.ts'
export * from './intents.ts'
export * from './runs.ts'
