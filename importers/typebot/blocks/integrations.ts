import type { Node } from '../../../generated/schemas/flow.ts'
import { modelCall } from '../../conversion/model-call.ts'
import type { BlockImport } from '../block-import.ts'
import { listIn, numberIn, settingsOf, textIn, within, type Settings } from '../../conversion/settings.ts'
import { linkCard } from './bubbles.ts'

const CHAT_ACTIONS: ReadonlySet<string> = new Set([
  'Create chat completion',
  'Create Chat Message',
  'Create chat message',
])

/** A block that calls a language model. `connection` is the code of the future connection. */
export function languageModel(connection: string): (block: BlockImport) => Node[] {
  return block => {
    const action = textIn(block.options, 'action') ?? textIn(block.options, 'task')
    if (action === undefined || !CHAT_ACTIONS.has(action))
      return block.unsupported(
        action === undefined ? 'It names no action.' : `A flow has nothing for the action "${action}".`,
      )
    const messages = promptOf(block)
    if (messages.prompt === '') return block.unsupported('It holds no message to answer.')
    const model = textIn(block.options, 'model') ?? textIn(block.options, 'modelId')
    const saved = answerVariable(block)
    const advanced = within(block.options, 'advancedSettings')
    if (listIn(block.options, 'tools').length > 0) block.approximate('Its tools are left out.')
    const node = {
      ...modelCall(block, {
        connection,
        model,
        ...messages,
        temperature: numberIn(block.options, 'temperature') ?? numberIn(advanced, 'temperature'),
        maxTokens: numberIn(block.options, 'maxTokens'),
      }),
      saveAs: saved,
    }
    return block.chain([(id, next) => ({ ...node, id, onError: next, next })])
  }
}

/** A model that only gets instructions answers those: a flow has no question without a prompt. */
function promptOf(block: BlockImport): { system: string; prompt: string } {
  const messages = messagesOf(block)
  if (messages.prompt !== '' || messages.system === '') return messages
  block.approximate('Its instructions are the prompt, since it holds no message to answer.')
  return { system: '', prompt: messages.system }
}

/** The instructions, and the prompt: one message unchanged, several as a written conversation. */
function messagesOf(block: BlockImport): { system: string; prompt: string } {
  const system = [textIn(block.options, 'systemMessage'), textIn(block.options, 'systemPrompt')]
    .filter(text => text !== undefined)
    .map(text => block.template(text))
  const turns: { role: string; text: string }[] = []
  for (const message of listIn(block.options, 'messages')) {
    const role = textIn(message, 'role')?.toLowerCase() ?? 'user'
    const dialogue =
      block.variableIn(message, 'dialogueVariableId') ??
      block.variableIn(settingsOf(message['content']), 'userMessagesVariableId')
    const content = textIn(message, 'content')
    if (dialogue !== undefined) turns.push({ role: 'dialogue', text: `{{ vars.${dialogue} }}` })
    else if (content !== undefined && role === 'system') system.push(block.template(content))
    else if (content !== undefined) turns.push({ role, text: block.template(content) })
  }
  const single = textIn(block.options, 'query') ?? textIn(block.options, 'prompt') ?? textIn(block.options, 'message')
  if (turns.length === 0 && single !== undefined) turns.push({ role: 'user', text: block.template(single) })
  const [only, ...more] = turns
  if (more.length === 0) return { system: system.join('\n\n'), prompt: only?.text ?? '' }
  block.approximate('The earlier messages are given to the model as one text.')
  return {
    system: system.join('\n\n'),
    prompt: turns.map(({ role, text }) => (role === 'dialogue' ? text : `${role}: ${text}`)).join('\n'),
  }
}

function answerVariable(block: BlockImport): string {
  const mapping = listIn(block.options, 'responseMapping')
  const what = (one: Settings): string => textIn(one, 'item') ?? textIn(one, 'valueToExtract') ?? 'Message content'
  if (mapping.some(one => !['Message content', 'Answer'].includes(what(one))))
    block.approximate('Only the text of the answer is saved, not the other values.')
  const saved = mapping.find(one => ['Message content', 'Answer'].includes(what(one)))
  return (
    (saved === undefined ? undefined : block.variableIn(saved, 'variableId')) ?? block.variables.further('model_answer')
  )
}

/** A window of a help desk: the team of the workspace replaces it. */
export function helpDesk(service: string): (block: BlockImport) => Node[] {
  return block => {
    const task = textIn(block.options, 'task') ?? textIn(block.options, 'action') ?? ''
    if (/close|unread/i.test(task)) return block.unsupported(`There is no window of ${service} to close.`)
    block.approximate(`The team of the workspace is asked to take over, instead of ${service}.`)
    return block.chain([(id, next) => ({ id, type: 'handoff', reason: service, next })])
  }
}

export function calendar(block: BlockImport): Node[] {
  const link = textIn(block.options, 'link') ?? textIn(block.options, 'calLink')
  if (link === undefined) return block.unsupported('It names no page to book on.')
  const url = /^https?:|^\{\{/i.test(link) ? link : `https://cal.com/${link.replace(/^\/+/, '')}`
  block.approximate(
    'The calendar is offered as a card with a link; the conversation does not wait for the booking ' +
      'and does not learn its day.',
  )
  return block.chain([linkCard('Calendar', 'Book', block.template(url))])
}

/** A service without a node in flows: it is skipped. */
export function withoutNode(why: string): (block: BlockImport) => Node[] {
  return block => block.unsupported(why)
}
