import { match } from '@formatjs/intl-localematcher'
import type { FieldTexts, FormDefinition, FormField, FormTexts } from '../../generated/schemas/form.ts'
import type { Json, JsonObject } from '../json.ts'
import { canonicalLocales } from '../locales.ts'
import { acceptOf, defaultOf, kindOf, maxMegabytesOf, rulesOf, visibleIfOf } from './fields.ts'

/**
 * A field as clients get it, in blocks and in form schemas: every key present, rules that only the server knows
 * withheld.
 */
export type ClientField = {
  name: string
  type: FormField['type']
  label: string
  required: boolean
  placeholder: string | null
  help: string | null
  options: { value: string; label: string }[] | null
  config: JsonObject | null
  validation: JsonObject
}

const WITHHELD: ReadonlySet<string> = new Set(['blocked_words', 'block_free_mailboxes', 'block_disposable_mailboxes'])

export function clientField(field: FormField, texts: FieldTexts = {}): ClientField {
  return {
    name: field.name,
    type: field.type,
    label: texts.label ?? field.label ?? field.name,
    required: field.required ?? false,
    placeholder: texts.placeholder ?? field.placeholder ?? null,
    help: texts.help ?? field.help ?? null,
    options:
      field.options == null
        ? null
        : field.options.map(({ value, label }) => ({ value, label: texts.options?.[value] ?? label })),
    config: configOf(field),
    validation: validationOf(field, texts),
  }
}

export type LocalisedForm = {
  title: string
  submitLabel: string
  description: string | null
  locale: string | null
  fields: ClientField[]
}

/** A form's texts in the language of the form that is nearest to the requested one (BCP 47), else in its default. */
export function localiseForm(form: FormDefinition, locale: string | undefined): LocalisedForm {
  const found = nearestLocale(form, locale)
  const texts: FormTexts = found === undefined ? {} : (form.locales?.[found] ?? {})
  return {
    title: texts.title ?? form.title,
    submitLabel: texts.submitLabel ?? form.submitLabel ?? 'Submit',
    description: texts.description ?? form.description ?? null,
    locale: found ?? form.locale ?? null,
    fields: form.fields.map(field => clientField(field, texts.fields?.[field.name])),
  }
}

const NONE = 'und'

function nearestLocale(
  { locale: own, locales = {} }: FormDefinition,
  requested: string | undefined,
): string | undefined {
  const offered = [...Object.keys(locales), ...(own === undefined ? [] : [own])].flatMap(tag =>
    canonicalLocales(tag).map(name => [name, tag] as const),
  )
  if (requested === undefined || offered.length === 0) return undefined
  const nearest = match(
    canonicalLocales(requested),
    offered.map(([name]) => name),
    NONE,
  )
  return offered.find(([name]) => name === nearest)?.[1]
}

function configOf(field: FormField): JsonObject | null {
  const config: Record<string, unknown> = { ...field.config }
  const visibleIf = visibleIfOf(field)
  const value = defaultOf(field)
  if (visibleIf !== undefined) config['visibleIf'] = visibleIf
  if (value !== undefined) config['default'] = value
  if (kindOf(field) === 'upload') {
    config['maxSizeMb'] = maxMegabytesOf(field)
    const accept = acceptOf(field)
    if (accept !== undefined) config['accept'] = accept
  }
  return Object.keys(config).length === 0 ? null : (config as JsonObject)
}

function validationOf(field: FormField, texts: FieldTexts): JsonObject {
  const hints = Object.fromEntries(Object.entries(rulesOf(field)).filter(([key]) => !WITHHELD.has(key))) as Record<
    string,
    Json
  >
  return texts.messages === undefined
    ? hints
    : { ...hints, messages: { ...rulesOf(field).messages, ...texts.messages } }
}
