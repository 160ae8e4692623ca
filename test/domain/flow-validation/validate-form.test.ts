import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { validateForm } from '../../../domain/flow-validation/validate-form.ts'
import { form as formSchema } from '../../../generated/schemas/validators.js'

describe('validateForm', () => {
  it('finds duplicate names, unknown fields in conditions and patterns that RE2 refuses', () => {
    const form = {
      code: 'f',
      title: 'F',
      fields: [
        { name: 'a', type: 'text' },
        { name: 'a', type: 'text' },
        { name: 'website', type: 'text' },
        { name: 'b', type: 'text', visibleIf: { field: 'zz' }, validation: { pattern: '(a)\\1' } },
      ],
    }
    assert.deepEqual(
      validateForm(form, formSchema).map(({ path, code }) => [path, code]),
      [
        ['/fields/1/name', 'duplicate_field'],
        ['/fields/2/name', 'duplicate_field'],
        ['/fields/3/validation/pattern', 'pattern'],
        ['/fields/3/visibleIf', 'unknown_field'],
      ],
    )
  })
})
