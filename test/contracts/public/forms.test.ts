import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { FORM_IDS, FORM_KEYS, applyForms } from '../../support/forms.ts'
import { startTestService } from '../../support/service.ts'
import { NEIGHBOUR_KEY, SHOP_ORIGIN, applyNeighbour } from '../../support/workspace.ts'
import { assertRefused, assertViolations, statuses, type Headers, type Loose } from '../callers.ts'
import { formRequests, FORMS } from './form-requests.ts'

describe('forms', async () => {
  const service = await startTestService()
  const { call, readForm, readSchema, submit } = formRequests(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyForms(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const mounts = async () => {
    const { rows } = await service.database.pool.query<{ count: number }>(
      "select coalesce(sum(count), 0)::int as count from key_usage where tenant_id = $1 and kind = 'form_mount'",
      [tenantId],
    )
    return rows[0]?.count
  }

  /** Common behaviour of the three operations, called with `key`. */
  const operations: Record<
    string,
    (codeOrId: string, key: string, headers?: Headers) => PromiseLike<Awaited<ReturnType<typeof submit>>>
  > = {
    getPublicForm: (codeOrId, key, headers) => readForm(codeOrId, `?publicKey=${key}`, headers),
    getPublicFormSchema: readSchema,
    submitPublicForm: (codeOrId, publicKey, headers) =>
      submit(codeOrId, { publicKey, values: { email: 'ada@acme.example' } }, headers),
  }
  for (const [operation, request] of Object.entries(operations)) {
    describe(operation, () => {
      it('finds a form by code and by UUID in any case', async () => {
        for (const name of ['contact', FORM_IDS.contact, FORM_IDS.contact.toUpperCase()])
          assert.ok([200, 201].includes((await request(name, FORM_KEYS.open)).status))
      })
      it('is 404 form_not_found for a form that is missing, a draft, not embeddable, or foreign', async () => {
        for (const name of ['missing', newId(), 'draft', 'internal', FORM_IDS.internal])
          assertRefused(await request(name, FORM_KEYS.open), 404, 'form_not_found')
        for (const name of ['contact', FORM_IDS.contact])
          assertRefused(await request(name, NEIGHBOUR_KEY), 404, 'form_not_found')
      })
      it('is 403 form_not_allowed outside the form scope, existing or not; a code covers the UUID', async () => {
        for (const name of ['rules', 'missing', FORM_IDS.closed, newId()])
          assertRefused(await request(name, FORM_KEYS.onlyContact), 403, 'form_not_allowed')
        for (const name of ['contact', 'rules'])
          assertRefused(await request(name, FORM_KEYS.none), 403, 'form_not_allowed')
        for (const name of ['contact', FORM_IDS.contact])
          assert.ok([200, 201].includes((await request(name, FORM_KEYS.onlyContact)).status))
        for (const name of ['no-such-form', 'internal'])
          assertRefused(await request(name, FORM_KEYS.onlyContact), 404, 'form_not_found')
      })
      it('is 403 widget_disabled for an unknown key and one that is not active', async () => {
        for (const key of ['pk_live_Nobody', FORM_KEYS.paused])
          assertRefused(await request('contact', key), 403, 'widget_disabled')
      })
      it('is 403 origin_not_allowed from a page of another origin', async () => {
        assertRefused(
          await request('contact', FORM_KEYS.site, { Origin: 'https://elsewhere.example' }),
          403,
          'origin_not_allowed',
        )
        assert.equal(
          (await request('contact', FORM_KEYS.site, { Origin: SHOP_ORIGIN })).headers['access-control-allow-origin'],
          SHOP_ORIGIN,
        )
      })
      it('is 400 for a malformed code', async () => {
        assertViolations(await request('no%20code', FORM_KEYS.open), 400, 'invalid_input', [['codeOrId', 'pattern']])
      })
      it('is limited by address', async () => {
        const from = { 'X-Forwarded-For': `198.51.100.${Object.keys(operations).indexOf(operation)}` }
        const all = await Promise.all(
          Array.from({ length: 61 }, async () => await request('contact', FORM_KEYS.open, from)),
        )
        assert.equal(statuses(all)['429'], 1)
      })
    })
  }

  describe('getPublicForm', () => {
    it('is 400 without a key', async () => {
      assertViolations(await readForm('contact', ''), 400, 'invalid_input', [['publicKey', 'required']])
    })
    it('accepts the key as a header', async () => {
      assert.equal((await readForm('contact', '', { 'X-Service-Public-Key': FORM_KEYS.open })).status, 200)
    })
    it('is 400 for a malformed language tag', async () => {
      assertViolations(await readForm('contact', `?publicKey=${FORM_KEYS.open}&locale=1`), 400, 'invalid_input', [
        ['locale', 'pattern'],
      ])
    })
    it('answers the whole form, without the rules that only the server knows', async () => {
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
    it('answers in the nearest language of the form', async () => {
      const read = async (locale: string) =>
        (await readForm('contact', `?publicKey=${FORM_KEYS.open}&locale=${locale}`)).body as Loose
      for (const locale of ['de', 'DE', 'de-AT', 'de_CH', 'de-x-formal', 'de-u-co-phonebk']) {
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
      for (const locale of ['fr', 'xx', 'ar-EG-u-nu-latn', 'zh-cmn', 'abc-abcdefghi'.slice(0, 12)])
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
    it('is a live document that shared caches do not store', async () => {
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
    it('is 304 without a body for the entity tag of that form only', async () => {
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
    it('counts no mount', async () => {
      const before = await mounts()
      await readSchema('contact', FORM_KEYS.open)
      assert.equal(await mounts(), before)
    })
  })
})
