import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isOvertaken, isTransient } from '../../adapters/postgres/transient.ts'

const coded = (code: string) => Object.assign(new Error(`said with ${code}`), { code })

it('Errors of an unavailable database are distinguished from errors of a statement', () => {
  const transient = [
    '08006',
    '28P01',
    '3D000',
    '53300',
    '53100',
    '58030',
    '57P01',
    '57P03',
    '57014',
    '25006',
    '25P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'EAI_AGAIN',
  ]
  const lasting = ['23505', '42P01', '40P01', '22P02', 'ENOENT', '53', 'XX000']
  for (const code of transient) assert.ok(isTransient(coded(code)), code)
  for (const code of lasting) assert.ok(!isTransient(coded(code)), code)
  assert.ok(isTransient(Object.assign(new Error('wrapped'), { nativeError: coded('57P01') })))
  const noRoom = 'could not write init file'
  assert.ok(
    isTransient(Object.assign(new Error(noRoom), { code: 'XX000' })),
    'a server without room for new connections',
  )
  for (const message of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'ROLLBACK - Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Knex: Timeout acquiring a connection. The pool is probably full.',
  ])
    assert.ok(isTransient(new Error(message)), message)
  assert.ok(!isTransient(new Error('Cannot use a pool after calling end on the pool')))
  assert.ok(!isTransient('ECONNREFUSED'))
})

it('A transaction that lost to another one may be repeated unchanged', () => {
  for (const code of ['40001', '40P01', '23503']) assert.ok(isOvertaken(coded(code)), code)
  assert.ok(isOvertaken(Object.assign(new Error('wrapped'), { nativeError: coded('40P01') })))
  for (const code of ['23505', '57P01', '42P01']) assert.ok(!isOvertaken(coded(code)), code)
  assert.ok(!isOvertaken(new Error('40P01')))
})
