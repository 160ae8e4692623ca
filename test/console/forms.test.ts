import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { clientForm } from '../../console/forms/client-form.ts'
import { addField, moveField, removeField, renameField } from '../../console/forms/edits.ts'
import { fieldTypes, rules } from '../../console/forms/rules.ts'
import { withoutEmpty, withValue } from '../../console/parts/json.ts'
import { localiseForm } from '../../domain/values/client-field.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'

type Schema = {
  examples: FormDefinition[]
  $defs: { FieldType: { enum: string[] }; FieldValidation: { properties: Record<string, unknown> } }
}

const schema = parse(readFileSync(resolve(import.meta.dirname, '../../contracts/schemas/form.yaml'), 'utf8')) as Schema

const TRANSLATED: FormDefinition = {
  code: 'visit',
  title: 'Visit',
  locale: 'en',
  fields: [
    { name: 'topic', type: 'select', options: [{ value: 'a', label: 'Alpha' }], validation: { blocked_words: ['x'] } },
    {
      name: 'why',
      type: 'text',
      visibleIf: { field: 'topic', equals: 'a' },
      placeholder: 'Because',
      defaultValue: 'so',
    },
    { name: 'note', type: 'text', visibleIf: "input.topic = 'a' and input.topic_two = 1", config: { default: 'x' } },
    { name: 'scan', type: 'image', validation: { messages: { required: 'Please' } } },
    { name: 'paper', type: 'file', config: { accept: ['.pdf'], maxSizeMb: 3 } },
  ],
  locales: {
    de: {
      title: 'Besuch',
      fields: { topic: { options: { a: 'Erstens' } }, scan: { messages: { required: 'Bitte' }, help: 'Ein Bild' } },
    },
  },
}

test('a form is previewed as the service shows it to visitors', () => {
  for (const form of [...schema.examples, TRANSLATED])
    for (const language of [undefined, ...Object.keys(form.locales ?? {})]) {
      const { title, submitLabel, fields } = localiseForm(form, language)
      assert.deepEqual(clientForm(form, language), { title, submitLabel, fields })
    }
})

test('a draft with broken parts is previewed without them', () => {
  assert.deepEqual(clientForm({ fields: 'none' }, 'de'), { title: '', submitLabel: 'Submit', fields: [] })
  assert.equal(
    clientForm({ fields: [null, { name: 'a', options: { b: 1 }, validation: 7 }] }, undefined).fields.length,
    1,
  )
})

test('the editor offers every type of field, and every rule of the schema', () => {
  assert.deepEqual(new Set(fieldTypes.map(({ type }) => type)), new Set(schema.$defs.FieldType.enum))
  const known = new Set([...rules.map(({ name }) => name), 'messages'])
  assert.deepEqual(known, new Set(Object.keys(schema.$defs.FieldValidation.properties)))
})

test('conditions and translations follow a field to its new name', () => {
  const { fields, locales } = renameField(TRANSLATED, 0, 'subject') as FormDefinition
  assert.deepEqual(fields[1]?.visibleIf, { field: 'subject', equals: 'a' })
  assert.equal(fields[2]?.visibleIf, "input.subject = 'a' and input.topic_two = 1")
  assert.deepEqual(Object.keys(locales?.['de']?.fields ?? {}), ['subject', 'scan'])
})

test('a field is deleted with its translations, and a new one has a unique name', () => {
  const without = removeField(TRANSLATED, 0) as FormDefinition
  assert.deepEqual([without.fields.length, Object.keys(without.locales?.['de']?.fields ?? {})], [4, ['scan']])
  const twice = addField(addField(TRANSLATED, 'rating', 'How?'), 'rating', 'And?') as FormDefinition
  assert.deepEqual(
    twice.fields.slice(-2).map(({ name }) => name),
    ['rating', 'rating_2'],
  )
})

test('properties unknown to the editor survive every edit, in their order', () => {
  const strange = { zeta: 1, fields: [{ name: 'a', type: 'hologram', depth: [3] }, 'broken', null], alpha: { b: null } }
  const edited = [
    (form: unknown) => withValue(form, ['title'], 'New'),
    (form: unknown) => renameField(form, 0, 'b'),
    (form: unknown) => withoutEmpty(form, ['fields', 0, 'validation', 'min'], 3),
    (form: unknown) => withoutEmpty(form, ['fields', 0, 'validation', 'min'], undefined),
    (form: unknown) => moveField(moveField(form, 0, 2), 2, 0),
    (form: unknown) => removeField(addField(form, 'text', 'Text'), 3),
    (form: unknown) => renameField(form, 0, 'a'),
    (form: unknown) => withValue(form, ['title'], undefined),
  ].reduce<unknown>((form, edit) => edit(form), strange)
  assert.equal(JSON.stringify(edited), JSON.stringify(strange))
})
