import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { assertRefused, assertViolations, statuses, type Loose } from '../callers.ts'
import { formDefinition, successBody, picked, uniqueCode } from './fixtures.ts'
import { formCalls, NOW } from './form-calls.ts'

describe('forms on the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { create, publish, save, read, draftOf, published, shown, isShown, actions } = await formCalls({
    service,
    home,
  })

  describe('createForm', () => {
    it('creates a draft that visitors do not see, valid or not', async () => {
      const code = uniqueCode()
      const answer = await home.token.post('/forms', { definition: { code, fields: 'none yet' } })
      assert.equal(answer.status, 201, answer.text)
      const { etag, createdAt, updatedAt, id, ...form } = answer.body as Loose
      assert.deepEqual(form, {
        code,
        title: code,
        status: 'draft',
        embeddable: false,
        acceptsSubmissions: false,
        publishedVersion: null,
        latestVersion: null,
        unpublishedChanges: true,
        submissions: 0,
        publishedAt: null,
        updatedBy: home.author,
      })
      assert.deepEqual(
        [answer.headers['etag'], answer.headers['location'], updatedAt],
        [etag, `/api/admin/v1/forms/${String(id)}`, createdAt],
      )
      assert.deepEqual(picked(await draftOf({ id }), 'definition', 'baseVersion'), [{ code, fields: 'none yet' }, null])
      assert.equal(await shown({ code }), 404)
      const [entry] = await actions({ id })
      assert.deepEqual(
        [entry?.['action'], entry?.['before'], entry?.['after'].draft],
        ['form.create', null, { code, fields: 'none yet' }],
      )
    })
    it('refuses a definition without a code, with a malformed one, and with one that exists', async () => {
      for (const definition of [{}, { code: 'No Code' }, { code: 7 }])
        assertViolations(await home.token.post('/forms', { definition }), 422, 'validation_failed', [
          ['definition.code', 'pattern'],
        ])
      const { code } = await create()
      assertRefused(await home.token.post('/forms', { definition: formDefinition({ code }) }), 409, 'conflict')
      const definition = formDefinition()
      assert.deepEqual(
        statuses(await Promise.all([1, 2, 3].map(async () => await home.token.post('/forms', { definition })))),
        { 201: 1, 409: 2 },
      )
    })
  })

  describe('getAdminForm', () => {
    it('answers what createForm answered, and shows the draft by its title', async () => {
      const answer = await home.token.post('/forms', { definition: formDefinition() })
      const { id, code } = answer.body as Loose
      const form = await home.token.get(`/forms/${String(id)}`)
      assert.deepEqual([form.body, form.headers['etag']], [answer.body, answer.headers['etag']])
      await save({ id }, formDefinition({ code, title: 'Renamed' }))
      assert.deepEqual(picked(await read({ id }), 'title', 'status', 'latestVersion'), ['Renamed', 'draft', null])
    })
    it('has another entity tag after its draft was saved: a withdrawal by the old one is refused', async () => {
      const form = await published()
      const live = await read(form)
      assert.notEqual(live['etag'], form['etag'])
      await save(form, formDefinition({ code: form['code'], title: 'Other' }))
      assertRefused(
        await home.token.post(`/forms/${String(form['id'])}/withdraw`, undefined, { 'If-Match': String(live['etag']) }),
        412,
        'precondition_failed',
      )
    })
  })

  describe('getFormDraft', () => {
    it('shows the definition with who saved it, under the entity tag that a publish takes', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const draft = await home.token.get(`/forms/${String(form['id'])}/draft`)
      assert.deepEqual(
        [draft.body.definition, draft.body.baseVersion, draft.body.updatedBy, draft.headers['etag']],
        [definition, null, home.author, draft.body.etag],
      )
      const publishAt = async (etag: unknown) =>
        await home.token.post(`/forms/${String(form['id'])}/publish`, {}, { 'If-Match': String(etag) })
      assertRefused(await publishAt('"99"'), 412, 'precondition_failed')
      assert.equal((await publishAt(draft.body.etag)).status, 200)
    })
    it('is the latest version while nothing has changed since', async () => {
      const definition = formDefinition()
      const draft = await draftOf(await published(definition))
      assert.deepEqual(picked(draft, 'definition', 'baseVersion'), [definition, 1])
    })
  })

  describe('listForms', () => {
    it('sorts by code, filters by status and by text, and continues page by page', async () => {
      const workspace = await adminWorkspace(service, 'Listed')
      const list = async (query: string) =>
        (await successBody(workspace.token.get(`/forms${query}`))) as { items: Loose[]; nextCursor: string | null }
      const codes = ({ items }: { items: Loose[] }) => items.map(({ code }) => String(code))
      const ids = new Map<string, string>()
      for (const code of ['c', 'a', 'd', 'b'])
        ids.set(
          code,
          (await create(formDefinition({ code, title: `Title ${code === 'a' ? 'News' : code}` }), workspace))[
            'id'
          ] as string,
        )
      const first = await list('?limit=3')
      assert.deepEqual(
        [codes(first), codes(await list(`?limit=3&cursor=${String(first.nextCursor)}`))],
        [['a', 'b', 'c'], ['d']],
      )
      await successBody(workspace.token.post(`/forms/${String(ids.get('b'))}/publish`, {}))
      await successBody(workspace.token.post(`/forms/${String(ids.get('c'))}/publish`, {}))
      await successBody(workspace.token.post(`/forms/${String(ids.get('c'))}/withdraw`))
      assert.deepEqual(
        [
          codes(await list('?status=draft')),
          codes(await list('?status=published')),
          codes(await list('?status=withdrawn')),
          codes(await list('?search=NEWS')),
          codes(await list('?search=B')),
        ],
        [['a', 'd'], ['b'], ['c'], ['a'], ['b']],
      )
    })
  })

  describe('saveFormDraft', () => {
    it('changes what the next publish takes, and nothing that visitors see', async () => {
      const form = await published()
      await isShown(form, 'Newsletter')
      const edited = formDefinition({ code: form['code'], title: 'Post' })
      const answer = await save(form, edited)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(
        [answer.body.definition, answer.body.baseVersion, answer.headers['etag']],
        [edited, 1, answer.body.etag],
      )
      assert.deepEqual(picked(await read(form), 'title', 'unpublishedChanges', 'latestVersion'), ['Post', true, 1])
      assert.equal(await shown(form), 'Newsletter')
      await publish(form)
      await isShown(form, 'Post')
    })
    it('changes nothing for the same definition, and leaves no draft when it is the latest version', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      await save(form, { ...definition, title: 'Other' })
      const { etag } = await draftOf(form)
      assert.equal((await save(form, { ...definition, title: 'Other' })).body.etag, etag)
      await save(form, definition)
      assert.equal((await read(form))['unpublishedChanges'], false)
      assert.deepEqual(
        (await actions(form)).map(({ action, details }) => [action, details.saves] as unknown[]),
        [
          ['form.save_draft', 2],
          ['form.publish', undefined],
          ['form.create', undefined],
        ],
      )
    })
    it('refuses another code than that of the form', async () => {
      assertViolations(await save(await create(), formDefinition()), 422, 'validation_failed', [
        ['definition.code', 'enum'],
      ])
    })
    it('refuses the tag of the form, whatever the revisions of both: it is not one of its draft', async () => {
      const form = await published()
      const definition = formDefinition({ code: form['code'], title: 'Theirs' })
      assert.equal((await save(form, definition)).status, 200)
      const { etag } = await read(form)
      const mine = { ...definition, title: 'Mine' }
      assertRefused(await save(form, mine, { 'If-Match': String(etag) }), 412, 'precondition_failed')
      const draft = await draftOf(form)
      assert.equal((draft['definition'] as Loose)['title'], 'Theirs')
      const tag = { 'If-Match': String(draft['etag']) }
      const withdrawal = await home.token.post(`/forms/${String(form['id'])}/withdraw`, {}, tag)
      assertRefused(withdrawal, 412, 'precondition_failed')
      for (let saves = 0; saves < 3; saves++) {
        const { etag: formTag } = await read(form)
        assert.notEqual((await draftOf(form))['etag'], formTag)
        await save(form, { ...definition, title: `Theirs ${saves}` })
      }
    })
    it('says which version a publish makes live, before it does', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const publishes = async (): Promise<unknown> => (await draftOf(form))['publishes']
      assert.deepEqual(await publishes(), { version: 1, isNew: true })
      assert.equal((await publish(form))['version'], 1)
      assert.deepEqual(await publishes(), { version: 1, isNew: false })
      const saved = await save(form, { ...definition, title: 'Another' })
      assert.deepEqual((saved.body as Loose)['publishes'], { version: 2, isNew: true })
      await successBody(home.token.post(`/forms/${String(form['id'])}/withdraw`, {}))
      assert.equal((await save(form, definition)).status, 200)
      assert.deepEqual(await publishes(), { version: 1, isNew: false })
      assert.equal((await publish(form))['version'], 1)
    })
    it('accepts one of two changes to the same state of the draft', async () => {
      const form = await create()
      const { etag } = await draftOf(form)
      const save2 = async (title: string) =>
        await save(form, formDefinition({ code: form['code'], title }), { 'If-Match': String(etag) })
      assert.deepEqual(statuses(await Promise.all(['A', 'B'].map(save2))), { 200: 1, 412: 1 })
    })
  })

  describe('discardFormDraft', () => {
    it('restores the latest version', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      await save(form, { ...definition, title: 'Other' })
      for (let times = 0; times < 2; times++)
        assert.equal((await home.token.delete(`/forms/${String(form['id'])}/draft`, NOW)).status, 204)
      assert.deepEqual((await draftOf(form))['definition'], definition)
      assert.deepEqual(
        (await actions(form))
          .filter(({ action }) => action === 'form.discard_draft')
          .map(({ before, after }) => `${String(before.draft.title)} → ${String(after.draft.title)}`),
        ['Other → Newsletter'],
      )
    })
    it('is 409 conflict for a form without versions', async () => {
      assertRefused(await home.token.delete(`/forms/${String((await create())['id'])}/draft`, NOW), 409, 'conflict')
    })
  })

  describe('validateForm', () => {
    const wrong = {
      fields: [
        { name: 'a', type: 'text', validation: { pattern: '(', min_length: 5, max_length: 2 } },
        { name: 'a', type: 'select' },
      ],
      locales: { de: { fields: { b: { label: 'B' } } } },
    }
    it('finds what a publish would, in the draft or in what is given, and saves nothing', async () => {
      const form = await create(formDefinition(wrong))
      const validate = async (body: object) =>
        (await successBody(home.token.post(`/forms/${String(form['id'])}/validate`, body))) as {
          valid: boolean
          findings: Loose[]
        }
      const { valid, findings } = await validate({})
      assert.equal(valid, false)
      assert.deepEqual(
        findings.map(finding => picked(finding, 'path', 'severity')),
        [
          ['/fields/0/validation/pattern', 'error'],
          ['/fields/0/validation/max_length', 'error'],
          ['/fields/1/options', 'error'],
          ['/fields/1/name', 'error'],
          ['/locales/de/fields/b', 'warning'],
        ],
      )
      const refused = assertRefused(
        await home.token.post(`/forms/${String(form['id'])}/publish`, {}),
        422,
        'form_invalid',
      )
      assert.deepEqual(refused['findings'], findings)
      assert.deepEqual(await validate({ definition: formDefinition({ code: form['code'] }) }), {
        valid: true,
        findings: [],
      })
      assert.deepEqual(
        (await validate({ definition: formDefinition() })).findings.map(({ path }) => String(path)),
        ['/code'],
      )
      assert.equal((await validate({})).valid, false)
    })
  })

  describe('deleteForm', () => {
    it('deletes a form that was never published, and is 409 conflict for any other', async () => {
      const form = await create()
      assert.equal(
        (await home.token.delete(`/forms/${String(form['id'])}`, { 'If-Match': String(form['etag']) })).status,
        204,
      )
      assertRefused(await home.token.get(`/forms/${String(form['id'])}`), 404, 'not_found')
      const [entry] = await actions(form)
      assert.deepEqual(
        [entry?.['action'], entry?.['before'].code, entry?.['after']],
        ['form.delete', form['code'], null],
      )
      assertRefused(await home.token.delete(`/forms/${String((await published())['id'])}`, NOW), 409, 'conflict')
    })
  })
})
