import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { FORM_IDS, FORM_KEYS, applyForms } from '../../support/forms.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { NEIGHBOUR_KEY, SHOP_ORIGIN, applyNeighbour } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, statuses, type Headers, type Loose } from '../callers.ts'

const FORMS = '/api/public/v1/forms'

describe('forms', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyForms(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const readForm = (codeOrId: string, query: string, headers: Headers = {}) =>
    call.get(`${FORMS}/${codeOrId}${query}`, headers)
  const readSchema = (codeOrId: string, key: string, headers: Headers = {}) =>
    call.get(`${FORMS}/${codeOrId}/schema?publicKey=${key}`, headers)
  const submit = (codeOrId: string, body: string | object | undefined, headers: Headers = {}) =>
    call.post(`${FORMS}/${codeOrId}/submissions`, body, headers)
  const answers = (values: object, more: object = {}) => ({ publicKey: FORM_KEYS.open, values, ...more })
  const stored = async () =>
    (await service.database.pool.query('select * from form_submissions where tenant_id = $1 order by id', [tenantId]))
      .rows as Loose[]
  const mounts = async () => {
    const { rows } = await service.database.pool.query<{ count: number }>(
      "select coalesce(sum(count), 0)::int as count from key_usage where tenant_id = $1 and kind = 'form_mount'",
      [tenantId],
    )
    return rows[0]?.count
  }

  /** What holds for each of the three, as one that holds `key` calls it. */
  const doors: Record<
    string,
    (codeOrId: string, key: string, headers?: Headers) => PromiseLike<Awaited<ReturnType<typeof submit>>>
  > = {
    getPublicForm: (codeOrId, key, headers) => readForm(codeOrId, `?publicKey=${key}`, headers),
    getPublicFormSchema: readSchema,
    submitPublicForm: (codeOrId, publicKey, headers) =>
      submit(codeOrId, { publicKey, values: { email: 'ada@acme.example' } }, headers),
  }
  for (const [operation, knock] of Object.entries(doors)) {
    describe(operation, () => {
      it('finds a form by code and by UUID in any case', async () => {
        for (const name of ['contact', FORM_IDS.contact, FORM_IDS.contact.toUpperCase()])
          assert.ok([200, 201].includes((await knock(name, FORM_KEYS.open)).status))
      })
      it('is 404 form_not_found for a form that is missing, a draft, not embeddable, or of another workspace', async () => {
        for (const name of ['missing', newId(), 'draft', 'internal', FORM_IDS.internal])
          assertRefused(await knock(name, FORM_KEYS.open), 404, 'form_not_found')
        for (const name of ['contact', FORM_IDS.contact])
          assertRefused(await knock(name, NEIGHBOUR_KEY), 404, 'form_not_found')
      })
      it('is 403 form_not_allowed outside the form scope, whether or not the form exists; a code covers the UUID', async () => {
        for (const name of ['rules', 'missing', FORM_IDS.closed, newId()])
          assertRefused(await knock(name, FORM_KEYS.onlyContact), 403, 'form_not_allowed')
        for (const name of ['contact', 'rules'])
          assertRefused(await knock(name, FORM_KEYS.none), 403, 'form_not_allowed')
        for (const name of ['contact', FORM_IDS.contact])
          assert.ok([200, 201].includes((await knock(name, FORM_KEYS.onlyContact)).status))
        for (const name of ['no-such-form', 'internal'])
          assertRefused(await knock(name, FORM_KEYS.onlyContact), 404, 'form_not_found')
      })
      it('is 403 widget_disabled for an unknown key and one that is not active', async () => {
        for (const key of ['pk_live_Nobody', FORM_KEYS.paused])
          assertRefused(await knock('contact', key), 403, 'widget_disabled')
      })
      it('is 403 origin_not_allowed from a page of another origin', async () => {
        assertRefused(
          await knock('contact', FORM_KEYS.site, { Origin: 'https://elsewhere.example' }),
          403,
          'origin_not_allowed',
        )
        assert.equal(
          (await knock('contact', FORM_KEYS.site, { Origin: SHOP_ORIGIN })).headers['access-control-allow-origin'],
          SHOP_ORIGIN,
        )
      })
      it('is 400 for a code that none can be', async () => {
        assertViolations(await knock('no%20code', FORM_KEYS.open), 400, 'invalid_input', [['codeOrId', 'pattern']])
      })
      it('counts for its address and is limited', async () => {
        const from = { 'X-Forwarded-For': `198.51.100.${Object.keys(doors).indexOf(operation)}` }
        const all = await Promise.all(
          Array.from({ length: 61 }, async () => await knock('contact', FORM_KEYS.open, from)),
        )
        assert.equal(statuses(all)['429'], 1)
      })
    })
  }

  describe('getPublicForm', () => {
    it('is 400 without a key', async () => {
      assertViolations(await readForm('contact', ''), 400, 'invalid_input', [['publicKey', 'required']])
    })
    it('takes the key as a header', async () => {
      assert.equal((await readForm('contact', '', { 'X-Service-Public-Key': FORM_KEYS.open })).status, 200)
    })
    it('is 400 for a locale that is no language tag', async () => {
      assertViolations(await readForm('contact', `?publicKey=${FORM_KEYS.open}&locale=1`), 400, 'invalid_input', [
        ['locale', 'pattern'],
      ])
    })
    it('gives the whole form, without the rules that only the server knows', async () => {
      const { body, headers } = await readForm('contact', `?publicKey=${FORM_KEYS.open}`)
      assert.deepEqual(body, {
        code: 'contact',
        title: 'Contact us',
        submitLabel: 'Send',
        locale: null,
        fields: [
          {
            name: 'email',
            type: 'email',
            label: 'E-mail',
            required: true,
            placeholder: 'you@example.com',
            help: null,
            options: null,
            config: null,
            validation: { format: 'email', messages: { required: 'We need your address' } },
          },
          {
            name: 'topic',
            type: 'select',
            label: 'Topic',
            required: false,
            placeholder: null,
            help: null,
            options: [
              { value: 'order', label: 'My order' },
              { value: 'other', label: 'Something else' },
            ],
            config: null,
            validation: {},
          },
          {
            name: 'story',
            type: 'textarea',
            label: 'Story',
            required: false,
            placeholder: null,
            help: 'In a few words',
            options: null,
            config: null,
            validation: { word_max: 20 },
          },
        ],
      })
      assert.deepEqual(
        [headers['cache-control'], headers['etag'], headers['x-edge-source']],
        ['no-store', undefined, undefined],
      )
    })
    it('speaks the nearest language the form has', async () => {
      const read = async (locale: string) =>
        (await readForm('contact', `?publicKey=${FORM_KEYS.open}&locale=${locale}`)).body as Loose
      for (const locale of ['de', 'DE', 'de-AT', 'de_CH']) {
        const { title, submitLabel, fields, locale: spoken } = await read(locale)
        assert.deepEqual(
          [
            title,
            submitLabel,
            fields[0].label,
            fields[0].placeholder,
            fields[1].options[0].label,
            fields[1].options[1].label,
            spoken,
          ],
          ['Kontakt', 'Senden', 'E-Mail-Adresse', 'you@example.com', 'Meine Bestellung', 'Something else', 'de'],
        )
      }
      assert.deepEqual([(await read('zh-TW')).locale, (await read('zh-CN')).locale], ['zh-Hant', 'zh-Hans'])
      for (const locale of ['fr', 'xx', 'abc-abcdefghi'.slice(0, 12)])
        assert.deepEqual([(await read(locale)).title, (await read(locale)).locale], ['Contact us', null])
    })
    it('counts one mount of the key for each read that succeeds', async () => {
      const before = await mounts()
      await Promise.all(
        Array.from({ length: 10 }, async () => await readForm('contact', `?publicKey=${FORM_KEYS.open}`)),
      )
      await readForm('missing', `?publicKey=${FORM_KEYS.open}`)
      assert.equal(await mounts(), (before ?? 0) + 10)
    })
  })

  describe('getPublicFormSchema', () => {
    it('is 400 without a key, and reads none from a body', async () => {
      assertViolations(await call.get(`${FORMS}/contact/schema`), 400, 'invalid_input', [['publicKey', 'required']])
      assertViolations(
        await call
          .get(`${FORMS}/contact/schema`)
          .set('Content-Type', 'application/json')
          .send({ publicKey: FORM_KEYS.open }),
        400,
        'invalid_input',
        [['publicKey', 'required']],
      )
    })
    it('is a live document that shared caches do not keep', async () => {
      const { body, headers, text } = await readSchema('contact', FORM_KEYS.open)
      assert.deepEqual(Object.keys(body as object), ['code', 'title', 'submitLabel', 'fields', 'publishedAt'])
      assert.equal(body.publishedAt, null)
      assert.equal(headers['cache-control'], 'max-age=60, private')
      assert.equal(headers['x-edge-source'], 'live')
      assert.equal(headers['content-type'], 'application/json')
      assert.equal(headers['etag'], `"${createHash('sha256').update(text).digest('base64url')}"`)
    })
    it('has the fields of the plain read', async () => {
      assert.deepEqual(
        (await readSchema('rules', FORM_KEYS.open)).body.fields,
        (await readForm('rules', `?publicKey=${FORM_KEYS.open}`)).body.fields,
      )
    })
    it('is 304 without a body for who has it, and for that form only', async () => {
      const { headers } = await readSchema('contact', FORM_KEYS.open)
      const again = await readSchema('contact', FORM_KEYS.open, {
        'If-None-Match': `"other", W/${headers['etag'] ?? ''}`,
      })
      assert.deepEqual(
        [again.status, again.text, again.headers['etag'], again.headers['cache-control']],
        [304, '', headers['etag'], 'max-age=60, private'],
      )
      assert.equal((await readSchema('rules', FORM_KEYS.open, { 'If-None-Match': headers['etag'] ?? '' })).status, 200)
      assertRefused(
        await readSchema('missing', FORM_KEYS.open, { 'If-None-Match': headers['etag'] ?? '' }),
        404,
        'form_not_found',
      )
    })
    it('leaves no trace of use', async () => {
      const before = await mounts()
      await readSchema('contact', FORM_KEYS.open)
      assert.equal(await mounts(), before)
    })
  })

  describe('submitPublicForm', () => {
    it('stores the checked answers and nothing else', async () => {
      const clientSubmissionId = newId()
      const answer = await submit(
        'contact',
        answers(
          { email: ' ada@acme.example ', topic: 'order', story: '', unknown: 'x', homepage: '' },
          { clientSubmissionId, locale: 'de-AT' },
        ),
      )
      assert.equal(answer.status, 201)
      const row = (await stored()).find(one => one['id'] === answer.body.submissionId) ?? {}
      assert.deepEqual(row['values'], { email: 'ada@acme.example', topic: 'order' })
      assert.deepEqual(
        [row['client_submission_id'], row['locale'], row['form_id'], row['conversation_id'], answer.body.status],
        [clientSubmissionId, 'de-AT', FORM_IDS.contact, null, 'accepted'],
      )
    })
    it('takes the key from query, header or body', async () => {
      const values = { email: 'ada@acme.example' }
      assert.equal(
        (await call.post(`${FORMS}/contact/submissions?publicKey=${FORM_KEYS.open}`, { values }, {})).status,
        201,
      )
      assert.equal((await submit('contact', { values }, { 'X-Service-Public-Key': FORM_KEYS.open })).status, 201)
      assertViolations(await submit('contact', { values }), 400, 'invalid_input', [['publicKey', 'required']])
      assertRefused(
        await submit('contact', answers(values), { 'X-Service-Public-Key': 'pk_live_Nobody' }),
        403,
        'widget_disabled',
      )
    })
    it('keeps the conversation it belongs to, and ignores one of another workspace or of none', async () => {
      const session = await call.session(FORM_KEYS.open)
      const stranger = await call.session(NEIGHBOUR_KEY)
      const kept = async (conversationId: string) => {
        const { body } = await submit('contact', answers({ email: 'ada@acme.example' }, { conversationId }))
        return (await stored()).find(row => row['id'] === body.submissionId)?.['conversation_id'] as string | null
      }
      assert.deepEqual(
        [
          await kept(session.conversationId),
          await kept(session.conversationId.toUpperCase()),
          await kept(stranger.conversationId),
          await kept(newId()),
        ],
        [session.conversationId, session.conversationId, null, null],
      )
    })
    it('is 400 for a body that is no object, and without values', async () => {
      for (const body of ['[]', '"text"', '{', 'null'])
        assertRefused(await submit('contact', body, { 'X-Service-Public-Key': FORM_KEYS.open }), 400, 'invalid_input')
      assertViolations(await submit('contact', { publicKey: FORM_KEYS.open }), 400, 'invalid_input', [
        ['values', 'required'],
      ])
      assertViolations(await submit('contact', { publicKey: FORM_KEYS.open, values: [] }), 400, 'invalid_input', [
        ['values', 'type'],
      ])
    })
    it('is 413 and 415 for a body that is not read', async () => {
      assertRefused(
        await submit('contact', JSON.stringify(answers({ story: 'x'.repeat(1024 * 1024) }))),
        413,
        'payload_too_large',
      )
      assertRefused(await submit('contact', 'values', { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type')
    })
    it('is 422 validation_failed for an envelope out of bounds', async () => {
      assertViolations(
        await submit('contact', answers({ email: 'ada@acme.example' }, { clientSubmissionId: 'x'.repeat(129) })),
        422,
        'validation_failed',
        [['clientSubmissionId', 'max_length']],
      )
    })
    it('is 403 not_submittable where the form takes none', async () => {
      assertRefused(await submit('closed', answers({ a: 'x' })), 403, 'not_submittable')
    })
    it('is 422 rejected when the field that nobody sees is filled, whatever else is sent', async () => {
      const before = (await stored()).length
      for (const homepage of ['http://spam.example', 0, false, { a: 1 }, ['x']])
        assertRefused(await submit('contact', answers({ email: 'no address', homepage })), 422, 'rejected')
      for (const homepage of ['', '  ', null])
        assert.equal((await submit('contact', answers({ email: 'ada@acme.example', homepage }))).status, 201)
      assert.equal((await stored()).length, before + 3)
    })
    it('names each rejected field once, in the words of the form and the language of the visitor', async () => {
      const rejected = async (values: object, more: object = {}) =>
        assertRefused(await submit('contact', answers(values, more)), 422, 'invalid_values')
      assert.deepEqual(await rejected({}), [{ field: 'email', message: 'We need your address' }])
      assert.deepEqual(await rejected({ topic: 'x' }, { locale: 'de-CH' }), [
        { field: 'email', message: 'Wir brauchen Ihre Adresse' },
        { field: 'topic', message: 'Please choose one of the options.' },
      ])
    })
    it('enforces what the schema withholds: words, free and throw-away mailboxes', async () => {
      const rejected = async (values: object) =>
        (
          assertRefused(
            await submit('contact', answers({ email: 'ada@acme.example', ...values })),
            422,
            'invalid_values',
          ) as Loose[]
        ).map(({ field }) => field as string)
      assert.deepEqual(await rejected({ story: 'Damn!' }), ['story'])
      for (const email of ['ada@gmail.com', 'ada@GMX.de', 'ada@mailinator.com', 'ada@sub.mailinator.com'])
        assert.deepEqual(await rejected({ email }), ['email'])
    })
    const broken: [field: string, value: unknown, fine: unknown][] = [
      ['pattern', 'abc', 'ABC'],
      ['words', 'one', 'one two'],
      ['words', 'a b c d e', 'a b c d'],
      ['length', 'x', '👍👍'],
      ['length', 'abcde', 'abcd'],
      ['count', 1.5, 2],
      ['count', 0, 1],
      ['count', 11, 10],
      ['step', 0.3, 1.5],
      ['company', 'a@other.example', 'a@sub.acme.example'],
      ['several', 'a@b.example, c', 'a@b.example, c@d.example'],
      ['work', 'a@yahoo.com', 'a@acme.example'],
      ['lasting', 'a@yopmail.com', 'a@gmail.com'],
      ['link', 'http://acme.example', 'https://www.acme.example/x'],
      ['link', 'https://other.example', 'https://acme.example'],
      ['day', '2025-12-31', '2026-01-01'],
      ['day', '2027-01-01', '2026-12-31'],
      ['day', '2026-01-03', '2026-01-05'],
      ['day', '2026-02-30', '2026-02-27'],
      ['clean', 'so rude!', 'so rudely'],
      ['picks', ['b'], ['a']],
      ['picks', ['a', 'b', 'c'], ['a', 'b']],
      ['picks', ['a', 'z'], ['a', 'c']],
      ['stars', 1, 2],
      ['stars', 6, 5],
      ['terms', false, true],
      ['phone', 'abc', '+49 30 123456'],
      ['time', '25:00', '23:59'],
      ['one', 'y', 'x'],
      ['vat', undefined, 'DE1'],
    ]
    for (const [field, value, fine] of broken) {
      it(`enforces ${field}: ${JSON.stringify(value)} is rejected, ${JSON.stringify(fine)} is taken`, async () => {
        const base = { terms: true, ...(field === 'vat' ? { kind: 'business' } : {}) }
        const details = assertRefused(
          await submit('rules', answers({ ...base, [field]: value })),
          422,
          'invalid_values',
        ) as Loose[]
        assert.deepEqual(
          details.map(one => String(one['field'])),
          [field],
        )
        assert.equal((await submit('rules', answers({ ...base, [field]: fine }))).status, 201)
      })
    }
    it('answers a repetition with the first submission, whatever it holds', async () => {
      const clientSubmissionId = newId()
      const first = await submit('contact', answers({ email: 'ada@acme.example' }, { clientSubmissionId }))
      for (const values of [{ email: 'ada@acme.example' }, { email: 'bob@acme.example' }, {}]) {
        const again = await submit('contact', answers(values, { clientSubmissionId }))
        assert.deepEqual([again.status, again.body], [200, first.body])
      }
      assert.equal((await submit('rules', answers({ terms: true }, { clientSubmissionId }))).status, 201)
    })
    it('of fifty at once stores one, and all name it', async () => {
      const clientSubmissionId = newId()
      const all = await Promise.all(
        Array.from(
          { length: 50 },
          async () => await submit('contact', answers({ email: 'ada@acme.example' }, { clientSubmissionId })),
        ),
      )
      assert.deepEqual(statuses(all), { 200: 49, 201: 1 })
      assert.equal(new Set(all.map(({ body }) => body.submissionId as string)).size, 1)
      assert.equal((await stored()).filter(row => row['client_submission_id'] === clientSubmissionId).length, 1)
    })
  })

  it('keep to the lists of the workspace', async () => {
    await applyForms(service.database, {
      config: {
        tenant: { 'forms/spam/blocked_words': ['competitor'], 'forms/spam/disposable_domains': ['throwaway.example'] },
      },
    })
    await eventually(async () =>
      assertRefused(await submit('rules', answers({ terms: true, clean: 'Our Competitor' })), 422, 'invalid_values'),
    )
    assertRefused(
      await submit('rules', answers({ terms: true, lasting: 'a@throwaway.example' })),
      422,
      'invalid_values',
    )
  })
})
