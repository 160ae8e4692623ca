import type { InputNode, Node } from '../../../generated/schemas/flow.ts'
import { setting, type Step } from '../../conversion/conversion.ts'
import type { BlockImport } from '../block-import.ts'
import { isOn, numberIn, textIn, textsIn, within } from '../../conversion/settings.ts'

type Field = InputNode['field']
type FieldSettings = Omit<Field, 'name' | 'type'>

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/

export function textInput(block: BlockImport): Node[] {
  if (isOn(within(block.options, 'attachments'), 'isEnabled')) block.approximate('The answer takes no attachments.')
  if (isOn(within(block.options, 'audioClip'), 'isEnabled')) block.approximate('The answer cannot be spoken.')
  return questionNodes(block, isOn(block.options, 'isLong') ? 'textarea' : 'text')
}

export function emailInput(block: BlockImport): Node[] {
  return retried(block, 'email')
}

export function urlInput(block: BlockImport): Node[] {
  return retried(block, 'url')
}

export function phoneInput(block: BlockImport): Node[] {
  if (textIn(block.options, 'defaultCountryCode') !== undefined)
    block.approximate('No country is assumed: the number is asked for with its country code.')
  return retried(block, 'phone')
}

export function numberInput(block: BlockImport): Node[] {
  const limits: Record<string, number> = {}
  for (const name of ['min', 'max', 'step'] as const) {
    const limit = numberIn(block.options, name)
    if (limit !== undefined && (name !== 'step' || limit > 0)) limits[name] = limit
    else if (block.options[name] !== undefined && block.options[name] !== '')
      block.approximate(`The limit "${name}" is not a fixed number and is not checked.`)
  }
  return questionNodes(block, 'number', Object.keys(limits).length === 0 ? {} : { validation: limits })
}

export function dateInput(block: BlockImport): Node[] {
  const { options } = block
  const labels = within(options, 'labels')
  const format = textIn(options, 'format') ?? 'dd/MM/yyyy'
  if (format !== 'yyyy-MM-dd') block.approximate(`The day is saved as 2026-12-31, not in the format ${format}.`)
  const limits: Record<string, string> = {}
  for (const [name, rule] of [
    ['min', 'date_min'],
    ['max', 'date_max'],
  ] as const) {
    const day = DAY.exec(textIn(options, name) ?? '')?.[0]
    if (day !== undefined) limits[rule] = day
    else if (textIn(options, name) !== undefined)
      block.approximate(`The limit "${name}" is not a fixed day and is not checked.`)
  }
  const rules: FieldSettings = Object.keys(limits).length === 0 ? {} : { validation: limits }
  const hasTime = isOn(options, 'hasTime')
  const isRange = isOn(options, 'isRange')
  if (!hasTime && !isRange) return questionNodes(block, 'date', rules)
  if (isRange) block.approximate('The two days are asked for one after the other.')
  if (hasTime) block.approximate('Day and time are asked for one after the other.')
  const variable = block.variableIn(options, 'variableId') ?? block.variables.further('period')
  const moments = (isRange ? (['from', 'to'] as const) : (['at'] as const)).map(end => {
    const label = end === 'at' ? undefined : (textIn(labels, end) ?? (end === 'from' ? 'From' : 'To'))
    const day = block.variables.further(`${variable.slice(0, 50)}_${end}`)
    const time = hasTime ? block.variables.further(`${day.slice(0, 55)}_time`) : undefined
    const steps: Step[] = [question({ name: day, type: 'date', required: true, ...labelled(label), ...rules })]
    if (time !== undefined)
      steps.push(
        question({
          name: time,
          type: 'time',
          required: true,
          ...labelled(label === undefined ? undefined : `${label}, time`),
        }),
      )
    return { steps, value: time === undefined ? `vars.${day}` : `vars.${day} & " " & vars.${time}` }
  })
  block.answer = `vars.${variable}`
  return block.chain([
    ...moments.flatMap(({ steps }) => steps),
    setting({ [variable]: moments.map(({ value }) => value).join(' & " to " & ') }),
  ])
}

export function timeInput(block: BlockImport): Node[] {
  const format = textIn(block.options, 'format')
  if (format !== undefined && format !== 'HH:mm')
    block.approximate(`The time is saved as 23:59, not in the format ${format}.`)
  return questionNodes(block, 'time')
}

