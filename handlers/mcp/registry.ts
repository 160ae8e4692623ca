import {
  agentTools,
  type AgentToolArguments,
  type AgentToolName,
  type AgentToolResult,
} from '../../generated/agent-tools.ts'
import { notServed } from '../../generated/not-served.ts'
import { validateArguments, validateResult } from '../../generated/validators/agent-tools.js'
import type { ValidationError } from '../../domain/refusal.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import { callerByToken, type AdminCaller, type Progress, type RequestSource } from '../../services/admin/caller.ts'
import type { IdempotencyKey } from '../../services/idempotency/idempotency.ts'
import { findProblems } from './errors.ts'

export type ToolCaller = {
  holder: TokenHolder
  /** The person on whose behalf the admin API makes the call; of a call of the gateway, the holder is it. */
  admin?: AdminCaller
  /** The idempotency key of the call, for a tool that honours one. */
  key: IdempotencyKey | undefined
  source: RequestSource
  /** Where the caller has asked how far the call is. */
  progress?: Progress | undefined
  /** Whether nobody waits for the answer any more. */
  hasLeft?: (() => boolean) | undefined
  /** Aborts then; a thread has none. */
  left?: AbortSignal | undefined
}

/** The caller of a tool as an administrator. */
export function administering({ holder, source, admin, progress, hasLeft }: ToolCaller): AdminCaller {
  return { ...(admin ?? callerByToken(holder, source)), progress, hasLeft }
}

/** Fields of a tool that `tools/list` returns in addition to its name. */
export type ToolListing = {
  title: string
  description: string
  inputSchema: object
  outputSchema?: object
  annotations: object
}

/** An answer is an object of the output schema, or, for a tool without one, content as it is. */
export type ToolAnswer = { structured: object } | { content: object[]; isError?: boolean }

export type Tool = {
  name: string
  /** The name without a dot. */
  alias: string
  listing: ToolListing
  scope: string
  permission: string
  idempotencyKey: boolean
  /** The violations in the arguments; fills in defaults. */
  findProblems(args: unknown): ValidationError[]
  /** Why the answer is not one of its output schema; undefined when it is. */
  findViolation(structured: object): string | undefined
  /** @throws Refusal, ToolFailure for an application error */
  run(args: unknown, caller: ToolCaller): Promise<ToolAnswer>
}

export type ToolFunction<Name extends AgentToolName, Deps> = (
  deps: Deps,
  caller: ToolCaller,
  args: AgentToolArguments<Name>,
) => AgentToolResult<Name> | Promise<AgentToolResult<Name>>
export type ToolFunctions<Deps> = { [Name in AgentToolName]?: ToolFunction<Name, Deps> }

/**
 * The contract's tools with the functions that serve them. A tool that is neither served nor listed as not served stops
 * the process at start.
 */
export function createTools<Deps>(deps: Deps, functions: ToolFunctions<Deps>): Tool[] {
  const waived = new Set(notServed['mcp'])
  const missing = agentTools.filter(({ name }) => functions[name] === undefined && !waived.has(name))
  const served = agentTools.filter(({ name }) => functions[name] !== undefined && waived.has(name))
  if (missing.length > 0) throw new Error(`no function for the tools: ${missing.map(({ name }) => name).join(', ')}`)
  if (served.length > 0)
    throw new Error(
      `served, but still listed in contracts/not-served.yaml: ${served.map(({ name }) => name).join(', ')}`,
    )
  return agentTools.flatMap(
    ({
      name,
      alias,
      title,
      description,
      inputSchema,
      outputSchema,
      annotations,
      scope,
      permission,
      idempotencyKey,
    }) => {
      const run = functions[name] as
        ((deps: Deps, caller: ToolCaller, args: unknown) => object | Promise<object>) | undefined
      if (run === undefined) return []
      const validate = validateResult[name]
      return [
        {
          name,
          alias,
          scope,
          permission,
          idempotencyKey,
          listing: { title, description, inputSchema, outputSchema, annotations },
          findProblems: args => findProblems(validateArguments[name], args),
          findViolation: structured =>
            validate(structured)
              ? undefined
              : `${name} answered outside its output schema: ${JSON.stringify(validate.errors?.slice(0, 5))}`,
          run: async (args, caller) => ({ structured: await run(deps, caller, args) }),
        },
      ]
    },
  )
}
