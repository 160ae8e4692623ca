import type { ValidateFunction } from 'ajv'
export declare const listDueSources: ValidateFunction
export declare const claimSource: ValidateFunction
export declare const listSourceDocuments: ValidateFunction
export declare const putSourceDocuments: ValidateFunction
export declare const deleteSourceDocuments: ValidateFunction
export declare const reportSourceProgress: ValidateFunction
export declare const reportSourceResult: ValidateFunction
