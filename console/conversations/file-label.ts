const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** Whether a message has no text of its own: of files alone it has their names. */
export function saysOnlyFiles(text: string | null, files: readonly { name: string }[]): boolean {
  return files.length > 0 && text === files.map(({ name }) => name).join(', ')
}

/** Name and size of a file, as in `receipt.pdf, 48 kB`. */
export function fileLabel({ name, size }: { name: string; size: number }): string {
  const step = size < 1_000 ? 0 : size < 1_000_000 ? 1 : 2
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  })
  return `${name}, ${format.format(size / 1_000 ** step)}`
}
