import type { ValidateFunction } from 'ajv'
export declare const getHealth: ValidateFunction
export declare const getReadiness: ValidateFunction
export declare const getMetrics: ValidateFunction
export declare const getOpenApiDocument: ValidateFunction
export declare const getOpenRpcDocument: ValidateFunction
export declare const getSchemaDocument: ValidateFunction