export function ratingInput(block: BlockImport): Node[] {
  const { options } = block
  const labels = within(options, 'labels')
  const max = numberIn(options, 'length') ?? 10
  const least = numberIn(options, 'startsAt') ?? 1
  const scale = [textIn(labels, 'left'), textIn(labels, 'right')]
    .filter(label => label !== undefined)
    .map(label => withoutPlaces(block, label))
  if (isOn(within(options, 'customIcon'), 'isEnabled'))
    block.approximate('The steps are shown without the icon of their own.')
  if (numberIn(options, 'startsAt') === undefined && options['startsAt'] !== undefined)
    block.approximate('The first step is not a fixed number; it is 1.')
  return questionNodes(block, 'rating', {
    validation: { max, rating_min: least },
    ...(scale.length === 0 ? {} : { help: scale.join(' … ') }),
  })
}

export function fileInput(block: BlockImport): Node[] {
  const { options } = block
  const variable = block.variableIn(options, 'variableId')
  const types = within(options, 'allowedFileTypes')
  const accept = isOn(types, 'isEnabled') ? textsIn(types, 'types').slice(0, 100) : []
  const size = numberIn(options, 'sizeLimit')
  if (isOn(options, 'isMultipleAllowed')) block.approximate('At most 20 files are accepted.')
  const field: Field = {
    name: variable ?? block.variables.further('file'),
    type: 'file',
    required: options['isRequired'] !== false,
    ...(accept.length === 0 ? {} : { accept }),
    ...(size === undefined || size <= 0 ? {} : { maxSizeMb: Math.min(size, 100) }),
    ...(isOn(options, 'isMultipleAllowed') ? { validation: { file_max: 20 } } : {}),
  }
  // Texts and conditions of the bot take the variable for the address of the file, or for a list of addresses.
  block.answer = variable === undefined ? `vars.${field.name}.url` : `vars.${variable}`
  const address: Step[] = variable === undefined ? [] : [setting({ [variable]: `vars.${variable}.url` })]
  return block.chain([(id, next) => ({ id, type: 'file_upload', field, next }), ...address])
}

export function paymentInput(block: BlockImport): Node[] {
  const price = [textIn(block.options, 'amount'), textIn(block.options, 'currency')]
    .filter(part => part !== undefined)
    .join(' ')
  const next = block.next
  block.unsupported(
    'A flow takes no payments. The team is asked to take over here, and the conversation continues unpaid.',
  )
  return [
    {
      id: block.entry,
      type: 'handoff',
      label: block.stubLabel,
      reason: block.template(price === '' ? 'Payment' : `Payment: ${price}`),
      next,
    },
  ]
}

export function codeInput(block: BlockImport): Node[] {
  block.unsupported(
    'A flow sends and checks no one-time codes. The team is asked to take over here, ' +
      'and the conversation continues unchecked.',
  )
  return [
    {
      id: block.entry,
      type: 'handoff',
      label: block.stubLabel,
      reason: 'One-time code',
      next: block.next,
    },
  ]
}

/** One question whose answer is saved in the variable of the block. */
export function questionNodes(block: BlockImport, type: Field['type'], settings: FieldSettings = {}): Node[] {
  const name = block.variableIn(block.options, 'variableId') ?? block.variables.further('answer')
  block.answer = `vars.${name}`
  const placeholder = textIn(within(block.options, 'labels'), 'placeholder')
  const shown = placeholder === undefined ? {} : { placeholder: withoutPlaces(block, placeholder).slice(0, 500) }
  return block.chain([question({ name, type, required: true, ...shown, ...settings })])
}

function retried(block: BlockImport, type: Field['type']): Node[] {
  const sentence = textIn(block.options, 'retryMessageContent')
  return questionNodes(
    block,
    type,
    sentence === undefined
      ? {}
      : { validation: { messages: { format: withoutPlaces(block, sentence).slice(0, 500) } } },
  )
}

function question(field: Field): Step {
  return (id, next) => ({ id, type: 'input', field, next })
}

function labelled(label: string | undefined): FieldSettings {
  return label === undefined ? {} : { label: label.slice(0, 500) }
}

/** Texts of a field are shown as they are. */
export function withoutPlaces(block: { approximate: (how: string) => void }, text: string): string {
  if (text.includes('{{')) block.approximate('Variables in the texts of a field are not replaced.')
  return text
}
