import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Response } from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { eventually } from '../../support/eventually.ts'
import { holding } from '../../support/held.ts'
import { PNG_4x3 } from '../../support/files.ts'
import { applyForms, FORM_IDS, FORM_KEYS } from '../../support/forms.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, NEIGHBOUR_KEY } from '../../support/workspace.ts'
import { assertRefused, assertViolations, statuses, type Loose } from '../callers.ts'
import { formRequests, FORMS } from './form-requests.ts'

describe('submissions of published forms', async () => {
  const service = await startTestService()
  const { call, submit, answers } = formRequests(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyForms(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const stored = async () =>
    (await service.database.pool.query('select * from form_submissions where tenant_id = $1 order by id', [tenantId]))
      .rows as Loose[]

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
    it('accepts the key in query, header or body', async () => {
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
    it('records its conversation, and ignores one that is unknown or of another workspace', async () => {
      const session = await call.session(FORM_KEYS.open)
      const stranger = await call.session(NEIGHBOUR_KEY)
      const recorded = async (conversationId: string) => {
        const { body } = await submit('contact', answers({ email: 'ada@acme.example' }, { conversationId }))
        return (await stored()).find(row => row['id'] === body.submissionId)?.['conversation_id'] as string | null
      }
      assert.deepEqual(
        [
          await recorded(session.conversationId),
          await recorded(session.conversationId.toUpperCase()),
          await recorded(stranger.conversationId),
          await recorded(newId()),
        ],
        [session.conversationId, session.conversationId, null, null],
      )
    })
    it('is 400 for a body that is not an object, and without values', async () => {
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
    it('is 403 not_submittable where the form accepts none', async () => {
      assertRefused(await submit('closed', answers({ a: 'x' })), 403, 'not_submittable')
    })
    it('is 422 rejected when the invisible field is filled, with any other values', async () => {
      const before = (await stored()).length
      for (const homepage of ['http://spam.example', 0, false, { a: 1 }, ['x']])
        assertRefused(await submit('contact', answers({ email: 'no address', homepage })), 422, 'rejected')
      for (const homepage of ['', '  ', null])
        assert.equal((await submit('contact', answers({ email: 'ada@acme.example', homepage }))).status, 201)
      assert.equal((await stored()).length, before + 3)
    })
    it('names each rejected field once, with the message of the form in the language of the visitor', async () => {
      const rejected = async (values: object, more: object = {}) =>
        assertRefused(await submit('contact', answers(values, more)), 422, 'invalid_values')
      assert.deepEqual(await rejected({}), [{ field: 'email', message: 'We need your address' }])
      assert.deepEqual(await rejected({ topic: 'x' }, { locale: 'de-CH' }), [
        { field: 'email', message: 'Wir brauchen Ihre Adresse' },
        { field: 'topic', message: 'Please choose one of the options.' },
      ])
    })
    it('enforces rules that the schema withholds: words, free and disposable mailboxes', async () => {
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
      it(`enforces ${field}: ${JSON.stringify(value)} is rejected, ${JSON.stringify(fine)} is accepted`, async () => {
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
    it('answers a repetition with the first submission, with any values', async () => {
      const clientSubmissionId = newId()
      const first = await submit('contact', answers({ email: 'ada@acme.example' }, { clientSubmissionId }))
      for (const values of [{ email: 'ada@acme.example' }, { email: 'bob@acme.example' }, {}]) {
        const again = await submit('contact', answers(values, { clientSubmissionId }))
        assert.deepEqual([again.status, again.body], [200, first.body])
      }
      assert.equal((await submit('rules', answers({ terms: true }, { clientSubmissionId }))).status, 201)
    })
    it('stores one of fifty concurrent requests, and all of them name it', async () => {
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
    it('takes an uploaded file for one of two concurrent submissions', async () => {
      const upload = await call
        .post(`${FORMS}/files/uploads?field=photo&publicKey=${FORM_KEYS.open}`, undefined, {})
        .unset('Content-Type')
        .attach('file', PNG_4x3, 'photo.png')
      const photo = (upload.body as Loose)['file'] as Loose
      const { both } = await holding(
        service.database,
        'select from files where id = $1 for update',
        [photo['fileId']],
        async ({ waiting }) => {
          const both = Promise.all([submit('files', answers({ photo })), submit('files', answers({ photo }))])
          // Both have found the file free, and continue when it is released.
          await waiting(2)
          return { both }
        },
      )
      const [taken, refused] = (await both).sort((one, other) => one.status - other.status) as [Response, Response]
      assert.equal(taken.status, 201)
      const [wrong] = assertRefused(refused, 422, 'invalid_values') as unknown as Loose[]
      assert.equal(wrong?.['field'], 'photo')
    })
    it('enforces the lists of the workspace', async () => {
      await applyForms(service.database, {
        config: {
          tenant: {
            'forms/spam/blocked_words': ['competitor'],
            'forms/spam/disposable_domains': ['throwaway.example'],
          },
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
})
