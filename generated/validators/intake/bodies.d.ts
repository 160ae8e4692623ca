import type { ValidateFunction } from 'ajv'
export declare const receiveInboundWebhook: ValidateFunction
