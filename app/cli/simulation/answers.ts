import { newId } from '../../../adapters/ids.ts'
import type { Block, InputWait, Snapshot } from '../../../domain/engine/snapshot.ts'
import type { Json, JsonObject } from '../../../domain/json.ts'
import { accepts, acceptOf, defaultOf, kindOf } from '../../../domain/values/fields.ts'
import { isVisible } from '../../../domain/values/check.ts'
import type { FormField } from '../../../generated/schemas/form.ts'
import { refuse, type Ask } from './terminal.ts'

/** A value, or the reason why the widget would not accept the input. */
type Parsed = { value?: Json } | { refusal: string }

/** Asks for the answer to a question, as the widget does; undefined at the end of the input. */
export async function askValues(
  wait: InputWait,
  snapshot: Snapshot,
  ask: Ask,
  now: Date,
): Promise<JsonObject | undefined> {
  const block = snapshot.blocks.find(one => one.id === wait.expectedInput.block_id)
  if (wait.expectedInput.type === 'button_choice') {
    const choice = await askUntil(ask, '> ', line => parseChoice(line, choicesOf(block)))
    return choice === undefined ? undefined : { choice: choice.value ?? null }
  }
  const values: JsonObject = {}
  for (const field of wait.fields) {
    if (!(await isVisible(field, values, scopeOf(snapshot), { now, random: () => 0 }))) continue
    if (field.type !== 'hidden') for (const line of optionLines(field)) console.log(line)
    const answer =
      field.type === 'hidden'
        ? parseField(field, '')
        : await askUntil(ask, promptOf(wait, field), line => parseField(field, line))
    if (answer === undefined) return undefined
    if ('value' in answer) values[field.name] = answer.value
  }
  return values
}

async function askUntil(
  ask: Ask,
  prompt: string,
  parse: (line: string) => Parsed,
): Promise<{ value?: Json } | undefined> {
  for (;;) {
    const line = await ask(prompt)
    if (line === undefined) return undefined
    const parsed = parse(line)
    if (!('refusal' in parsed)) return parsed
    refuse(parsed.refusal)
  }
}

function promptOf({ fields }: InputWait, field: FormField): string {
  const kind = kindOf(field)
  const hint = kind === 'boolean' ? ' (y/n)' : kind === 'choices' ? ' (several with commas)' : ''
  if (fields.length === 1) return `${hint.trimStart()}> `
  return `${field.label ?? field.name}${field.required === true ? ' *' : ''}${hint}> `
}

/** The options of a field by their numbers. */
function optionLines({ options }: FormField): string[] {
  return (options ?? []).map(({ label }, index) => `  ${index + 1}. ${label}`)
}

type Choice = { id: string; label: string }

function choicesOf(block: Block | undefined): Choice[] {
  return (block?.payload['choices'] ?? []) as Choice[]
}

/** A choice by its number, id or label. */
function parseChoice(line: string, choices: readonly Choice[]): Parsed {
  const typed = line.trim()
  const found =
    choices.find(({ id, label }) => id === typed || label === typed) ??
    choices.find((_, index) => String(index + 1) === typed) ??
    choices.find(({ label }) => label.toLowerCase() === typed.toLowerCase())
  return found === undefined ? { refusal: outOf(choices.length) } : { value: found.id }
}

function parseField(field: FormField, line: string): Parsed {
  if (line.trim() === '') {
    const preset = defaultOf(field)
    return preset == null ? {} : { value: preset }
  }
  const options = (field.options ?? []).map(({ value, label }) => ({ id: value, label }))
  switch (kindOf(field)) {
    case 'text':
      return { value: line }
    case 'choice':
      return parseChoice(line, options)
    case 'number':
    case 'rating':
      return Number.isFinite(Number(line)) ? { value: Number(line) } : { refusal: 'type a number' }
    case 'boolean':
      return parseYesOrNo(line)
    case 'choices':
      return parseChoices(line, options)
    case 'upload':
      return parseUpload(field, line.trim())
  }
}

function parseYesOrNo(line: string): Parsed {
  if (/^\s*(y|yes|true)\s*$/i.test(line)) return { value: true }
  if (/^\s*(n|no|false)\s*$/i.test(line)) return { value: false }
  return { refusal: 'type y or n' }
}

function parseChoices(line: string, options: readonly Choice[]): Parsed {
  const values: Json[] = []
  for (const part of line.split(',').filter(one => one.trim() !== '')) {
    const parsed = parseChoice(part, options)
    if ('refusal' in parsed) return parsed
    values.push(parsed.value ?? null)
  }
  return { value: values }
}

const MIME: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
}

/** No file is read: its name tells the type. */
function parseUpload(field: FormField, name: string): Parsed {
  const mime = MIME[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
  if (!accepts(field, mime, name)) return { refusal: `only ${(acceptOf(field) ?? ['image/*']).join(', ')} is taken` }
  return { value: { fileId: newId(), url: `https://files.example/${encodeURIComponent(name)}`, mime, size: 1, name } }
}

function outOf(count: number): string {
  return count === 1 ? 'type 1' : `type a number from 1 to ${count}, or the text beside it`
}

function scopeOf({ frames, input, event, context, entities, conversation }: Snapshot): Parameters<typeof isVisible>[2] {
  return { vars: frames.at(-1)?.vars ?? {}, input, event, context, entities, conversation }
}
