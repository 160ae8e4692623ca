/** Kinds of files as `forms/uploads/media_types` names them. */
export type MediaKind = 'image' | 'document' | 'audio' | 'video' | 'archive' | 'other'

const ARCHIVES: ReadonlySet<string> = new Set([
  'application/zip',
  'application/gzip',
  'application/x-gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/x-rar-compressed',
  'application/vnd.rar',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
  'application/x-compress',
  'application/x-lzip',
  'application/x-lz4',
])
const DOCUMENTS = /^(text\/.*|application\/(pdf|rtf|xml|json|msword|postscript|epub\+zip|x-cfb))$/
const OFFICE_DOCUMENTS = /^application\/vnd\.(ms-|oasis\.opendocument\.|openxmlformats-officedocument\.)/

export function mediaKindOf(mime: string): MediaKind {
  const top = mime.split('/', 1)[0]
  if (top === 'image' || top === 'audio' || top === 'video') return top
  if (ARCHIVES.has(mime)) return 'archive'
  return DOCUMENTS.test(mime) || OFFICE_DOCUMENTS.test(mime) ? 'document' : 'other'
}
