import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Json } from '../../domain/json.ts'
import { configRules } from '../../services/configuration/rules.ts'
import type { ConfigFieldDeclaration, ConfigSection } from '../../generated/schemas/section.ts'

describe('rules of a configuration value, by kind', () => {
  const common = {
    id: 'a',
    label: 'config.a',
    title: 'A',
    allowed_scopes: ['tenant' as const],
    public_readable: false,
    api_readable: true,
    secret: false as const,
  }
  const options = [
    { value: 'x', label: 'config.x', title: 'X' },
    { value: 'y', label: 'config.y', title: 'Y' },
  ]
  const cases: [object, Json[], [Json, string][]][] = [
    [
      { kind: 'string', min_length: 2, max_length: 3, pattern: '^[a-z]+$' },
      ['ab'],
      [
        ['a', 'min_length'],
        ['abcd', 'max_length'],
        ['AB', 'pattern'],
        [7, 'type'],
        [null, 'type'],
      ],
    ],
    [
      { kind: 'int', min: 1, max: 5 },
      [1, 5],
      [
        [0, 'minimum'],
        [6, 'maximum'],
        [1.5, 'type'],
        ['1', 'type'],
      ],
    ],
    [
      { kind: 'bool' },
      [true, false],
      [
        ['true', 'type'],
        [0, 'type'],
      ],
    ],
    [
      { kind: 'enum', options },
      ['x'],
      [
        ['z', 'enum'],
        [1, 'enum'],
      ],
    ],
    [
      { kind: 'multiselect', options, min_items: 1, max_items: 1 },
      [['x']],
      [
        [[], 'min_length'],
        [['x', 'y'], 'max_length'],
        [['z'], 'enum'],
        [['x', 'x'], 'max_length'],
        ['x', 'type'],
      ],
    ],
    [
      { kind: 'color' },
      ['#abc', '#A0b1C2'],
      [
        ['abc', 'pattern'],
        ['#abcd', 'pattern'],
        ['#aabbccdd', 'pattern'],
      ],
    ],
    [
      { kind: 'url', https_only: true },
      ['https://a.example/x'],
      [
        ['http://a.example', 'pattern'],
        ['//a.example', 'pattern'],
        ['javascript:alert(1)', 'pattern'],
        ['https://ada:secret@a.example', 'pattern'],
      ],
    ],
    [
      { kind: 'url' },
      ['http://a.example', 'https://a.example:8443/@ada?mail=a@b.example#@'],
      [
        ['http://ada:secret@a.example', 'pattern'],
        ['https://ada@a.example/x', 'pattern'],
        ['https://:secret@a.example', 'pattern'],
        ['https:///ada:secret@a.example', 'pattern'],
        ['https:\\\\ada:secret@a.example', 'pattern'],
        ['https://a.example/a b', 'pattern'],
      ],
    ],
    [
      { kind: 'duration', min: 'PT1M', max: 'P1D' },
      ['PT1M', 'PT24H', 'P1D'],
      [
        ['PT59S', 'minimum'],
        ['P1DT1S', 'maximum'],
        ['P1M', 'format'],
        ['P1Y', 'format'],
        ['1h', 'format'],
      ],
    ],
    [
      { kind: 'json', schema: { type: 'object', required: ['a'] } },
      [{ a: 1 }],
      [
        [{}, 'required'],
        [null, 'type'],
      ],
    ],
    [
      { kind: 'tags', max_items: 2, format: 'email' },
      [[], ['a@b.example']],
      [
        [['a'], 'format'],
        [['a@b.example', 'a@b.example'], 'enum'],
        ['a', 'type'],
      ],
    ],
    [
      {
        kind: 'rows',
        max_rows: 1,
        columns: [{ name: 'q', kind: 'string', required: true, min_length: 1, label: 'config.q', title: 'Q' }],
      },
      [[], [{ q: 'x' }]],
      [
        [[{}], 'required'],
        [[{ q: '' }], 'min_length'],
        [[{ q: 'x', z: 1 }], 'enum'],
        [[{ q: 'x' }, { q: 'y' }], 'max_length'],
      ],
    ],
    [
      { kind: 'feature_flag' },
      [{ enabled: true }, { enabled: true, rolloutPercent: 12.5, audience: 'tenants', enabledFor: ['a'] }],
      [
        [true, 'type'],
        [{}, 'required'],
        [{ enabled: true, rolloutPercent: 101 }, 'maximum'],
        [{ enabled: true, audience: 'all' }, 'enum'],
      ],
    ],
  ]
  for (const [declaration, good, bad] of cases) {
    const field = { ...common, ...declaration } as unknown as ConfigFieldDeclaration
    const rules = configRules([{ id: 's', groups: [{ id: 'g', fields: [field] }] } as unknown as ConfigSection])
    it(`${field.kind}: accepts valid values and names the rule that any other breaks`, () => {
      for (const value of good) assert.deepEqual(rules.violations('s/g/a', value), [], JSON.stringify(value))
      for (const [value, rule] of bad)
        assert.ok(
          rules.violations('s/g/a', value).some(found => found.rule === rule),
          `${JSON.stringify(value)}: ${JSON.stringify(rules.violations('s/g/a', value))}`,
        )
    })
  }

  it('says what each choice is called', () => {
    const titles = { 'enum': ['x', 'y'], 'x-titles': { x: 'X', y: 'Y' } }
    const schemaOf = (declaration: object) => {
      const field = { ...common, ...declaration } as unknown as ConfigFieldDeclaration
      return configRules([{ id: 's', groups: [{ id: 'g', fields: [field] }] } as unknown as ConfigSection]).schema(
        's/g/a',
      ) as { items: { properties: { c: object } } }
    }
    assert.deepEqual(schemaOf({ kind: 'enum', options }), titles)
    assert.deepEqual(schemaOf({ kind: 'multiselect', options }).items, titles)
    const columns = [{ name: 'c', kind: 'enum', title: 'C', description: 'The C.', options, required: true }]
    const column = schemaOf({ kind: 'rows', columns }).items.properties.c
    assert.deepEqual(column, { title: 'C', description: 'The C.', ...titles })
  })
})
