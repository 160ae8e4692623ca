import type { ValidateFunction } from 'ajv'
export declare const openChatSession: ValidateFunction
export declare const sendChatMessage: ValidateFunction
export declare const matchChatIntents: ValidateFunction
export declare const requestTranscript: ValidateFunction
export declare const rateHandoff: ValidateFunction
export declare const runTrial: ValidateFunction
export declare const submitPublicForm: ValidateFunction
export declare const recordTelemetryEvent: ValidateFunction
export declare const recordTelemetryBatch: ValidateFunction
