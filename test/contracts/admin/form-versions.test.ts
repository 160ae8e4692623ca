import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { formDefinition, successBody, successItems, picked } from './fixtures.ts'
import { formCalls, NOW } from './form-calls.ts'

describe('versions of forms on the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { visitors, create, publish, save, published, newKey, key, isShown, actions } = await formCalls({
    service,
    home,
  })

  describe('publishForm', () => {
    it('creates versions that never change, each with its note and its publisher', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const first = await publish(form, { note: 'Begins' })
      assert.deepEqual(
        [first['version'], first['live'], first['note'], first['publishedBy']],
        [1, true, 'Begins', home.author],
      )
      await isShown(form, 'Newsletter')
      await save(form, { ...definition, title: 'Post' })
      await publish(form)
      const items = await successItems(home.token.get(`/forms/${String(form['id'])}/versions`))
      assert.deepEqual(
        items.map(version => picked(version, 'version', 'live', 'note')),
        [
          [2, true, null],
          [1, false, 'Begins'],
        ],
      )
      const old = await successBody(home.token.get(`/forms/${String(form['id'])}/versions/1`))
      assert.deepEqual([old['definition'], old['version'].live], [definition, false])
      assert.deepEqual(
        (await actions(form)).map(({ action, after }) => `${String(action)} ${String(after.publishedVersion)}`),
        ['form.publish 2', 'form.save_draft undefined', 'form.publish 1', 'form.create null'],
      )
    })
    it('creates no version when nothing has changed', async () => {
      const form = await published()
      assert.equal((await publish(form, { note: 'Again' }))['version'], 1)
      assert.equal((await actions(form)).length, 2)
    })
    it('requires the permission to publish; the one to edit is not enough', async () => {
      const editor = await home.adminCaller(['service.forms.view', 'service.forms.manage'])
      const { id } = await successBody(editor.post('/forms', { definition: formDefinition() }))
      assert.equal(
        assertRefused(await editor.post(`/forms/${String(id)}/publish`, {}), 403, 'permission_denied')['permission'],
        'service.forms.publish',
      )
    })
    it('replays its first reply for the same Idempotency-Key, regardless of later versions', async () => {
      const definition = formDefinition()
      const form = await create(definition)
      const headers = { 'Idempotency-Key': newId() }
      const first = await home.token.post(`/forms/${String(form['id'])}/publish`, {}, headers)
      await save(form, { ...definition, title: 'Post' })
      await publish(form)
      assert.equal((await home.token.post(`/forms/${String(form['id'])}/publish`, {}, headers)).text, first.text)
    })
    it('leaves a waiting conversation with the version it showed; the next one gets the new version', async () => {
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
            await successBody(
              visitors.sendChatMessage(session, { text: 'ask', intentName: 'asks' }).then(answer => answer),
            )
          )['reply'] as Loose,
        }
      }
      const old = await ask()
      const {
        items: [form],
      } = (await successBody(workspace.token.get('/forms'))) as { items: Loose[] }
      const stricter = formDefinition({
        code: 'asked',
        fields: [
          { name: 'email', type: 'email', required: true },
          { name: 'age', type: 'number', required: true },
        ],
      })
      await successBody(workspace.token.put(`/forms/${String(form?.['id'])}/draft`, { definition: stricter }, NOW))
      await successBody(workspace.token.post(`/forms/${String(form?.['id'])}/publish`, {}))
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
    it('hides the form from visitors until a publish restores its latest version', async () => {
      const form = await published()
      await isShown(form, 'Newsletter')
      const gone = await successBody(home.token.post(`/forms/${String(form['id'])}/withdraw`))
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
    it('is 409 conflict for a form that is not published, and for one that a published flow uses', async () => {
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
      } = (await successBody(workspace.token.get('/forms'))) as { items: Loose[] }
      assert.match(
        JSON.stringify((await workspace.token.post(`/forms/${String(asked?.['id'])}/withdraw`)).body),
        /conflict.*asks/,
      )
      assertRefused(await workspace.token.post(`/forms/${String(asked?.['id'])}/withdraw`), 409, 'conflict')
    })
  })

  describe('listFormVersions', () => {
    it('lists the newest version first, page by page', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      for (const title of ['B', 'C']) {
        await save(form, { ...definition, title })
        await publish(form)
      }
      const path = `/forms/${String(form['id'])}/versions?limit=2`
      const first = (await successBody(home.token.get(path))) as { items: Loose[]; nextCursor: string }
      const second = (await successBody(home.token.get(`${path}&cursor=${first.nextCursor}`))) as {
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

  describe('getFormVersion', () => {
    it('returns the definition as it was published, regardless of later versions', async () => {
      const definition = formDefinition()
      const form = await published(definition)
      await save(form, { ...definition, title: 'Post' })
      await publish(form)
      const path = `/forms/${String(form['id'])}/versions`
      const { version, definition: first } = await successBody(home.token.get(`${path}/1`))
      assert.deepEqual([version.version, version.live, version.publishedBy, first], [1, false, home.author, definition])
      assert.equal((await successBody(home.token.get(`${path}/2`)))['definition'].title, 'Post')
      assertRefused(await home.token.get(`${path}/3`), 404, 'not_found')
    })
  })

  describe('forms of a workspace file', () => {
    it('are published as versions; a draft stays if the file does not change the form', async () => {
      const workspace = await adminWorkspace(service, 'Filed')
      const file = async (title: string, more: object = {}) =>
        await applyTestWorkspace(service.database, {
          apiVersion: 'parley/v1',
          organization: { name: 'Filed Group' },
          workspace: { name: 'Filed Shop' },
          forms: [formDefinition({ code: 'filed', title, ...more })],
        })
      const current = async () => (await successItems(workspace.token.get('/forms')))[0] ?? {}
      await file('One')
      await successBody(
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
