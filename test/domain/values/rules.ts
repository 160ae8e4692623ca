import type { Json } from '../../../domain/json.ts'
import type { FormField } from '../../../generated/schemas/form.ts'

const FILE = {
  fileId: '018f0000-0000-7000-8000-0000000000f0',
  url: 'https://x.example/f',
  mime: 'image/png',
  size: 1000,
  name: 'a.png',
}

/** A field, values that it accepts, and values that it refuses with the rule that they break. */
export type Row = [Omit<FormField, 'name'>, (Json | undefined)[], [Json | undefined, string][]]

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
]

/** By rule. */
export const ROWS: Record<string, Row[]> = {
  'required': [
    [
      { type: 'text', required: true },
      ['x'],
      [
        [undefined, 'required'],
        [null, 'required'],
        ['', 'required'],
        ['  ', 'required'],
      ],
    ],
    [{ type: 'multiselect', required: true, options: OPTIONS }, [['a']], [[[], 'required']]],
    [{ type: 'text', validation: { min_length: 3, pattern: '^x' } }, [undefined, null, '', '   '], []],
    [
      { type: 'consent', required: true },
      [true],
      [
        [false, 'required:must_accept'],
        [undefined, 'required:must_accept'],
      ],
    ],
    [{ type: 'checkbox', validation: { must_accept: true } }, [true], [[false, 'required:must_accept']]],
    [{ type: 'checkbox', required: true }, [true, false], [[undefined, 'required']]],
  ],
  'type': [
    [
      { type: 'text' },
      ['x'],
      [
        [1, 'type'],
        [true, 'type'],
        [['x'], 'type'],
        [{}, 'type'],
      ],
    ],
    [
      { type: 'number' },
      [1, -1.5, 0],
      [
        ['1', 'type'],
        [true, 'type'],
      ],
    ],
    [{ type: 'number', validation: { integer: true } }, [1], [[1.5, 'type:integer']]],
    [
      { type: 'checkbox' },
      [true, false],
      [
        ['on', 'type'],
        [1, 'type'],
      ],
    ],
    [
      { type: 'select', options: OPTIONS },
      ['a'],
      [
        [1, 'type'],
        [['a'], 'type'],
      ],
    ],
    [
      { type: 'multiselect', options: OPTIONS },
      [['a', 'b']],
      [
        ['a', 'type'],
        [[1], 'type'],
      ],
    ],
    [
      { type: 'rating' },
      [1, 5],
      [
        ['5', 'type'],
        [2.5, 'type'],
      ],
    ],
    [{ type: 'hidden' }, ['x', 1, true], [[{}, 'type']]],
  ],
  'lengths': [
    [
      { type: 'text', validation: { min_length: 2, max_length: 3 } },
      ['ab', '👍👍👍', ' abc '],
      [
        ['a', 'min_length'],
        ['👍', 'min_length'],
        ['abcd', 'max_length'],
      ],
    ],
    [
      { type: 'textarea', validation: { word_min: 2, word_max: 3 } },
      ['a b', 'a  b\nc'],
      [
        ['a', 'min_length:word_min'],
        ['a b c d', 'max_length:word_max'],
      ],
    ],
    [{ type: 'textarea', validation: { word_max: 3 } }, ['a b c'], [['a b c d', 'max_length:word_max']]],
    [{ type: 'textarea', validation: { word_min: 2 } }, ['a b'], [['a', 'min_length:word_min']]],
    [{ type: 'text' }, ['x'.repeat(10_000)], [['x'.repeat(10_001), 'max_length']]],
  ],
  'minimum and maximum': [
    [
      { type: 'number', validation: { min: 1, max: 3 } },
      [1, 3],
      [
        [0.9, 'minimum:min'],
        [3.1, 'maximum:max'],
      ],
    ],
    [
      { type: 'rating', validation: { rating_min: 2, max: 10 } },
      [2, 10],
      [
        [1, 'minimum:rating_min'],
        [11, 'maximum:max'],
      ],
    ],
    [
      { type: 'rating' },
      [1],
      [
        [0, 'minimum:rating_min'],
        [6, 'maximum:max'],
      ],
    ],
    [
      { type: 'date', validation: { date_min: '2026-01-01', date_max: 'today' } },
      ['2026-01-01', '2026-03-02'],
      [
        ['2025-12-31', 'minimum:date_min'],
        ['2026-03-03', 'maximum:date_max'],
      ],
    ],
    [{ type: 'date', validation: { date_min: 'today' } }, ['2026-03-02'], [['2026-03-01', 'minimum:date_min']]],
    [
      { type: 'multiselect', options: OPTIONS, validation: { select_min: 2, select_max: 2 } },
      [['a', 'b']],
      [
        [['a'], 'minimum:select_min'],
        [['a', 'b', 'c'], 'maximum:select_max'],
        [['a', 'a'], 'minimum:select_min'],
      ],
    ],
    [
      { type: 'file', validation: { file_min: 2, file_max: 2 } },
      [[FILE, FILE]],
      [
        [FILE, 'minimum:file_min'],
        [[FILE, FILE, FILE], 'maximum:file_max'],
      ],
    ],
    [{ type: 'number', validation: { step: 0.1 } }, [0.3, 1], [[0.25, 'format:step']]],
  ],
  'pattern': [
    [
      { type: 'text', validation: { pattern: '^[0-9]{6}$' } },
      ['123456', ' 123456 '],
      [
        ['12345', 'pattern'],
        ['1234567', 'pattern'],
      ],
    ],
    [{ type: 'text', validation: { pattern: 'b' } }, ['abc'], [['xyz', 'pattern']]],
    [
      { type: 'textarea', validation: { blocked_words: ['Bad', 'very rude'] } },
      ['badly put', 'rude, very'],
      [
        ['so BAD!', 'pattern:blocked_words'],
        ['it is Very  rude', 'pattern:blocked_words'],
      ],
    ],
  ],
  'format': [
    [
      { type: 'email' },
      ['a@b.example', 'a.b+c@sub.b.example', 'a@bücher.example'],
      [
        ['a', 'format'],
        ['a@b', 'format'],
        ['a b@c.example', 'format'],
        ['@c.example', 'format'],
        ['a@@c.example', 'format'],
        ['a@-c.example', 'format'],
        [`${'x'.repeat(65)}@c.example`, 'format'],
      ],
    ],
    [{ type: 'text', validation: { format: 'email' } }, ['a@b.example'], [['x', 'format']]],
    [
      { type: 'email', validation: { multiple_emails: true } },
      ['a@b.example, c@d.example'],
      [['a@b.example, x', 'format']],
    ],
    [
      { type: 'email', validation: { email_allow_domains: ['acme.example'] } },
      ['a@acme.example', 'a@x.ACME.example'],
      [
        ['a@notacme.example', 'format:email_allow_domains'],
        ['a@acme.example.evil.example', 'format:email_allow_domains'],
      ],
    ],
    [
      { type: 'email', validation: { block_free_mailboxes: true } },
      ['a@acme.example'],
      [
        ['a@GMAIL.com', 'format:block_free_mailboxes'],
        ['a@Proton.me', 'format:block_free_mailboxes'],
      ],
    ],
    [
      { type: 'email', validation: { block_disposable_mailboxes: true } },
      ['a@gmail.com'],
      [
        ['a@mailinator.com', 'format:block_disposable_mailboxes'],
        ['a@inbox.Mailinator.com', 'format:block_disposable_mailboxes'],
        ['a@temp-mail.io', 'format:block_disposable_mailboxes'],
      ],
    ],
    [
      { type: 'url' },
      ['https://x.example/a?b', 'http://localhost:3000'],
      [
        ['x.example', 'format'],
        ['javascript:alert(1)', 'format'],
        ['https://', 'format'],
        ['https://a b.example', 'format'],
      ],
    ],
    [
      { type: 'url', validation: { url_https_only: true, url_allow_domains: ['acme.example'] } },
      ['https://www.acme.example'],
      [
        ['http://acme.example', 'format:url_https_only'],
        ['https://acme.example@evil.example', 'format:url_allow_domains'],
      ],
    ],
    [
      { type: 'date' },
      ['2024-02-29'],
      [
        ['2026-02-29', 'format'],
        ['29.02.2024', 'format'],
        ['2024-2-9', 'format'],
      ],
    ],
    [
      { type: 'date', validation: { date_no_weekends: true } },
      ['2026-03-02'],
      [['2026-03-01', 'format:date_no_weekends']],
    ],
    [
      { type: 'time' },
      ['23:59', '00:00:59'],
      [
        ['24:00', 'format'],
        ['9:00', 'format'],
      ],
    ],
    [
      { type: 'phone' },
      ['+49 (30) 123-456', '0301234567'],
      [
        ['12', 'format'],
        ['call me', 'format'],
        ['1'.repeat(16), 'format'],
      ],
    ],
  ],
  'enum': [
    [{ type: 'select', options: OPTIONS }, ['a'], [['x', 'enum:options']]],
    [{ type: 'radio', options: OPTIONS }, ['b'], [['x', 'enum:options']]],
    [{ type: 'checkbox', options: OPTIONS }, [['a', 'c']], [[['a', 'x'], 'enum:options']]],
    [
      { type: 'multiselect', options: OPTIONS, validation: { require_option: 'a' } },
      [['a', 'b']],
      [[['b'], 'enum:require_option']],
    ],
  ],
  'uploads': [
    [
      { type: 'file' },
      [FILE, { ...FILE, name: null }],
      [
        ['x', 'upload_shape:type'],
        [{ ...FILE, fileId: 'x' }, 'upload_shape:type'],
        [{ ...FILE, size: -1 }, 'upload_shape:type'],
        [{ ...FILE, mime: 'png' }, 'upload_shape:type'],
        [{ fileId: FILE.fileId }, 'upload_shape:type'],
        [[FILE, FILE], 'maximum:file_max'],
      ],
    ],
    [
      { type: 'file', maxSizeMb: 1 },
      [{ ...FILE, size: 2 ** 20 }],
      [[{ ...FILE, size: 2 ** 20 + 1 }, 'file_too_large:maxSizeMb']],
    ],
    [
      { type: 'file', config: { maxSizeMb: 1 } },
      [FILE],
      [[{ ...FILE, size: 2 ** 20 + 1 }, 'file_too_large:maxSizeMb']],
    ],
    [
      { type: 'file' },
      [{ ...FILE, size: 100 * 2 ** 20 }],
      [[{ ...FILE, size: 100 * 2 ** 20 + 1 }, 'file_too_large:maxSizeMb']],
    ],
    [{ type: 'image' }, [FILE], [[{ ...FILE, mime: 'application/pdf' }, 'mime_not_allowed:accept']]],
    [
      { type: 'file', accept: ['application/pdf', 'image/*', '.csv'] },
      [FILE, { ...FILE, mime: 'text/plain', name: 'A.CSV' }],
      [[{ ...FILE, mime: 'text/plain', name: 'a.txt' }, 'mime_not_allowed:accept']],
    ],
  ],
}
