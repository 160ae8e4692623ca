import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { giveToken, call, rpc } from '../../../support/agents.ts'
import { assertFailed, useAgent } from './agent.ts'

type Draft = { id: string; etag: string; valid: boolean; publishes: object; findings: { rule: string; path: string }[] }
type Detail = { draft: Draft; definition: { fields: object[]; title: string } }
type Version = { version: number; live: boolean; note: string | null; rolledBackFrom: number | null }

const email = { name: 'email', type: 'email', label: 'E-mail', required: true }

describe('tools that make forms', () => {
  const agent = useAgent()
  let made = 0

  function definition(fields: object[] = [email]) {
    made += 1
    return { code: `made-${made}`, title: 'Made', fields }
  }

  async function create(fields?: object[]): Promise<Draft> {
    return await agent.get<Draft>('forms.create_draft', { definition: definition(fields) })
  }

  async function draftOf(formId: string): Promise<Detail> {
    return await agent.get<Detail>('forms.get_draft', { form_id: formId })
  }

  const relabel = (value: string) => [{ op: 'replace', path: '/fields/0/label', value }]

  /** A form with one version and another draft. */
  async function publishedAndChanged(): Promise<Draft> {
    const { id, etag } = await create()
    await agent.get('forms.publish', { form_id: id, etag })
    const { draft } = await draftOf(id)
    return await agent.get<Draft>('forms.update_draft', {
      form_id: id,
      etag: draft.etag,
      patch: relabel('Your e-mail'),
    })
  }

  describe('forms.list_forms', () => {
    test('lists forms by code in pages, also by status', async () => {
      const { id } = await create()
      type Page = { items: { id: string; code: string }[]; nextCursor: string | null }
      const first = await agent.get<Page>('forms.list_forms', { limit: 1 })
      const rest = await agent.get<Page>('forms.list_forms', { cursor: first.nextCursor })
      const codes = [...first.items, ...rest.items].map(({ code }) => code)
      assert.deepEqual([first.items.length, codes], [1, codes.toSorted()])
      const drafts = await agent.get<Page>('forms.list_forms', { status: 'draft' })
      assert.ok(drafts.items.some(form => form.id === id))
      const published = await agent.get<Page>('forms.list_forms', { status: 'published' })
      assert.deepEqual(
        published.items.map(form => form.id),
        [agent.agents.form],
      )
      await agent.fails('invalid_input', 'forms.list_forms', { cursor: 'bm90LWEtY3Vyc29y' })
    })
  })

  describe('forms.get_form', () => {
    test('has the live definition, that of a version, or the draft of a form without versions', async () => {
      const { id } = await publishedAndChanged()
      type Form = {
        form: { publishedVersion: number | null }
        version: number | null
        definition: { fields: object[] }
      }
      const live = await agent.get<Form>('forms.get_form', { form_id: id })
      assert.deepEqual([live.form.publishedVersion, live.version, live.definition.fields], [1, 1, [email]])
      assert.deepEqual(await agent.get('forms.get_form', { form_id: id, version: 1 }), live)
      const drafted = await create()
      const unpublished = await agent.get<Form>('forms.get_form', { form_id: drafted.id.toUpperCase() })
      assert.deepEqual([unpublished.version, unpublished.definition.fields], [null, [email]])
      await agent.fails('not_found', 'forms.get_form', { form_id: id, version: 2 })
      await agent.fails('not_found', 'forms.get_form', { form_id: agent.agents.flows.order })
    })

    test('is the resource of the form, also in the list and its templates', async () => {
      const { form } = agent.agents
      const token = agent.agents.tokens.admin
      const { result } = await rpc(agent.service, token, 'resources/read', { uri: `form://${form}` })
      const [content] = result?.['contents'] as { text: string }[]
      assert.deepEqual(JSON.parse(content!.text), await agent.get('forms.get_form', { form_id: form }))
      const unknown = await rpc(agent.service, token, 'resources/read', { uri: `form://${agent.service.deps.newId()}` })
      assert.equal(unknown.error?.code, -32602)
    })
  })

  describe('forms.get_schema', () => {
    test('has the schema of forms with all it refers to, and a form that is valid', async () => {
      type Schema = { schema: { $defs: object }; example: object }
      const { schema, example } = await agent.get<Schema>('forms.get_schema')
      for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g))
        assert.ok(Object.hasOwn(schema.$defs, name.replace('#/$defs/', '')), name)
      assert.deepEqual(await agent.get('forms.validate', { definition: example }), { valid: true, findings: [] })
    })
  })

  describe('forms.create_draft', () => {
    test('stores an unfinished form and tells what it lacks', async () => {
      const draft = await create([email, email])
      assert.deepEqual(
        [draft.valid, draft.findings.map(({ rule }) => rule), draft.publishes],
        [false, ['duplicate_field'], { version: 1, isNew: true }],
      )
      await agent.fails('validation_failed', 'forms.create_draft', { definition: { title: 'Without a code' } })
    })

    test('creates one form for one idempotency key, in the argument as in the header', async () => {
      const args = { definition: definition() }
      const key = 'form-once'
      const first = await agent.get<Draft>('forms.create_draft', { ...args, idempotency_key: key })
      const again = await agent.get<Draft>('forms.create_draft', args, { 'Idempotency-Key': key })
      assert.equal(again.id, first.id)
      await agent.fails('conflict', 'forms.create_draft', args)
    })
  })

  describe('forms.get_draft', () => {
    test('has the definition as it was stored, its tag and its findings', async () => {
      const draft = await create([email, email])
      assert.deepEqual(await draftOf(draft.id), {
        draft,
        definition: { code: `made-${made}`, title: 'Made', fields: [email, email] },
      })
      await agent.fails('not_found', 'forms.get_draft', { form_id: agent.service.deps.newId() })
    })
  })

  describe('forms.update_draft', () => {
    test('replaces the draft or patches it, and returns the next tag', async () => {
      const { id, etag } = await create()
      const patched = await agent.get<Draft>('forms.update_draft', { form_id: id, etag, patch: relabel('Your e-mail') })
      const { definition: stored } = await draftOf(id)
      assert.deepEqual(stored.fields, [{ ...email, label: 'Your e-mail' }])
      const whole = { ...stored, title: 'Renamed' }
      await agent.get('forms.update_draft', { form_id: id, etag: patched.etag, definition: whole })
      assert.deepEqual((await draftOf(id)).definition, whole)
      await agent.fails('invalid_input', 'forms.update_draft', { form_id: id, etag: '*' })
      const code = [{ op: 'replace', path: '/code', value: 'other' }]
      await agent.fails('validation_failed', 'forms.update_draft', { form_id: id, etag: '*', patch: code })
    })

    test('gets the first result again with the same key, though its tag is stale by then', async () => {
      const { id, etag } = await create()
      const args = { form_id: id, etag, patch: relabel('Mail'), idempotency_key: `label-${id}` }
      const first = await agent.get<Draft>('forms.update_draft', args)
      assert.deepEqual(await agent.get('forms.update_draft', args), first)
    })

    test('of two agents with one tag, the second gets the conflict with both sides and the new tag', async () => {
      const { id, etag } = await create()
      const { etag: newTag } = await agent.get<Draft>('forms.update_draft', {
        form_id: id,
        etag,
        patch: relabel('One'),
      })
      const { definition: stored } = await draftOf(id)
      const other = { ...stored, fields: [{ ...email, label: 'Two' }] }
      const late = await agent.fails('precondition_failed', 'forms.update_draft', {
        form_id: id,
        etag,
        definition: other,
      })
      const text = late.content[0]!.text
      assert.ok(text.includes(newTag), text)
      assert.match(text, /changed by admin .*\/fields\/0\/label: stored "One", yours "Two"/)
    })
  })

  describe('forms.validate', () => {
    test('finds what a publish would, with and without a form', async () => {
      const { id } = await create()
      const broken = definition([email, email])
      type Validation = Pick<Draft, 'valid' | 'findings'>
      const free = await agent.get<Validation>('forms.validate', { definition: broken })
      assert.deepEqual([free.valid, free.findings.map(({ path }) => path)], [false, ['/fields/1/name']])
      const bound = await agent.get<Validation>('forms.validate', { definition: broken, form_id: id })
      assert.deepEqual(
        bound.findings.map(({ path }) => path),
        ['/code', '/fields/1/name'],
      )
      await agent.fails('not_found', 'forms.validate', { definition: broken, form_id: agent.service.deps.newId() })
    })
  })

  describe('forms.diff', () => {
    test('lists what leads from a version to the draft or to another version', async () => {
      const { id, etag } = await publishedAndChanged()
      const compare = async (to?: object) => await agent.get('forms.diff', { form_id: id, from_version: 1, ...to })
      const changes = [{ path: '/fields/0/label', change: 'changed', before: 'E-mail', after: 'Your e-mail' }]
      assert.deepEqual(await compare(), { from: '1', to: 'draft', changes })
      await agent.get('forms.publish', { form_id: id, etag })
      assert.deepEqual(await compare({ to_version: 2 }), { from: '1', to: '2', changes })
      await agent.fails('not_found', 'forms.diff', { form_id: id, from_version: 9 })
    })
  })

  describe('forms.publish', () => {
    test('makes exactly the draft live that was read, once for one key', async () => {
      const { id, etag } = await create()
      const args = { form_id: id, etag, note: 'First', idempotency_key: `publish-${id}` }
      const version = await agent.get<Version>('forms.publish', args)
      assert.deepEqual([version.version, version.live, version.note, version.rolledBackFrom], [1, true, 'First', null])
      assert.deepEqual(await agent.get('forms.publish', args), version)
      await agent.get('forms.update_draft', { form_id: id, etag: '*', patch: relabel('Mail') })
      await agent.fails('precondition_failed', 'forms.publish', { form_id: id, etag })
    })

    test('refuses a form with errors and names each', async () => {
      const { id, etag } = await create([email, email])
      const failed = await agent.fails('form_invalid', 'forms.publish', { form_id: id, etag })
      assert.match(failed.content[0]!.text, /error at \/fields\/1\/name: /)
    })

    test('is a change by the user with this token in the audit log, beside the call of the tool', async () => {
      const { id, etag } = await create()
      await agent.get('forms.publish', { form_id: id, etag })
      const { rows } = await agent.service.database.pool.query<{ action: string; actor: { tokenId: string | null } }>(
        "select action, actor from audit_log where subject ->> 'id' = $1 order by action",
        [id],
      )
      assert.deepEqual(
        rows.map(({ action, actor }) => [action, typeof actor.tokenId]),
        [
          ['form.create', 'string'],
          ['form.publish', 'string'],
        ],
      )
      const { rows: calls } = await agent.service.database.pool.query<{ subject: object }>(
        `select subject, details from audit_log where action = 'mcp.tool.call' and tenant_id = $1
        order by id desc limit 1`,
        [agent.agents.tenantId],
      )
      assert.match(JSON.stringify(calls), /forms\.publish/)
      assert.ok(!JSON.stringify(calls).includes(id))
    })
  })

  describe('forms.rollback', () => {
    test('makes an old version live as a new one and leaves the draft alone', async () => {
      const { id, etag } = await publishedAndChanged()
      await agent.get('forms.publish', { form_id: id, etag })
      const { definition: drafted } = await draftOf(id)
      const back = await agent.get<Version>('forms.rollback', { form_id: id, version: 1, note: 'Back' })
      assert.deepEqual([back.version, back.live, back.note, back.rolledBackFrom], [3, true, 'Back', 1])
      assert.deepEqual((await draftOf(id)).definition, drafted)
      await agent.fails('not_found', 'forms.rollback', { form_id: id, version: 9 })
    })

    test('takes the permission to publish, which may be kept from who drafts', async () => {
      const { id } = await publishedAndChanged()
      const drafting = { permissions: ['service.forms.view', 'service.forms.manage'], scopes: ['mcp:forms:write'] }
      const token = await giveToken(agent.service, agent.agents.tenantId, drafting)
      const asAuthor = async (name: string, args: object) =>
        await rpc(agent.service, token, 'tools/call', { name, arguments: args })
      for (const [name, args] of [
        ['forms.publish', { form_id: id, etag: '*' }],
        ['forms.rollback', { form_id: id, version: 1 }],
      ] as const)
        assert.deepEqual((await asAuthor(name, args)).error?.data, { resource: 'service.forms.publish' })
      const changed = await call(agent.service, token, 'forms.update_draft', {
        form_id: id,
        etag: '*',
        patch: relabel('Mail'),
      })
      assert.equal(changed.isError, false)
      assertFailed(
        await call(agent.service, token, 'forms.get_draft', { form_id: agent.service.deps.newId() }),
        'not_found',
      )
    })
  })
})
