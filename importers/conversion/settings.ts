/** Settings of a block as the export has them: anything may be missing or of another type. */
export type Settings = Readonly<Record<string, unknown>>

export function settingsOf(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {}
}

/** The nested settings; none when it has none. */
export function within(settings: Settings, key: string): Settings {
  return settingsOf(settings[key])
}

/** A text that is not empty. */
export function textIn(settings: Settings, key: string): string | undefined {
  const value = settings[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The value of a field as text; a missing value is an empty text. */
export function writtenIn(settings: Settings, key: string): string {
  const value = settings[key] ?? ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A number, written as one or as text. */
export function numberIn(settings: Settings, key: string): number | undefined {
  const value = settings[key]
  const number = typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,9})?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function isOn(settings: Settings, key: string): boolean {
  return settings[key] === true
}

export function listIn(settings: Settings, key: string): Settings[] {
  const value = settings[key]
  return Array.isArray(value) ? value.map(settingsOf) : []
}

export function textsIn(settings: Settings, key: string): string[] {
  const value = settings[key]
  return Array.isArray(value) ? (value.filter(item => typeof item === 'string' && item !== '') as string[]) : []
}

/** A list that some exports write as JSON in a text. */
export function writtenListIn(settings: Settings, key: string): Settings[] {
  return listIn({ [key]: parsedIn(settings, key) }, key)
}

/** Settings that some exports write as JSON in a text. */
export function writtenWithin(settings: Settings, key: string): Settings {
  return settingsOf(parsedIn(settings, key))
}

function parsedIn(settings: Settings, key: string): unknown {
  const value = settings[key]
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
