import type { components } from '../../generated/types/admin.ts'

type Schemas = components['schemas']
type Message = Pick<Schemas['ConversationMessage'], 'role' | 'text' | 'blocks' | 'executionId'>
type Block = Schemas['Block']

/**
 * What the visitor saw of an answer: the label of the chosen option, where the stored text is its value. The question
 * is the last one that the execution has asked before.
 * @param index of the answer in `messages`, oldest first
 */
export function spokenText(messages: readonly Message[], index: number): string | null {
  const { text = null, role, executionId } = messages[index] ?? {}
  if (text === null || role !== 'user') return text
  const asked = messages.slice(0, index).filter(message => message.executionId === executionId)
  const labels = labelsOf(asked.flatMap(({ blocks }) => blocks).findLast(block => labelsOf(block).size > 0))
  return (
    labels.get(text) ??
    text
      .split(', ')
      .map(part => labels.get(part) ?? part)
      .join(', ')
  )
}

/** Labels of what a question offers, by their values. */
function labelsOf(block: Block | undefined): ReadonlyMap<string, string> {
  if (block?.type === 'buttons') return new Map(block.payload.choices.map(({ id, label }) => [id, label]))
  if (block?.type === 'input') return labelsOfFields([block.payload.field])
  return block?.type === 'form' ? labelsOfFields(block.payload.fields) : new Map()
}

function labelsOfFields(
  fields: readonly { options?: readonly { value: unknown; label: string }[] | null }[],
): ReadonlyMap<string, string> {
  return new Map(fields.flatMap(({ options }) => (options ?? []).map(({ value, label }) => [String(value), label])))
}

/** The error of the execution of a message, if it is the last of an execution that failed. */
export function failureAfter(
  messages: readonly Message[],
  index: number,
  failures: ReadonlyMap<string, string>,
): string | undefined {
  const id = messages[index]?.executionId ?? undefined
  if (id === undefined || messages.slice(index + 1).some(({ executionId }) => executionId === id)) return undefined
  return failures.get(id)
}
