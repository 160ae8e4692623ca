import type { ValidationRule } from '../refusal.ts'
import type { ClientField } from './client-field.ts'
import type { FieldViolation } from './violation.ts'

/** A rejected field of a form as visitors see it. */
export type RejectedField = { field: string; message: string }

/**
 * The message for a violation: that of the form for the rule or for its key of `validation`, else the default. It never
 * reveals the values of rules that only the server knows.
 */
export function messageOf(
  { field, rule, constraint, expected }: FieldViolation,
  fields: readonly ClientField[],
): RejectedField {
  const own = ownMessages(fields.find(({ name }) => name === field))
  return { field, message: own[constraint] ?? own[rule] ?? BY_CONSTRAINT[constraint]?.(expected) ?? BY_RULE[rule] }
}

function ownMessages(field: ClientField | undefined): Record<string, string> {
  const messages = field?.validation['messages']
  return typeof messages === 'object' ? (messages as Record<string, string>) : {}
}

const BY_RULE: { readonly [Rule in ValidationRule]: string } = {
  required: 'Please fill in this field.',
  type: 'This value is of the wrong kind.',
  min_length: 'This is too short.',
  max_length: 'This is too long.',
  minimum: 'This value is too small.',
  maximum: 'This value is too large.',
  pattern: 'This does not have the expected format.',
  format: 'This is not valid.',
  enum: 'Please choose one of the options.',
  upload_shape: 'Please upload the file again.',
  file_too_large: 'The file is too large.',
  mime_not_allowed: 'Files of this type are not accepted.',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid e-mail address.',
  url: 'Please enter a full web address.',
  date: 'Please enter a date.',
  time: 'Please enter a time.',
  phone: 'Please enter a telephone number.',
}

/** A list of strings as text. */
const listed = (expected: unknown): string => (Array.isArray(expected) ? expected.join(', ') : String(expected))

const BY_CONSTRAINT: Readonly<Record<string, (expected: unknown) => string | undefined>> = {
  must_accept: () => 'Please accept this to continue.',
  min_length: least => `Please use at least ${String(least)} characters.`,
  max_length: most => `Please use at most ${String(most)} characters.`,
  word_min: least => `Please use at least ${String(least)} words.`,
  word_max: most => `Please use at most ${String(most)} words.`,
  blocked_words: () => 'This contains a word that is not allowed.',
  integer: () => 'Please enter a whole number.',
  min: least => `Please enter at least ${String(least)}.`,
  max: most => `Please enter at most ${String(most)}.`,
  step: step => `Please enter a multiple of ${String(step)}.`,
  format: format => FORMATS[String(format)],
  email_allow_domains: domains => `Please use an address at ${listed(domains)}.`,
  block_free_mailboxes: () => 'Please use the address of your organisation.',
  block_disposable_mailboxes: () => 'Please use a permanent address.',
  url_https_only: () => 'Please enter an address that begins with https://.',
  url_allow_domains: domains => `Please enter an address at ${listed(domains)}.`,
  date_min: first => `Please choose ${String(first)} or later.`,
  date_max: last => `Please choose ${String(last)} or earlier.`,
  date_no_weekends: () => 'Please choose a day from Monday to Friday.',
  select_min: least => `Please choose at least ${String(least)}.`,
  select_max: most => `Please choose at most ${String(most)}.`,
  require_option: values => `Please choose ${listed(values)}.`,
  rating_min: least => `Please rate at least ${String(least)}.`,
  file_min: least => `Please upload at least ${String(least)} files.`,
  file_max: most => (most === 1 ? 'Please upload one file only.' : `Please upload at most ${String(most)} files.`),
  maxSizeMb: most => `The file is larger than ${String(most)} MB.`,
  image_min_width: width => `The picture must be at least ${String(width)} pixels wide.`,
  image_min_height: height => `The picture must be at least ${String(height)} pixels high.`,
}
