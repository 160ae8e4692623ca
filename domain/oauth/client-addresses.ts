/**
 * Whether the identifier of a client is the address of its document: HTTPS, as a URL is written in full, with a path.
 * What another spelling would mean to the host of the document is not guessed.
 */
export function isClientAddress(id: string): boolean {
  const url = URL.parse(id)
  if (url === null || url.protocol !== 'https:' || url.href !== id || url.pathname === '/') return false
  return url.username === '' && url.password === '' && !id.includes('?') && !id.includes('#')
}
