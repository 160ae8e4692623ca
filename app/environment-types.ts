import ipaddr from 'ipaddr.js'

export interface Declaration {
  type:
    'port' | 'integer' | 'ratio' | 'host' | 'url' | 'boolean' | 'text' | 'folder' | 'dsn' | 'list' | 'enum' | 'proxies'
  description: string
  default?: unknown
  schemes?: string[]
  rules?: Readonly<Record<string, DsnRules>>
  values?: string[]
  minLength?: number
  min?: number
  max?: number
  secret?: boolean
  requiredInProduction?: boolean
  /** The name of another variable; of a boolean that is on. */
  needs?: string
}

/** The parts that a scheme of a DSN accepts; contracts/environment.yaml explains them. */
export interface DsnRules {
  form?: string
  pattern?: string
  options?: Readonly<Record<string, keyof typeof OPTION_VALUES>>
  /** The name of another variable. */
  needs?: string
}

const OPTION_VALUES = {
  text: { pattern: /./, what: 'a text' },
  seconds: { pattern: /^[1-9]\d{0,8}$/, what: 'a whole number of seconds from 1' },
  url: { pattern: /^https?:\/\/\S+$/, what: 'an http or https address' },
  boolean: { pattern: /^(?:true|false)$/, what: 'true or false' },
}

/** The value, or the end of a sentence that begins with the variable's name. */
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
    case 'integer':
      return integer(text, declared)
    case 'ratio':
      return given(/^(0|1|0?\.\d+|[01]\.0*)$/.test(text) ? Number(text) : undefined, 'must be a number from 0 to 1')
    case 'host':
      return host(text)
    case 'url':
      return url(text, declared.schemes ?? [])
    case 'dsn':
      return dsn(text, declared.schemes ?? [], declared.rules)
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

function integer(text: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Declaration): Parsed {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return given(value >= min && value <= max ? value : undefined, `must be a whole number from ${min} to ${max}`)
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

function dsn(text: string, schemes: string[], rules?: Declaration['rules']): Parsed {
  const scheme = schemeOf(text)
  if (!schemes.includes(scheme))
    return { problem: `must begin with ${schemes.map(known => `${known}://`).join(' or ')}` }
  if (!URL.canParse(text)) return { problem: 'must be a complete address' }
  if (rules === undefined) return { value: text }
  const { form = '', pattern = '', options = {} } = rules[scheme] ?? {}
  const [address = '', query] = text.split(/\?(.*)/s)
  if (!new RegExp(pattern).test(address)) return { problem: `must have the form ${form}` }
  for (const [name, value] of new URLSearchParams(query)) {
    const kind = Object.hasOwn(options, name) ? options[name] : undefined
    // The value is not repeated: if a password has a question mark, it would contain a part of it.
    if (kind === undefined) return { problem: `must have no options ${exceptOf(options)}with ${scheme}://` }
    const { pattern: values, what } = OPTION_VALUES[kind]
    if (!values.test(value)) return { problem: `must have ${what} as its option ${name}` }
  }
  return { value: text }
}

function exceptOf(options: object): string {
  const names = Object.keys(options)
  return names.length === 0 ? '' : `but ${names.join(', ')} `
}

/** The scheme of a DSN, without `://`; empty when the text has none. */
export function schemeOf(text: string): string {
  return /^([a-z][a-z0-9+.-]*):\/\//.exec(text)?.[1] ?? ''
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
