/** The operations of this surface, each under its operationId. */
export * from './clients.ts'
export * from './metadata.ts'
export * from './tokens.ts'
