import { newId } from '../../adapters/ids.ts'
import type { TestDatabase } from './database.ts'
import { SHOP_ORIGIN, applyTestWorkspace } from './workspace.ts'

/** Publishable keys of the workspace with forms, one for each form scope. */
export const FORM_KEYS = {
  open: 'pk_live_FormsOpen',
  site: 'pk_live_FormsSite',
  onlyContact: 'pk_live_FormsOnlyContact',
  none: 'pk_live_FormsNone',
  paused: 'pk_live_FormsPaused',
} as const

export const FORM_IDS = { contact: newId(), closed: newId(), internal: newId(), files: newId() }

export type FormsWorkspace = { tenantId: string }

/** A workspace with forms of every kind, and flows that ask with one of them and for a file. */
export async function applyForms(database: TestDatabase, more: object = {}): Promise<string> {
  return await applyTestWorkspace(database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Forms' },
    workspace: { name: 'Forms' },
    keys: [
      { name: 'open', key: FORM_KEYS.open },
      { name: 'site', key: FORM_KEYS.site, allowedOrigins: [SHOP_ORIGIN] },
      { name: 'only-contact', key: FORM_KEYS.onlyContact, forms: ['contact', 'no-such-form', 'internal'] },
      { name: 'none', key: FORM_KEYS.none, forms: [] },
      { name: 'paused', key: FORM_KEYS.paused, status: 'paused' },
    ],
    forms: [
      { id: FORM_IDS.contact, ...contact },
      rules,
      { id: FORM_IDS.files, ...files },
      {
        id: FORM_IDS.closed,
        code: 'closed',
        title: 'Closed',
        embeddable: true,
        acceptsSubmissions: false,
        fields: [{ name: 'a', type: 'text' }],
      },
      {
        id: FORM_IDS.internal,
        code: 'internal',
        title: 'Internal',
        fields: [
          { name: 'a', type: 'text' },
          { name: 'photo', type: 'image' },
        ],
      },
      { publish: false, code: 'draft', title: 'Draft', embeddable: true, fields: [{ name: 'a', type: 'text' }] },
    ],
    flows: [proof, request],
    ...more,
  })
}

const contact = {
  code: 'contact',
  title: 'Contact us',
  submitLabel: 'Send',
  embeddable: true,
  honeypotField: 'homepage',
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      placeholder: 'you@example.com',
      validation: {
        format: 'email',
        block_free_mailboxes: true,
        block_disposable_mailboxes: true,
        messages: { required: 'We need your address' },
      },
    },
    {
      name: 'topic',
      type: 'select',
      label: 'Topic',
      options: [
        { value: 'order', label: 'My order' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      name: 'story',
      type: 'textarea',
      label: 'Story',
      help: 'In a few words',
      validation: { blocked_words: ['damn'], word_max: 20 },
    },
  ],
  locales: {
    'de': {
      title: 'Kontakt',
      submitLabel: 'Senden',
      fields: {
        email: { label: 'E-Mail-Adresse', messages: { required: 'Wir brauchen Ihre Adresse' } },
        topic: { label: 'Thema', options: { order: 'Meine Bestellung' } },
      },
    },
    'zh-Hant': { title: '聯絡我們' },
    'zh-Hans': { title: '联系我们' },
  },
}

/** One field for each rule, so that each can be violated separately. */
const rules = {
  code: 'rules',
  title: 'Rules',
  embeddable: true,
  fields: [
    { name: 'pattern', type: 'text', validation: { pattern: '^[A-Z]{3}$' } },
    { name: 'words', type: 'textarea', validation: { word_min: 2, word_max: 4 } },
    { name: 'length', type: 'text', validation: { min_length: 2, max_length: 4 } },
    { name: 'count', type: 'number', validation: { integer: true, min: 1, max: 10 } },
    { name: 'step', type: 'number', validation: { step: 0.5 } },
    { name: 'company', type: 'email', validation: { email_allow_domains: ['acme.example'] } },
    { name: 'several', type: 'email', validation: { multiple_emails: true } },
    { name: 'work', type: 'email', validation: { block_free_mailboxes: true } },
    { name: 'lasting', type: 'email', validation: { block_disposable_mailboxes: true } },
    { name: 'link', type: 'url', validation: { url_https_only: true, url_allow_domains: ['acme.example'] } },
    {
      name: 'day',
      type: 'date',
      validation: { date_min: '2026-01-01', date_max: '2026-12-31', date_no_weekends: true },
    },
    { name: 'clean', type: 'textarea', validation: { blocked_words: ['rude'] } },
    {
      name: 'picks',
      type: 'multiselect',
      options: ['a', 'b', 'c'].map(value => ({ value, label: value })),
      validation: { select_min: 1, select_max: 2, require_option: 'a' },
    },
    { name: 'stars', type: 'rating', validation: { rating_min: 2 } },
    { name: 'terms', type: 'checkbox', validation: { must_accept: true } },
    { name: 'phone', type: 'phone' },
    { name: 'time', type: 'time' },
    { name: 'one', type: 'radio', options: [{ value: 'x', label: 'X' }] },
    {
      name: 'kind',
      type: 'select',
      options: [
        { value: 'business', label: 'Business' },
        { value: 'private', label: 'Private' },
      ],
    },
    { name: 'vat', type: 'text', required: true, visibleIf: { field: 'kind', equals: 'business' } },
  ],
}

const files = {
  code: 'files',
  title: 'Files',
  embeddable: true,
  fields: [
    { name: 'note', type: 'text' },
    {
      name: 'photo',
      type: 'image',
      maxSizeMb: 1,
      accept: ['image/png', 'image/jpeg'],
      validation: { image_min_width: 3, image_min_height: 2 },
    },
    { name: 'papers', type: 'file', validation: { file_max: 2 } },
    { name: 'tiny', type: 'file', maxSizeMb: 0.001 },
  ],
}

const proof = {
  code: 'proof',
  name: 'Proof',
  triggers: [{ type: 'chat_intent', intent: 'proof' }],
  start: 'ask',
  nodes: [
    {
      id: 'ask',
      type: 'file_upload',
      prompt: 'A photo, please',
      field: { name: 'photo', type: 'image', required: true, maxSizeMb: 1, validation: { image_min_width: 3 } },
      next: 'done',
    },
    { id: 'done', type: 'end', text: 'Got {{ vars.photo.name }} of {{ vars.photo.size }} bytes' },
  ],
}

const request = {
  code: 'request',
  name: 'Request',
  triggers: [{ type: 'chat_intent', intent: 'request' }],
  start: 'ask',
  nodes: [
    { id: 'ask', type: 'form', form: 'files', next: 'done' },
    { id: 'done', type: 'end', text: 'Thank you' },
  ],
}
