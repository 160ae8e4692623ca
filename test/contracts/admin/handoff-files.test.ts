import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { PDF, PNG_4x3 } from '../../support/files.ts'
import { handingOver } from '../../support/handoffs.ts'
import { uploadReplyFile } from '../../support/media.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'
import { attached, bytesAt, handedOverTo } from '../handed-over.ts'
import { successBody, successItems } from './answers.ts'

const KEY = 'pk_live_FileShop'
const HOUR = 3_600_000
const MB = 2 ** 20

describe('files of a conversation that a person has', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const home = await adminWorkspace(service, 'Files', {
    flows: [handingOver('help')],
    keys: [{ name: 'shop', key: KEY }],
    config: { tenant: { 'forms/uploads/max_size_mb': 1, 'forms/uploads/media_types': ['image', 'document'] } },
  })
  const person = await home.adminCaller(['service.handoffs.view', 'service.handoffs.answer'])
  const handedOver = async () => await handedOverTo(person, service, KEY, 'help')
  const upload = async (id: string, file: { bytes?: Buffer; name?: string } = {}, by: AdminCalls = person) =>
    await uploadReplyFile(service, by, id, file)
  const uploaded = async (id: string, by = person) =>
    ((await successBody(Promise.resolve(await upload(id, { bytes: PDF, name: 'label.pdf' }, by)))) as { id: string }).id
  const refusal = [['files', 'upload_shape']] as [string, string][]

  describe('uploadReplyFile', () => {
    it('stores a file that one reply to this conversation takes', async () => {
      const [{ id }, other] = [await handedOver(), await handedOver()]
      const file = await uploaded(id)
      const reply = { text: 'The label', files: [file] }
      assertViolations(await person.post(`/handoffs/${other.id}/replies`, reply), 422, 'validation_failed', refusal)
      const answers = await Promise.all([1, 2].map(async () => await person.post(`/handoffs/${id}/replies`, reply)))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
      const sent = answers.find(({ status }) => status === 200)?.body as Loose
      assert.deepEqual(sent['files'], [{ id: file, name: 'label.pdf', mime: 'application/pdf', size: PDF.length }])
    })

    it('stores nothing that a reply takes after a day, or that a visitor could take', async () => {
      const { id, session, asked } = await handedOver()
      const file = await uploaded(id)
      const values = { message: 'Mine', files: [{ fileId: file, name: 'label.pdf', mime: 'application/pdf', size: 1 }] }
      const taken = await callersOf(service).sendChatMessage(session, { ...asked, input: { values } })
      assert.equal(taken.status, 422)
      service.clock.advance(24 * HOUR)
      const late = await handedOver()
      const reply = { text: 'The label', files: [file] }
      assertViolations(await person.post(`/handoffs/${late.id}/replies`, reply), 422, 'validation_failed', refusal)
    })

    it('is for whoever may answer the visitor', async () => {
      const { id } = await handedOver()
      const by = async (caller: AdminCalls) => await upload(id, {}, caller)
      assertRefused(await by(await home.adminCaller(['service.handoffs.view'])), 403, 'permission_denied')
      assertRefused(await by(neighbour.token), 404, 'not_found')
      await successBody(person.post(`/handoffs/${id}/claim`))
      assertRefused(await by(await home.adminCaller(['service.handoffs.answer'])), 409, 'conflict')
      await successBody(person.post(`/handoffs/${id}/close`))
      assertRefused(await by(person), 409, 'conflict')
    })

    it('takes the sizes and kinds that the workspace takes of visitors', async () => {
      const { id } = await handedOver()
      const none = request(service.url)
        .post(`/api/admin/v1/handoffs/${id}/files`)
        .set(person.headers)
        .field('note', 'no file')
      assertViolations(await none, 422, 'validation_failed', [['file', 'required']])
      const large = Buffer.concat([PNG_4x3, Buffer.alloc(MB)])
      assertRefused(await upload(id, { bytes: large }), 413, 'file_too_large')
      const wordy = request(service.url)
        .post(`/api/admin/v1/handoffs/${id}/files`)
        .set(person.headers)
        .field('note', 'x'.repeat(20_000))
      assertRefused(await wordy.attach('file', PDF, 'label.pdf'), 413, 'payload_too_large')
      const program = Buffer.from('MZ' + '\0'.repeat(200))
      assertRefused(await upload(id, { bytes: program, name: 'label.pdf' }), 415, 'mime_not_allowed')
    })

    it('is refused for a body that breaks off, and while files cannot be stored', async () => {
      const { id } = await handedOver()
      const headers = { ...person.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
      const broken = request(service.url).post(`/api/admin/v1/handoffs/${id}/files`).set(headers)
      assertRefused(await broken.send('--x\r\nno part'), 400, 'upload_failed')
      const { files } = service.deps
      const put = files.put.bind(files)
      files.put = async () => await Promise.reject(new Error('the disk is away'))
      try {
        assertRefused(await upload(id), 500, 'upload_failed')
      } finally {
        files.put = put
      }
    })
  })

  describe('getConversationFile', () => {
    it('opens what the visitor sent, in the conversation whose message names it', async () => {
      const { session, asked } = await handedOver()
      const { conversationId } = session
      const file = await attached(service, KEY, asked.executionId)
      const reader = await home.adminCaller(['service.conversations.view'])
      const path = `/conversations/${conversationId}/files/${file.fileId}`
      assertRefused(await reader.get(path), 404, 'not_found')
      const input = { values: { message: 'See the picture', files: [file] } }
      assert.equal((await callersOf(service).sendChatMessage(session, { ...asked, input })).status, 200)
      const messages = await successItems(reader.get(`/conversations/${conversationId}/messages`))
      const written = messages.filter(({ role }) => role === 'user').at(-1)
      const facts = { id: file.fileId, name: 'lamp.png', mime: 'image/png', size: PNG_4x3.length }
      assert.deepEqual([written?.['text'], written?.['files']], ['See the picture', [facts]])
      const { url, ...opened } = await successBody(reader.get(path))
      assert.deepEqual(opened, facts)
      assert.deepEqual(await bytesAt(service, url), PNG_4x3)
      const other = await handedOver()
      const elsewhere = `/conversations/${other.session.conversationId}/files/${file.fileId}`
      assertRefused(await reader.get(elsewhere), 404, 'not_found')
      assertRefused(await neighbour.token.get(path), 404, 'not_found')
      assertRefused(await person.get(path), 403, 'permission_denied')
    })
  })
})
