import type { ValidateFunction } from 'ajv'
export declare const listConfigFields: ValidateFunction
export declare const getConfigValue: ValidateFunction
