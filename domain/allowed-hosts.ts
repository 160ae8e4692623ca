/** The configuration field that names the hosts which `http` nodes without a connection may call. */
export const ALLOWED_HOSTS = 'engine/http/allowed_hosts'

/** Whether the list of hosts of a workspace allows calls to this one: a listed host or a subdomain of one. */
export function isAllowedHost(host: string, listed: readonly string[]): boolean {
  const name = host.toLowerCase()
  return (
    listed.length === 0 || listed.some(each => name === each.toLowerCase() || name.endsWith(`.${each.toLowerCase()}`))
  )
}
