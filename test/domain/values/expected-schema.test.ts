import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { checkValues } from '../../../domain/values/check.ts'
import { clientField, localiseForm } from '../../../domain/values/client-field.ts'
import { schemaOfChoices, schemaOfFields } from '../../../domain/values/expected-schema.ts'
import type { FormField } from '../../../generated/schemas/form.ts'

const OPTIONS = [{ value: 'a', label: 'A' }]
const FIELDS: FormField[] = [
  { name: 'name', type: 'text', label: 'Name', required: true, validation: { pattern: '^x', blocked_words: ['bad'] } },
  {
    name: 'mail',
    type: 'email',
    required: true,
    visibleIf: { field: 'name' },
    validation: { block_free_mailboxes: true },
  },
  { name: 'age', type: 'number', validation: { integer: true, min: 1, max: 9 } },
  { name: 'one', type: 'select', options: OPTIONS },
  { name: 'many', type: 'multiselect', options: OPTIONS, validation: { select_max: 1 } },
  { name: 'yes', type: 'consent', validation: { must_accept: true } },
  { name: 'stars', type: 'rating' },
  { name: 'doc', type: 'file' },
  { name: 'docs', type: 'file', validation: { file_max: 3 } },
]

describe('the schema of an expected input', () => {
  it('is a JSON Schema with the rules that a client can check', () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false })
    addFormatsModule.default(ajv)
    const validate = ajv.compile(schemaOfFields(FIELDS))
    assert.equal(validate({ name: 'x', age: 3, one: 'a', many: ['a'], yes: true, stars: 5, mail: 'a@b.example' }), true)
    assert.equal(validate({ name: 'x', stars: 1 }), true)
    for (const values of [
      {},
      { name: 'y' },
      { name: 'x', age: 1.5 },
      { name: 'x', age: 10 },
      { name: 'x', one: 'b' },
      { name: 'x', many: ['a', 'a'] },
      { name: 'x', yes: false },
      { name: 'x', stars: 0 },
      { name: 'x', stars: 6 },
      { name: 'x', mail: 'x' },
      { name: 'x', doc: {} },
      { name: 'x', docs: {} },
    ]) {
      assert.equal(validate(values), false, JSON.stringify(values))
    }
    assert.deepEqual(schemaOfFields(FIELDS)['required'], ['name'])
  })

  it('bounds options that only the page knows as the rules do: each, and their number', async () => {
    const ajv = new Ajv2020({ strict: true })
    const ambient = { now: new Date(0), random: () => 0 }
    const options = (count: number) => Array.from({ length: count }, (_, index) => String(index))
    for (const [select_max, chosen, accepted] of [
      [undefined, ['👍'.repeat(200), 'x'.repeat(200)], true],
      [undefined, ['x'.repeat(201)], false],
      [undefined, options(50), true],
      [undefined, options(51), false],
      [200, options(200), true],
      [200, options(201), false],
    ] as const) {
      const fields: FormField[] = [
        { name: 'free', type: 'multiselect', validation: select_max === undefined ? {} : { select_max } },
      ]
      const values = { free: [...chosen] }
      const { violations } = await checkValues(fields, values, ambient)
      assert.deepEqual([ajv.validate(schemaOfFields(fields), values), violations.length === 0], [accepted, accepted])
    }
  })

  it('withholds the rules that only the server knows', () => {
    const shown = JSON.stringify([schemaOfFields(FIELDS), FIELDS.map(field => clientField(field))])
    for (const secret of ['bad', 'blocked_words', 'mailboxes']) assert.ok(!shown.includes(secret), secret)
  })

  it('lists the ids of choices', () => {
    assert.deepEqual(schemaOfChoices(['a', 'b']), {
      type: 'object',
      properties: { choice: { type: 'string', enum: ['a', 'b'] } },
      required: ['choice'],
    })
  })
})

describe('client fields', () => {
  it('have every key, with upload limits and conditions in config', () => {
    assert.deepEqual(clientField({ name: 'f', type: 'image', maxSizeMb: 2, visibleIf: { field: 'x' } }), {
      name: 'f',
      type: 'image',
      label: 'f',
      required: false,
      placeholder: null,
      help: null,
      options: null,
      config: { visibleIf: { field: 'x' }, maxSizeMb: 2, accept: ['image/*'] },
      validation: {},
    })
    assert.equal(clientField({ name: 'f', type: 'text' }).config, null)
  })

  it('are localised by the exact tag, else its language, else the document', () => {
    const form = {
      code: 'f',
      title: 'T',
      locale: 'en',
      fields: [
        { name: 'one', type: 'select', label: 'One', placeholder: 'Choose', help: 'Only one', options: OPTIONS },
      ],
      locales: {
        'de': { title: 'D', fields: { one: { label: 'Eins', placeholder: 'Wählen', options: { a: 'Ah' } } } },
        'de-AT': { submitLabel: 'Baba' },
      },
    } as const
    const definition = structuredClone(form) as unknown as Parameters<typeof localiseForm>[0]
    assert.deepEqual(
      [
        localiseForm(definition, 'de-CH').title,
        localiseForm(definition, 'de-CH').fields[0]?.options,
        localiseForm(definition, 'de-CH').locale,
      ],
      ['D', [{ value: 'a', label: 'Ah' }], 'de'],
    )
    assert.deepEqual(
      [localiseForm(definition, 'DE-at').title, localiseForm(definition, 'DE-at').submitLabel],
      ['T', 'Baba'],
    )
    assert.deepEqual(
      ['de', 'fr'].map(locale => localiseForm(definition, locale).fields.map(field => [field.placeholder, field.help])),
      [[['Wählen', 'Only one']], [['Choose', 'Only one']]],
    )
    assert.deepEqual(
      [
        localiseForm(definition, 'fr').title,
        localiseForm(definition, undefined).submitLabel,
        localiseForm(definition, 'fr').locale,
      ],
      ['T', 'Submit', 'en'],
    )
  })
})
