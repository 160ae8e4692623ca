// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * A slug of lower-case letters, digits, hyphen and underscore.
 */
export type FormCode = string
/**
 * A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
 */
export type Locale = string
/**
 * Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.
 */
export type FieldName = string
/**
 * Kind of value. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.
 */
export type FieldType = ("text" | "textarea" | "email" | "phone" | "number" | "url" | "date" | "time" | "select" | "multiselect" | "radio" | "checkbox" | "consent" | "rating" | "file" | "image" | "hidden")
/**
 * Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys next to `config` mean (`defaultValue` for `default`), which win when both are given.
 */
export type FieldConfig = ({
visibleIf?: VisibleIf
accept?: Accept
maxSizeMb?: MaxSizeMb
/**
 * Height of a text area in lines.
 */
rows?: number
default?: FieldDefault
[k: string]: unknown
} | null)
/**
 * When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`).
 */
export type VisibleIf = (string | VisibleWhen)
export type FieldScalar = (string | number | boolean | null)
/**
 * Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything.
 * 
 * @maxItems 100
 */
export type Accept = string[]
/**
 * Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only.
 */
export type MaxSizeMb = number
/**
 * Value of a field before anything is entered.
 */
export type FieldDefault = (string | number | boolean | null | string[])
/**
 * A domain name; it matches itself and its subdomains.
 */
export type Domain = string

/**
 * A form: the fields that are asked for, the rules their values must keep, and its texts in other languages. Stored forms are offered to visitors, embedded in pages, and shown by a flow's `form` node. A form has at most 5,000 expressions; a long regular expression counts as several.
 */
export interface FormDefinition {
code: FormCode
/**
 * Heading above the fields.
 */
title: string
/**
 * Introduction below the heading.
 */
description?: string
/**
 * Text of the button that sends the form.
 */
submitLabel?: string
locale?: Locale
/**
 * Whether pages may read and show this form with a publishable key.
 */
embeddable?: boolean
/**
 * Whether submissions are taken; otherwise they are refused with `not_submittable`.
 */
acceptsSubmissions?: boolean
/**
 * Key of `values` that people do not see and must stay empty; a filled one marks the submission as spam.
 */
honeypotField?: string
/**
 * The fields in the order in which they are shown. Names are unique in the form.
 * 
 * @minItems 1
 * @maxItems 200
 */
fields: [FormField, ...(FormField)[]]
/**
 * Texts in other languages, keyed by BCP 47 tag. A text that is missing falls back to the one in this document.
 */
locales?: {
[k: string]: FormTexts
}
}
/**
 * One question with its rules.
 */
export interface FormField {
name: FieldName
type: FieldType
/**
 * Text next to the field; its name when absent.
 */
label?: string
/**
 * Whether a value must be given while the field is visible.
 */
required?: boolean
/**
 * Example shown in the empty field.
 */
placeholder?: (string | null)
/**
 * Sentence below the field.
 */
help?: (string | null)
/**
 * The values to choose from, for `select`, `multiselect`, `radio` and `checkbox`.
 * 
 * @maxItems 1000
 */
options?: (FieldOption[] | null)
config?: FieldConfig
defaultValue?: FieldDefault
visibleIf?: VisibleIf
maxSizeMb?: MaxSizeMb
accept?: Accept
validation?: FieldValidation
}
/**
 * One value to choose.
 */
export interface FieldOption {
/**
 * Stored value.
 */
value: string
/**
 * Displayed text.
 */
label: string
}
/**
 * A comparison with another field's value. Every given comparison must hold; with none, the other field must have a value.
 */
export interface VisibleWhen {
field: FieldName
equals?: FieldScalar
notEquals?: FieldScalar
/**
 * Values of which it must have one.
 * 
 * @maxItems 1000
 */
in?: FieldScalar[]
/**
 * Whether it must have a value (true) or none (false).
 */
present?: boolean
}
/**
 * Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text.
 */
export interface FieldValidation {
/**
 * Shape of a text value beyond its field type.
 */
format?: ("email" | "url" | "phone" | "date" | "time" | "uuid")
/**
 * Least number of code points.
 */
min_length?: number
/**
 * Largest number of code points.
 */
max_length?: number
/**
 * Least number of words (runs without white space).
 */
word_min?: number
/**
 * Largest number of words.
 */
word_max?: number
/**
 * Regular expression (RE2 syntax: no backreferences, no look-around) that must match somewhere in the text; anchor it to match all of it.
 */
pattern?: string
/**
 * Smallest number.
 */
min?: number
/**
 * Largest number; of a `rating` also the number of steps (5 when absent).
 */
max?: number
/**
 * The number is a multiple of this, counted from `min` or 0.
 */
step?: number
/**
 * Whether the number must be whole.
 */
integer?: boolean
/**
 * Whether several e-mail addresses may be given, separated by commas.
 */
multiple_emails?: boolean
/**
 * Domains of which an address must be one, or a subdomain of one; empty means any.
 * 
 * @maxItems 1000
 */
email_allow_domains?: Domain[]
/**
 * Whether `http://` is refused.
 */
url_https_only?: boolean
/**
 * Domains of which the address's host must be one, or a subdomain of one; empty means any.
 * 
 * @maxItems 1000
 */
url_allow_domains?: Domain[]
/**
 * First day that is taken (`YYYY-MM-DD`, or `today`).
 */
date_min?: string
/**
 * Last day that is taken (`YYYY-MM-DD`, or `today`).
 */
date_max?: string
/**
 * Whether Saturdays and Sundays are refused.
 */
date_no_weekends?: boolean
/**
 * Least number of chosen options.
 */
select_min?: number
/**
 * Largest number of chosen options.
 */
select_max?: number
/**
 * Value of an option that must be among the chosen ones.
 */
require_option?: string
/**
 * Whether a consent or checkbox must be true.
 */
must_accept?: boolean
/**
 * Smallest rating.
 */
rating_min?: number
/**
 * Least number of files.
 */
file_min?: number
/**
 * Largest number of files (1 when absent).
 */
file_max?: number
/**
 * Least width of an image in pixels.
 */
image_min_width?: number
/**
 * Least height of an image in pixels.
 */
image_min_height?: number
/**
 * Sentences to show instead of the usual ones, keyed by rule code (`required`, `pattern`, …).
 */
messages?: {
[k: string]: string
}
/**
 * Words that must not occur as whole words, whatever their case. Never sent to clients.
 * 
 * @maxItems 5000
 */
blocked_words?: string[]
/**
 * Whether addresses at free mail providers are refused. Never sent to clients.
 */
block_free_mailboxes?: boolean
/**
 * Whether addresses at throw-away mail providers are refused. Never sent to clients.
 */
block_disposable_mailboxes?: boolean
}
/**
 * The texts of a form in one language.
 */
export interface FormTexts {
/**
 * Heading above the fields.
 */
title?: string
/**
 * Introduction below the heading.
 */
description?: string
/**
 * Text of the button that sends the form.
 */
submitLabel?: string
/**
 * Texts of the fields, keyed by field name.
 */
fields?: {
[k: string]: FieldTexts
}
}
/**
 * The texts of one field in one language.
 */
export interface FieldTexts {
/**
 * Text next to the field.
 */
label?: string
/**
 * Example shown in the empty field.
 */
placeholder?: string
/**
 * Sentence below the field.
 */
help?: string
/**
 * Labels of the options, keyed by their values.
 */
options?: {
[k: string]: string
}
/**
 * Sentences for refused values, keyed by rule code.
 */
messages?: {
[k: string]: string
}
}
