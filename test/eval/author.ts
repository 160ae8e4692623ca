import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import OpenAI from 'openai'
import type { ChatCompletionMessage, ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources'
import type { Task } from './tasks.ts'

/** What a model says next, given everything that was said. */
export type Model = (
  messages: readonly ChatCompletionMessageParam[],
  tools: ChatCompletionTool[],
) => Promise<ChatCompletionMessage>

/** A model that is not done by then has lost its way. */
const ANSWERS_AT_MOST = 30

/** Lets the model make the flow of a task by the tools of the gateway alone, until it calls none any more. */
export async function makeFlow(client: Client, model: Model, { description }: Task): Promise<void> {
  const { tools } = await client.listTools()
  const offered = tools
    .filter(({ name }) => name.startsWith('flows_'))
    .map(({ name, description: about = '', inputSchema }): ChatCompletionTool => ({
      type: 'function',
      function: { name, description: about, parameters: inputSchema },
    }))
  const prompt = await client.getPrompt({ name: 'flow-from-description', arguments: { description, locale: 'en' } })
  const content = prompt.messages.map(({ content: one }) => ('text' in one ? one.text : '')).join('\n')
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: client.getInstructions() ?? '' },
    { role: 'user', content },
  ]
  for (let count = 0; count < ANSWERS_AT_MOST; count++) {
    const said = await model(messages, offered)
    messages.push(said)
    if (said.tool_calls === undefined || said.tool_calls.length === 0) return
    for (const call of said.tool_calls)
      messages.push({ role: 'tool', tool_call_id: call.id, content: await resultOf(client, call) })
  }
}

/** The result of a call as the model reads it; one that fails tells it why. */
async function resultOf(
  client: Client,
  call: NonNullable<ChatCompletionMessage['tool_calls']>[number],
): Promise<string> {
  if (call.type !== 'function') return 'There is no such tool.'
  try {
    const args = JSON.parse(call.function.arguments) as Record<string, unknown>
    const { content } = await client.callTool({ name: call.function.name, arguments: args })
    return (content as { text?: string }[]).map(({ text = '' }) => text).join('\n')
  } catch (error) {
    return String(error)
  }
}

/** A model behind an address of the OpenAI API. */
export function modelAt({ url, name, key }: { url: string; name: string; key: string }): Model {
  const api = new OpenAI({ baseURL: url, apiKey: key, organization: null, project: null })
  return async (messages, tools) => {
    const { choices } = await api.chat.completions.create({ model: name, messages: [...messages], tools })
    const said = choices[0]?.message
    if (said === undefined) throw new Error('the model said nothing')
    return said
  }
}

/**
 * A model that knows what to make and works as one that does not: it looks at the schema, drafts a part, repairs what
 * the findings say, and tests. What it does next follows from what was said, so that it holds no state.
 */
export function scriptedModel(task: Task): Model {
  const { definition, code } = task
  const [first] = definition['nodes'] as object[]
  return (messages, tools) => {
    const results = messages.flatMap(({ role, content }) =>
      role === 'tool' && typeof content === 'string' ? [content] : [],
    )
    const draft = () => JSON.parse(results.find(text => text.includes('"etag"')) ?? '{}') as Record<string, unknown>
    const steps: (() => [name: string, args: object])[] = [
      () => ['flows_get_schema', {}],
      () => ['flows_create_draft', { definition: { ...definition, nodes: [first] } }],
      () => ['flows_update_draft', { flow_id: draft()['id'], etag: draft()['etag'], definition }],
      () => ['flows_test', { flow_id: draft()['id'], tests: [{ name: code, steps: [{ say: 'hello' }] }] }],
    ]
    const step = steps[results.length]?.()
    const said = { role: 'assistant' as const, refusal: null }
    if (step === undefined) return Promise.resolve({ ...said, content: 'The draft is ready.' })
    const [name, args] = step
    if (!tools.some(tool => tool.type === 'function' && tool.function.name === name))
      throw new Error(`the gateway offers no ${name}`)
    const call = { name, arguments: JSON.stringify(args) }
    return Promise.resolve({
      ...said,
      content: null,
      tool_calls: [{ id: `call-${results.length}`, type: 'function' as const, function: call }],
    })
  }
}
