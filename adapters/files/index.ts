import { fileURLToPath } from 'node:url'
import { createDiskStore } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3.ts'

export type { FileStore, LocalFile } from './file-store.ts'

/**
 * The store of `FILE_STORE_DSN`: `file:///folder`, or `s3://KEY:SECRET@host[:port]/bucket[/prefix]` with the options
 * `region` (`us-east-1`) and `tls` (`false` for plain HTTP).
 * @param folder for the files if there is no DSN
 */
export function createFileStore(dsn: string | undefined, { folder }: { folder: string }): FileStore {
  if (dsn === undefined) return createDiskStore({ folder })
  const url = new URL(dsn)
  if (url.protocol === 'file:') return createDiskStore({ folder: fileURLToPath(url) })
  if (url.protocol !== 's3:') throw new Error(`no file store for ${url.protocol}`)
  const [, bucket = '', ...prefix] = decodeURIComponent(url.pathname).replace(/\/+$/, '').split('/')
  if (url.username === '' || url.password === '' || url.host === '' || bucket === '')
    throw new Error('FILE_STORE_DSN must have the form s3://KEY:SECRET@host/bucket.')
  return createS3Store({
    endpoint: `${url.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: prefix.length === 0 ? '' : `${prefix.join('/')}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  })
}
