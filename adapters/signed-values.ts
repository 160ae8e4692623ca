import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKeys, type AppSecrets } from './secrets.ts'

/** Values that somebody else keeps for us: readable, and of no use when altered. */
export type SignedValues<Value extends object> = {
  sign(value: Value): string
  /** Undefined for a text that is not ours, was altered, or was signed for another purpose. */
  open(text: string): Value | undefined
}

/** The JSON of a value and its HMAC-SHA-256 under a key of this purpose alone, both base64url. */
export function createSignedValues<Value extends object>(secrets: AppSecrets, purpose: string): SignedValues<Value> {
  const keys = deriveKeys(secrets, purpose)
  const macOf = (key: KeyObject, content: string) => createHmac('sha256', key).update(content).digest()
  return {
    sign(value) {
      const content = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${content}.${macOf(keys[0], content).toString('base64url')}`
    },
    open(text) {
      const [content = '', sent = '', ...more] = text.split('.')
      const mac = Buffer.from(sent, 'base64url')
      // Of several texts for the same bytes only one is ours.
      if (more.length > 0 || mac.toString('base64url') !== sent) return undefined
      const isOurs = keys.some(key => {
        const expected = macOf(key, content)
        return expected.length === mac.length && timingSafeEqual(expected, mac)
      })
      return isOurs ? (JSON.parse(Buffer.from(content, 'base64url').toString()) as Value) : undefined
    },
  }
}
