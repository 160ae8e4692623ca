import type { ValidateFunction } from 'ajv'
export declare const getResourceMetadata: ValidateFunction
export declare const getServerMetadata: ValidateFunction
export declare const getServerCard: ValidateFunction
export declare const registerClient: ValidateFunction
export declare const issueToken: ValidateFunction
export declare const revokeToken: ValidateFunction
