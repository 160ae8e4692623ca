/** The operations of this surface, each under its operationId. */
export * from './analytics.ts'
export * from './conversions.ts'
