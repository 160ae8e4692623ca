import type { ValidateFunction } from 'ajv'
export declare const uploadFormFile: ValidateFunction
export declare const getUploadedFile: ValidateFunction
export declare const downloadFile: ValidateFunction
export declare const downloadMedium: ValidateFunction
