import { join } from 'node:path'
import { createFileLinks, type FileLinks } from '../../adapters/file-links.ts'
import { createFileStore, type FileStore } from '../../adapters/files/index.ts'
import { createSpool, type Spool } from '../../adapters/files/spool.ts'
import { appSecretsOf } from '../environment.ts'
import type { Base, ServiceEnvironment } from './base.ts'
import type { Substitutes } from './substitutes.ts'

/** Stored files, and uploads that are still arriving. */
export type FileDeps = { files: FileStore; spool: Spool; fileLinks: FileLinks }

export async function composeFiles(
  { clock }: Base,
  environment: ServiceEnvironment,
  substitutes: Substitutes,
): Promise<FileDeps> {
  const { publicUrl, fileStoreDsn, dataDir } = environment
  const spool = createSpool({ folder: join(dataDir, 'incoming') })
  await spool.sweep(clock.now())
  return {
    files: substitutes.files ?? createFileStore(fileStoreDsn, { folder: join(dataDir, 'files') }),
    spool,
    fileLinks: createFileLinks({ secrets: appSecretsOf(environment), publicUrl }),
  }
}
