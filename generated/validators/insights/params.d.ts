import type { ValidateFunction } from 'ajv'
export declare const recordConversion: ValidateFunction
export declare const getFailuresByNode: ValidateFunction
