import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { EdgeStore } from '../../adapters/edge-store/index.ts'
import { eventually } from '../support/eventually.ts'

export type StoreUnderTest = {
  store: EdgeStore
  /** The stored value, as another client reads it. */
  stored(namespace: 'webchat' | 'config', key: string): Promise<string | undefined>
  close(): Promise<void>
}

const KEY = '018f0000-0000-7000-8000-000000000002/quick-questions'

/** The promises of every edge store. */
export function edgeStoreSuite(name: string, open: () => Promise<StoreUnderTest>, skip: string | false = false): void {
  describe(`edge store ${name}`, { skip }, () => {
    let under: StoreUnderTest
    before(async () => {
      under = await open()
    })
    after(() => under.close())
    /** A read times out after 150 ms, which a busy machine may exceed. */
    const read = async () => await eventually(async () => await under.store.read('webchat', KEY))

    it('has nothing at first', async () => {
      assert.equal(await read(), undefined)
      await under.store.remove('webchat', KEY)
    })
    it('stores the latest text unchanged, if it stores anything', async () => {
      const text = JSON.stringify({ text: '👍 größer\n"\u0001', long: 'x'.repeat(100_000) })
      await under.store.write('webchat', KEY, '{}')
      await under.store.write('webchat', KEY, text)
      assert.equal(await under.stored('webchat', KEY), under.store.keeps ? text : undefined)
    })
    it('reads the written value, if it supports reads', async () => {
      await under.store.write('webchat', KEY, '{"a":1}')
      assert.equal(await read(), under.store.serves ? '{"a":1}' : undefined)
    })
    it('separates namespaces and keys', async () => {
      await under.store.write('config', KEY, 'config')
      await under.store.write('webchat', `${KEY}-2`, 'other')
      await under.store.write('webchat', KEY, 'webchat')
      const all = await Promise.all([
        under.stored('config', KEY),
        under.stored('webchat', `${KEY}-2`),
        under.stored('webchat', KEY),
      ])
      assert.deepEqual(all, under.store.keeps ? ['config', 'other', 'webchat'] : [undefined, undefined, undefined])
    })
    it('removes one entry and no other', async () => {
      await under.store.remove('webchat', KEY)
      await under.store.remove('webchat', KEY)
      assert.deepEqual(
        [await under.stored('webchat', KEY), await under.stored('config', KEY)],
        [undefined, under.store.keeps ? 'config' : undefined],
      )
    })
  })
}
