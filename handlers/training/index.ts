/** The operations of this surface, each under its operationId. */
export * from './documents.ts'
export * from './sources.ts'
