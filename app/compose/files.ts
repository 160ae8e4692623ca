import { join } from 'node:path'
import { createFileLinks, type FileLinks } from '../../adapters/file-links.ts'
import { createFileStore, type FileStore } from '../../adapters/files/index.ts'
import { createSpool, type Spool } from '../../adapters/files/spool.ts'
import type { Base, ServiceEnvironment } from './base.ts'
import type { Substitutes } from './substitutes.ts'

/** Uploaded files, and those that arrive. */
export type FileDeps = { files: FileStore; spool: Spool; fileLinks: FileLinks }

export async function composeFiles(
  { clock }: Base,
  { appSecret, publicUrl, fileStoreDsn, dataDir }: ServiceEnvironment,
  substitutes: Substitutes,
): Promise<FileDeps> {
  const spool = createSpool({ folder: join(dataDir, 'incoming') })
  await spool.sweep(clock.now())
  return {
    files: substitutes.files ?? createFileStore(fileStoreDsn, { folder: join(dataDir, 'files') }),
    spool,
    fileLinks: createFileLinks({ secret: appSecret, publicUrl }),
  }
}
