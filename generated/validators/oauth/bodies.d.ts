import type { ValidateFunction } from 'ajv'
export declare const registerClient: ValidateFunction
export declare const issueToken: ValidateFunction
export declare const revokeToken: ValidateFunction
