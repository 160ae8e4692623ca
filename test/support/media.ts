import request, { type Test } from 'supertest'
import { ADMIN, type AdminCalls } from './admin.ts'
import { PNG_4x3 } from './files.ts'
import type { TestService } from './service.ts'

/** Uploads a file as a medium, by a credential of the admin API. */
export function uploadMedium(
  { url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>,
  { headers }: Pick<AdminCalls, 'headers'>,
  { bytes = PNG_4x3, name = 'map.png' }: { bytes?: Buffer; name?: string } = {},
): Test {
  return request(url)
    .post(`${ADMIN}/media`)
    .set({ 'X-Forwarded-For': nextAddress(), ...headers })
    .attach('file', bytes, name)
}

/** Uploads a file to a training source. */
export function uploadDocument(
  { url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>,
  { headers }: Pick<AdminCalls, 'headers'>,
  sourceId: string,
  {
    bytes = Buffer.from('# Help'),
    name = 'help.md',
    query = '',
  }: { bytes?: Buffer; name?: string; query?: string } = {},
): Test {
  return request(url)
    .post(`${ADMIN}/training-sources/${sourceId}/documents${query}`)
    .set({ 'X-Forwarded-For': nextAddress(), ...headers })
    .attach('file', bytes, name)
}

/** Uploads a file for a reply to a visitor. */
export function uploadReplyFile(
  { url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>,
  { headers }: Pick<AdminCalls, 'headers'>,
  handoffId: string,
  { bytes = PNG_4x3, name = 'map.png' }: { bytes?: Buffer; name?: string } = {},
): Test {
  return request(url)
    .post(`${ADMIN}/handoffs/${handoffId}/files`)
    .set({ 'X-Forwarded-For': nextAddress(), ...headers })
    .attach('file', bytes, name)
}
