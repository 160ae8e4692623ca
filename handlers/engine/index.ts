/** The operations of this surface, each under its operationId. */
export * from './events.ts'
export * from './intents.ts'
export * from './runs.ts'
