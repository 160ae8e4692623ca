import type { FileStore } from '../../adapters/files/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { downloadMedium as download, isPicture } from '../../services/media/media.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { contentDisposition } from './content-disposition.ts'

export async function downloadMedium(
  deps: { db: Pool; files: FileStore },
  request: RequestOf<'downloadMedium'>,
): Promise<ReplyOf<'downloadMedium'>> {
  const { medium, stream } = await download(deps, request.params.address)
  return {
    status: 200,
    stream,
    headers: {
      'Content-Type': medium.mime,
      'Content-Length': String(medium.size),
      // Browsers refuse to show a PDF in a sandbox.
      'Content-Disposition': contentDisposition(isPicture(medium.mime) ? 'inline' : 'attachment', medium.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      // The bytes never change; a day bounds how long browsers that have cached a deleted medium still show it.
      'Cache-Control': 'public, max-age=86400, immutable',
    },
  }
}
