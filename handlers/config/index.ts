/** The operations of this surface, each under its operationId. */
export * from './fields.ts'
