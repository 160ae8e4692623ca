import type { ValidateFunction } from 'ajv'
export declare const publishDomainEvent: ValidateFunction
export declare const triggerChat: ValidateFunction
export declare const cancelExecution: ValidateFunction
export declare const resumeExecution: ValidateFunction
