/** Units of a duration that people write, from the smallest. */
export const UNITS = ['second', 'minute', 'hour', 'day', 'week'] as const
export type Unit = (typeof UNITS)[number]

const LETTERS: Readonly<Record<Unit, string>> = { second: 'S', minute: 'M', hour: 'H', day: 'D', week: 'W' }
const ONE_UNIT = /^P(?:T(\d+)([HMS])|(\d+)([DW]))$/

/** A duration of one unit: `PT5M` is 5 minutes. Undefined for any other text. */
export function parseDuration(text: string): { count: number; unit: Unit } | undefined {
  const [, inTime, timeLetter, inDays, dayLetter] = ONE_UNIT.exec(text) ?? []
  const count = Number(inTime ?? inDays)
  const unit = UNITS.find(name => LETTERS[name] === (timeLetter ?? dayLetter))
  return unit === undefined || !Number.isSafeInteger(count) ? undefined : { count, unit }
}

export function formatDuration(count: number, unit: Unit): string {
  return unit === 'day' || unit === 'week' ? `P${count}${LETTERS[unit]}` : `PT${count}${LETTERS[unit]}`
}
