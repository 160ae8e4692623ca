/** The operations of this surface, each under its operationId. */
export * from './files.ts'
export * from './media.ts'
