import type { ValidateFunction } from 'ajv'
export declare const openChatSession: ValidateFunction
export declare const sendChatMessage: ValidateFunction
export declare const matchChatIntents: ValidateFunction
export declare const getChatExecution: ValidateFunction
export declare const followConversation: ValidateFunction
export declare const announceVisitorTyping: ValidateFunction
export declare const getChatFile: ValidateFunction
export declare const rateHandoff: ValidateFunction
export declare const getQuickQuestions: ValidateFunction
export declare const runTrial: ValidateFunction
export declare const getPublicConfigSection: ValidateFunction
export declare const getPublicForm: ValidateFunction
export declare const getPublicFormSchema: ValidateFunction
export declare const submitPublicForm: ValidateFunction
export declare const uploadPublicFormFile: ValidateFunction
export declare const recordTelemetryEvent: ValidateFunction
export declare const recordTelemetryBatch: ValidateFunction
