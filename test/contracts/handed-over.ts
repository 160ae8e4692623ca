import assert from 'node:assert/strict'
import type { Test } from 'supertest'
import type { AdminCalls } from '../support/admin.ts'
import { PNG_4x3 } from '../support/files.ts'
import type { TestService } from '../support/service.ts'
import { successItems } from './admin/answers.ts'
import { callersOf, type Loose, type Session } from './callers.ts'
import { starter } from './public/chat-turns.ts'

/** A visitor's conversation that was handed over. `asked`: what its next message answers. */
export type HandedOver = { session: Session; id: string; asked: { executionId: string; waitToken: string } }

/** @param intent of a flow that hands over at once */
export async function handedOverTo(
  person: AdminCalls,
  service: TestService,
  key: string,
  intent: string,
): Promise<HandedOver> {
  const session = await callersOf(service).session(key)
  const { executionId, waitToken } = await starter(service)(session, intent)
  const [handoff] = await successItems(person.get(`/handoffs?conversationId=${session.conversationId}`))
  return {
    session,
    id: String(handoff?.['id']),
    asked: { executionId: String(executionId), waitToken: String(waitToken) },
  }
}

/** Uploads a picture for the visitor's next message. */
export function attach(service: TestService, key: string, executionId: string, field = 'files'): Test {
  return callersOf(service)
    .post(`/api/public/v1/forms/${executionId}/uploads?field=${field}&publicKey=${key}`, undefined, {})
    .unset('Content-Type')
    .attach('file', PNG_4x3, 'lamp.png')
}

export async function attached(
  service: TestService,
  key: string,
  executionId: string,
): Promise<Loose & { fileId: string }> {
  const answer = await attach(service, key, executionId)
  assert.equal(answer.status, 201, answer.text)
  return (answer.body as { file: Loose & { fileId: string } }).file
}

/** What is at a signed address. */
export async function bytesAt({ url }: Pick<TestService, 'url'>, address: unknown): Promise<Buffer> {
  const { pathname, search } = new URL(String(address))
  return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
