import type { AgentNode } from '../../generated/schemas/flow.ts'
import type { Conversion } from './conversion.ts'

/** A request to a language model, through a connection that has to be created. */
export function modelCall(
  conversion: Conversion,
  request: {
    connection: string
    model: string | undefined
    system: string
    prompt: string
    temperature: number | undefined
    maxTokens: number | undefined
  },
): Omit<AgentNode, 'id' | 'next'> {
  const { connection, model, system, prompt, temperature, maxTokens } = request
  if (model === undefined)
    conversion.approximate('It names no model; the flow asks for "default", which you have to replace.')
  conversion.approximate(`The model is asked through the connection ${connection}, which you have to create.`)
  conversion.need('connection', connection, 'asks a language model through it.')
  const isTemperature = temperature !== undefined && temperature >= 0 && temperature <= 2
  const isLength = maxTokens !== undefined && Number.isInteger(maxTokens) && maxTokens >= 1 && maxTokens <= 200_000
  return {
    type: 'agent',
    connection,
    model: (model ?? 'default').slice(0, 200),
    prompt,
    ...(system === '' ? {} : { system }),
    ...(isTemperature ? { temperature } : {}),
    ...(isLength ? { maxTokens } : {}),
  }
}
