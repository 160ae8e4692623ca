import { agentPrompts, type AgentPrompt } from '../../generated/agent-tools.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { ValidationError } from '../../domain/refusal.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import { admit, mayUse } from './access.ts'
import { invalidParams } from './errors.ts'

type Prompt = { description: string; messages: { role: 'user'; content: { type: 'text'; text: string } }[] }

const ARGUMENT_MAX_LENGTH = 20_000
/** Stands for an argument that is left out. */
const NOT_GIVEN = 'not given'

/** The prompts that the caller may use. */
export function listPrompts(holder: TokenHolder): object {
  const prompts = Object.entries(agentPrompts).filter(([, prompt]) => mayUse(holder, prompt))
  return {
    prompts: prompts.map(([name, { title, description, arguments: declared }]) => {
      return { name, title, description, arguments: declared }
    }),
  }
}

/** The prompt of this name; undefined for none. */
export function promptNamed(name: string): AgentPrompt | undefined {
  return Object.hasOwn(agentPrompts, name) ? agentPrompts[name] : undefined
}

/** @throws RpcError -32602 for an unknown prompt or wrong arguments, -32002 for a prompt that may not be used */
export function getPrompt(holder: TokenHolder, name: string, args: JsonObject): Prompt {
  const prompt = promptNamed(name)
  if (prompt === undefined) throw invalidParams({ field: 'name', rule: 'enum', expected: Object.keys(agentPrompts) })
  admit(holder, prompt)
  const problems = problemsOf(prompt, args)
  if (problems.length > 0) throw invalidParams(...problems)
  const text = prompt.text.replaceAll(/\{\{(\w+)\}\}/g, (_, argument: string) => textOf(args[argument]))
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : NOT_GIVEN
}

function problemsOf({ arguments: declared }: AgentPrompt, args: JsonObject): ValidationError[] {
  const unknown = Object.keys(args).filter(name => !declared.some(argument => argument.name === name))
  return [
    ...unknown.map(name => ({ field: `arguments.${name.slice(0, 64)}`, rule: 'enum' as const })),
    ...declared.flatMap(({ name, required }): ValidationError[] => {
      const value = Object.hasOwn(args, name) ? args[name] : undefined
      const field = `arguments.${name}`
      if (value === undefined) return required ? [{ field, rule: 'required' }] : []
      if (typeof value !== 'string') return [{ field, rule: 'type', expected: 'string' }]
      return value.length > ARGUMENT_MAX_LENGTH ? [{ field, rule: 'max_length', expected: ARGUMENT_MAX_LENGTH }] : []
    }),
  ]
}
