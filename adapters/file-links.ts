import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKeys, type AppSecrets } from './secrets.ts'

export type FileLinks = ReturnType<typeof createFileLinks>

const TENANT_BYTES = 16
const MAC_BYTES = 32

/**
 * Signed addresses of stored files. The signature contains the workspace, so that the file can be found by it, and
 * covers workspace, file and expiry (HMAC-SHA-256).
 */
export function createFileLinks({ secrets, publicUrl }: { secrets: AppSecrets; publicUrl: string }) {
  const keys = deriveKeys(secrets, 'file-links')

  function sign(key: KeyObject, tenant: Buffer, fileId: string, expires: string): Buffer {
    return createHmac('sha256', key).update(tenant).update(`/${fileId}/${expires}`).digest()
  }

  return {
    /** An absolute address that works until `expiresAt`, to the second. */
    urlOf(tenantId: string, fileId: string, expiresAt: Date): string {
      const tenant = Buffer.from(tenantId.replaceAll('-', ''), 'hex')
      const expires = String(Math.floor(expiresAt.getTime() / 1000))
      const signature = Buffer.concat([tenant, sign(keys[0], tenant, fileId, expires)]).toString('base64url')
      return `${publicUrl}/api/v1/files/${fileId}?expires=${expires}&signature=${signature}`
    },

    /**
     * The workspace whose file the address opens; undefined for one that is not ours, was altered, or has expired.
     */
    open(
      { fileId, expires, signature }: { fileId: string; expires: string; signature: string },
      now: Date,
    ): string | undefined {
      const bytes = Buffer.from(signature, 'base64url')
      if (bytes.length !== TENANT_BYTES + MAC_BYTES || bytes.toString('base64url') !== signature) return undefined
      const tenant = bytes.subarray(0, TENANT_BYTES)
      const mac = bytes.subarray(TENANT_BYTES)
      const genuine = keys.some(key => timingSafeEqual(mac, sign(key, tenant, fileId, expires)))
      if (!genuine || Number(expires) * 1000 <= now.getTime()) return undefined
      return tenant.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
