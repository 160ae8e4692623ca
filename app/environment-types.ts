import ipaddr from 'ipaddr.js'

export interface Declaration {
  type: 'port' | 'host' | 'url' | 'boolean' | 'text' | 'folder' | 'dsn' | 'list' | 'enum' | 'proxies'
  description: string
  default?: unknown
  developmentDefault?: unknown
  schemes?: string[]
  values?: string[]
  minLength?: number
  secret?: boolean
  requiredInProduction?: boolean
}

/** The value, or the rest of a sentence that begins with the variable's name. */
export type Parsed = { value: unknown } | { problem: string }

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['off', false],
  ['no', false],
])

export function parseVariable(text: string, declared: Declaration): Parsed {
  switch (declared.type) {
    case 'port':
      return port(text)
    case 'host':
      return host(text)
    case 'url':
      return url(text, declared.schemes ?? [])
    case 'dsn':
      return dsn(text, declared.schemes ?? [])
    case 'boolean':
      return given(booleans.get(text.toLowerCase()), 'must be true or false')
    case 'enum':
      return given(
        declared.values?.find(value => value === text),
        `must be one of ${(declared.values ?? []).join(', ')}`,
      )
    case 'text':
      return given(
        text.length >= (declared.minLength ?? 1) ? text : undefined,
        `must have at least ${String(declared.minLength)} characters`,
      )
    case 'folder':
      return given(text.includes('\0') ? undefined : text, 'must be the path of a folder')
    case 'list':
      return given(list(text), 'must be a comma-separated list without blanks')
    case 'proxies':
      return proxies(text)
  }
}

function given(value: unknown, problem: string): Parsed {
  return value === undefined ? { problem } : { value }
}

function port(text: string): Parsed {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return given(value <= 65_535 ? value : undefined, 'must be a port number from 0 to 65535')
}

function host(text: string): Parsed {
  const name = /^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$/
  return given(ipaddr.isValid(text) || name.test(text) ? text : undefined, 'must be an address or a host name')
}

function url(text: string, schemes: string[]): Parsed {
  const parsed = URL.parse(text)
  const fits =
    parsed !== null && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.search === '' && parsed.hash === ''
  return given(
    fits ? text.replace(/\/+$/, '') : undefined,
    `must be an absolute address (${schemes.map(scheme => `${scheme}://…`).join(' or ')})`,
  )
}

function dsn(text: string, schemes: string[]): Parsed {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//.exec(text)?.[1]
  return given(
    scheme !== undefined && schemes.includes(scheme) ? text : undefined,
    `must begin with ${schemes.map(known => `${known}://`).join(' or ')}`,
  )
}

function list(text: string): string[] | undefined {
  const items = text.split(',').map(item => item.trim())
  return items.every(item => /^\S+$/.test(item)) ? items : undefined
}

function proxies(text: string): Parsed {
  const yes = text.toLowerCase()
  if (yes === 'true' || yes === 'false') return { value: yes === 'true' }
  if (/^\d{1,3}$/.test(text)) return { value: Number(text) }
  const names = ['loopback', 'linklocal', 'uniquelocal']
  const items = list(text)
  const known = items?.every(item => names.includes(item) || ipaddr.isValid(item) || ipaddr.isValidCIDR(item)) === true
  return given(
    known ? items : undefined,
    'must be true, false, a number of hops, or addresses, CIDR ranges, loopback, linklocal, uniquelocal',
  )
}
