import type { FormField } from '../sdk/client.ts'
import { el, icon, icons } from './dom.ts'
import type { FieldView } from './fields.ts'
import { labelOf, namesOf } from './sent-files.ts'
import type { Texts } from './texts.ts'

/** As many as a message to a person takes. */
const MOST = 5

const FIELD: FormField = {
  name: 'files',
  type: 'file',
  label: '',
  required: false,
  validation: { file_max: MOST },
  placeholder: null,
  help: null,
  options: null,
  config: null,
}

/** The field of a message to a person, and one for files beside it. Files alone are a message: their names. */
export function withAttachments(message: FieldView, texts: Texts): FieldView[] {
  const files = attachments(texts)
  return [
    {
      ...message,
      read: () => message.read() ?? (files.names() === '' ? undefined : files.names()),
      describe: () => (message.describe() === '' ? files.names() : message.describe()),
    },
    files.view,
  ]
}

function attachments(texts: Texts): { view: FieldView; names: () => string } {
  let chosen: File[] = []
  const list = el('ul', { class: 'attached' })
  const error = el('p', { class: 'error', role: 'alert' })
  const input = el('input', { type: 'file', multiple: true, onchange: () => add([...(input.files ?? [])]) })
  const add = (files: File[]): void => {
    chosen = [...chosen, ...files]
    // The same file may be chosen again after it was removed.
    input.value = ''
    show()
  }
  const show = (): void => {
    error.textContent = ''
    list.replaceChildren(...chosen.map(item))
  }
  const item = (file: File): HTMLElement =>
    el(
      'li',
      {},
      el('span', { dir: 'auto' }, labelOf(file)),
      el(
        'button',
        {
          'type': 'button',
          'class': 'quiet',
          'aria-label': texts.remove.replace('{}', () => file.name),
          'onclick': () => remove(file),
        },
        icon(icons.close),
      ),
    )
  const remove = (file: File): void => {
    chosen = chosen.filter(other => other !== file)
    show()
    input.focus()
  }
  return {
    names: () => namesOf(chosen),
    view: {
      field: FIELD,
      element: el(
        'div',
        { class: 'field' },
        list,
        el('label', { class: 'quiet attach', title: texts.dropFiles }, icon(icons.clip), texts.attach, input),
        error,
      ),
      read: () => (chosen.length === 0 ? undefined : chosen),
      // The transcript has the files themselves.
      describe: () => '',
      show(broken) {
        const text = broken && (texts.rules[broken.rule] ?? texts.rules['type'])
        error.textContent = (text ?? '').replace('{}', () =>
          typeof broken?.expected === 'number' ? String(broken.expected) : '',
        )
      },
      focus: () => input.focus(),
      drop: add,
    },
  }
}
