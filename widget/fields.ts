import type { FormField } from '../sdk/client.ts'
import { el, type Child } from './dom.ts'
import { dayOf, type Broken } from './rules.ts'
import type { Texts } from './texts.ts'

/** One field on the page: its element, its value, and its error message. */
export type FieldView = {
  field: FormField
  element: HTMLElement
  /** The entered value; undefined if empty. Files before their upload. */
  read: () => unknown
  /** Its text in the transcript. */
  describe: () => string
  show: (broken: Broken | undefined) => void
  focus: () => void
  /** Takes files in place of a choice; undefined for a field that takes none. */
  drop: ((files: File[]) => void) | undefined
}

type Control = Pick<FieldView, 'read' | 'describe'> & {
  element: HTMLElement
  first: HTMLElement
  isGroup?: boolean
} & Partial<Pick<FieldView, 'drop'>>
type Context = { texts: Texts; id: string; label: string; describedBy: string }

const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  url: 'url',
  date: 'date',
  time: 'time',
}
const AUTOCOMPLETE: Partial<Record<FormField['type'], string>> = { email: 'email', phone: 'tel', url: 'url' }

/** Builds a field. `id` is unique in the widget; `label` is used when the field has none. */
export function renderField(
  field: FormField,
  { texts, id, label = field.label }: { texts: Texts; id: string; label?: string },
): FieldView {
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = field.help == null ? errorId : `${helpId} ${errorId}`
  const control = renderControl(field, {
    texts,
    id,
    label,
    describedBy,
  })
  const error = el('p', { class: 'error', id: errorId })
  const help = field.help == null ? undefined : el('p', { class: 'help', id: helpId, dir: 'auto' }, field.help)
  const caption: Child[] = [
    label,
    !field.required && field.type !== 'hidden' && el('span', { class: 'optional' }, ` (${texts.optional})`),
  ]
  const boxed = field.type === 'consent' || (field.type === 'checkbox' && field.options == null)
  const element =
    control.isGroup === true
      ? el(
          'fieldset',
          { 'class': 'field', 'aria-describedby': describedBy },
          el('legend', { dir: 'auto' }, caption),
          control.element,
          help,
          error,
        )
      : el(
          'div',
          { class: 'field', hidden: field.type === 'hidden' },
          boxed ? control.element : [el('label', { for: id, dir: 'auto' }, caption), control.element],
          help,
          error,
        )
  return {
    field,
    element,
    read: control.read,
    describe: control.describe,
    show(broken) {
      error.textContent = broken === undefined ? '' : sentence(field, broken, texts)
      const marked = element.querySelectorAll('input, select, textarea')
      for (const input of marked) input.setAttribute('aria-invalid', String(broken !== undefined))
    },
    focus: () => control.first.focus(),
    drop: control.drop,
  }
}

function sentence(field: FormField, { rule, expected }: Broken, texts: Texts): string {
  const text = field.validation.messages?.[rule] ?? texts.rules[rule] ?? texts.rules['type'] ?? rule
  return text.replace('{}', typeof expected === 'number' || typeof expected === 'string' ? String(expected) : '').trim()
}

function renderControl(field: FormField, context: Context): Control {
  switch (field.type) {
    case 'textarea':
      return textArea(field, context)
    case 'select':
      return selectBox(field, context)
    case 'radio':
      return options(field, context, 'radio')
    case 'multiselect':
      return options(field, context, 'checkbox')
    case 'checkbox':
      return field.options == null ? singleBox(field, context) : options(field, context, 'checkbox')
    case 'consent':
      return singleBox(field, context)
    case 'rating':
      return rating(field, context)
    case 'file':
    case 'image':
      return fileInput(field, context)
    case 'hidden':
      return {
        element: el('span'),
        first: el('span'),
        read: (): unknown => field.config?.['default'],
        describe: () => '',
      }
    case 'text':
    case 'email':
    case 'phone':
    case 'number':
    case 'url':
    case 'date':
    case 'time':
      return textInput(field, context)
    default:
      return textInput(field, context)
  }
}

function common(field: FormField, { id, describedBy }: Context, hasPlaceholder = true): Record<string, unknown> {
  return {
    id,
    'dir': 'auto',
    'name': field.name,
    'placeholder': hasPlaceholder && field.placeholder,
    'aria-required': field.required && 'true',
    'aria-describedby': describedBy,
  }
}

function textInput(field: FormField, context: Context): Control {
  const { validation: rules } = field
  const input = el('input', {
    ...common(field, context),
    type: INPUT_TYPES[field.type] ?? 'text',
    autocomplete: AUTOCOMPLETE[field.type] ?? 'off',
    value: field.config?.['default'],
    inputmode: field.type === 'number' && (rules.integer === true ? 'numeric' : 'decimal'),
    step: field.type === 'number' && (rules.step ?? (rules.integer === true ? 1 : 'any')),
    min: field.type === 'date' ? rules.date_min !== undefined && dayOf(rules.date_min) : rules.min,
    max: field.type === 'date' ? rules.date_max !== undefined && dayOf(rules.date_max) : rules.max,
  })
  const read = (): unknown => {
    const text = input.value.trim()
    if (field.type === 'number') return input.validity.badInput ? Number.NaN : text === '' ? undefined : Number(text)
    return text === '' ? undefined : text
  }
  return { element: input, first: input, read, describe: () => input.value.trim() }
}

