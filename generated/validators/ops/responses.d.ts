import type { ValidateFunction } from 'ajv'
export declare const getHealth_200: ValidateFunction
export declare const getHealth_500: ValidateFunction
export declare const getReadiness_200: ValidateFunction
export declare const getReadiness_500: ValidateFunction
export declare const getReadiness_503: ValidateFunction
export declare const getMetrics_500: ValidateFunction
export declare const getOpenApiDocument_200: ValidateFunction
export declare const getOpenApiDocument_400: ValidateFunction
export declare const getOpenApiDocument_404: ValidateFunction
export declare const getOpenApiDocument_500: ValidateFunction
export declare const getOpenRpcDocument_200: ValidateFunction
export declare const getOpenRpcDocument_400: ValidateFunction
export declare const getOpenRpcDocument_500: ValidateFunction
export declare const getSchemaDocument_200: ValidateFunction
export declare const getSchemaDocument_400: ValidateFunction
export declare const getSchemaDocument_404: ValidateFunction
export declare const getSchemaDocument_500: ValidateFunction
