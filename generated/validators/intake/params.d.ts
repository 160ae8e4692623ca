import type { ValidateFunction } from 'ajv'
export declare const receiveInboundWebhook: ValidateFunction
export declare const receiveSenderWebhook: ValidateFunction
