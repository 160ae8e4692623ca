import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  argumentProblems,
  operationRequest,
  type DocumentOperation,
} from '../../../domain/operations/operation-request.ts'

const OPERATION: DocumentOperation = {
  id: 'feedPet',
  method: 'POST',
  path: '/pets/{petId}/meals',
  summary: '',
  parameters: [
    { name: 'petId', in: 'path', required: true, schema: {} },
    { name: 'tag', in: 'query', required: false, schema: {} },
    { name: 'X-Trace', in: 'header', required: false, schema: {} },
    { name: 'seen', in: 'cookie', required: false, schema: {} },
  ],
  body: { required: true, schema: {} },
  response: null,
}

describe('the request of an operation', () => {
  test('has each argument in its place', () => {
    const given = { 'petId': 7, 'tag': ['a&b', 'c'], 'X-Trace': 't', 'seen': 'x;y', 'body': { meal: 'hay' } }
    assert.deepEqual(operationRequest(OPERATION, given), {
      method: 'POST',
      url: '/pets/7/meals?tag=a%26b&tag=c',
      headers: { 'X-Trace': 't', 'cookie': 'seen=x%3By' },
      body: { meal: 'hay' },
    })
  })

  test('has a form where the operation takes one, and what is in a field under its name in brackets', () => {
    const form: DocumentOperation = { ...OPERATION, body: { required: true, schema: {}, encoding: 'form' } }
    const body = { to: 'a&b', tag: ['x', 'y'], none: null, items: [{ price: 'p', count: 2 }], data: { 'order no': 7 } }
    const request = operationRequest(form, { petId: 7, body })
    assert.ok(request !== undefined)
    assert.deepEqual(request.headers, { 'content-type': 'application/x-www-form-urlencoded' })
    assert.equal(
      decodeURIComponent(request.body as string),
      'to=a&b&tag=x&tag=y&items[0][price]=p&items[0][count]=2&data[order+no]=7',
    )
  })

  test('keeps a value within its segment of the path', () => {
    assert.equal(operationRequest(OPERATION, { petId: '../a?b#c' })?.url, '/pets/..%2Fa%3Fb%23c/meals')
    assert.equal(operationRequest(OPERATION, { petId: '\ud800' })?.url, '/pets/%EF%BF%BD/meals')
  })

  for (const petId of ['', '.', '..', null]) {
    test(`does not exist with ${JSON.stringify(petId)} in its path`, () => {
      assert.equal(operationRequest(OPERATION, { petId }), undefined)
    })
  }

  test('tells the arguments that are unknown or missing', () => {
    assert.deepEqual(argumentProblems(OPERATION, ['petID', 'tag']), [
      { argument: 'petID', problem: 'unknown' },
      { argument: 'petId', problem: 'missing' },
      { argument: 'body', problem: 'missing' },
    ])
    assert.deepEqual(argumentProblems(OPERATION, ['petId', 'body']), [])
  })
})
