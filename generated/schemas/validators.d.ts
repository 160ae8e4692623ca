import type { ValidateFunction } from 'ajv'
export declare const clientDocument: ValidateFunction
export declare const connectionTemplate: ValidateFunction
export declare const datasetCatalog: ValidateFunction
export declare const eventLogEntry: ValidateFunction
export declare const flowTest: ValidateFunction
export declare const flow: ValidateFunction
export declare const flowiseExport: ValidateFunction
export declare const form: ValidateFunction
export declare const identity: ValidateFunction
export declare const importReport: ValidateFunction
export declare const jobs: ValidateFunction
export declare const section: ValidateFunction
export declare const snapshot: ValidateFunction
export declare const typebotExport: ValidateFunction
export declare const workspaceLayout: ValidateFunction
export declare const workspace: ValidateFunction
