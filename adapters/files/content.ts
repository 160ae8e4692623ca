import { fileTypeFromFile } from 'file-type'
import { imageSizeFromFile } from 'image-size/fromFile'
import type { SpooledFile } from './spool.ts'

/**
 * What the bytes of a file reveal, regardless of its name. Width and height are those of a picture as it is shown, in
 * pixels.
 */
export type Content = { mime: string; width: number | null; height: number | null }

/** Content without a binary signature is plain text when it is UTF-8. */
export async function inspectContent(file: SpooledFile): Promise<Content> {
  // A file that violates its own format further on has no known type.
  const found = await fileTypeFromFile(file.path).catch(() => undefined)
  const mime = found?.mime ?? (file.isUtf8 ? 'text/plain' : 'application/octet-stream')
  return { mime, ...(await pictureSize(file.path, mime)) }
}

const QUARTER_TURNED = 5

async function pictureSize(path: string, mime: string): Promise<Pick<Content, 'width' | 'height'>> {
  if (!mime.startsWith('image/')) return { width: null, height: null }
  const size = await imageSizeFromFile(path).catch(() => undefined)
  if (size === undefined) return { width: null, height: null }
  const { width, height, orientation = 1 } = size
  return orientation >= QUARTER_TURNED ? { width: height, height: width } : { width, height }
}
