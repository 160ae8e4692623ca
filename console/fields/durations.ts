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

const IN_ORDER = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** A duration as it is said: `PT1H30M` is `1 hour 30 minutes`. Any other text, such as a template, stays. */
export function durationInWords(text: string): string {
  const [, ...counts] = IN_ORDER.exec(text) ?? []
  const said = counts.flatMap((count: string | undefined, index) => {
    const unit = UNITS[UNITS.length - 1 - index]
    return count === undefined ? [] : [`${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`]
  })
  return said.length === 0 ? text : said.join(' ')
}
