// Written by `make generate` from contracts/mcp/. Do not edit.
import type { ValidateFunction } from 'ajv'
import type { AgentMethod, AgentResourceKind, AgentToolName } from '../agent-tools.ts'
import type { AgentToolArguments, AgentToolResult } from '../agent-tools.ts'

/** Fills in the defaults of what it checks. */
export declare const validateArguments: { readonly [Name in AgentToolName]: ValidateFunction<AgentToolArguments<Name>> }
export declare const validateResult: { readonly [Name in AgentToolName]: ValidateFunction<AgentToolResult<Name>> }
export declare const validateProtocolResult: {
  readonly [Name in Exclude<AgentMethod, 'notifications/initialized' | 'notifications/cancelled'>]: ValidateFunction
}
/** Checks the parsed JSON text of a resource. */
export declare const validateResource: { readonly [Kind in AgentResourceKind]: ValidateFunction }
