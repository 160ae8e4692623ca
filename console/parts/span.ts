/** A span of milliseconds: `12 ms`, `3.4 s`, `2 min 5 s`, `3 h 10 min`, `2 d 4 h`. */
export function span(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
  return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3_600)} h`
}

/** How long a person has to wait: `1 second`, `90 seconds`, `2 minutes`, `24 hours`; rounded up. */
export function wait(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [unit, length] = seconds < 120 ? ['second', 1] : seconds < 7_200 ? ['minute', 60] : ['hour', 3_600]
  return (seconds / length).toLocaleString('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
    roundingMode: 'ceil',
  })
}
