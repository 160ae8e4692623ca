/** A rule that the editor offers for fields of some types. `unit` is shown after the control. */
export type Rule = {
  name: string
  label: string
  kind: 'number' | 'text' | 'boolean' | 'lines' | 'format' | 'option'
  types: readonly string[]
  unit?: string
  help?: string
}

const TEXTS = ['text', 'textarea']
const FILES = ['file', 'image']
const LISTS = ['multiselect', 'checkbox']

export const rules: readonly Rule[] = [
  { name: 'format', label: 'Format', kind: 'format', types: TEXTS },
  { name: 'min_length', label: 'At least', kind: 'number', unit: 'characters', types: [...TEXTS, 'email', 'url'] },
  { name: 'max_length', label: 'At most', kind: 'number', unit: 'characters', types: [...TEXTS, 'email', 'url'] },
  { name: 'word_min', label: 'At least', kind: 'number', unit: 'words', types: TEXTS },
  { name: 'word_max', label: 'At most', kind: 'number', unit: 'words', types: TEXTS },
  {
    name: 'pattern',
    label: 'Pattern',
    kind: 'text',
    help: 'Regular expression (RE2) that must match somewhere; anchor it to match all of it.',
    types: [...TEXTS, 'phone'],
  },
  { name: 'min', label: 'Smallest', kind: 'number', types: ['number'] },
  { name: 'max', label: 'Largest', kind: 'number', types: ['number'] },
  { name: 'step', label: 'Multiple of', kind: 'number', types: ['number'] },
  { name: 'integer', label: 'Whole numbers only', kind: 'boolean', types: ['number'] },
  { name: 'max', label: 'Stars', kind: 'number', types: ['rating'] },
  { name: 'rating_min', label: 'Smallest rating', kind: 'number', types: ['rating'] },
  { name: 'multiple_emails', label: 'Several addresses, separated by commas', kind: 'boolean', types: ['email'] },
  { name: 'email_allow_domains', label: 'Only these domains, one per line', kind: 'lines', types: ['email'] },
  { name: 'block_free_mailboxes', label: 'Block free mail providers', kind: 'boolean', types: ['email'] },
  { name: 'block_disposable_mailboxes', label: 'Block disposable mailboxes', kind: 'boolean', types: ['email'] },
  { name: 'url_https_only', label: 'https only', kind: 'boolean', types: ['url'] },
  { name: 'url_allow_domains', label: 'Only these domains, one per line', kind: 'lines', types: ['url'] },
  { name: 'date_min', label: 'First day', kind: 'text', help: 'YYYY-MM-DD, or today.', types: ['date'] },
  { name: 'date_max', label: 'Last day', kind: 'text', help: 'YYYY-MM-DD, or today.', types: ['date'] },
  { name: 'date_no_weekends', label: 'No Saturdays and Sundays', kind: 'boolean', types: ['date'] },
  { name: 'select_min', label: 'At least', kind: 'number', unit: 'options', types: LISTS },
  { name: 'select_max', label: 'At most', kind: 'number', unit: 'options', types: LISTS },
  { name: 'require_option', label: 'Must be among them', kind: 'option', types: LISTS },
  { name: 'must_accept', label: 'Must be accepted', kind: 'boolean', types: ['consent', 'checkbox'] },
  { name: 'file_min', label: 'At least', kind: 'number', unit: 'files', types: FILES },
  { name: 'file_max', label: 'At most', kind: 'number', unit: 'files', types: FILES },
  { name: 'image_min_width', label: 'Least width', kind: 'number', unit: 'px', types: ['image'] },
  { name: 'image_min_height', label: 'Least height', kind: 'number', unit: 'px', types: ['image'] },
  {
    name: 'blocked_words',
    label: 'Blocked words, one per line',
    kind: 'lines',
    help: 'Refused as whole words. Visitors never see the list.',
    types: TEXTS,
  },
]

export const rulesFor = (type: string): readonly Rule[] => rules.filter(({ types }) => types.includes(type))

export type FieldType = { type: string; title: string; icon: string; label: string }

/** The types of fields as the editor offers them. `label`: that of a new field. */
export const fieldTypes: readonly FieldType[] = [
  { type: 'text', title: 'Short text', icon: 'input', label: 'Your answer' },
  { type: 'textarea', title: 'Long text', icon: 'outline', label: 'Your message' },
  { type: 'email', title: 'E-mail', icon: 'mail', label: 'E-mail address' },
  { type: 'phone', title: 'Phone', icon: 'phone', label: 'Phone number' },
  { type: 'number', title: 'Number', icon: 'number', label: 'Number' },
  { type: 'url', title: 'Web address', icon: 'http', label: 'Web address' },
  { type: 'date', title: 'Date', icon: 'date', label: 'Date' },
  { type: 'time', title: 'Time', icon: 'wait', label: 'Time' },
  { type: 'select', title: 'Drop-down', icon: 'select', label: 'Choose one' },
  { type: 'radio', title: 'Single choice', icon: 'radio', label: 'Choose one' },
  { type: 'multiselect', title: 'Multiple choice', icon: 'check', label: 'Choose some' },
  { type: 'checkbox', title: 'Checkbox', icon: 'checkbox', label: 'Yes, please' },
  { type: 'consent', title: 'Consent', icon: 'checkbox', label: 'I agree to the terms' },
  { type: 'rating', title: 'Rating', icon: 'star', label: 'How are we doing?' },
  { type: 'file', title: 'File', icon: 'upload', label: 'Your file' },
  { type: 'image', title: 'Image', icon: 'media', label: 'Your picture' },
  { type: 'hidden', title: 'Hidden value', icon: 'variable', label: 'Hidden' },
]

export const typeOf = (type: string | undefined): FieldType =>
  fieldTypes.find(known => known.type === type) ?? {
    type: type ?? '',
    title: type ?? 'Unknown',
    icon: 'unknown',
    label: '',
  }

export const formats: readonly { value: string; title: string }[] = [
  { value: 'email', title: 'E-mail address' },
  { value: 'url', title: 'Web address' },
  { value: 'phone', title: 'Phone number' },
  { value: 'date', title: 'Date' },
  { value: 'time', title: 'Time' },
  { value: 'uuid', title: 'UUID' },
]
