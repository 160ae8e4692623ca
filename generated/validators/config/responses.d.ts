import type { ValidateFunction } from 'ajv'
export declare const listConfigFields_200: ValidateFunction
export declare const listConfigFields_429: ValidateFunction
export declare const listConfigFields_500: ValidateFunction
export declare const listConfigFields_503: ValidateFunction
export declare const getConfigValue_200: ValidateFunction
export declare const getConfigValue_400: ValidateFunction
export declare const getConfigValue_403: ValidateFunction
export declare const getConfigValue_404: ValidateFunction
export declare const getConfigValue_429: ValidateFunction
export declare const getConfigValue_500: ValidateFunction
export declare const getConfigValue_503: ValidateFunction