function textArea(field: FormField, context: Context): Control {
  const area = el(
    'textarea',
    { ...common(field, context), rows: field.config?.['rows'] ?? 3 },
    typeof field.config?.['default'] === 'string' ? field.config['default'] : '',
  )
  return {
    element: area,
    first: area,
    read: () => (area.value.trim() === '' ? undefined : area.value.trim()),
    describe: () => area.value.trim(),
  }
}

function selectBox(field: FormField, context: Context): Control {
  const chosen: unknown = field.config?.['default']
  const select = el(
    'select',
    common(field, context, false),
    el('option', { value: '' }, field.placeholder ?? context.texts.pleaseChoose),
    (field.options ?? []).map(option =>
      el('option', { value: option.value, selected: option.value === chosen }, option.label),
    ),
  )
  return {
    element: select,
    first: select,
    read: () => (select.value === '' ? undefined : select.value),
    describe: () => (select.value === '' ? '' : (select.selectedOptions[0]?.text ?? '')),
  }
}

function options(field: FormField, { id }: Context, type: 'radio' | 'checkbox'): Control {
  const initial: unknown = field.config?.['default']
  const choices = (field.options ?? []).map((option, index) => {
    const checked = Array.isArray(initial) ? initial.includes(option.value) : initial === option.value
    const input = el('input', { type, id: `${id}-${index}`, name: id, value: option.value, checked })
    return {
      option,
      input,
      row: el('label', { class: 'option', for: `${id}-${index}` }, input, el('span', { dir: 'auto' }, option.label)),
    }
  })
  const chosen = (): typeof choices => choices.filter(({ input }) => input.checked)
  const read = (): unknown =>
    type === 'radio'
      ? chosen()[0]?.option.value
      : chosen().length === 0
        ? undefined
        : chosen().map(({ option }) => option.value)
  const element = el(
    'div',
    { class: 'options' },
    choices.map(({ row }) => row),
  )
  return {
    element,
    first: choices[0]?.input ?? element,
    isGroup: true,
    read,
    describe: () =>
      chosen()
        .map(({ option }) => option.label)
        .join(', '),
  }
}

function singleBox(field: FormField, context: Context): Control {
  const input = el('input', {
    ...common(field, context, false),
    type: 'checkbox',
    checked: field.config?.['default'] === true,
  })
  const row = el('label', { class: 'option', for: context.id }, input, el('span', { dir: 'auto' }, context.label))
  return {
    element: row,
    first: input,
    read: () => input.checked,
    describe: () => (input.checked ? context.texts.yes : ''),
  }
}

const DEFAULT_STEPS = 5
const STAR = '★'
const EMPTY_STAR = '☆'

function rating(field: FormField, { id, texts }: Context): Control {
  const steps = field.validation.max ?? DEFAULT_STEPS
  const stars = Array.from({ length: steps }, (_, index) => {
    const input = el('input', {
      'type': 'radio',
      'id': `${id}-${index}`,
      'name': id,
      'value': index + 1,
      'aria-label': `${index + 1} ${texts.of} ${steps}`,
    })
    const star = el('span', { 'aria-hidden': 'true' }, EMPTY_STAR)
    return { input, star, row: el('label', { class: 'star', for: `${id}-${index}` }, input, star) }
  })
  const value = (): number | undefined => {
    const at = stars.findIndex(({ input }) => input.checked)
    return at === -1 ? undefined : at + 1
  }
  const paint = (): void => {
    for (const [index, { row, star }] of stars.entries()) {
      const isLit = index < (value() ?? 0)
      row.classList.toggle('lit', isLit)
      // Another shape as well: where colours are forced, all stars have the same one.
      star.textContent = isLit ? STAR : EMPTY_STAR
    }
  }
  const element = el(
    'div',
    { class: 'stars', onchange: paint },
    stars.map(({ row }) => row),
  )
  return {
    element,
    first: stars[0]?.input ?? element,
    isGroup: true,
    read: value,
    describe: () =>
      value() === undefined ? '' : `${STAR.repeat(value() ?? 0)} (${value() ?? 0} ${texts.of} ${steps})`,
  }
}

function fileInput(field: FormField, context: Context): Control {
  const accept: unknown = field.config?.['accept']
  const several = (field.validation.file_max ?? 1) > 1
  const input = el('input', {
    ...common(field, context, false),
    type: 'file',
    multiple: several,
    accept: Array.isArray(accept) ? accept.join(',') : field.type === 'image' && 'image/*',
  })
  const files = (): File[] => [...(input.files ?? [])]
  return {
    element: el('div', { class: 'files' }, input, el('p', { class: 'help' }, context.texts.dropFiles)),
    drop(dropped) {
      const chosen = new DataTransfer()
      for (const file of several ? dropped : dropped.slice(0, 1)) chosen.items.add(file)
      input.files = chosen.files
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    },
    first: input,
    read: () => (files().length === 0 ? undefined : several ? files() : files()[0]),
    describe: () =>
      files()
        .map(file => file.name)
        .join(', '),
  }
}
