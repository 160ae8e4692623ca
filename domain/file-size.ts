const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/**
 * The size of a file as people read it: `12 bytes`, `48 kB`, `2.4 MB`. The widget and the console import this module.
 * @param language a BCP 47 tag; undefined for the language of the browser
 */
export function fileSize(bytes: number, language: string | undefined): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  })
  return format.format(bytes / 1_000 ** step)
}
