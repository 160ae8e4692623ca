import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fieldOf } from '../../../console/configuration/settings.ts'
import { choiceTitle, controlFor, newItem } from '../../../console/fields/shapes.ts'
import type { JsonObject } from '../../../console/parts/json.ts'
import type { ConfigurationField } from '../../../sdk/index.ts'

describe('a setting of the configuration', () => {
  const setting = { path: 'widget/start/repeat', kind: 'enum', title: 'How often', description: 'How often it opens.' }
  const given = (schema: JsonObject) => fieldOf({ ...setting, schema } as unknown as ConfigurationField)

  it('names its choices as its contract does, and the values of other enumerations in words', () => {
    const titles = { visitor: 'Once for each visitor', page: 'On each page' }
    const shown = given({ 'enum': ['visitor', 'page', 'next_visit'], 'x-titles': titles })
    assert.equal(controlFor(shown), 'choice')
    assert.deepEqual(
      shown.enum?.map(value => choiceTitle(shown, value)),
      ['Once for each visitor', 'On each page', 'Next visit'],
    )
    assert.deepEqual(
      ['GET', 'github', 'pdf', 'standard_webhooks', 200].map(value => choiceTitle({}, value)),
      ['GET', 'GitHub', 'PDF', 'Standard webhooks', '200'],
    )
  })

  it('with rows is a list of fields, one for each column', () => {
    const title = { title: 'Question', type: 'string', minLength: 1 }
    const page = { 'title': 'Page type', 'description': 'Where it is.', 'enum': ['cart'], 'x-titles': { cart: 'Cart' } }
    const items = { type: 'object', required: ['question'], properties: { question: title, page } }
    const shown = given({ type: 'array', maxItems: 3, items })
    assert.equal(controlFor(shown), 'list')
    assert.deepEqual(
      shown.items?.fields?.map(field => [field.name, field.title, field.required, controlFor(field)]),
      [
        ['question', 'Question', true, 'text'],
        ['page', 'Page type', undefined, 'choice'],
      ],
    )
    assert.deepEqual(newItem(shown.items ?? { kind: 'any' }, [], 'Question'), {})
  })
})
