import type { ValidateFunction } from 'ajv'
export declare const publishDomainEvent: ValidateFunction
export declare const listIntents: ValidateFunction
export declare const triggerChat: ValidateFunction
export declare const listEngineConversations: ValidateFunction
export declare const listEngineExecutions: ValidateFunction
export declare const getEngineExecution: ValidateFunction
export declare const cancelExecution: ValidateFunction
export declare const resumeExecution: ValidateFunction
