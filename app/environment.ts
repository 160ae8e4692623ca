import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ExpectedFailure } from '../domain/expected-failure.ts'
import { environmentDeclaration } from '../generated/environment.ts'
import type { AppSecrets } from '../adapters/secrets.ts'
import type { Sampling } from '../adapters/tracing/index.ts'
import { parseVariable, schemeOf, type Declaration } from './environment-types.ts'

/** The configuration of the process: contracts/environment.yaml with the names of TypeScript. */
export interface Environment {
  nodeEnv: 'development' | 'production' | 'test'
  port: number
  workerPort: number
  /** Seconds. */
  drainDelay: number
  host: string
  maxConnections: number
  publicUrl: string
  allowedHosts: string[]
  /** In the form that Express takes; undefined if it was not set. */
  trustProxy: boolean | number | string[] | undefined
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  /** Seconds. */
  databaseReadMaxLag: number
  /** Absolute. */
  dataDir: string
  appSecret: string
  appSecretSecondary: string | undefined
  engineApiToken: string | undefined
  engineApiTokenSecondary: string | undefined
  crawler: boolean
  edgeStoreDsn: string
  edgeStoreToken: string | undefined
  limiterDsn: string
  fileStoreDsn: string | undefined
  mailerDsn: string
  egressAllow: string[]
  callSlots: number
  chatStreams: number
  chatStreamsPerKey: number
  validateResponses: boolean
  eventLogRedaction: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  otelTracesSampler: Sampling['sampler']
  otelTracesSamplerArg: number
  otelExporterOtlpEndpoint: string | undefined
}

export type Variables = Readonly<Record<string, string | undefined>>

export interface EnvironmentDeclaration {
  reservedPrefixes: string[]
  /** Regular expressions. */
  placeholders: string[]
  variables: Record<string, Declaration>
}

/** Shorter names resemble too many legitimate ones (`PORTS`, `GHOST`). */
const TYPO_MIN_LENGTH = 8

/** How traces are sampled. */
export function samplingOf({
  otelTracesSampler,
  otelTracesSamplerArg,
}: Pick<Environment, 'otelTracesSampler' | 'otelTracesSamplerArg'>): Sampling {
  return { sampler: otelTracesSampler, ratio: otelTracesSamplerArg }
}

/** The secret that signs and seals, and the one that is accepted in addition. */
export function appSecretsOf({
  appSecret,
  appSecretSecondary,
}: Pick<Environment, 'appSecret' | 'appSecretSecondary'>): AppSecrets {
  return appSecretSecondary === undefined ? [appSecret] : [appSecret, appSecretSecondary]
}

/** Every problem of the environment, in one sentence each. */
export class EnvironmentError extends ExpectedFailure {
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'EnvironmentError'
    this.sentences = sentences
  }
}

/** contracts/environment.yaml. */
export const declaration = environmentDeclaration as EnvironmentDeclaration

/**
 * The checked environment. In development, `APP_SECRET` is generated on first use and stored in
 * `<DATA_DIR>/app-secret`.
 * @throws EnvironmentError for malformed, missing and unknown variables, all at once
 */
export async function loadEnvironment(variables: Variables = process.env): Promise<Environment> {
  const read = readEnvironment(variables)
  const dataDir = path.resolve(read.dataDir)
  return { ...read, dataDir, appSecret: read.appSecret ?? (await storedSecret(dataDir)) }
}

/** The pure half of `loadEnvironment`: it reads and writes nothing. */
export function readEnvironment(
  variables: Variables,
): Omit<Environment, 'appSecret'> & { appSecret: string | undefined } {
  const sentences = strangers(variables, declaration)
  const production = variables['NODE_ENV'] === 'production'
  const placeholders = declaration.placeholders.map(expression => new RegExp(expression, 'i'))
  const values: Record<string, unknown> = {}
  for (const [name, declared] of Object.entries(declaration.variables)) {
    const text = variables[name]?.trim() ?? ''
    if (text === '') {
      if (production && declared.requiredInProduction === true)
        sentences.push(`${name} is required when NODE_ENV is production.`)
      values[camelCase(name)] = declared.default
      continue
    }
    const parsed = parseVariable(text, declared)
    if ('problem' in parsed) {
      sentences.push(`${name} ${parsed.problem}${declared.secret === true ? '' : `, not "${text}"`}.`)
    } else values[camelCase(name)] = parsed.value
    const mustBeReal = production && (declared.secret === true || declared.requiredInProduction === true)
    if (mustBeReal && placeholders.some(expression => expression.test(text)))
      sentences.push(`${name} has the value of an example; NODE_ENV is production.`)
    const isOn = values[camelCase(name)] === true
    const needed = isOn ? declared.needs : declared.rules?.[schemeOf(text)]?.needs
    if (needed !== undefined && (variables[needed]?.trim() ?? '') === '')
      sentences.push(`${needed} is required for ${isOn ? name : `${schemeOf(text)}://`}.`)
  }
  if (sentences.length > 0) throw new EnvironmentError(sentences)
  values['publicUrl'] ??= `http://localhost:${String(values['port'])}`
  // A test compares the declaration with the interface.
  return values as unknown as Omit<Environment, 'appSecret'> & { appSecret: string | undefined }
}

/**
 * Sentences about undeclared variables that were probably meant for this service; contracts/environment.yaml has the
 * rule.
 */
function strangers(variables: Variables, declaration: EnvironmentDeclaration): string[] {
  const declared = Object.keys(declaration.variables)
  const sentences: string[] = []
  for (const name of Object.keys(variables)) {
    if (declared.includes(name) || (variables[name] ?? '') === '') continue
    const bare = name.toUpperCase().replace(/^PARLEY_/, '')
    const minLength = bare.length === name.length ? TYPO_MIN_LENGTH : 1
    const meant = declared.find(known => known.length >= minLength && isOneSlipFrom(bare, known))
    if (meant !== undefined) sentences.push(`${name} is unknown; did you mean ${meant}?`)
    else if (declaration.reservedPrefixes.some(prefix => name.startsWith(prefix)))
      sentences.push(`${name} is unknown; generated/environment.md lists all variables.`)
  }
  return sentences
}

/** Whether the two are equal, or differ by one letter that is missing, added, changed or swapped with its neighbour. */
export function isOneSlipFrom(text: string, known: string): boolean {
  if (Math.abs(text.length - known.length) > 1) return false
  let start = 0
  while (start < text.length && text[start] === known[start]) start += 1
  const rest = text.slice(start)
  const knownRest = known.slice(start)
  return (
    rest === knownRest ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest.slice(1) ||
    (rest.slice(2) === knownRest.slice(2) && rest[0] === knownRest[1] && rest[1] === knownRest[0])
  )
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Of two processes that start at the same time, the second uses the first one's secret, and never a half-written one.
 */
async function storedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'app-secret')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(draft)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) throw new EnvironmentError([`${file} holds no secret; remove the file, or set APP_SECRET.`])
  return secret
}
