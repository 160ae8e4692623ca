import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, statuses, type Loose } from '../callers.ts'
import { formDefinition, made, picked, uniqueCode } from './fixtures.ts'

type Definition = ReturnType<typeof formDefinition>

describe('forms of the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const visitors = callersOf(service)
  const NOW = { 'If-Match': '*' }

  const create = async (definition: Definition = formDefinition(), { token }: AdminWorkspace = home) =>
    await made(token.post('/forms', { definition }))
  const publish = async (form: Loose, body: object = {}) =>
    await made(home.token.post(`/forms/${String(form['id'])}/publish`, body))
  const save = async (form: Loose, definition: object, headers: Record<string, string> = NOW) =>
    await home.token.put(`/forms/${String(form['id'])}/draft`, { definition }, headers)
  const read = async (form: Loose) => await made(home.token.get(`/forms/${String(form['id'])}`))
  const draftOf = async (form: Loose) => await made(home.token.get(`/forms/${String(form['id'])}/draft`))
  const published = async (definition: Definition = formDefinition()) => {
    const form = await create(definition)
    await publish(form)
    return form
  }
  const newKey = async ({ token }: AdminWorkspace = home) =>
    ((await made(token.post('/keys', { name: `key ${newId()}` })))['key'] as Loose)['key'] as string
  const key = await newKey()
  const shown = async ({ code }: Loose) => {
    const answer = await visitors.get(`/api/public/v1/forms/${String(code)}?publicKey=${key}`)
    return answer.status === 200 ? String((answer.body as Loose)['title']) : answer.status
  }
  const isShown = async (form: Loose, expected: string | number) => {
    await eventually(async () => {
      assert.equal(await shown(form), expected)
    })
  }
  const actions = async ({ id }: Loose) =>
    (await made(home.token.get(`/audit?resourceType=form&resourceId=${String(id)}`)))['items'] as Loose[]

  describe('createForm', () => {
    it('makes a draft that nobody sees, valid or not', async () => {
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
        updatedBy: { id: home.admin.id, name: 'Ada' },
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
    it('wants a code, for good and of its own', async () => {
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

  describe('listForms', () => {
    it('sorts by code, goes on where it ended, and takes a status and a text', async () => {
      const workspace = await adminWorkspace(service, 'Listed')
      const list = async (query: string) =>
        (await made(workspace.token.get(`/forms${query}`))) as { items: Loose[]; nextCursor: string | null }
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
      await made(workspace.token.post(`/forms/${String(ids.get('b'))}/publish`, {}))
      await made(workspace.token.post(`/forms/${String(ids.get('c'))}/publish`, {}))
      await made(workspace.token.post(`/forms/${String(ids.get('c'))}/withdraw`))
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
    it('changes what the next publish takes and nothing of what visitors see', async () => {
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
    it('is no change when it is the draft already, and none is left when it is the latest version again', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      await save(form, { ...definition, title: 'Other' })
      const { etag } = await draftOf(form)
      assert.equal((await save(form, { ...definition, title: 'Other' })).body.etag, etag)
      await save(form, definition)
      assert.equal((await read(form))['unpublishedChanges'], false)
      assert.deepEqual(
        (await actions(form)).map(({ action }) => String(action)),
        ['form.save_draft', 'form.save_draft', 'form.publish', 'form.create'],
      )
    })
    it('keeps the code of the form', async () => {
      assertViolations(await save(await create(), formDefinition()), 422, 'validation_failed', [
        ['definition.code', 'enum'],
      ])
    })
    it('lets one of two through who saw the same draft', async () => {
      const form = await create()
      const { etag } = await draftOf(form)
      const save2 = async (title: string) =>
        await save(form, formDefinition({ code: form['code'], title }), { 'If-Match': String(etag) })
      assert.deepEqual(statuses(await Promise.all(['A', 'B'].map(save2))), { 200: 1, 412: 1 })
    })
  })

  describe('getAdminForm and getFormDraft', () => {
    it('have entity tags of their own: who publishes does not spoil a draft, who saves one changes the form', async () => {
      const form = await create()
      const draft = await draftOf(form)
      assertRefused(
        await home.token.post(`/forms/${String(form['id'])}/publish`, {}, { 'If-Match': '"99"' }),
        412,
        'precondition_failed',
      )
      assert.equal(
        (await home.token.post(`/forms/${String(form['id'])}/publish`, {}, { 'If-Match': String(draft['etag']) }))
          .status,
        200,
      )
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

  describe('discardFormDraft', () => {
    it('makes the draft the latest version again', async () => {
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
        (await made(home.token.post(`/forms/${String(form['id'])}/validate`, body))) as {
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

  describe('publishForm', () => {
    it('makes versions that never change, each with its note and its publisher', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const first = await publish(form, { note: 'Begins' })
      assert.deepEqual(
        [first['version'], first['live'], first['note'], first['publishedBy']],
        [1, true, 'Begins', { id: home.admin.id, name: 'Ada' }],
      )
      await isShown(form, 'Newsletter')
      await save(form, { ...definition, title: 'Post' })
      await publish(form)
      const { items } = (await made(home.token.get(`/forms/${String(form['id'])}/versions`))) as { items: Loose[] }
      assert.deepEqual(
        items.map(version => picked(version, 'version', 'live', 'note')),
        [
          [2, true, null],
          [1, false, 'Begins'],
        ],
      )
      const old = await made(home.token.get(`/forms/${String(form['id'])}/versions/1`))
      assert.deepEqual([old['definition'], old['version'].live], [definition, false])
      assert.deepEqual(
        (await actions(form)).map(({ action, after }) => `${String(action)} ${String(after.publishedVersion)}`),
        ['form.publish 2', 'form.save_draft undefined', 'form.publish 1', 'form.create null'],
      )
    })
    it('makes none without changes', async () => {
      const form = await published()
      assert.equal((await publish(form, { note: 'Again' }))['version'], 1)
      assert.equal((await actions(form)).length, 2)
    })
    it('wants the permission to publish, which the one to edit is not', async () => {
      const editor = await home.adminCaller(['service.forms.view', 'service.forms.manage'])
      const { id } = await made(editor.post('/forms', { definition: formDefinition() }))
      assert.equal(
        assertRefused(await editor.post(`/forms/${String(id)}/publish`, {}), 403, 'permission_denied')['permission'],
        'service.forms.publish',
      )
    })
    it('gives a replay of its first answer, whatever was published since', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const headers = { 'Idempotency-Key': newId() }
      const first = await home.token.post(`/forms/${String(form['id'])}/publish`, {}, headers)
      await save(form, { ...definition, title: 'Post' })
      await publish(form)
      assert.equal((await home.token.post(`/forms/${String(form['id'])}/publish`, {}, headers)).text, first.text)
    })
  })

  describe('publishForm, while a conversation waits for the form', () => {
    it('leaves the conversation with the version that it showed; the next one gets the new', async () => {
      const workspace = await adminWorkspace(service, 'Waiting', {
        forms: [formDefinition({ code: 'asked' })],
        flows: [
          {
            code: 'asks',
            name: 'Asks',
            start: 'a',
            triggers: [{ type: 'chat_intent', intent: 'asks' }],
            nodes: [{ id: 'a', type: 'form', form: 'asked', next: null }],
          },
        ],
      })
      const publicKey = await newKey(workspace)
      const ask = async () => {
        const session = await visitors.session(publicKey)
        return {
          session,
          reply: (
            await made(visitors.sendChatMessage(session, { text: 'ask', intentName: 'asks' }).then(answer => answer))
          )['reply'] as Loose,
        }
      }
      const old = await ask()
      const {
        items: [form],
      } = (await made(workspace.token.get('/forms'))) as { items: Loose[] }
      const stricter = formDefinition({
        code: 'asked',
        fields: [
          { name: 'email', type: 'email', required: true },
          { name: 'age', type: 'number', required: true },
        ],
      })
      await made(workspace.token.put(`/forms/${String(form?.['id'])}/draft`, { definition: stricter }, NOW))
      await made(workspace.token.post(`/forms/${String(form?.['id'])}/publish`, {}))
      await eventually(async () => {
        assert.match(JSON.stringify((await ask()).reply), /age/)
      })
      const { executionId, waitToken } = old.reply
      const done = await visitors.sendChatMessage(old.session, {
        executionId,
        waitToken,
        input: { values: { email: 'grace@shop.acme.example' } },
      })
      assert.deepEqual([done.status, (done.body as Loose)['reply']?.status], [200, 'completed'], done.text)
    })
  })

  describe('withdrawForm', () => {
    it('hides the form from visitors, and a publish brings its latest version back', async () => {
      const form = await published()
      await isShown(form, 'Newsletter')
      const gone = await made(home.token.post(`/forms/${String(form['id'])}/withdraw`))
      assert.deepEqual(
        [gone['status'], gone['publishedVersion'], gone['latestVersion'], gone['publishedAt'], gone['embeddable']],
        ['withdrawn', null, 1, null, false],
      )
      await isShown(form, 404)
      const submitted = await visitors.post(
        `/api/public/v1/forms/${String(form['code'])}/submissions`,
        { publicKey: key, values: { email: 'grace@shop.acme.example' } },
        {},
      )
      assertRefused(submitted, 404, 'form_not_found')
      assert.equal((await publish(form))['version'], 1)
      await isShown(form, 'Newsletter')
      assert.deepEqual(
        (await actions(form))
          .slice(0, 2)
          .map(({ action, before, after }) => `${String(action)}: ${String(before.status)} → ${String(after.status)}`),
        ['form.publish: withdrawn → published', 'form.withdraw: published → withdrawn'],
      )
    })
    it('is 409 conflict for a form that is not published, and for one that a published flow asks with', async () => {
      assertRefused(await home.token.post(`/forms/${String((await create())['id'])}/withdraw`), 409, 'conflict')
      const workspace = await adminWorkspace(service, 'Asking', {
        forms: [formDefinition({ code: 'asked' })],
        flows: [
          {
            code: 'asks',
            name: 'Asks',
            start: 'a',
            triggers: [{ type: 'chat_intent', intent: 'asks' }],
            nodes: [{ id: 'a', type: 'form', form: 'asked', next: null }],
          },
        ],
      })
      const {
        items: [asked],
      } = (await made(workspace.token.get('/forms'))) as { items: Loose[] }
      assert.match(
        JSON.stringify((await workspace.token.post(`/forms/${String(asked?.['id'])}/withdraw`)).body),
        /conflict.*asks/,
      )
      assertRefused(await workspace.token.post(`/forms/${String(asked?.['id'])}/withdraw`), 409, 'conflict')
    })
  })

  describe('deleteForm', () => {
    it('takes away what was never published, and nothing else', async () => {
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

  describe('listFormVersions', () => {
    it('is newest first, page by page', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      for (const title of ['B', 'C']) {
        await save(form, { ...definition, title })
        await publish(form)
      }
      const path = `/forms/${String(form['id'])}/versions?limit=2`
      const first = (await made(home.token.get(path))) as { items: Loose[]; nextCursor: string }
      const second = (await made(home.token.get(`${path}&cursor=${first.nextCursor}`))) as {
        items: Loose[]
        nextCursor: null
      }
      assert.deepEqual(
        [...first.items, ...second.items].map(({ version }) => Number(version)),
        [3, 2, 1],
      )
      assert.equal(second.nextCursor, null)
    })
  })

  describe('workspace files', () => {
    it('publish through versions, leave what is edited of a form that they do not change, and save drafts', async () => {
      const workspace = await adminWorkspace(service, 'Filed')
      const file = async (title: string, more: object = {}) =>
        await applyTestWorkspace(service.database, {
          apiVersion: 'parley/v1',
          organization: { name: 'Filed Group' },
          workspace: { name: 'Filed Shop' },
          forms: [formDefinition({ code: 'filed', title, ...more })],
        })
      const current = async () => ((await made(workspace.token.get('/forms')))['items'] as Loose[])[0] ?? {}
      await file('One')
      await made(
        workspace.token.put(
          `/forms/${String((await current())['id'])}/draft`,
          { definition: formDefinition({ code: 'filed', title: 'Edited' }) },
          NOW,
        ),
      )
      await file('One')
      assert.equal((await current())['title'], 'Edited')
      await file('Two')
      const { title, publishedVersion, unpublishedChanges, updatedBy } = await current()
      assert.deepEqual([title, publishedVersion, unpublishedChanges, updatedBy], ['Two', 2, false, null])
      await file('Three', { publish: false })
      assert.deepEqual(picked(await current(), 'title', 'publishedVersion', 'unpublishedChanges'), ['Three', 2, true])
    })
  })
})
