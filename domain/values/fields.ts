import type { FieldDefault, FormField, VisibleIf } from '../../generated/schemas/form.ts'

export type FieldType = FormField['type']
export type Rules = NonNullable<FormField['validation']>

/** Megabytes an upload may have when its field names no limit. */
export const UPLOAD_MAX_MB = 100
export const MEGABYTE = 2 ** 20
/** Code points a text may have when its field names no limit. */
export const TEXT_MAX_LENGTH = 10_000
/** Options that only the page knows: how many may be chosen, and the code points of each. Together they make a text. */
const FREE_CHOICES_MAX = 50
export const FREE_CHOICE_MAX_LENGTH = TEXT_MAX_LENGTH / FREE_CHOICES_MAX
export const RATING_MAX = 5
const NO_RULES: Rules = {}

/** How a field's value is shaped. */
export type ValueKind = 'text' | 'number' | 'choice' | 'choices' | 'boolean' | 'rating' | 'upload'

export function kindOf(field: FormField): ValueKind {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'url':
    case 'date':
    case 'time':
    case 'hidden':
      return 'text'
    case 'number':
      return 'number'
    case 'select':
    case 'radio':
      return 'choice'
    case 'multiselect':
      return 'choices'
    case 'checkbox':
      return optionValues(field) === undefined ? 'boolean' : 'choices'
    case 'consent':
      return 'boolean'
    case 'rating':
      return 'rating'
    case 'file':
    case 'image':
      return 'upload'
  }
}

export function rulesOf(field: FormField): Rules {
  return field.validation ?? NO_RULES
}

export function optionValues(field: FormField): string[] | undefined {
  return field.options == null || field.options.length === 0 ? undefined : field.options.map(option => option.value)
}

export function visibleIfOf(field: FormField): VisibleIf | undefined {
  return field.visibleIf ?? field.config?.visibleIf
}

export function defaultOf(field: FormField): FieldDefault | undefined {
  return field.defaultValue ?? field.config?.default
}

/** Number of options that may be chosen; undefined where the options themselves bound it. */
export function maxChoicesOf(field: FormField): number | undefined {
  return rulesOf(field).select_max ?? (optionValues(field) === undefined ? FREE_CHOICES_MAX : undefined)
}

/** Bytes an upload of this field may have. */
export function maxBytesOf(field: FormField): number {
  return maxMegabytesOf(field) * MEGABYTE
}

export function maxMegabytesOf(field: FormField): number {
  return ownMegabytesOf(field) ?? UPLOAD_MAX_MB
}

/** Megabytes that the field itself names. */
export function ownMegabytesOf(field: FormField): number | undefined {
  return field.maxSizeMb ?? field.config?.maxSizeMb
}

/** Media types and name endings that the field takes; undefined takes everything. */
export function acceptOf(field: FormField): string[] | undefined {
  const accept = field.accept ?? field.config?.accept
  return accept === undefined || accept.length === 0 ? (field.type === 'image' ? ['image/*'] : undefined) : accept
}

/** Whether an upload of that media type (and name) is one that the field takes. */
export function accepts(field: FormField, mime: string, name: string | undefined): boolean {
  const accept = acceptOf(field)
  if (accept === undefined) return true
  const type = mime.toLowerCase().split(';', 1)[0]?.trim() ?? ''
  return accept.some(entry => {
    const pattern = entry.trim().toLowerCase()
    if (pattern === '*/*' || pattern === '*') return true
    if (pattern.startsWith('.')) return name?.toLowerCase().endsWith(pattern) === true
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}

/** Number of files the field takes. */
export function maxFilesOf(field: FormField): number {
  return rulesOf(field).file_max ?? 1
}
