const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether a request that was answered with this HTTP status may be answered otherwise when it is sent again. */
export function isRetryableStatus(status: number): boolean {
  return RETRYABLE.has(status) || status >= 500
}
