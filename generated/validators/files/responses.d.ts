import type { ValidateFunction } from 'ajv'
export declare const uploadFormFile_201: ValidateFunction
export declare const uploadFormFile_400: ValidateFunction
export declare const uploadFormFile_403: ValidateFunction
export declare const uploadFormFile_404: ValidateFunction
export declare const uploadFormFile_413: ValidateFunction
export declare const uploadFormFile_415: ValidateFunction
export declare const uploadFormFile_500: ValidateFunction
export declare const uploadFormFile_503: ValidateFunction
export declare const getUploadedFile_200: ValidateFunction
export declare const getUploadedFile_400: ValidateFunction
export declare const getUploadedFile_404: ValidateFunction
export declare const getUploadedFile_500: ValidateFunction
export declare const getUploadedFile_503: ValidateFunction
export declare const downloadFile_400: ValidateFunction
export declare const downloadFile_404: ValidateFunction
export declare const downloadFile_500: ValidateFunction
export declare const downloadFile_503: ValidateFunction
