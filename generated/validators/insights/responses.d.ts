import type { ValidateFunction } from 'ajv'
export declare const recordConversion_200: ValidateFunction
export declare const recordConversion_201: ValidateFunction
export declare const recordConversion_400: ValidateFunction
export declare const recordConversion_403: ValidateFunction
export declare const recordConversion_404: ValidateFunction
export declare const recordConversion_409: ValidateFunction
export declare const recordConversion_413: ValidateFunction
export declare const recordConversion_415: ValidateFunction
export declare const recordConversion_422: ValidateFunction
export declare const recordConversion_500: ValidateFunction
export declare const recordConversion_503: ValidateFunction
export declare const getFailuresByNode_200: ValidateFunction
export declare const getFailuresByNode_400: ValidateFunction
export declare const getFailuresByNode_500: ValidateFunction
export declare const getFailuresByNode_503: ValidateFunction
