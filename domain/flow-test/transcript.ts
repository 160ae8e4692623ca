import type { FlowTest, FlowTestStep } from '../../generated/schemas/flow-test.ts'
import { isJsonObject, type Json } from '../json.ts'
import { Conversation, type FlowCatalog, type StepResult } from './conversation.ts'

/**
 * What one side says, or what happens: of `time`, `text` is an ISO 8601 duration that passes; of an `event`, its name.
 * `choices`: labels of the buttons below the text.
 */
export type TranscriptLine = {
  by: 'visitor' | 'flow' | 'person' | 'time' | 'event'
  text: string
  choices?: string[]
}

type Block = StepResult['blocks'][number]

/**
 * The conversation of a test as people read it, without the answers that are refused.
 * @throws ImpossibleStep as the test would fail
 */
export async function transcriptOf(test: FlowTest, catalog: FlowCatalog): Promise<TranscriptLine[]> {
  const conversation = new Conversation(catalog, test)
  const lines: TranscriptLine[] = []
  let labels = new Map<string, string>()
  for (const step of test.steps) {
    const { blocks, violations } = await conversation.step(step)
    if (violations.length === 0) lines.push(...happened(step, labels))
    lines.push(...blocks.flatMap(lineOf))
    const buttons = blocks.findLast(({ type }) => type === 'buttons')
    if (buttons !== undefined) labels = new Map(choicesOf(buttons).map(({ id, label }) => [id, label]))
  }
  return lines
}

function happened({ say, choose, answer, event, advance }: FlowTestStep, labels: ReadonlyMap<string, string>) {
  const lines: TranscriptLine[] = []
  if (say !== undefined) lines.push({ by: 'visitor', text: say })
  if (choose !== undefined) lines.push({ by: 'visitor', text: labels.get(choose) ?? choose })
  if (answer !== undefined) lines.push({ by: 'visitor', text: inWords(answer as Json) })
  if (event !== undefined) lines.push({ by: 'event', text: event.name })
  if (advance !== undefined) lines.push({ by: 'time', text: advance })
  // An optional question can be left empty.
  return lines.filter(({ text }) => text !== '')
}

/** Of an uploaded file, its name. */
function inWords(value: Json): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (!isJsonObject(value)) return String(value)
  const { fileId, name } = value
  return fileId !== undefined && typeof name === 'string' ? name : Object.values(value).map(inWords).join(', ')
}

/** Blocks without words, such as a picture without a description, are left out. */
function lineOf(block: Block): TranscriptLine[] {
  const { payload, meta } = block
  const words = ['title', 'subtitle', 'text', 'prompt', 'alt'].map(name => payload[name])
  const text = words.filter((word): word is string => typeof word === 'string' && word !== '').join('\n')
  if (text === '') return []
  const choices = choicesOf(block).map(({ label }) => label)
  const by = meta.author === undefined ? 'flow' : 'person'
  return [{ by, text, ...(choices.length === 0 ? {} : { choices }) }]
}

function choicesOf({ type, payload }: Block): { id: string; label: string }[] {
  return type === 'buttons' ? (payload['choices'] as { id: string; label: string }[]) : []
}
