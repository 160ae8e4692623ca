import type { Preview } from '../../generated/widget/parley-preview.js'
import { isObject, objectAt, textAt, type JsonObject } from '../parts/json.ts'
import { fieldsOf } from './edits.ts'

type ClientForm = NonNullable<Preview['form']>
type ClientField = ClientForm['fields'][number]

const LARGEST_UPLOAD_MB = 100
const WITHHELD = new Set(['blocked_words', 'block_free_mailboxes', 'block_disposable_mailboxes'])

/**
 * A form as the service shows it to visitors in a language; a text that the language lacks is that of the form itself.
 * Invalid parts of a draft are left out.
 */
export function clientForm(definition: unknown, language: string | undefined): ClientForm {
  const texts = language === undefined ? {} : objectAt(objectAt(definition, 'locales'), language)
  const fields = (fieldsOf(definition) ?? []).filter(isObject)
  return {
    title: textAt(texts, 'title') ?? textAt(definition, 'title') ?? '',
    submitLabel: textAt(texts, 'submitLabel') ?? textAt(definition, 'submitLabel') ?? 'Submit',
    fields: fields.map(field => clientField(field, objectAt(objectAt(texts, 'fields'), textAt(field, 'name') ?? ''))),
  }
}

function clientField(field: JsonObject, texts: JsonObject): ClientField {
  const name = textAt(field, 'name') ?? ''
  return {
    name,
    type: (textAt(field, 'type') ?? 'text') as ClientField['type'],
    label: textAt(texts, 'label') ?? textAt(field, 'label') ?? name,
    required: field['required'] === true,
    placeholder: textAt(texts, 'placeholder') ?? textAt(field, 'placeholder') ?? null,
    help: textAt(texts, 'help') ?? textAt(field, 'help') ?? null,
    options: optionsOf(field, objectAt(texts, 'options')),
    config: configOf(field),
    validation: validationOf(field, texts),
  }
}

function optionsOf(field: JsonObject, labels: JsonObject): ClientField['options'] {
  const options = field['options']
  if (!Array.isArray(options)) return null
  return options.filter(isObject).map(option => {
    const value = textAt(option, 'value') ?? ''
    return { value, label: textAt(labels, value) ?? textAt(option, 'label') ?? value }
  })
}

function configOf(field: JsonObject): ClientField['config'] {
  const own = objectAt(field, 'config')
  const config: Record<string, unknown> = { ...own }
  const visibleIf = field['visibleIf'] ?? own['visibleIf']
  const value = field['defaultValue'] ?? own['default']
  if (visibleIf !== undefined) config['visibleIf'] = visibleIf
  if (value !== undefined) config['default'] = value
  if (field['type'] === 'file' || field['type'] === 'image') {
    config['maxSizeMb'] = field['maxSizeMb'] ?? own['maxSizeMb'] ?? LARGEST_UPLOAD_MB
    const accept = acceptOf(field, own)
    if (accept !== undefined) config['accept'] = accept
  }
  return Object.keys(config).length === 0 ? null : config
}

function acceptOf(field: JsonObject, config: JsonObject): unknown {
  const accept = field['accept'] ?? config['accept']
  if (Array.isArray(accept) && accept.length > 0) return accept
  return field['type'] === 'image' ? ['image/*'] : undefined
}

function validationOf(field: JsonObject, texts: JsonObject): ClientField['validation'] {
  const rules = objectAt(field, 'validation')
  const shown = Object.fromEntries(Object.entries(rules).filter(([name]) => !WITHHELD.has(name)))
  const messages = texts['messages']
  const all = { ...objectAt(rules, 'messages'), ...(isObject(messages) ? messages : {}) }
  return isObject(messages) ? { ...shown, messages: all as Record<string, string> } : shown
}
