import type { ValidateFunction } from 'ajv'
export declare const claimSource: ValidateFunction
export declare const putSourceDocuments: ValidateFunction
export declare const deleteSourceDocuments: ValidateFunction
export declare const reportSourceProgress: ValidateFunction
export declare const reportSourceResult: ValidateFunction
