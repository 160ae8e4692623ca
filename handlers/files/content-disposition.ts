/** `Content-Disposition` (RFC 6266): a name that every client understands, and the exact one (RFC 8187). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${plain}"; filename*=UTF-8''${exact}`
}
