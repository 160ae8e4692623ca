import type { ValidateFunction } from 'ajv'
export declare const receiveInboundWebhook_202: ValidateFunction
export declare const receiveInboundWebhook_400: ValidateFunction
export declare const receiveInboundWebhook_401: ValidateFunction
export declare const receiveInboundWebhook_409: ValidateFunction
export declare const receiveInboundWebhook_413: ValidateFunction
export declare const receiveInboundWebhook_415: ValidateFunction
export declare const receiveInboundWebhook_429: ValidateFunction
export declare const receiveInboundWebhook_500: ValidateFunction
export declare const receiveInboundWebhook_503: ValidateFunction
